#include "shell/ui/numbers.hpp"

#include <string_view>

namespace ctq::ui {

std::string grouped(std::string digits) {
    constexpr std::string_view thousands = "\u00A0";
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, thousands);
    }
    return digits;
}

std::string count_words(std::int64_t value) {
    const std::string digits = std::to_string(value);
    return value < 0 ? "−" + grouped(digits.substr(1)) : grouped(digits);
}

}  // namespace ctq::ui
