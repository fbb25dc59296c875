#include "shell/scenes/online/seated/waiting_words.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/online/table/clock.hpp"
#include "shell/platform/platform.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::scenes {

using core::say;

std::string host_name(const Network& network) {
    const net::Ledger* log = network.table ? network.table->ledger() : nullptr;
    const std::string name = log != nullptr       ? log->name(0)
                             : network.invitation ? network.invitation->host
                                                  : std::string();
    return name.empty() ? "the host" : name;
}

int empty_seats(const online::RemoteTable& table) {
    int count = 0;
    for (const online::RemoteSeat& seat : online::remote_seats(table)) {
        count += seat.kind == online::RemoteSeat::Kind::empty ? 1 : 0;
    }
    return count;
}

std::vector<NoteButton> link_buttons(const Network& network) {
    std::vector<NoteButton> buttons;
    if (!network.sharing) {
        return buttons;
    }
    const bool invites = network.table->hosting() || at_server(network);
    if (platform::can_send()) {
        buttons.push_back({"link-send", invites ? "Send the invitation" : "Send the answer"});
    }
    buttons.push_back({"link-copy", invites ? "Copy the invitation" : "Copy the answer"});
    if (!invites && network.sharing->code.size > 0 && !network.answered) {
        buttons.push_back({"link-seen", "The host has scanned the code"});
    }
    return buttons;
}

std::string waiting_status(const Network& network) {
    const online::RemoteTable& table = *network.table;
    if (!table.closed().empty()) {
        return table.closed();
    }
    if (table.hosting()) {
        const int empty = empty_seats(table);
        return say(
            "{empty:Waiting for a guest.|Waiting for {empty} guests.|All seats are taken, but "
            "somebody "
            "is away.}",
            {{"empty", empty}});
    }
    if (!table.reachable() && network.sharing && !at_server(network)) {
        return say(
            "{sent:Waiting until {host} opens your answer.|One more step: send your answer to "
            "{host}.}",
            {{"sent", network.answered}, {"host", host_name(network)}});
    }
    return !table.reachable() || table.ledger() == nullptr ? "Looking for the table…"
           : table.own_seat() == 0 ? "You are watching. The match hasn’t started."
                                   : "You are in. The match starts when all seats are taken.";
}

std::string waiting_words(const Network& network) {
    const online::RemoteTable& table = *network.table;
    if (!table.closed().empty()) {
        return "";
    }
    const net::Clock clock = online::clock_of(table);
    std::string timed = clock_words(clock.pace);
    if (table.hosting()) {
        return timed + std::string(network.sharing && empty_seats(table) == 0
                                       ? "Anyone who opens the link now watches."
                                   : network.sharing
                                       ? "The link contains your device’s network address. Answers "
                                         "are accepted as long as this page is open."
                                       : "Making the invitation…");
    }
    if (table.reachable()) {
        return timed;
    }
    return network.sharing && !at_server(network) ? ""
           : at_server(network)
               ? "Trying again…"
               : say("{host}’s page must be open. In this browser it is tried again. From another "
                     "device ask {host} for a new link.",
                     {{"host", host_name(network)}});
}

std::string seat_line(int seat, const online::RemoteSeat& sitting) {
    const std::string color = core::capitalized(ui::seat_look(seat).color_name);
    switch (sitting.kind) {
        case online::RemoteSeat::Kind::empty:
            return say("{color}: free for a guest", {{"color", color}});
        case online::RemoteSeat::Kind::bot:
            return say("{color}: {who}, a bot", {{"color", color}, {"who", sitting.name}});
        case online::RemoteSeat::Kind::here:
        case online::RemoteSeat::Kind::guest:
            break;
    }
    return say("{color}: {who}{away: (away)|}",
               {{"color", color}, {"who", sitting.name}, {"away", sitting.away}});
}

std::string network_report(const Network& network) {
    if (!network.table || network.table->ledger() == nullptr) {
        return {};
    }
    const online::RemoteTable& table = *network.table;
    return std::string("Table: ") + (table.hosting() ? "host" : "guest") + ", match " +
           online::table_name(table.match()) +
           "\nEntries: " + std::to_string(table.ledger()->size()) +
           "\nChain: " + network_chain(network) +
           (table.frozen() ? "\nFrozen: " + table.frozen_words() : "") + "\n";
}

std::optional<match::TableSetup> setup_by_link(const Network& network) {
    match::TableSetup setup = match::table_setup_of(network.table->ledger()->table().setup);
    std::replace(setup.seats.begin(), setup.seats.end(), std::string(match::kGuest),
                 std::string(match::kHuman));
    return starts_by_letter(setup) ? std::optional(setup) : std::nullopt;
}

}  // namespace ctq::scenes
