#include "shell/online/table/next_match.hpp"

#include <utility>

#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/online/table/remote_seats.hpp"

namespace ctq::online {
namespace {

/// Whether the seat belongs to a person at the host's device.
bool at_host(const RemoteTable& table, int seat, const RemoteSeat& player) {
    return !table.ledger()->joined(seat) && player.kind != RemoteSeat::Kind::bot;
}

core::Failure vote(RemoteTable& table, const net::Vote& vote, net::Time now) {
    return table.host() ? table.host()->vote(vote, now) : table.guest()->vote(vote, now);
}

}  // namespace

const net::Proposal* proposal_of(const RemoteTable& table) {
    const auto& proposal = table.host() ? table.host()->proposal() : table.guest()->proposal();
    const bool current = proposal && table.finished() != net::end_match(proposal->terms);
    return current && proposal->agreed != 0 ? &*proposal : nullptr;
}

std::string party_name(const RemoteTable& table, int party) {
    const std::vector<RemoteSeat> seats = remote_seats(table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        if (party == seat || (party == 0 && at_host(table, seat, seats[i]))) {
            return seats[i].name;
        }
    }
    return "The host";
}

bool may_vote(const RemoteTable& table) {
    return table.finished() && table.reachable() && table.closed().empty() &&
           (table.hosting() || table.own_seat() != 0);
}

std::vector<std::string> awaited(const RemoteTable& table) {
    const net::Proposal* proposal = proposal_of(table);
    std::vector<std::string> names;
    if (proposal == nullptr) {
        return names;
    }
    const auto answered = static_cast<net::Parties>(proposal->agreed | proposal->declined);
    const std::vector<RemoteSeat> seats = remote_seats(table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        const bool guest =
            table.ledger()->joined(seat) && (table.ledger()->remote(seat) || !seats[i].away);
        if ((guest || at_host(table, seat, seats[i])) &&
            !net::has_party(answered, guest ? seat : 0)) {
            names.push_back(seats[i].name);
        }
    }
    return names;
}

net::Terms terms_of(const match::TableSetup& setup) {
    const core::GameInfo& info = *setup.game->info;
    return {info.code, core::options_text(info.options, setup.options)};
}

std::string trouble_with(const RemoteTable& table, const net::Terms& terms) {
    const auto next = net::next_match(*table.ledger(), terms, 0, cabinet());
    return next ? "" : next.problem().sentence;
}

core::Failure propose(RemoteTable& table, const net::Terms& terms, net::Time now) {
    return vote(table, {net::Vote::Kind::propose, 0, terms}, now);
}

core::Failure answer(RemoteTable& table, net::Vote::Kind kind, net::Time now) {
    const net::Proposal* proposal = proposal_of(table);
    return proposal != nullptr ? vote(table, {kind, proposal->number, {}}, now)
                               : core::Problem{"", "There is no longer a proposal."};
}

bool next_due(const RemoteTable& table) {
    return table.host() ? table.host()->next_due() : table.guest()->next().has_value();
}

core::Failure begin_next(RemoteTable& table, net::Time now) {
    if (!table.host()) {
        table.follow(now);
        return std::nullopt;
    }
    auto next = table.host()->next(now);
    if (!next) {
        return next.problem();
    }
    *table.host() = std::move(*next);
    return std::nullopt;
}

}  // namespace ctq::online
