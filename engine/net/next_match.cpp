#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/net/guest.hpp"
#include "engine/net/guest_work.hpp"
#include "engine/net/host.hpp"
#include "engine/net/host_work.hpp"

/// The step from one match to the next at a table: proposals, votes, and the move of all players to
/// the new match over the same connections.
namespace ctq::net {
namespace {

bool holds(Parties parties, Parties others) {
    return (parties & others) == others;
}

/// Returns the setup with the game and options of these terms, or those of `now` if the terms name
/// no game. Fails if the game is unknown.
core::Result<core::Setup> game_of(const core::Setup& now, const Terms& terms,
                                  core::Catalogue games) {
    core::Setup setup = now;
    if (terms.game == 0) {
        return terms.options.empty() ? core::Result<core::Setup>(std::move(setup))
                                     : core::Problem{"", sentence(Reason::not_understood)};
    }
    if (terms.game != now.game->info->code) {
        setup.game = core::find_game_by_code(games, terms.game);
    }
    if (setup.game == nullptr) {
        return core::Problem{"", sentence(Reason::unknown_game)};
    }
    auto options = core::read_options(setup.game->info->options, terms.options);
    if (!options) {
        return options.problem();
    }
    setup.options = *options;
    return setup;
}

/// Seats the people of the match, then as many bots as another game has room for.
void seat_people(const Ledger& ledger, NextMatch& next) {
    const core::Setup& now = ledger.table().setup;
    const core::GameInfo& info = *next.setup.game->info;
    std::vector<int> order;
    for (const bool people : {true, false}) {
        for (int seat = 1; seat <= now.seat_count(); ++seat) {
            const bool person = ledger.person(seat);
            const bool room = people || static_cast<int>(order.size()) < info.most_seats;
            if (person == people && room) {
                order.push_back(seat);
            }
        }
    }
    const auto bots = core::words(info.default_seats);
    next.setup.seats.clear();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::string& who = now.seats[static_cast<std::size_t>(order[i] - 1)];
        const bool person = ledger.person(order[i]);
        next.from[i + 1] = person ? order[i] : 0;
        next.setup.seats.push_back(person || bots.empty() ? who : std::string(bots.back()));
    }
}

/// Returns the secret for the next match. It reveals nothing about the current one.
core::Digest next_entropy(const core::Digest& entropy) {
    return derive(entropy, "next match", 0);
}

core::Failure take_vote(HostState& host, int party, const Vote& vote) {
    std::optional<Proposal>& proposal = host.voting.proposal;
    const bool proposes = vote.kind == Vote::Kind::propose;
    const bool ends = proposes ? end_match(vote.terms) : proposal && end_match(proposal->terms);
    if (ends == host.ledger.finished() || host.ledger.phase() == Phase::gathering) {
        return no(ends ? "There is no match to end." : "The match is not over yet.");
    }
    if (proposes && vote.terms.game == kCountMatch && !host.ledger.match().game().count) {
        return no("A match of this game is never counted early.");
    }
    if (proposes) {
        const auto next = ends ? core::Result<NextMatch>(NextMatch{})
                               : next_match(host.ledger, vote.terms, 0, host.table.games);
        if (!next) {
            return next.problem();
        }
        const bool same = proposal && proposal->agreed != 0 && proposal->terms == vote.terms;
        if (!same || proposal->declined != 0) {
            const std::uint32_t number = proposal ? proposal->number + 1 : 1;
            proposal = Proposal{number, static_cast<std::uint8_t>(party), vote.terms, 0, 0, false};
            host.voting.proposed = host.now;
        }
    } else if (!proposal || proposal->number != vote.proposal) {
        return no("That is no longer proposed.");
    }
    if (vote.kind == Vote::Kind::go_on) {
        if (!proposal->waited || !has_party(proposal->agreed, party)) {
            return no("The others still have time to answer.");
        }
        host.voting.goes_on = true;
    } else {
        const bool declines = vote.kind == Vote::Kind::decline;
        Parties& into = declines ? proposal->declined : proposal->agreed;
        Parties& from = declines ? proposal->agreed : proposal->declined;
        into = static_cast<Parties>(into | bit_of(party));
        from = static_cast<Parties>(from & ~bit_of(party));
    }
    event(host, EventKind::proposal, party);
    update_proposal(host);
    if (ends && holds(proposal->agreed, voters(host))) {
        if (proposal->terms.game == kCountMatch) {
            work(host);
            return std::nullopt;
        }
        proposal->agreed = 0;
        return append_and_work(host, entry_of(EntryKind::stop, 0));
    }
    return std::nullopt;
}

}  // namespace

