#include "engine/net/name.hpp"

namespace ctq::net {
namespace {

constexpr char32_t kBroken = 0xffffffff;

/// Returns how many bytes follow this first byte of a UTF-8 character; -1 if the byte can't be a
/// first byte.
int following(unsigned char first) {
    if (first < 0x80) {
        return 0;
    }
    if (first >= 0xc2 && first < 0xe0) {
        return 1;
    }
    if (first >= 0xe0 && first < 0xf0) {
        return 2;
    }
    return first >= 0xf0 && first < 0xf5 ? 3 : -1;
}

/// Removes the first character from the text and returns it. Removes one byte if the UTF-8 is
/// broken.
char32_t take_letter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const int more = following(first);
    constexpr unsigned kFirstBits[] = {0x7f, 0x1f, 0x0f, 0x07};
    constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
    char32_t letter = more < 0 ? kBroken : first & kFirstBits[more];
    for (int i = 1; i <= more; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto next = at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
        if ((next & 0xc0U) != 0x80) {
            letter = kBroken;
            break;
        }
        letter = letter << 6U | (next & 0x3fU);
    }
    const bool good = letter != kBroken && letter >= kLeast[more] && letter <= 0x10ffff &&
                      (letter < 0xd800 || letter > 0xdfff);
    text.remove_prefix(good ? static_cast<std::size_t>(more) + 1 : 1);
    return good ? letter : kBroken;
}

struct Range {
    char32_t first;
    char32_t last;
};

/// Control characters, invisible characters, characters that change the text direction or break the
/// line, private-use characters and unassigned specials.
constexpr Range kUnwanted[] = {
    {0x00, 0x1f},     {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
    {0x61c, 0x61c},   {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},
    {0x200b, 0x200f}, {0x2028, 0x202e},   {0x2060, 0x206f},   {0x3164, 0x3164},
    {0xe000, 0xf8ff}, {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},
    {0xfff0, 0xffff}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff}};

bool wanted(char32_t letter) {
    for (const Range& range : kUnwanted) {
        if (letter >= range.first && letter <= range.last) {
            return false;
        }
    }
    return letter != kBroken;
}

bool blank(char32_t letter) {
    return letter == ' ' || letter == 0xa0 || letter == 0x1680 ||
           (letter >= 0x2000 && letter <= 0x200a) || letter == 0x202f || letter == 0x205f ||
           letter == 0x3000;
}

}  // namespace

std::string clean_name(std::string_view name) {
    std::string clean;
    int letters = 0;
    bool gap = false;
    while (!name.empty() && letters < kMostNameLetters) {
        const std::string_view from = name;
        const char32_t letter = take_letter(name);
        if (blank(letter)) {
            gap = !clean.empty();
            continue;
        }
        if (!wanted(letter)) {
            continue;
        }
        if (gap && letters + 1 < kMostNameLetters) {
            clean += ' ';
            ++letters;
        } else if (gap) {
            break;
        }
        gap = false;
        clean += from.substr(0, from.size() - name.size());
        ++letters;
    }
    return clean;
}

}  // namespace ctq::net
