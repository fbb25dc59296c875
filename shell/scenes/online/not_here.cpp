// In the page's first program instead of all that has tables over the network, see
// web/CMakeLists.txt: whoever goes to one loads the program that has it.
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/drawing.hpp"

namespace ctq::app {

std::string network_chain(const Network& /*network*/) {
    return {};
}

std::string network_report(const Network& /*network*/) {
    return {};
}

bool still_played(const Network& /*network*/) {
    return false;
}

std::string network_title(const Network& /*network*/, const TableSetup& /*choices*/) {
    return {};
}

std::string network_status(const Network& /*network*/, const TableSetup& /*choices*/) {
    return {};
}

std::vector<std::string> network_lines(const Network& /*network*/) {
    return {};
}

void add_network(std::vector<Command>& /*list*/, const Network& /*network*/) {}

std::optional<NetNote> network_note(const Network& /*network*/) {
    return std::nullopt;
}

bool is_away(const Network& /*network*/, int /*seat*/) {
    return false;
}

void draw_network(App& /*app*/, ui::Canvas& /*canvas*/) {}

/// The scene stays as it is until the program that has tables over the network is there.
bool App::load_network(std::string_view route) {
    if (!is_network_route(route)) {
        return false;
    }
    platform::load_network_program(route);
    tell("One moment: what tables with guests need is being loaded.");
    return true;
}

bool App::open_network(std::string_view route, double /*now*/) {
    if (!is_network_route(route)) {
        return false;
    }
    platform::set_route(route_, true);
    return load_network(route);
}

void App::leave_network() {}

void App::tick_network(double /*now*/) {}

void App::pass_on(double /*now*/) {}

bool App::run_network(std::string_view /*command*/, double /*now*/) {
    return false;
}

bool App::run_network_lobby(std::string_view /*command*/, double /*now*/) {
    return false;
}

bool App::run_network_table(std::string_view /*command*/, double /*now*/) {
    return false;
}

core::Match App::open_match() const {
    return session_->match();
}

}  // namespace ctq::app
