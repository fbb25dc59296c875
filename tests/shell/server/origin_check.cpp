#include "shell/server/origin_check.hpp"

#include <doctest/doctest.h>

namespace ctq::server {
namespace {

TEST_CASE(
    "Known hosts are IP addresses, localhost and the configured names, at the server's port") {
    const OriginPolicy policy{8080, {"games.example"}};
    for (const char* host : {"127.0.0.1:8080", "192.0.2.7:8080", "[::1]:8080", "localhost:8080",
                             "LOCALHOST:8080", "games.example:8080", "Games.Example:8080"}) {
        CHECK_MESSAGE(known_host(policy, host), host);
    }
    for (const char* host :
         {"", "localhost", "localhost:80", "evil.example:8080", "127.0.0.1.evil.example:8080",
          "localhost.evil.example:8080", "games.example.:8080", ":8080", "127.0.0.1:8080:8080",
          "1.2.3:8080", "999.1.1.1:8080", "1..2.3:8080", "[::1:8080", "[]:8080", "[1::2::3]:8080",
          "[evil.example]:8080"}) {
        CHECK_FALSE_MESSAGE(known_host(policy, host), host);
    }
    CHECK(known_host(OriginPolicy{80, {}}, "localhost"));
}

TEST_CASE("The origin must be the server's own; a program may send none") {
    CHECK(own_origin("", "localhost:8080"));
    CHECK(own_origin("http://localhost:8080", "localhost:8080"));
    CHECK(own_origin("http://LOCALHOST:8080", "localhost:8080"));
    for (const char* origin : {"null", "http://localhost", "https://localhost:8080",
                               "http://127.0.0.1:8080", "http://evil.example", "localhost:8080"}) {
        CHECK_FALSE_MESSAGE(own_origin(origin, "localhost:8080"), origin);
    }
}

}  // namespace
}  // namespace ctq::server
