# Writes OUTPUT, the source file holding VERSION and the commit of the tree at SOURCE_DIR: "1.0.0 (93f7d3f)".
execute_process(
    COMMAND git -C ${SOURCE_DIR} describe --always --dirty --exclude=*
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
set(version ${VERSION})
if(commit)
    string(APPEND version " (${commit})")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT
"#include \"shell/version.hpp\"

namespace ctq {

const char* program_version() {
    return \"${version}\";
}

}  // namespace ctq
")
