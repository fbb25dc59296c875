#include "engine/core/base64.hpp"

namespace ctq::core {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string to_base64(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t held = 0;
    int count = 0;
    for (const std::uint8_t byte : bytes) {
        held = held << 8U | byte;
        for (count += 8; count >= 6; count -= 6) {
            text += kDigits[held >> static_cast<unsigned>(count - 6) & 63U];
        }
    }
    if (count > 0) {
        text += kDigits[held << static_cast<unsigned>(6 - count) & 63U];
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    std::uint32_t held = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        held = held << 6U | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes.push_back(static_cast<std::uint8_t>(held >> static_cast<unsigned>(count)));
        }
    }
    const bool clean = count < 6 && (held & ((1U << static_cast<unsigned>(count)) - 1U)) == 0;
    return clean ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace ctq::core
