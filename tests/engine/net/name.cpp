#include "engine/net/name.hpp"

#include <doctest/doctest.h>

namespace ctq::tests {

using net::clean_name;

TEST_CASE("net: a name keeps its readable characters and single spaces") {
    CHECK(clean_name("Ada") == "Ada");
    CHECK(clean_name("  Ada   Lovelace ") == "Ada Lovelace");
    CHECK(clean_name("Žofie Ñandú 李 🙂") == "Žofie Ñandú 李 🙂");
    CHECK(clean_name("") == "");
}

TEST_CASE("net: a name loses control, invisible and direction characters") {
    CHECK(clean_name("A\x01"
                     "d\na\x7f") == "Ada");
    CHECK(clean_name("A\u202Eda\u202C") == "Ada");
    CHECK(clean_name("\u2066Ada\u2069\u200F\u061C") == "Ada");
    CHECK(clean_name("A\u200Bd\uFEFFa\u00AD") == "Ada");
    CHECK(clean_name("A\u0085d\u2028a") == "Ada");
}

TEST_CASE("net: a name has at most 24 characters, however many bytes they take") {
    CHECK(clean_name(std::string(100, 'a')) == std::string(24, 'a'));
    std::string many;
    for (int i = 0; i < 30; ++i) {
        many += "ö";
    }
    CHECK(clean_name(many).size() == 48);
    CHECK(clean_name("aaaaaaaaaaaaaaaaaaaaaaa bbb") == "aaaaaaaaaaaaaaaaaaaaaaa");
}

TEST_CASE("net: invalid UTF-8 is removed from a name") {
    CHECK(clean_name("A\xC3") == "A");
    CHECK(clean_name("\xFF\xFE"
                     "Ada\x80") == "Ada");
    CHECK(clean_name("A\xC0\x80"
                     "da") == "Ada");
    CHECK(clean_name("A\xED\xA0\x80"
                     "da") == "Ada");
    CHECK(clean_name("A\xF4\x90\x80\x80"
                     "da") == "Ada");
}

TEST_CASE("net: cleaning a name twice equals cleaning it once") {
    for (const char* name : {" x  y ", "a\u202E b", "\xC3(", "aaaaaaaaaaaaaaaaaaaaaaaa bb"}) {
        CHECK(clean_name(clean_name(name)) == clean_name(name));
    }
}

}  // namespace ctq::tests
