# The program's version is the version of the project and the commit that git describes. One small source file
# has it, and is rewritten only when the description changes. So a commit relinks the programs and compiles
# nothing else.
# Declared in shell/version.hpp.
set(CTQ_VERSION_SOURCE ${PROJECT_BINARY_DIR}/generated/version.cpp)
add_custom_target(ctq_version_source
    COMMAND ${CMAKE_COMMAND} -DVERSION=${PROJECT_VERSION} -DSOURCE_DIR=${PROJECT_SOURCE_DIR} -DOUTPUT=${CTQ_VERSION_SOURCE}
            -P ${CMAKE_CURRENT_LIST_DIR}/describe.cmake
    BYPRODUCTS ${CTQ_VERSION_SOURCE}
    VERBATIM)
add_library(ctq_version STATIC ${CTQ_VERSION_SOURCE})
add_dependencies(ctq_version ctq_version_source)
target_link_libraries(ctq_version PRIVATE ctq_compile_plain)
