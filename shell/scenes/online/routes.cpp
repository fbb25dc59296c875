#include "shell/scenes/online/routes.hpp"

#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/server_opens.hpp"

namespace ctq::scenes {
namespace {

/// Returns whether the saved seat is in an unfinished match at the server table with this address.
bool goes_on_at(const store::SavedTable& seat, const core::Bytes& endpoint, double now) {
    const auto table = online::RemoteTable::restore(store::saved_table(seat.id).value_or(""),
                                                    online::milliseconds(now));
    return table && table->at_server() && table->endpoint() == endpoint && !table->finished();
}

/// Returns the saved seat for an invitation. The invitation of a server names a table, which plays
/// one match after the other.
std::optional<store::SavedTable> seat_at(const online::Invitation& invitation, double now) {
    const bool any_match = invitation.match == net::MatchId{};
    for (store::SavedTable& one : store::saved_tables()) {
        if (!one.hosting && (any_match ? goes_on_at(one, invitation.endpoint, now)
                                       : one.match == online::table_name(invitation.match))) {
            return std::move(one);
        }
    }
    return std::nullopt;
}

/// Fills `network` from a route. Returns an error message, or an empty string.
std::string prepare(Network& network, std::string_view route, double now) {
    network.name = platform::load(kNameKey).value_or("");
    network.listed = route.starts_with("public=");
    network.at_once = network.listed || route.starts_with("friend=");
    if (const auto text = core::after_prefix(route, network.listed    ? "public="
                                                    : network.at_once ? "friend="
                                                                      : "invite=")) {
        auto read = match::read_setup(*text);
        if (!read) {
            return read.problem().sentence;
        }
        network.setup = std::move(*read);
        network.served = server_opens(*network.setup.game);
        return platform::can_open_tables() ? "" : "Tables for guests are opened in the page.";
    }
    if (const auto text = core::after_prefix(route, "join=")) {
        auto invitation = online::read_invitation(*text);
        if (!invitation) {
            return invitation.problem().sentence;
        }
        network.stage = Network::Stage::joining;
        network.before = seat_at(*invitation, now);
        if (network.before) {
            const auto table = online::RemoteTable::restore(
                store::saved_table(network.before->id).value_or(""), online::milliseconds(now));
            network.begun = table && !table->gathering();
        }
        network.invitation = std::move(*invitation);
        return platform::can_reach(network.invitation->endpoint)
                   ? ""
                   : "This table is in a page: open its link in a browser.";
    }
    if (const auto text = core::after_prefix(route, kAnswerRoute)) {
        const auto answer = read_answer(*text);
        network.stage = Network::Stage::answering;
        if (answer) {
            platform::hand_over_answer(*answer);
        }
        return answer ? "" : "This answer is damaged: was the whole link copied?";
    }
    network.id = route.substr(route.find('=') + 1);
    network.stage = Network::Stage::waiting;
    const auto saved = store::is_id(network.id) ? store::saved_table(network.id) : std::nullopt;
    if (!saved) {
        return "This table is not kept on this device.";
    }
    auto table = online::RemoteTable::restore(*saved, online::milliseconds(now));
    if (!table) {
        return table.problem().sentence;
    }
    network.table = std::make_shared<online::RemoteTable>(std::move(*table));
    return "";
}

}  // namespace

/// This program has the network tables.
bool load_network(Services& /*services*/, std::string_view /*route*/) {
    return false;
}

Opened open_network(Services& services, std::string_view route) {
    Network network;
    network.setup = chosen_set_up(services);
    const std::string why = prepare(network, route, services.now);
    if (!why.empty()) {
        return core::Problem{"", why};
    }
    return Opened(std::make_unique<NetworkScene>(services, std::move(network)));
}

void add_links_to_tables(Commands& list, Services& services) {
    list.family("table:", [&services](std::string_view link) {
        const auto invitation = online::read_table_link(link);
        if (invitation) {
            services.router.go("join=" + online::invitation_text(*invitation));
        } else {
            services.notices.tell(invitation.problem().sentence);
        }
    });
}

}  // namespace ctq::scenes
