# SPDX-License-Identifier: MIT
# cmake -DINPUT=file -DOUTPUT=file.c -DNAME=symbol -P embed.cmake: the file's bytes as a C array.
file(READ ${INPUT} hex HEX)
string(LENGTH "${hex}" digits)
math(EXPR length "${digits} / 2")
string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
file(WRITE ${OUTPUT}
    "#include <stddef.h>\n"
    "extern const unsigned char ${NAME}[];\n"
    "extern const size_t ${NAME}_len;\n"
    "const unsigned char ${NAME}[] = {${bytes}};\n"
    "const size_t ${NAME}_len = ${length};\n")
