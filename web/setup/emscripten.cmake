# The toolchain of the web presets: the Emscripten whose em++ is on PATH, from Debian or an emsdk.
find_program(CTQ_EMXX em++)
if(NOT CTQ_EMXX)
    message(FATAL_ERROR "The web build needs Emscripten: on Debian run web/play.sh, "
        "elsewhere install an emsdk and put its em++ on PATH.")
endif()
file(REAL_PATH ${CTQ_EMXX} emxx)
cmake_path(GET emxx PARENT_PATH emscripten_root)
include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
