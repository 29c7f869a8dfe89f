# SPDX-License-Identifier: MIT
# The page as part of the binary: bundled by esbuild when page/node_modules has it, and otherwise a
# text that says how to get it. Sets page_array, a C file with page_files (gateway/edge/page.h).
set(page_dir ${PROJECT_SOURCE_DIR}/page)
set(page_out ${CMAKE_CURRENT_BINARY_DIR}/page)
set(page_array ${CMAKE_CURRENT_BINARY_DIR}/page_files.c)
find_program(NODE_PROGRAM NAMES node nodejs)

option(SLUICE_PAGE "Make the page part of the gateway when npm's modules are there" ON)
if(NOT SLUICE_PAGE)
    set(page_missing "SLUICE_PAGE is OFF")
elseif(NOT NODE_PROGRAM)
    set(page_missing "there is no node")
elseif(NOT EXISTS ${page_dir}/node_modules/esbuild/package.json)
    set(page_missing "page/node_modules has no esbuild (run \"npm ci\" in page/)")
endif()

# page_embed(OUTPUT LIST DEPENDS): a C file of page_files from a list of "PATH|TYPE|FILE".
function(page_embed output list depends)
    list(JOIN list "\n" lines)
    file(CONFIGURE OUTPUT ${output}.txt CONTENT "@lines@\n" @ONLY)
    set(embed ${PROJECT_SOURCE_DIR}/page/embed.cmake)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DLIST=${output}.txt -DOUTPUT=${output} -P ${embed}
        DEPENDS ${depends} ${embed} ${output}.txt)
endfunction()

if(page_missing)
    message(STATUS "The gateway is built without its page: ${page_missing}")
    set(page_files "/|text/plain|${page_dir}/missing.txt")
    set(page_depends ${page_dir}/missing.txt)
else()
    file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS
        ${page_dir}/src/* ${PROJECT_SOURCE_DIR}/clients/js/src/*.js)
    set(page_files
        "/|text/html|${page_dir}/src/index.html"
        "/page.js|text/javascript|${page_out}/page.js"
        "/page.css|text/css|${page_out}/page.css"
        "/licences.txt|text/plain|${page_out}/licences.txt"
        "/icon.svg|image/svg+xml|${page_dir}/src/icon.svg")
    add_custom_command(
        OUTPUT ${page_out}/page.js ${page_out}/page.css ${page_out}/licences.txt
        COMMAND ${NODE_PROGRAM} ${page_dir}/build.mjs ${page_out}
        DEPENDS ${page_sources} ${page_dir}/build.mjs ${page_dir}/package-lock.json
        COMMENT "Bundling the page")
    set(page_depends
        ${page_out}/page.js ${page_out}/page.css ${page_out}/licences.txt ${page_sources})
endif()
page_embed(${page_array} "${page_files}" "${page_depends}")
