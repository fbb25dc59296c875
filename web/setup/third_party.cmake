# Libraries of others. Debian's packages where the system has them, else the pinned release.
# Unpacked sources are shared by all presets of a clone.
set(CTQ_SOURCES_DIR ${PROJECT_SOURCE_DIR}/build/third_party)
file(MAKE_DIRECTORY ${CTQ_SOURCES_DIR})
set(CTQ_ON_DEBIAN_12 FALSE)
if(EXISTS /etc/os-release)
    file(STRINGS /etc/os-release os_release REGEX "^(ID|VERSION_ID)=")
    if("ID=debian" IN_LIST os_release AND "VERSION_ID=\"12\"" IN_LIST os_release)
        set(CTQ_ON_DEBIAN_12 TRUE)
    endif()
endif()

# ctq_fetch_source(<name> <probe> <url> <sha256> [<package> <version> <suite>]) sets <name>_DIR to the
# unpacked source: on Debian 12 from the signed source package, elsewhere from the project's release.
function(ctq_fetch_source name probe url sha256)
    set(folder ${CTQ_SOURCES_DIR}/${name})
    file(LOCK ${CTQ_SOURCES_DIR}/${name}.lock GUARD FUNCTION TIMEOUT 300)
    if(NOT EXISTS ${folder}/${probe} AND CTQ_ON_DEBIAN_12 AND ARGC EQUAL 7)
        message(STATUS "Fetching ${name} (Debian source package ${ARGV4} ${ARGV5})")
        execute_process(COMMAND ${PROJECT_SOURCE_DIR}/web/setup/debian_source.sh
            ${ARGV4} ${ARGV5} ${ARGV6} ${folder} ERROR_VARIABLE why)
        if(NOT EXISTS ${folder}/${probe})
            string(STRIP "${why}" why)
            message(STATUS "No Debian source package of ${name}: ${why}")
        endif()
    endif()
    if(NOT EXISTS ${folder}/${probe})
        message(STATUS "Fetching ${name} from ${url}")
        file(DOWNLOAD ${url} ${folder}.archive STATUS status INACTIVITY_TIMEOUT 60)
        list(GET status 0 code)
        if(NOT code EQUAL 0)
            file(REMOVE ${folder}.archive)
            list(GET status 1 why)
            message(FATAL_ERROR "Could not fetch ${name} (${why}): is there a network?")
        endif()
        file(SHA256 ${folder}.archive found)
        if(NOT found STREQUAL sha256)
            file(REMOVE ${folder}.archive)
            message(FATAL_ERROR "${url} is not the file it should be: its SHA-256 is ${found}.")
        endif()
        file(REMOVE_RECURSE ${folder} ${folder}.unpacked)
        file(ARCHIVE_EXTRACT INPUT ${folder}.archive DESTINATION ${folder}.unpacked)
        file(GLOB top ${folder}.unpacked/*)
        file(RENAME ${top} ${folder})
        file(REMOVE_RECURSE ${folder}.archive ${folder}.unpacked)
    endif()
    set(${name}_DIR ${folder} PARENT_SCOPE)
endfunction()

# ctq_header_library(<folder> <probe> <inner> <url> <sha256>) makes #include <folder/...> work. A
# link into the build tree, because /usr/include as a whole would break the web's own headers.
function(ctq_header_library folder probe inner url sha256)
    if(EXISTS ${CTQ_HEADER_DIR}/${folder}/${probe})
        return()
    endif()
    set(source /usr/include/${folder})
    if(NOT EXISTS ${source}/${probe})
        ctq_fetch_source(${folder} ${inner}/${probe} ${url} ${sha256})
        set(source ${${folder}_DIR}/${inner})
    endif()
    file(REMOVE ${CTQ_HEADER_DIR}/${folder})
    file(CREATE_LINK ${source} ${CTQ_HEADER_DIR}/${folder} SYMBOLIC)
endfunction()

set(CTQ_HEADER_DIR ${PROJECT_BINARY_DIR}/third_party/include)
file(MAKE_DIRECTORY ${CTQ_HEADER_DIR})
ctq_header_library(doctest doctest.h doctest
    https://github.com/doctest/doctest/archive/v2.4.9.tar.gz
    19b2df757f2f3703a5e63cee553d85596875f06d91a3333acd80a969ef210856)
ctq_header_library(CLI CLI.hpp include/CLI
    https://github.com/CLIUtils/CLI11/archive/v2.1.2.tar.gz
    26291377e892ba0e5b4972cdfd4a2ab3bf53af8dac1f4ea8fe0d1376b625c8cb)
ctq_header_library(nlohmann json.hpp include/nlohmann
    https://github.com/nlohmann/json/releases/download/v3.11.2/json.tar.xz
    8c4b26bf4b422252e13f332bc5e388ec0ab5c3443d24399acb675e68278d341f)
add_library(ctq_headers INTERFACE)
target_include_directories(ctq_headers SYSTEM INTERFACE ${CTQ_HEADER_DIR})

if(NOT EMSCRIPTEN)
    find_package(Threads REQUIRED)
endif()
if(EMSCRIPTEN OR CTQ_APP)
    include(${CMAKE_CURRENT_LIST_DIR}/python.cmake)
    include(${CMAKE_CURRENT_LIST_DIR}/sdl_imgui.cmake)
    include(${CMAKE_CURRENT_LIST_DIR}/qrcode.cmake)
endif()
