#include "tests/engine/state_text.hpp"

#include <algorithm>

namespace ctq::tests {

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string sorted_text(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    std::string text;
    for (const std::string& word : words) {
        text += word + " ";
    }
    return text;
}

}  // namespace ctq::tests
