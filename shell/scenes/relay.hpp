#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/commands.hpp"
#include "shell/scenes/services.hpp"
#include "shell/ui/canvas.hpp"

/// The servers that help two devices in different networks to connect.
namespace ctq::scenes {

/// Returns whether the text names a TURN server: "turn:host:port user password", or "turns:" for one
/// over TLS.
bool is_relay(std::string_view text);
/// Returns the server for connections to other networks, as `platform::open_transport` takes it: the
/// relay, which tells external addresses, too; without one a public server; empty if none may be
/// asked.
std::string connection_server(const store::Settings& settings);

/// Appends the commands of the settings sheet that ask for the relay and take it. Appends none if
/// this program can't open tables, and so has no use for a relay.
void add_relay(Commands& list, Services& services);
/// Draws the relay on the settings sheet, as a button that asks for another.
void draw_relay(const Services& services, ui::Canvas& canvas, ui::Rect line);

}  // namespace ctq::scenes
