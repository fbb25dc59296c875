#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/page/page.hpp"
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

/// Adds the button of the settings sheet that asks for the relay, and the command that takes it.
/// Adds none if this program can't open tables, and so has no use for a relay.
void add_relay(Page& page, Services& services);

}  // namespace ctq::scenes
