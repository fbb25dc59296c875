#include "shell/match/link_text.hpp"

namespace ctq::app {
namespace {

/// Characters that are not allowed in a link, and their replacements.
constexpr struct {
    char plain;
    char linked;
} kLinked[] = {{' ', '+'}, {'|', '~'}};

}  // namespace

std::string linked(std::string text) {
    for (char& c : text) {
        for (const auto& pair : kLinked) {
            c = c == pair.plain ? pair.linked : c;
        }
    }
    return text;
}

std::string plain(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        for (const auto& pair : kLinked) {
            c = c == pair.linked ? pair.plain : c;
        }
    }
    return out;
}

}  // namespace ctq::app
