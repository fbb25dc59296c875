#include "shell/scenes/online/network.hpp"

#include "engine/core/base64.hpp"
#include "engine/core/say.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/online/seated/waiting_words.hpp"
#include "shell/sockets/table_address.hpp"

namespace ctq::scenes {
namespace {

using core::say;

std::string host_of(const Network& network) {
    return network.invitation->host.empty() ? "Somebody" : network.invitation->host;
}

/// Says which server learns this device's address; empty if none does.
std::string server_words(const store::Settings& settings) {
    return !settings.stun ? ""
           : settings.relay.empty()
               ? " A public server, Google’s, is asked for the address that each of you has."
               : say(" The relay {relay} is asked for your address, and carries the match if the "
                     "two networks can’t reach each other.",
                     {{"relay", std::string(settings.relay_label())}});
}

}  // namespace

bool at_server(const Network& network) {
    return network.table ? network.table->at_server()
                         : network.invitation &&
                               sockets::read_address(network.invitation->endpoint).has_value();
}

std::string network_title(const Network& network) {
    // A person who opens a link with an answer may not have seen any game yet.
    return network.stage == Network::Stage::answering ? "A guest’s answer"
           : network.invitation                       ? network.invitation->game->info->title
                                                      : network.setup.game->info->title;
}

std::string network_status(const Network& network) {
    if (network.stage == Network::Stage::opening) {
        return say("You open a table of {game}.", {{"game", network.setup.game->info->title}});
    }
    if (network.stage == Network::Stage::answering) {
        return network.transport_message.empty()
                   ? "Looking for the table that waits for this answer…"
                   : network.transport_message;
    }
    if (network.stage == Network::Stage::elsewhere) {
        return "This table is open in another tab.";
    }
    if (network.stage == Network::Stage::joining) {
        return say("{server:{host}: {game}, open to everyone.|{host} invites you to {game}.}",
                   {{"server", at_server(network) && network.invitation->match == net::MatchId{}},
                    {"host", host_of(network)},
                    {"game", network.invitation->game->info->title}});
    }
    return waiting_status(network);
}

/// Returns what people must know about a clock, with a blank after it; empty without one.
std::string clock_words(const net::Pace& pace) {
    return pace.kind == net::Pace::Kind::none
               ? ""
               : say("There is a clock: {rule}. For anyone who runs out of time, a bot plays one "
                     "action{all:, and there are always 10 seconds for the next|}. ",
                     {{"rule", online::pace_words(pace)},
                      {"all", pace.kind == net::Pace::Kind::player}});
}

std::string network_words(const Network& network, const store::Settings& settings) {
    const std::string stun = server_words(settings);
    switch (network.stage) {
        case Network::Stage::opening:
            return "Anyone with your link can sit down. The others see the name you give here. " +
                   (network.served
                        ? std::string("The table is on this server.")
                        : "Your page hosts the table: leave it open while you play." + stun);
        case Network::Stage::joining:
            return clock_words(network.invitation->pace) +
                   (at_server(network) ? "The others see the name you give here."
                                       : "The others see the name you give here, and your devices "
                                         "learn each other’s addresses." +
                                             stun) +
                   " Nobody can manipulate the draws: this is checked at the end. If hands are "
                   "hidden, the host’s device could see them.";
        case Network::Stage::answering:
            return "";
        case Network::Stage::elsewhere:
            return "Only one tab can be at the table. Nothing is lost if this one takes over.";
        case Network::Stage::waiting:
            break;
    }
    return waiting_words(network);
}

std::string network_chain(const Network& network) {
    const net::Ledger* log = network.table ? network.table->ledger() : nullptr;
    return log != nullptr ? core::to_base64(log->chain(log->size())) : "";
}

}  // namespace ctq::scenes
