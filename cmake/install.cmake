# SPDX-License-Identifier: MIT
# `cmake --install`: the program, its unit for systemd and its documents.
include(GNUInstallDirs)

install(TARGETS sluice sluice_bench RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES README.md LICENSE deploy/systemd/sluice.json TYPE DOC)
install(DIRECTORY docs/ TYPE DOC FILES_MATCHING PATTERN "*.md" PATTERN gen EXCLUDE)

# The unit names the program by its full path, which `--prefix` may still change.
install(CODE "
    set(unit_dir \"\${CMAKE_INSTALL_PREFIX}/lib/systemd/system\")
    file(READ \"${PROJECT_SOURCE_DIR}/deploy/systemd/sluice.service\" unit)
    string(REPLACE /usr/local/bin/sluice
        \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/sluice\" unit \"\${unit}\")
    message(STATUS \"Installing: \$ENV{DESTDIR}\${unit_dir}/sluice.service\")
    file(WRITE \"\$ENV{DESTDIR}\${unit_dir}/sluice.service\" \"\${unit}\")
")
