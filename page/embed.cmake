# SPDX-License-Identifier: MIT
# cmake -DLIST=file -DOUTPUT=file.c -P embed.cmake: the files of a list, whose lines are
# PATH|CONTENT TYPE|FILE, as the C array page_files (gateway/edge/page.h).
file(STRINGS ${LIST} lines)
set(arrays "")
set(rows "")
set(count 0)
foreach(line IN LISTS lines)
    string(REGEX MATCH "^([^|]*)[|]([^|]*)[|](.*)$" whole "${line}")
    set(path "${CMAKE_MATCH_1}")
    set(type "${CMAKE_MATCH_2}")
    set(file "${CMAKE_MATCH_3}")
    if(type MATCHES "^text/")
        string(APPEND type "; charset=utf-8")
    endif()
    file(READ "${file}" hex HEX)
    file(SHA256 "${file}" hash)
    string(SUBSTRING "${hash}" 0 32 hash)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
    string(APPEND arrays "static const unsigned char file_${count}[] = {${bytes}};\n")
    string(APPEND rows "    {\"${path}\", \"${type}\", \"\\\"${hash}\\\"\", file_${count}, "
        "sizeof(file_${count})},\n")
    math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT}
    "#include \"edge/page.h\"\n${arrays}"
    "const struct page_file page_files[] = {\n${rows}};\n"
    "const size_t page_file_count = ${count};\n")
