#include "engine/core/incoming/encoding.hpp"

#include <cstdint>

#include "engine/core/text.hpp"

namespace ctq::core {
namespace {

constexpr std::uint32_t kReplacement = 0xfffd;

/// Appends a code point as UTF-8.
void put_letter(std::string& out, std::uint32_t letter) {
    const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
    const auto put_rest = [&put, letter](unsigned shift) { put(0x80U | (letter >> shift & 63U)); };
    if (letter < 0x80) {
        put(letter);
    } else if (letter < 0x800) {
        put(0xc0U | letter >> 6U);
        put_rest(0);
    } else if (letter < 0x10000) {
        put(0xe0U | letter >> 12U);
        put_rest(6);
        put_rest(0);
    } else {
        put(0xf0U | letter >> 18U);
        put_rest(12);
        put_rest(6);
        put_rest(0);
    }
}

/// Decodes UTF-16 without a mark. `low` is the place (0 or 1) of the low byte in each unit.
std::string from_utf16(std::string_view bytes, std::size_t low) {
    const auto unit = [&](std::size_t at) -> std::uint32_t {
        const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[at + i]); };
        return byte(low) | static_cast<std::uint32_t>(byte(1 - low)) << 8U;
    };
    std::string out;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const std::uint32_t one = unit(at);
        const std::uint32_t next = at + 3 < bytes.size() ? unit(at + 2) : 0;
        if ((one & 0xf800U) != 0xd800) {
            put_letter(out, one);
        } else if (one < 0xdc00 && (next & 0xfc00U) == 0xdc00) {
            put_letter(out, 0x10000 + ((one & 0x3ffU) << 10U | (next & 0x3ffU)));
            at += 2;
        } else {
            put_letter(out, kReplacement);
        }
    }
    return out;
}

}  // namespace

std::string utf8_of(std::string_view bytes) {
    constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";
    constexpr std::string_view kLittleMark = "\xff\xfe";
    constexpr std::string_view kBigMark = "\xfe\xff";
    if (const auto rest = after_prefix(bytes, kUtf8Mark)) {
        return std::string(*rest);
    }
    if (const auto rest = after_prefix(bytes, kLittleMark)) {
        return from_utf16(*rest, 0);
    }
    if (const auto rest = after_prefix(bytes, kBigMark)) {
        return from_utf16(*rest, 1);
    }
    if (bytes.size() > 1 && (bytes[0] == '\0') != (bytes[1] == '\0')) {
        return from_utf16(bytes, bytes[1] == '\0' ? 0 : 1);
    }
    return std::string(bytes);
}

}  // namespace ctq::core
