#include "engine/core/base64.hpp"

namespace ctq::core {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Follows a last digit that is no letter or number: messengers leave such a one out of a link.
constexpr char kFiller = 'A';

/// Returns whether a text ends in a digit that is no letter or number.
bool is_mark(std::string_view text) {
    return !text.empty() && (text.back() == '-' || text.back() == '_');
}

}  // namespace

std::string to_base64(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int bit_count = 0;
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8U | byte;
        for (bit_count += 8; bit_count >= 6; bit_count -= 6) {
            text += kDigits[bits >> static_cast<unsigned>(bit_count - 6) & 63U];
        }
    }
    if (bit_count > 0) {
        text += kDigits[bits << static_cast<unsigned>(6 - bit_count) & 63U];
    }
    return is_mark(text) ? text + kFiller : text;
}

std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    std::uint32_t bits = 0;
    int bit_count = 0;
    if (text.size() % 4 == 1 && text.back() == kFiller &&
        is_mark(text.substr(0, text.size() - 1))) {
        text.remove_suffix(1);
    }
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        bits = bits << 6U | static_cast<std::uint32_t>(digit);
        bit_count += 6;
        if (bit_count >= 8) {
            bit_count -= 8;
            bytes.push_back(static_cast<std::uint8_t>(bits >> static_cast<unsigned>(bit_count)));
        }
    }
    const bool clean =
        bit_count < 6 && (bits & ((1U << static_cast<unsigned>(bit_count)) - 1U)) == 0;
    return clean ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace ctq::core
