// Replaces the network tables in the page's first program, see web/CMakeLists.txt. A route to a
// network table loads the program that has them.
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/routes.hpp"

namespace ctq::scenes {

bool load_network(Services& services, std::string_view route) {
    platform::set_route(services.router.here(), true);
    platform::load_network_program(route);
    services.notices.tell("One moment: loading what tables with guests need.");
    return true;
}

Opened open_network(Services& /*services*/, std::string_view /*route*/) {
    return core::Problem{"", "This program can’t open tables with guests."};
}

void add_links_to_tables(Commands& /*list*/, Services& /*services*/) {}

}  // namespace ctq::scenes
