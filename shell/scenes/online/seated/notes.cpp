// The questions and messages that a table over the network shows while it is played.
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/online/table/clock.hpp"
#include "shell/online/table/next_match.hpp"
#include "shell/online/table/takeback.hpp"
#include "shell/scenes/online/network.hpp"

namespace ctq::scenes {

namespace {

using core::say;

/// Returns the note for the case that the devices' copies of the match differ.
TableNote frozen_note(const online::RemoteTable& table) {
    TableNote note{table.frozen_words().empty() ? "The copies of the match differ, so it is frozen."
                                                : table.frozen_words(),
                   {}};
    if (table.own_frozen()) {
        note.buttons.push_back({"net:resync", "Reload it"});
    }
    if (table.frozen_seat() != 0) {
        note.buttons.push_back(
            {"net:bot:" + std::to_string(table.frozen_seat()), "Let a bot play"});
    }
    note.buttons.push_back({"report", "Copy a report"});
    note.buttons.push_back(table.hosting() ? NoteButton{"end", "End the match"}
                                           : NoteButton{"net:leave", "Leave the table"});
    return note;
}

/// Returns the names of those who have not yet answered a request to take an action back.
std::string answerers(const online::RemoteTable& table) {
    std::vector<std::string> names;
    const std::vector<online::RemoteSeat> seats = online::remote_seats(table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if ((table.ledger()->due() >> (i + 1) & 1U) != 0) {
            names.push_back(seats[i].name);
        }
    }
    if ((table.ledger()->due() & 1U) != 0) {
        names.emplace_back(table.hosting() ? "you" : "the host");
    }
    return core::listed(names);
}

/// Asks how to end or leave the match.
TableNote end_note(const online::RemoteTable& table) {
    const bool hosting = table.hosting();
    TableNote note{hosting ? "End the match for everybody? Nobody wins, and it can’t be resumed."
                           : "Leave the table? You give up your seat; the match stays in your "
                             "library as it stands.",
                   {{"net:keep", "Keep playing"}}};
    if (table.reachable()) {
        note.buttons.push_back({"net:propose-end", "Propose to end it"});
        if (online::remote_seats(table).size() == 2 && online::own_person(table) != 0) {
            note.buttons.push_back({"net:resign", "Resign"});
        }
    }
    note.buttons.push_back(hosting ? NoteButton{"net:stop", "End it for everybody"}
                                   : NoteButton{"leave-table", "Leave the table"});
    return note;
}

/// Returns the note for a proposal to end or to count the match.
std::optional<TableNote> end_proposal_note(const online::RemoteTable& table) {
    const net::Proposal* proposal = online::proposal_of(table);
    const int own = table.own_seat();
    if (proposal == nullptr || !table.reachable() || net::has_party(proposal->declined, own)) {
        return std::nullopt;
    }
    const bool counts = proposal->terms.game == net::kCountMatch;
    if (proposal->declined != 0) {
        return TableNote{
            say("Not everybody wants to {counts:count|end} the match.", {{"counts", counts}}),
            {{"net:decline", "Keep playing"}}};
    }
    if (net::has_party(proposal->agreed, own)) {
        return TableNote{say("The others are asked whether to {counts:count|end} the match.",
                             {{"counts", counts}}),
                         {{"net:decline", "Keep playing"}}};
    }
    return TableNote{
        say("{who} proposes to {counts:count the match as it stands|end the match. Nobody wins "
            "then}.",
            {{"who", online::party_name(table, proposal->by)}, {"counts", counts}}),
        {{"net:agree", counts ? "Count now" : "End the match"}, {"net:decline", "Keep playing"}}};
}

/// Returns the note for a guest who has lost the connection. Between devices only a new link
/// restores it.
TableNote lost_note(const Network& network) {
    if (network.gone) {
        TableNote note{
            "The server no longer has this table. The match as you know it is in your "
            "library.",
            {}};
        if (network.table->own_seat() != 0 && !network.table->ledger()->undisclosed()) {
            note.buttons.push_back({"net:alone", "Play on against bots"});
        }
        note.buttons.push_back({"leave-table", "To the lobby"});
        return note;
    }
    if (network.table->at_server()) {
        return {"The connection to the table is lost. Trying to reconnect…",
                {{"net:leave", "Leave the table"}}};
    }
    const std::string host = host_name(network);
    TableNote note{say("The connection to {host} is lost. In this browser it reconnects "
                       "automatically. From another device, ask {host} for a new link.",
                       {{"host", host}}),
                   {{"net:ask-link", "Paste a new link"}}};
    note.buttons.push_back({"net:leave", "Leave the table"});
    return note;
}

}  // namespace

std::optional<TableNote> network_note(const Network& network) {
    if (!network.table || network.table->gathering()) {
        return std::nullopt;
    }
    const online::RemoteTable& table = *network.table;
    if (table.finished()) {
        return std::nullopt;
    }
    if (!table.closed().empty()) {
        return TableNote{say("{why} This match can’t continue.", {{"why", table.closed()}}),
                         {{"leave-table", "To the lobby"}}};
    }
    if (network.ending) {
        return end_note(table);
    }
    if (auto note = end_proposal_note(table)) {
        return note;
    }
    if (const int seat = online::takeback_asker(table); seat != 0) {
        const std::string who =
            online::remote_seats(table)[static_cast<std::size_t>(seat - 1)].name;
        return TableNote{say("{who} asks to take back the last action.", {{"who", who}}),
                         {{"net:allow", "Allow it"}, {"net:refuse", "Refuse"}}};
    }
    if (table.ledger()->asker() != 0) {
        const auto who = static_cast<std::size_t>(table.ledger()->asker() - 1);
        const std::string name = online::remote_seats(table)[who].name;
        TableNote note{
            say("{who} {who:have|has} asked to take back the last action. The match waits "
                "for {others}.",
                {{"who", name}, {"others", answerers(table)}}),
            {}};
        if (table.ledger()->asker() == online::own_person(table)) {
            note.buttons.push_back({"net:withdraw", "Withdraw"});
        }
        return note;
    }
    if (table.frozen()) {
        return frozen_note(table);
    }
    if (table.reachable() && online::clock_of(table).rests) {
        TableNote note{"Nobody acted in time, so the match waits until somebody is back.", {}};
        if (online::missed(table)) {
            note.buttons.push_back({"net:return", "I am back"});
        }
        return note;
    }
    if (table.reachable() && table.replaced()) {
        return TableNote{"A bot plays in your place.",
                         {{"net:return", "Take my seat back"}, {"net:leave", "Leave the table"}}};
    }
    if (!table.reachable() && network.sharing) {
        TableNote note{
            say("{sent:Waiting until {host} opens your answer. If {host} has reloaded the page, "
                "ask "
                "for a new link.|The connection to {host} is lost. If you both use this browser, "
                "it "
                "comes back by itself. Otherwise send {host} this answer to return to the table.}",
                {{"sent", network.answered}, {"host", host_name(network)}}),
            link_buttons(network)};
        note.buttons.push_back({"net:ask-link", "Paste a new link"});
        note.buttons.push_back({"net:leave", "Leave the table"});
        return note;
    }
    if (!table.reachable()) {
        return lost_note(network);
    }
    const std::vector<online::RemoteSeat> seats = online::remote_seats(table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool guest = seats[i].kind == online::RemoteSeat::Kind::guest;
        if (guest && seats[i].away && !table.hosting()) {
            return TableNote{say("{who} is away. The host can wait or play on without them.",
                                 {{"who", seats[i].name}}),
                             {{"net:leave", "Leave the table"}}};
        }
        if (guest && seats[i].away) {
            TableNote note{
                say("The connection to {who} is lost. Wait, or play on without them; the seat "
                    "stays reserved.",
                    {{"who", seats[i].name}}),
                {{"net:bot:" + std::to_string(i + 1), "Let a bot play"}, {"end", "End the match"}}};
            if (network.sharing) {
                note.buttons.push_back({"link-copy", "Invite again"});
                note.buttons.push_back({"paste", "Paste an answer"});
            }
            return note;
        }
    }
    return std::nullopt;
}

}  // namespace ctq::scenes
