#include "shell/scenes/relay.hpp"

#include <doctest/doctest.h>

#include <string>

namespace ctq::scenes {
namespace {

TEST_CASE("A relay has a scheme, a host, a port, a user and a password") {
    for (const char* text :
         {"turn:relay.example.org:3478 anna secret",
          "turns:203.0.113.9:443 1700000000:anna a+/=", "turn:[2001:db8::7]:3478 anna secret"}) {
        CHECK_MESSAGE(is_relay(text), text);
    }
    for (const char* text :
         {"", "turn:", "turn:host:3478", "turn:host:3478 anna", "turn:host:3478 anna secret more",
          "turn:host anna secret", "turn::3478 anna secret", "turn:host:0 anna secret",
          "turn:host:65536 anna secret", "turn:host:port anna secret", "turn:a/b:3478 anna secret",
          "turn:[]:3478 anna secret", "turn:[host]:3478 anna secret", "stun:host:3478 anna secret",
          "host:3478 anna secret", "relay:turn:3478 anna secret"}) {
        CHECK_MESSAGE(!is_relay(text), text);
    }
    CHECK_FALSE(is_relay("turn:host:3478 anna " + std::string(200, 's')));
}

TEST_CASE("A relay replaces the public server, and nothing is asked unless the setting allows it") {
    store::Settings settings;
    const std::string relay = "turn:host:3478 anna secret";
    settings.relay = relay;
    CHECK(connection_server(settings).empty());
    settings.stun = true;
    CHECK(connection_server(settings) == relay);
    settings.relay = "damaged in storage";
    CHECK(connection_server(settings).starts_with("stun:"));
    settings.relay.clear();
    CHECK(connection_server(settings).starts_with("stun:"));
}

}  // namespace
}  // namespace ctq::scenes
