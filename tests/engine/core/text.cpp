#include "engine/core/text.hpp"

#include <doctest/doctest.h>

#include "engine/core/json.hpp"

namespace ctq::tests {

TEST_CASE("text: read_number() accepts only whole decimal numbers without other characters") {
    CHECK(core::read_number("0") == 0);
    CHECK(core::read_number("-12") == -12);
    CHECK(core::read_number("9223372036854775807") == INT64_MAX);
    CHECK(core::read_unsigned("18446744073709551615") == UINT64_MAX);
    for (const char* wrong : {"", "-", "+1", " 1", "1 ", "1.0", "0x1", "1e3", "--1", "12a"}) {
        CHECK_MESSAGE(!core::read_number(wrong), wrong);
    }
    CHECK(!core::read_number("9223372036854775808"));
    CHECK(core::read_number("-9223372036854775807") == -INT64_MAX);
    CHECK(!core::read_number("-9223372036854775808"));
    CHECK(!core::read_unsigned("18446744073709551616"));
    CHECK(!core::read_unsigned("99999999999999999999999"));
    CHECK(!core::read_unsigned("-1"));
}

TEST_CASE("text: split() keeps empty pieces, words() drops them") {
    CHECK(core::split("a||b", '|') == std::vector<std::string_view>{"a", "", "b"});
    CHECK(core::split("", '|') == std::vector<std::string_view>{""});
    CHECK(core::words("  a\tb \r\n c ") == std::vector<std::string_view>{"a", "b", "c"});
    CHECK(core::words(" \n ").empty());
}

TEST_CASE("text: after_prefix returns the rest of a text only if it has the prefix") {
    CHECK(core::after_prefix("seat:2", "seat:") == "2");
    CHECK(core::after_prefix("seat:", "seat:") == "");
    CHECK(!core::after_prefix("seats:2", "seat:"));
    CHECK(!core::after_prefix("sea", "seat:"));
}

TEST_CASE("text: numbers are written with the requested number of decimals") {
    CHECK(core::fixed(0, 0) == "0");
    CHECK(core::trimmed_fixed(4.04, 1) == "4");
    CHECK(core::trimmed_fixed(-4.25, 3) == "-4.25");
    CHECK(core::trimmed_fixed(100, 0) == "100");
    CHECK(core::trimmed_fixed(0, 2) == "0");
    CHECK(core::fixed(96.487, 2) == "96.49");
    CHECK(core::fixed(0.05, 3) == "0.050");
    CHECK(core::fixed(-0.25, 2) == "-0.25");
    CHECK(core::fixed(-0.001, 2) == "0.00");
    CHECK(core::fixed(9.996, 2) == "10.00");
    CHECK(core::fixed(123456789012345.0, 1) == "123456789012345.0");
    CHECK(core::fixed(1e300, 1) == "0.0");
}

TEST_CASE("text: hexadecimal numbers have 16 digits") {
    CHECK(core::hex(0) == "0000000000000000");
    CHECK(core::hex(0x1234abcdU) == "000000001234abcd");
}

TEST_CASE("text: quoted() shortens a text and replaces unprintable characters") {
    CHECK(core::quoted("abc") == "\"abc\"");
    CHECK(core::quoted("a\nb\x80") == "\"a?b?\"");
    CHECK(core::quoted(std::string(100, 'x')) == "\"" + std::string(40, 'x') + "…\"");
}

TEST_CASE("text: only a lower-case ASCII first letter is capitalized") {
    CHECK(core::capitalized("place a hat") == "Place a hat");
    CHECK(core::capitalized("Hat") == "Hat");
    CHECK(core::capitalized("7 hats") == "7 hats");
    CHECK(core::capitalized("älter") == "älter");
    CHECK(core::capitalized("").empty());
}

TEST_CASE("json: commas, nested values, escapes and half numbers are written correctly") {
    core::JsonWriter json;
    json.begin_object().key("a").begin_array().number(1).number(-2).begin_array().end_array();
    json.halves(7).halves(8).halves(-1).end_array().key("b \"c\"").text("x\\\n\x01é");
    json.key("d").begin_object().end_object().key("e").flag(true).key("f").null().end_object();
    CHECK(json.str() ==
          "{\"a\":[1,-2,[],3.5,4,-0.5],\"b \\\"c\\\"\":\"x\\\\\\u000a\\u0001é\",\"d\":{},"
          "\"e\":true,\"f\":null}");
}

}  // namespace ctq::tests
