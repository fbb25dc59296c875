#pragma once

#include <string_view>

#include "shell/scenes/scene.hpp"

/// Routes and links to tables over the network, and the seats saved there.
namespace ctq::scenes {

/// Opens the scene of a network route (`is_network_route`) such as "join=<invitation>".
Opened open_network(Services& services, std::string_view route);
/// The code of network tables is a separate part of the web program. If it is not loaded yet,
/// starts to load it, says so and returns true; the current scene stays meanwhile. Otherwise
/// returns false.
bool load_network(Services& services, std::string_view route);
/// Adds the command that opens a table from a link that the person pasted.
void add_links_to_tables(Commands& list, Services& services);

}  // namespace ctq::scenes
