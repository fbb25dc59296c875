// The ways to tables over the network: routes, links, the seat that is kept.
#include "engine/core/base64.hpp"
#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/drawing.hpp"

namespace ctq::app {
namespace {

/// A match that goes on, at the server's table that this way leads to.
bool goes_on_at(const KeptTable& kept, const core::Bytes& way, double now) {
    const auto table = RemoteTable::restore(kept_table(kept.id).value_or(""), milliseconds(now));
    return table && table->at_server() && table->way() == way && !table->finished();
}

/// The seat of ours that is kept for the match of an invitation. That of a server names a table,
/// where one match follows the other.
std::optional<KeptTable> seat_at(const Invitation& invitation, double now) {
    const bool any_match = invitation.match == net::MatchId{};
    for (KeptTable& one : kept_tables()) {
        if (!one.hosting && (any_match ? goes_on_at(one, invitation.way, now)
                                       : one.match == table_name(invitation.match))) {
            return std::move(one);
        }
    }
    return std::nullopt;
}

/// Fills `network` from a route; why not, or empty.
std::string prepare(Network& network, TableSetup& choices, std::string_view route, double now) {
    network.name = platform::load(kNameKey).value_or("");
    if (const auto text = core::after_prefix(route, "invite=")) {
        auto read = read_setup(*text);
        if (!read) {
            return read.problem().text();
        }
        choices = std::move(*read);
        return platform::can_open_tables() ? "" : "Tables for guests are opened in the page.";
    }
    if (const auto text = core::after_prefix(route, "join=")) {
        auto invitation = read_invitation(*text);
        if (!invitation) {
            return invitation.problem().text();
        }
        network.stage = Network::Stage::joining;
        network.before = seat_at(*invitation, now);
        network.invitation = std::move(*invitation);
        return platform::can_reach(network.invitation->way)
                   ? ""
                   : "This table is in a page: open its link in a browser.";
    }
    if (const auto text = core::after_prefix(route, kAnswerRoute)) {
        const auto answer = read_answer(*text);
        network.stage = Network::Stage::answering;
        if (answer) {
            platform::hand_over_answer(*answer);
        }
        return answer ? "" : "This answer is damaged: was all of the link copied?";
    }
    network.id = route.substr(kTableRoute.size());
    network.stage = Network::Stage::waiting;
    const auto kept = is_id(network.id) ? kept_table(network.id) : std::nullopt;
    if (!kept) {
        return "This table is not kept on this device.";
    }
    auto table = RemoteTable::restore(*kept, milliseconds(now));
    if (!table) {
        return table.problem().text();
    }
    network.table = std::make_shared<RemoteTable>(std::move(*table));
    return "";
}

}  // namespace

std::optional<core::Bytes> read_answer(std::string_view text) {
    if (const auto at = text.find(kAnswerRoute); at != std::string_view::npos) {
        text.remove_prefix(at + kAnswerRoute.size());
    }
    text = text.substr(0, text.find_first_of(" \t\r\n"));
    return text.empty() || text.size() > 2 * kMostWay ? std::nullopt : core::from_base64(text);
}

/// This is the program that has them.
bool App::load_network(std::string_view /*route*/) {
    return false;
}

/// Goes where a route of the network leads; false for any other.
bool App::open_network(std::string_view route, double now) {
    const bool ours = is_network_route(route);
    if (!ours) {
        return false;
    }
    if (network_.table && route == std::string(kTableRoute) + network_.id) {
        route_ = route;
        return true;
    }
    if (core::after_prefix(route, kAnswerRoute) && network_.table && network_.table->hosting()) {
        platform::set_route(route_, true);
        return run_waiting("answer:" + std::string(route), now);
    }
    Network next;
    TableSetup choices = setup_;
    const std::string why = prepare(next, choices, route, now);
    if (!why.empty()) {
        platform::set_route(route_, true);
        tell(why);
        return true;
    }
    leave_table();
    room_.reset();
    scene_state_ = {};
    sheets_.close_all();
    notices_.forget_message();
    route_ = route;
    setup_ = std::move(choices);
    network_ = std::move(next);
    network_.stun = settings_.stun;
    show(SceneId::network);
    changed();
    if (network_.table) {
        connect(now);
    }
    return true;
}

/// At the table from now on: by its route, kept, and over the transport.
void App::connect(double now) {
    RemoteTable& table = *network_.table;
    network_.stage = Network::Stage::waiting;
    network_.unreached = false;
    setup_.game = &table.game();
    if (network_.id.empty()) {
        network_.id = new_id(platform::random_seed());
        route_ = std::string(kTableRoute) + network_.id;
        platform::set_route(route_, true);
    }
    platform::hold("net:" + network_.id);
    platform::open_transport(table.hosting(), table_name(table.match()), table.way(),
                             settings_.stun, wake_loop_);
    hear_table(now);
}

void App::leave_network() {
    if (network_.table) {
        platform::stop_transport();
    }
    network_ = {};
}

/// Where the program asks for links: the way to a table that was pasted.
bool App::run_network_lobby(std::string_view command, double now) {
    if (command == "ask:table") {
        return platform::ask_text("The table’s link, as ctq host prints it:", "", "table:");
    }
    const auto link = core::after_prefix(command, "table:");
    if (!link) {
        return false;
    }
    const auto invitation = read_table_link(*link);
    if (!invitation) {
        tell(invitation.problem().text());
        return true;
    }
    go("join=" + invitation_text(*invitation), now);
    return true;
}

}  // namespace ctq::app
