# Caches that outlive a clone: the compiler's cache and third-party sources. With them, a fresh clone on the
# same machine builds in a fraction of the time.
set(CTQ_CACHE_DIR $ENV{XDG_CACHE_HOME})
if(NOT CTQ_CACHE_DIR)
    set(CTQ_CACHE_DIR $ENV{HOME}/.cache)
endif()
cmake_path(APPEND CTQ_CACHE_DIR cartotheque)

# The cache ignores the paths of a clone, so that every clone finds what another one compiled. The includes of
# a file come from the compiler, so that a file that is not in the cache is not preprocessed twice.
find_program(CTQ_CCACHE ccache)
set(launcher "")
if(CTQ_CCACHE)
    set(launcher ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_DEPEND=1 CCACHE_SLOPPINESS=time_macros CCACHE_DIR=${CTQ_CACHE_DIR}/ccache CCACHE_MAXSIZE=3G)
    if(EMSCRIPTEN)
        # em++ is a script: this tells ccache that it takes clang's options.
        list(APPEND launcher CCACHE_COMPILERTYPE=clang)
    endif()
    list(APPEND launcher ${CTQ_CCACHE})
endif()
if(launcher AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
endif()
