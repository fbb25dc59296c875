#include "tests/engine/golden.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace ctq::tests {
namespace {

/// Returns the first line that differs, with its number, because a whole file is too long for an
/// error message.
std::string first_difference(const std::string& was, const std::string& is) {
    std::istringstream old_lines(was);
    std::istringstream new_lines(is);
    std::string old_line;
    std::string new_line;
    for (int number = 1;; ++number) {
        const bool old_more = static_cast<bool>(std::getline(old_lines, old_line));
        const bool new_more = static_cast<bool>(std::getline(new_lines, new_line));
        if (!old_more && !new_more) {
            return "only in line ends";
        }
        if (old_line != new_line || old_more != new_more) {
            return "line " + std::to_string(number) + "\n  golden: " + (old_more ? old_line : "") +
                   "\n  now:    " + (new_more ? new_line : "");
        }
    }
}

}  // namespace

void expect_golden(const std::string& file, const std::string& text) {
    const std::string path = std::string(CTQ_GOLDEN_DIR) + "/" + file;
    if (std::getenv("CTQ_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path, std::ios::binary) << text;
        return;
    }
    std::ifstream in(path, std::ios::binary);
    REQUIRE_MESSAGE(in.good(), "There is no " << file << "; tests/golden/update.sh makes it.");
    const std::string golden((std::istreambuf_iterator<char>(in)),
                             std::istreambuf_iterator<char>());
    const bool same = golden == text;
    INFO(file << " differs, " << (same ? "" : first_difference(golden, text)));
    CHECK(same);
}

}  // namespace ctq::tests
