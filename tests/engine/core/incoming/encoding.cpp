#include "engine/core/incoming/encoding.hpp"

#include <doctest/doctest.h>

#include <string>

namespace ctq {
namespace {

using core::utf8_of;

/// The letters of a word in UTF-16, from code units.
std::string utf16(std::u16string_view units, bool big) {
    std::string bytes;
    for (const char16_t unit : units) {
        const char low = static_cast<char>(unit & 0xffU);
        const char high = static_cast<char>(unit >> 8U);
        bytes += big ? high : low;
        bytes += big ? low : high;
    }
    return bytes;
}

TEST_CASE("encoding: UTF-16 is decoded in both byte orders, with a mark and without one") {
    const std::u16string text = u"[Gäme \"ș🏝\"]";
    for (const bool big : {false, true}) {
        CHECK(utf8_of(utf16(u"\ufeff" + text, big)) == "[Gäme \"ș🏝\"]");
        CHECK(utf8_of(utf16(text, big)) == "[Gäme \"ș🏝\"]");
    }
}

TEST_CASE("encoding: UTF-8 loses its mark, and other bytes are kept") {
    CHECK(utf8_of("\xef\xbb\xbf[Game]") == "[Game]");
    for (const std::string bytes : {"", "x", "[Gäme]", "\xe4\xff"}) {
        CHECK(utf8_of(bytes) == bytes);
    }
    CHECK(utf8_of(std::string("\0\0ab", 4)) == std::string("\0\0ab", 4));
}

TEST_CASE(
    "encoding: broken pairs of UTF-16 become replacement characters, and half a unit is cut") {
    const auto units = [](std::initializer_list<char16_t> list) {
        return "\xff\xfe" + utf16(std::u16string(list), false);
    };
    CHECK(utf8_of(units({u'a', 0xd83c, u'b'})) == "a\ufffdb");
    CHECK(utf8_of(units({u'a', 0xdfdd})) == "a\ufffd");
    CHECK(utf8_of(units({0xd83c})) == "\ufffd");
    CHECK(utf8_of(units({u'a'}) + "b") == "a");
    CHECK(utf8_of("\xff\xfe").empty());
}

}  // namespace
}  // namespace ctq
