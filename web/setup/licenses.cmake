# Writes OUTPUT, the licences of everything inside the page.
function(section title)
    file(APPEND ${OUTPUT} "\n${title}\n\n")
    foreach(path IN LISTS ARGN)
        file(READ ${path} text)
        string(APPEND text "\n")
        file(APPEND ${OUTPUT} "${text}")
    endforeach()
endfunction()

# The comment at the top of a source file, which has its licence.
function(section_from_comment title path)
    file(READ ${path} text)
    string(FIND "${text}" "*/" end)
    string(SUBSTRING "${text}" 0 ${end} text)
    string(REPLACE "/*" "" text "${text}")
    string(REPLACE "\n * " "\n" text "${text}")
    file(APPEND ${OUTPUT} "\n${title}\n${text}\n")
endfunction()

file(WRITE ${OUTPUT} "Licences of Cartotheque and of what it is made with\n")
section("CARTOTHEQUE" ${SOURCE_DIR}/LICENSE)
section("SDL 2" ${SDL_DIR}/LICENSE.txt)
section("DEAR IMGUI" ${IMGUI_DIR}/LICENSE.txt)
section_from_comment("QR CODE GENERATOR LIBRARY" ${QRCODE_DIR}/c/qrcodegen.h)
section("FONTS
Cartotheque Sans is made from Lato, Copyright (c) 2010-2014 by tyPoland Lukasz Dziedzic with Reserved
Font Name \"Lato\". Cartotheque Serif is made from EB Garamond, Copyright 2010-2013 Georg A. Duffner
and 2013 Siva Kalyan. Both, and these subsets, are under the SIL Open Font License, Version 1.1:"
    ${FONT_LICENSE})
file(APPEND ${OUTPUT} "
EMSCRIPTEN AND ITS LIBRARIES
The page contains parts of Emscripten (MIT licence, Copyright (c) 2010-2014 Emscripten authors), musl
(MIT licence, Copyright (c) 2005-2020 Rich Felker and others) and LLVM's libc++ and compiler-rt
(Apache License 2.0 with LLVM exceptions).
")
