# Writes OUTPUT, the source file holding the version of the tree at SOURCE_DIR.
execute_process(
    COMMAND git -C ${SOURCE_DIR} describe --tags --always --dirty
    OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT version)
    set(version "unknown")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT
"#include \"shell/version.hpp\"

namespace ctq {

const char* program_version() {
    return \"${version}\";
}

}  // namespace ctq
")
