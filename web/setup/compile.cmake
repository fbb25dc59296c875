# How our own sources are compiled. Third-party sources never get these warnings.

# The same arithmetic natively and on the web: no fused multiply-add, no fast-math.
add_library(ctq_compile INTERFACE)
target_include_directories(ctq_compile INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(ctq_compile INTERFACE -Wall -Wextra -Wconversion -Wshadow -ffp-contract=off)
# When gcc 12 inlines, it warns of overlaps and overflows that cannot happen (such as its bug 105329), also when
# it optimises at link time.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(ctq_compile INTERFACE -Wno-restrict -Wno-stringop-overflow)
    target_link_options(ctq_compile INTERFACE -Wno-restrict -Wno-stringop-overflow)
endif()
if(CTQ_WERROR)
    target_compile_options(ctq_compile INTERFACE -Werror)
endif()

# Everything except ctq and the tests is compiled without exceptions and RTTI.
add_library(ctq_compile_plain INTERFACE)
target_link_libraries(ctq_compile_plain INTERFACE ctq_compile)
target_compile_options(ctq_compile_plain INTERFACE -fno-exceptions $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)

if(CTQ_SANITIZE)
    # The check of virtual tables needs RTTI, which our code does not have.
    set(CTQ_SANITIZERS -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
    # Reports name lines; minimal debugging information is enough for that.
    add_compile_options(-O1 -g1 ${CTQ_SANITIZERS})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        # Relative to the directory of the compiler, so that other clones can use the cache.
        file(RELATIVE_PATH others ${PROJECT_BINARY_DIR} ${CMAKE_CURRENT_LIST_DIR}/not_sanitized.txt)
        add_compile_options(-fsanitize-ignorelist=${others})
    endif()
    add_link_options(${CTQ_SANITIZERS})
endif()

# The sanitized tests of clang count which code of our own libraries they run; tests/lint/coverage.py adds the
# counts up. Nothing is written unless LLVM_PROFILE_FILE names a file. The objects contain no path of a clone.
# Fuzzers see which branches this code took.
add_library(ctq_covered INTERFACE)
if(CTQ_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(ctq_covered INTERFACE -fprofile-instr-generate=/dev/null -fcoverage-mapping
        -fcoverage-compilation-dir=. -fsanitize=fuzzer-no-link)
    target_link_options(ctq_covered INTERFACE -fprofile-instr-generate)
endif()

# ctq_covers(<program> <library>...): a run of the program counts the code of these libraries. They are linked
# whole and before the program's own objects. Otherwise the linker would take the objects' copies of inline
# functions, which count nothing.
function(ctq_covers program)
    if(CTQ_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        list(TRANSFORM ARGN REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
        target_link_options(${program} PRIVATE LINKER:--whole-archive ${files} LINKER:--no-whole-archive)
    endif()
endfunction()

# ctq_sources(<out> <pattern>...) lists the sources that match the patterns, which are relative to the
# calling folder. The next build finds files that are added later.
function(ctq_sources out)
    list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${ARGN})
    set(${out} ${found} PARENT_SCOPE)
endfunction()

# ctq_folders(<out> <folder>...) lists the sources that are directly in these folders of the calling folder.
function(ctq_folders out)
    list(TRANSFORM ARGN REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/\\1/*.cpp")
    file(GLOB found CONFIGURE_DEPENDS ${ARGN})
    set(${out} ${found} PARENT_SCOPE)
endfunction()

if(EMSCRIPTEN)
    # Two ways to compile for the web, for size (the page) and for speed (worker, ctq, tests).
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        # Names only: Debian's linker crashes on the full debug information.
        set(CTQ_WEB_SMALL -O1)
        set(CTQ_WEB_SMALLER -O1)
        set(CTQ_WEB_FAST -O1)
        set(CTQ_WEB_SELDOM -O1)
        set(CMAKE_C_FLAGS_DEBUG "")
        set(CMAKE_CXX_FLAGS_DEBUG "")
        set(CTQ_WEB_DEBUG --profiling-funcs -sASSERTIONS=1)
    else()
        # Emscripten forbids inlining with -Oz, but functions shorter than a call make the program 6 % smaller where
        # they are inlined while a file is compiled. While the program is linked, nothing is inlined: the long
        # functions that come of it compress badly, and split.py cannot separate them.
        set(shortest_inlined -finline-functions "SHELL:-mllvm -inline-threshold=-20")
        set(CTQ_WEB_SMALL -Oz -flto ${shortest_inlined})
        # More passes over the linked page: 1 % fewer bytes for 25 seconds. Only small functions are
        # inlined into their only caller, for the same reason.
        set(CTQ_WEB_SMALLER -Oz -flto -Wl,-mllvm,-inline-threshold=-100000
            -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=40,--flatten,--rereloop,-Oz)
        set(CTQ_WEB_FAST -O3)
        set(CTQ_WEB_SELDOM -Oz ${shortest_inlined})
        set(CMAKE_C_FLAGS_RELEASE -DNDEBUG)
        set(CMAKE_CXX_FLAGS_RELEASE -DNDEBUG)
    endif()
    # Debian's Emscripten mistakes node's fetch for a browser's. Later versions of node don't know the flag.
    set(CTQ_NODE node --no-experimental-fetch)
    execute_process(COMMAND ${CTQ_NODE} -e 0 RESULT_VARIABLE code OUTPUT_QUIET ERROR_QUIET)
    if(NOT code EQUAL 0)
        set(CTQ_NODE node)
    endif()
    list(JOIN CTQ_NODE " " CTQ_NODE)

    # Debian's Emscripten finds acorn, which its optimiser needs, only through this variable.
    if(EXISTS /usr/share/nodejs/acorn)
        set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK
            "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
    endif()
endif()

# ctq_node_program(<target>) links the target for node, where it reads and writes files and pipes like
# a native program, and writes a script with the name of the target that runs it.
function(ctq_node_program target)
    target_compile_options(${target} PRIVATE -fexceptions)
    target_link_options(${target} PRIVATE ${CTQ_WEB_FAST} ${CTQ_WEB_DEBUG} -fexceptions
        -sENVIRONMENT=node
        -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=4MB)
    file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${target}
        CONTENT "#!/bin/sh\nexec ${CTQ_NODE} '$<TARGET_FILE:${target}>' \"$@\"\n"
        FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
            WORLD_EXECUTE)
endfunction()
