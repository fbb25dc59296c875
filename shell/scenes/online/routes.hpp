#pragma once

#include <string_view>

#include "shell/scenes/scene.hpp"

/// Routes and links to tables over the network, and saved seats.
namespace ctq::scenes {

/// Opens the scene of a network route (`is_network_route`) such as "join=<invitation>".
Opened open_network(Services& services, std::string_view route);
/// In the page's first program: starts loading the program with the network tables and says so. The
/// scene stays until then. In that program itself: returns false.
bool load_network(Services& services, std::string_view route);
/// Appends the command that opens the table of a pasted link.
void add_links_to_tables(Commands& list, Services& services);

}  // namespace ctq::scenes
