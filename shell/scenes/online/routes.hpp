#pragma once

#include <string_view>

#include "shell/scenes/scene.hpp"

/// The ways to tables over the network: routes, links, the seat that is kept.
namespace ctq::app {

/// Where a route of the network leads (`is_network_route`), such as "join=<invitation>".
Opened open_network(Services& services, std::string_view route);
/// In the page's first program: has the program loaded that has tables over the network, and tells
/// so; meanwhile the scene stays. False in that program itself.
bool load_network(Services& services, std::string_view route);
/// Where the program asks for links: the way to a table that was pasted.
void add_ways_to_tables(Commands& list, Services& services);

}  // namespace ctq::app
