#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ctq::tests {

inline constexpr std::string_view kBase64Letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Splits a value into bits, the highest first. Deliberately slow and simple.
inline std::vector<bool> bits_of(unsigned value, int width) {
    std::vector<bool> bits;
    for (int i = width - 1; i >= 0; --i) {
        bits.push_back((value >> i & 1U) != 0);
    }
    return bits;
}

inline unsigned value_of(const std::vector<bool>& bits, std::size_t from, std::size_t width) {
    unsigned value = 0;
    for (std::size_t i = from; i < from + width; ++i) {
        value = 2 * value + (i < bits.size() && bits[i] ? 1 : 0);
    }
    return value;
}

/// Encodes base64url without padding (RFC 4648, section 5). Independent of the engine's encoder.
inline std::string to_base64url(const std::string& bytes) {
    std::vector<bool> bits;
    for (const char c : bytes) {
        const auto more = bits_of(static_cast<unsigned char>(c), 8);
        bits.insert(bits.end(), more.begin(), more.end());
    }
    std::string text;
    for (std::size_t at = 0; at < bits.size(); at += 6) {
        text += kBase64Letters[value_of(bits, at, 6)];
    }
    return text;
}

/// Decodes valid base64url text.
inline std::string from_base64url(const std::string& text) {
    std::vector<bool> bits;
    for (const char c : text) {
        const auto more = bits_of(static_cast<unsigned>(kBase64Letters.find(c)), 6);
        bits.insert(bits.end(), more.begin(), more.end());
    }
    std::string bytes;
    for (std::size_t at = 0; at + 8 <= bits.size(); at += 8) {
        bytes += static_cast<char>(value_of(bits, at, 8));
    }
    return bytes;
}

}  // namespace ctq::tests
