#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/services.hpp"

/// The servers that help two devices in different networks to connect.
namespace ctq::scenes {

/// Returns whether the text names a TURN server: "turn:host:port user password", or "turns:" for one
/// over TLS.
bool is_relay(std::string_view text);
/// Returns the server for connections to other networks, as `platform::open_transport` takes it: the
/// relay, which tells external addresses, too; without one a public server; empty if none may be
/// asked.
std::string connection_server(const store::Settings& settings);

/// Asks the person for the relay. Returns false if the platform has no input box.
bool ask_relay(const store::Settings& settings);
/// Changes the relay, saves it on this device and tells an open table. An empty text is none. Asks
/// again, and changes nothing, if the text names no relay.
void take_relay(const Services& services, std::string_view text);

}  // namespace ctq::scenes
