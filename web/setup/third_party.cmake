# Third-party libraries: Debian's packages if the system has them, otherwise the pinned release. All presets of
# all clones share the unpacked sources, whose names contain the pinned version.
include(FetchContent)
set(CTQ_SOURCES_DIR ${CTQ_CACHE_DIR}/sources)
file(MAKE_DIRECTORY ${CTQ_SOURCES_DIR})
set(CTQ_ON_DEBIAN FALSE)
if(EXISTS /etc/os-release)
    file(STRINGS /etc/os-release os_release REGEX "^ID=debian$")
    if(os_release)
        set(CTQ_ON_DEBIAN TRUE)
    endif()
endif()

# ctq_fetch_source(<name> <probe> <url> <sha256> [<package> <version> <suite>]) sets <name>_DIR to the
# unpacked source: on Debian from the signed source package of a suite (or, for the suite HEADERS, the headers
# of the package); elsewhere, or if there is no such package, from the project's release. As with CMake's own
# commands, FETCHCONTENT_SOURCE_DIR_<NAME> names a source that is already there.
function(ctq_fetch_source name probe url sha256)
    string(SHA256 pinned "${ARGV}")
    string(SUBSTRING ${pinned} 0 12 pinned)
    string(TOUPPER ${name} upper)
    set(folder ${CTQ_SOURCES_DIR}/${name}-${pinned})
    if(FETCHCONTENT_SOURCE_DIR_${upper})
        set(${name}_DIR ${FETCHCONTENT_SOURCE_DIR_${upper}} PARENT_SCOPE)
        return()
    endif()
    set(${name}_DIR ${folder} PARENT_SCOPE)
    file(LOCK ${CTQ_SOURCES_DIR}/${name}-${pinned}.lock GUARD FUNCTION TIMEOUT 300)
    if(NOT EXISTS ${folder}/${probe} AND CTQ_ON_DEBIAN AND ARGC EQUAL 7)
        message(STATUS "Fetching ${name} (Debian package ${ARGV4} ${ARGV5})")
        set(script debian_source.sh ${ARGV4} ${ARGV5} ${ARGV6})
        if(ARGV6 STREQUAL "HEADERS")
            set(script debian_headers.sh ${ARGV4} ${ARGV5})
        endif()
        foreach(pause 5 15 0)
            execute_process(COMMAND ${PROJECT_SOURCE_DIR}/web/setup/${script} ${folder} ERROR_VARIABLE why)
            if(EXISTS ${folder}/${probe})
                break()
            endif()
            execute_process(COMMAND ${CMAKE_COMMAND} -E sleep ${pause})
        endforeach()
        if(NOT EXISTS ${folder}/${probe})
            string(STRIP "${why}" why)
            message(STATUS "No Debian package of ${name}: ${why}")
        endif()
    endif()
    if(NOT EXISTS ${folder}/${probe})
        message(STATUS "Fetching ${name} from ${url}")
        FetchContent_Populate(${name} URL ${url} URL_HASH SHA256=${sha256} SOURCE_DIR ${folder}
            BINARY_DIR ${folder}.fetch/build SUBBUILD_DIR ${folder}.fetch)
        file(REMOVE_RECURSE ${folder}.fetch)
    endif()
endfunction()

# ctq_header_library(<folder> <probe> <inner> <url> <sha256>) makes #include <folder/...> work. It
# is a link into the build tree, because all of /usr/include would break the web's own headers.
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
    # Headers of Boost.Beast, for ctq host. Debian's own 1.74 breaks under C++20, and the newer
    # package can't be installed beside what else the build needs.
    find_package(Boost 1.81 CONFIG QUIET)
    set(boost_DIR ${Boost_INCLUDE_DIRS})
    if(NOT Boost_FOUND)
        ctq_fetch_source(boost boost/beast.hpp
            https://archives.boost.io/release/1.81.0/source/boost_1_81_0.tar.bz2
            71feeed900fbccca04a3b4f2f84a7c217186f28a940ed8b7ed4725986baf99fa
            libboost1.81-dev 1.81.0-5+deb12u1 HEADERS)
    endif()
    add_library(ctq_boost INTERFACE)
    target_include_directories(ctq_boost SYSTEM INTERFACE ${boost_DIR})
    target_link_libraries(ctq_boost INTERFACE Threads::Threads)
endif()
if(EMSCRIPTEN OR CTQ_APP)
    include(${CMAKE_CURRENT_LIST_DIR}/python.cmake)
    include(${CMAKE_CURRENT_LIST_DIR}/sdl_imgui.cmake)
    include(${CMAKE_CURRENT_LIST_DIR}/qrcode.cmake)
endif()