core::Result<NextMatch> next_match(const Ledger& ledger, const Terms& terms, Parties agreed,
                                   core::Catalogue games) {
    auto setup = game_of(ledger.table().setup, terms, games);
    if (!setup) {
        return setup.problem();
    }
    NextMatch next{std::move(*setup), 0, {}};
    for (int seat = 1; seat <= next.setup.seat_count(); ++seat) {
        next.from[static_cast<std::size_t>(seat)] = seat;
    }
    if (next.setup.game != ledger.table().setup.game) {
        seat_people(ledger, next);
    }
    const auto first = core::beginner(next.setup);
    if (first && *first > 0) {
        std::vector<std::string>& seats = next.setup.seats;
        const auto count = static_cast<std::ptrdiff_t>(seats.size());
        std::rotate(seats.begin(), seats.end() - 1, seats.end());
        std::rotate(next.from.begin() + 1, next.from.begin() + count,
                    next.from.begin() + count + 1);
    }
    for (int seat = 1; seat <= next.setup.seat_count(); ++seat) {
        const int before = next.from[static_cast<std::size_t>(seat)];
        const bool open = before > 0 && has_party(agreed, before) && ledger.joined(before);
        next.open_seats = static_cast<Parties>(next.open_seats | (open ? bit_of(seat) : 0));
    }
    const auto match = core::Match::start(next.setup);
    return match ? core::Result<NextMatch>(std::move(next)) : match.problem();
}

Parties voters(const HostState& host) {
    Parties all = 1;
    for (int seat = 1; seat <= host.table.setup.seat_count(); ++seat) {
        const bool back = host.ledger.joined(seat) && host.ledger.ended() && present(host, seat);
        const bool votes = host.ledger.remote(seat) || back;
        all = static_cast<Parties>(all | (votes ? bit_of(seat) : 0));
    }
    return static_cast<Parties>(all & ~host.voting.gone);
}

core::Failure Host::vote(const Vote& vote, Time now) {
    host_.now = now;
    auto refused = take_vote(host_, 0, vote);
    tell_state(host_);
    return refused;
}

bool count_due(const HostState& host) {
    const std::optional<Proposal>& proposal = host.voting.proposal;
    return proposal && proposal->terms.game == kCountMatch && holds(proposal->agreed, voters(host));
}

void update_proposal(HostState& host) {
    std::optional<Proposal>& proposal = host.voting.proposal;
    if (!proposal || proposal->waited || !has_party(proposal->agreed, 0) ||
        end_match(proposal->terms)) {
        return;
    }
    const auto answered = static_cast<Parties>(proposal->agreed | proposal->declined);
    proposal->waited =
        holds(answered, voters(host)) || host.now - host.voting.proposed > host.table.timeouts.next;
    if (proposal->waited) {
        event(host, EventKind::proposal, 0);
    }
}

bool Host::next_due() const {
    const std::optional<Proposal>& proposal = host_.voting.proposal;
    return proposal && has_party(proposal->agreed, 0) && !end_match(proposal->terms) &&
           (holds(proposal->agreed, voters()) || host_.voting.goes_on);
}

