#include "shell/match/link_text.hpp"

#include <algorithm>

namespace ctq::match {
namespace {

/// What messengers and sentences add behind a link.
constexpr std::string_view kBehind = " \t\r\n.,:!?*()[]{}<>|'\"`";

/// Returns the value of a hexadecimal digit, or -1.
int hex_value(char c) {
    constexpr std::string_view kHex = "0123456789abcdef0123456789ABCDEF";
    const std::size_t at = kHex.find(c);
    return at == std::string_view::npos ? -1 : static_cast<int>(at % 16);
}

/// Replaces "%3B" and its like. Leaves what is no code of a printable character.
std::string without_percent(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const int high = text[at] == '%' && at + 2 < text.size() ? hex_value(text[at + 1]) : -1;
        const int low = high < 0 ? -1 : hex_value(text[at + 2]);
        const int code = 16 * high + low;
        const bool printable = low >= 0 && code >= ' ' && code <= '~';
        out += printable ? static_cast<char>(code) : text[at];
        at += printable ? 2 : 0;
    }
    return out;
}

bool is_ascii(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

}  // namespace

std::string encode_link_text(std::string text) {
    std::replace(text.begin(), text.end(), ' ', '+');
    std::replace(text.begin(), text.end(), '|', '~');
    return text;
}

std::string decode_link_text(std::string_view text) {
    std::string out(text);
    std::replace(out.begin(), out.end(), '+', ' ');
    std::replace(out.begin(), out.end(), '~', '|');
    return out;
}

std::string clean_route(std::string_view route) {
    std::string out = without_percent(route);
    while (!out.empty() &&
           (kBehind.find(out.back()) != std::string_view::npos || !is_ascii(out.back()))) {
        out.pop_back();
    }
    return out;
}

}  // namespace ctq::match
