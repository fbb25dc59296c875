#include "engine/core/text.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace ctq::core {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

/// Returns the number that from_chars reads if it is the whole text.
template <class Number>
std::optional<Number> whole_number(std::string_view text) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

}  // namespace

std::optional<std::uint64_t> read_unsigned(std::string_view text) {
    return whole_number<std::uint64_t>(text);
}

std::optional<std::int64_t> read_number(std::string_view text) {
    // The smallest number is rejected because it has no negation.
    const auto number = whole_number<std::int64_t>(text);
    return number == INT64_MIN ? std::nullopt : number;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(at + 1);
    }
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    while (true) {
        const std::size_t begin = text.find_first_not_of(kBlanks);
        if (begin == std::string_view::npos) {
            return found;
        }
        text.remove_prefix(begin);
        const std::size_t end = text.find_first_of(kBlanks);
        found.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return found;
        }
        text.remove_prefix(end);
    }
}

std::vector<std::string> strings(const std::vector<std::string_view>& pieces) {
    return {pieces.begin(), pieces.end()};
}

std::string joined(std::span<const std::string> pieces, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        text.append(i > 0 ? separator : "").append(pieces[i]);
    }
    return text;
}

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

bool has_form(std::string_view text, std::string_view form) {
    return std::equal(text.begin(), text.end(), form.begin(), form.end(), [](char c, char sign) {
        return sign == '0' ? c >= '0' && c <= '9' : c == sign;
    });
}

std::optional<std::string_view> after_prefix(std::string_view text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) {
        return std::nullopt;
    }
    return text.substr(prefix.size());
}

std::string fixed(double value, int digits) {
    constexpr double kLargest = 1e15;
    double unit = 1;
    for (int i = 0; i < digits; ++i) {
        unit *= 10;
    }
    const double size = value < 0 ? -value : value;
    // The comparison is also false for NaN.
    const auto whole = static_cast<std::uint64_t>(size < kLargest ? size : 0);
    const double rest = size < kLargest ? size - static_cast<double>(whole) : 0;
    auto part = static_cast<std::uint64_t>(rest * unit + 0.5);
    const std::uint64_t carry = part >= static_cast<std::uint64_t>(unit) ? 1 : 0;
    part -= carry * static_cast<std::uint64_t>(unit);
    std::string text = std::to_string(whole + carry);
    if (digits > 0) {
        const std::string decimals = std::to_string(part);
        text +=
            "." + std::string(static_cast<std::size_t>(digits) - decimals.size(), '0') + decimals;
    }
    const bool zero = whole + carry == 0 && part == 0;
    return (value < 0 && !zero ? "-" : "") + text;
}

std::string trimmed_fixed(double value, int digits) {
    std::string text = fixed(value, digits);
    if (digits > 0) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    return text;
}

std::string hex(std::uint64_t value) {
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4U) {
        text[i] = "0123456789abcdef"[value & 15U];
    }
    return text;
}

std::string capitalized(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

std::string printable(std::string_view text, std::size_t most) {
    std::string shown(text.substr(0, most));
    for (char& c : shown) {
        c = c >= ' ' && c <= '~' ? c : '?';
    }
    return shown;
}

std::string quoted(std::string_view text) {
    return "\"" + printable(text, 40) + (text.size() > 40 ? "…\"" : "\"");
}

}  // namespace ctq::core