core::Result<Host> Host::next(Time now) const {
    const Proposal& proposal = *host_.voting.proposal;
    auto match = next_match(host_.ledger, proposal.terms, proposal.agreed, host_.table.games);
    if (!match) {
        return match.problem();
    }
    HostTable table = host_.table;
    const core::Digest id = derive(host_.table.entropy, "next match's id", 0);
    std::copy_n(id.begin(), table.id.size(), table.id.begin());
    table.entropy = next_entropy(host_.table.entropy);
    table.setup = std::move(match->setup);
    table.open_seats = match->open_seats;
    table.people = 0;
    auto next = Host::open(std::move(table), now);
    if (!next) {
        return next;
    }
    HostState& host = next->host_;
    host.clock.pace = host_.clock.pace;
    host.clock.left.fill(Time{host_.clock.pace.seconds} * 1000);
    host.clock.set = host_.clock.set;
    host.endpoint = host_.endpoint;
    // No peer is connected to the new match yet, so it has nothing to send.
    host.out.packets = host_.out.packets;
    host.out.events.insert(host.out.events.begin(), host_.out.events.begin(),
                           host_.out.events.end());
    const std::vector<std::uint16_t> won = wins(host_);
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        const int before = match->from[static_cast<std::size_t>(seat)];
        if (before > 0) {
            host.wins[static_cast<std::size_t>(seat)] =
                won.empty() ? std::uint16_t{0} : won[static_cast<std::size_t>(before - 1)];
            host.tokens[static_cast<std::size_t>(seat)] =
                host_.tokens[static_cast<std::size_t>(before)];
            const bool here = has_party(host_.table.people, before);
            Parties& people = host.table.people;
            people = static_cast<Parties>(people | (here ? bit_of(seat) : Parties{0}));
        }
    }
    for (const Peer& peer : host_.peers) {
        host.peers.push_back({peer.link, -1, 0, 0, now, now, now, 0, 0, peer.rate});
        Peer& carried = host.peers.back();
        carried.carried = true;
        if (peer.seat == 0 || (peer.seat > 0 && has_party(proposal.agreed, peer.seat))) {
            send(host, carried, Next{host.table.id});
        } else {
            drop(host, peer.link, Reason::moved_on);
        }
    }
    return next;
}

bool belongs_to_former(const HostState& host, const Peer& peer, const Hello& hello) {
    if (hello.match == MatchId{} || hello.match == host.table.id) {
        return false;
    }
    const bool known = std::any_of(
        host.tokens.begin(), host.tokens.end(),
        [&hello](const std::optional<Token>& token) { return token && *token == hello.token; });
    return peer.carried || known || (hello.match == host.table.room && hello.have > 0);
}

/// Processes a vote. A late vote is answered with the current proposal.
void take(HostState& host, Peer& peer, const Vote& message) {
    const bool seated = peer.seat > 0 && (host.ledger.remote(peer.seat) || host.ledger.ended());
    const core::Failure refused = seated ? take_vote(host, peer.seat, message) : core::Failure();
    if (!seated || (refused && message.kind == Vote::Kind::propose)) {
        fault(host, peer, true);
    } else if (refused) {
        peer.proposal.state.reset();
    }
}

core::Failure Guest::vote(const Vote& vote, Time now) {
    guest_.now = now;
    if (guest_.seat == 0) {
        return no("You have no seat at this table.");
    }
    const bool ends = vote.kind == Vote::Kind::propose
                          ? end_match(vote.terms)
                          : guest_.news.proposal && end_match(guest_.news.proposal->terms);
    if (!up_to_date() || ends == guest_.ledger->ended() ||
        guest_.ledger->phase() == Phase::gathering) {
        return no(ends ? "There is no match to end." : "The match is not over yet.");
    }
    guest_.outbox.vote = vote;
    work(guest_);
    return std::nullopt;
}

void take(GuestState& guest, const Proposal& message) {
    if (guest.link != Link::seated) {
        return;
    }
    std::optional<Vote>& vote = guest.outbox.vote;
    const bool changed = guest.news.proposal != message;
    guest.news.proposal = message;
    if (vote) {
        const bool agreed = has_party(message.agreed, guest.seat);
        const bool declined = has_party(message.declined, guest.seat);
        const bool other = message.number != vote->proposal;
        const bool shown = vote->kind == Vote::Kind::propose
                               ? agreed && message.terms == vote->terms
                           : vote->kind == Vote::Kind::agree   ? agreed || other
                           : vote->kind == Vote::Kind::decline ? declined || other
                                                               : other;
        if (shown) {
            vote.reset();
        }
    }
    if (changed) {
        event(guest, EventKind::proposal);
    }
}

void take(GuestState& guest, const Next& message) {
    if (guest.welcome && message.match != guest.welcome->match &&
        guest.news.next != message.match) {
        guest.news.next = message.match;
        event(guest, EventKind::proposal);
    }
}

void Guest::join_next(Time now) {
    GuestIdentity identity = guest_.identity;
    identity.entropy = next_entropy(identity.entropy);
    identity.match = *guest_.news.next;
    const bool reached = connected();
    Output out = take_output();
    *this = Guest(guest_.catalogue, std::move(identity));
    guest_.now = now;
    guest_.out = std::move(out);
    if (reached) {
        connected(now);
    }
}

}  // namespace ctq::net
