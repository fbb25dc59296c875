#include "shell/server/origin_check.hpp"

#include <doctest/doctest.h>

namespace ctq::server {
namespace {

TEST_CASE("The server knows as hosts: IP addresses, localhost and configured names, at its port") {
    const OriginPolicy policy{8080, {"games.example"}, ""};
    for (const char* host :
         {"127.0.0.1:8080", "192.0.2.7:8080", "[::1]:8080", "localhost:8080", "LOCALHOST:8080",
          "games.example:8080", "Games.Example:8080", "games.example.:8080", "localhost.:8080"}) {
        CHECK_MESSAGE(known_host(policy, host), host);
    }
    for (const char* host :
         {"", "localhost", "localhost:80", "evil.example:8080", "127.0.0.1.evil.example:8080",
          "localhost.evil.example:8080", "games.example..:8080", ":8080", "127.0.0.1:8080:8080",
          "1.2.3:8080", "999.1.1.1:8080", "1..2.3:8080", "[::1:8080", "[]:8080", "[1::2::3]:8080",
          "[evil.example]:8080"}) {
        CHECK_FALSE_MESSAGE(known_host(policy, host), host);
    }
    for (const char* host : {"localhost", "localhost:80", "[::1]", "[::1]:80"}) {
        CHECK_MESSAGE(known_host(OriginPolicy{80, {"Games.Example."}, ""}, host), host);
    }
    CHECK(known_host(OriginPolicy{80, {"Games.Example."}, ""}, "games.example"));
}

TEST_CASE("A request's Origin must be the server's address; programs may send no Origin") {
    CHECK(own_origin({}, "", "localhost:8080"));
    CHECK(own_origin({}, "http://localhost:8080", "localhost:8080"));
    CHECK(own_origin({}, "http://LOCALHOST:8080", "localhost:8080"));
    CHECK(own_origin({}, "http://localhost", "localhost:80"));
    CHECK(own_origin({}, "http://[::1]:8080", "[::1]:8080"));
    for (const char* origin : {"null", "http://localhost", "https://localhost:8080",
                               "http://127.0.0.1:8080", "http://evil.example", "localhost:8080"}) {
        CHECK_FALSE_MESSAGE(own_origin({}, origin, "localhost:8080"), origin);
    }
}

TEST_CASE("Behind a proxy, the proxy's host and origin are accepted like the server's") {
    const OriginPolicy policy{8080, {}, "https://club.example.org"};
    CHECK(known_host(policy, "club.example.org"));
    CHECK(known_host(policy, "127.0.0.1:8080"));
    CHECK_FALSE(known_host(policy, "club.example.org:8080"));
    CHECK_FALSE(known_host(policy, "example.org"));
    CHECK(own_origin(policy, "https://club.example.org", "club.example.org"));
    CHECK(own_origin(policy, "https://club.example.org", "127.0.0.1:8080"));
    for (const char* origin :
         {"http://club.example", "https://evil.example", "https://club.example.org.evil"}) {
        CHECK_FALSE_MESSAGE(own_origin(policy, origin, "club.example.org"), origin);
    }
}

TEST_CASE("A proxy's host is known with its port or without one, the default port included") {
    const OriginPolicy usual{8080, {}, "https://club.example.org"};
    const OriginPolicy other{8080, {}, "https://club.example.org:8443"};
    for (const char* host : {"club.example.org", "CLUB.example.org", "club.example.org."}) {
        CHECK_MESSAGE(known_host(usual, host), host);
        CHECK_MESSAGE(known_host(other, host), host);
    }
    CHECK(known_host(usual, "club.example.org:443"));
    CHECK(known_host(other, "club.example.org:8443"));
    CHECK_FALSE(known_host(usual, "club.example.org:80"));
    CHECK_FALSE(known_host(other, "club.example.org:443"));
    CHECK(own_origin(usual, "https://club.example.org:443", "club.example.org"));
    CHECK(own_origin(other, "https://club.example.org:8443", "club.example.org"));
    CHECK_FALSE(own_origin(other, "https://club.example.org", "club.example.org"));
    CHECK_FALSE(own_origin(usual, "http://club.example.org:443", "club.example.org"));
}

TEST_CASE("A visitor's address is the peer's or, behind a local proxy, the last one forwarded") {
    const OriginPolicy open{8080, {}, ""};
    const OriginPolicy proxied{8080, {}, "https://club.example.org"};
    CHECK(visitor_of(open, "127.0.0.1", "192.0.2.7") == "127.0.0.1");
    CHECK(visitor_of(proxied, "127.0.0.1", "192.0.2.7") == "192.0.2.7");
    CHECK(visitor_of(proxied, "127.0.0.1", "10.0.0.1, 192.0.2.8") == "192.0.2.8");
    CHECK(visitor_of(proxied, "::1", "2001:db8::1") == "2001:db8::1");
    CHECK(visitor_of(proxied, "203.0.113.9", "192.0.2.7") == "203.0.113.9");
    CHECK(visitor_of(proxied, "127.0.0.1", "") == "127.0.0.1");
    CHECK(visitor_of(proxied, "127.0.0.1", "garbage") == "127.0.0.1");
}

TEST_CASE("A proxy can be configured by an http or https address, with or without a path") {
    CHECK(*origin_of("https://club.example.org") == "https://club.example.org");
    CHECK(*origin_of("https://club.example.org/games/") == "https://club.example.org");
    CHECK(*origin_of("http://192.0.2.7:81/") == "http://192.0.2.7:81");
    CHECK(*origin_of("HTTPS://Club.Example.org.:443") == "https://club.example.org");
    CHECK(*origin_of("http://[::1]/") == "http://[::1]");
    for (const char* wrong :
         {"", "club.example.org", "https://", "https:///", "ftp://club.example", "https://a b",
          "https://user@club.example", "https://club.example:port", "https://club.example:0"}) {
        CHECK_FALSE_MESSAGE(origin_of(wrong), wrong);
    }
}

}  // namespace
}  // namespace ctq::server
