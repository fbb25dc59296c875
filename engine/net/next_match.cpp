#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/net/guest.hpp"
#include "engine/net/host.hpp"

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

Parties Host::voters() const {
    Parties voters = 1;
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        const bool back = ledger_.joined(seat) && ledger_.ended() && present(seat);
        const bool votes = ledger_.remote(seat) || back;
        voters = static_cast<Parties>(voters | (votes ? bit_of(seat) : 0));
    }
    return static_cast<Parties>(voters & ~gone_);
}

core::Failure Host::vote(const Vote& vote, Time now) {
    now_ = now;
    auto refused = take_vote(0, vote);
    tell_state();
    return refused;
}

core::Failure Host::take_vote(int party, const Vote& vote) {
    const bool proposes = vote.kind == Vote::Kind::propose;
    const bool ends = proposes ? end_match(vote.terms) : proposal_ && end_match(proposal_->terms);
    if (ends == ledger_.finished() || ledger_.phase() == Phase::gathering) {
        return no(ends ? "There is no match to end." : "The match is not over yet.");
    }
    if (proposes && vote.terms.game == kCountMatch && !ledger_.match().game().count) {
        return no("A match of this game is never counted early.");
    }
    if (proposes) {
        const auto next = ends ? core::Result<NextMatch>(NextMatch{})
                               : next_match(ledger_, vote.terms, 0, table_.games);
        if (!next) {
            return next.problem();
        }
        const bool same = proposal_ && proposal_->agreed != 0 && proposal_->terms == vote.terms;
        if (!same || proposal_->declined != 0) {
            const std::uint32_t number = proposal_ ? proposal_->number + 1 : 1;
            proposal_ = Proposal{number, static_cast<std::uint8_t>(party), vote.terms, 0, 0, false};
            proposed_ = now_;
        }
    } else if (!proposal_ || proposal_->number != vote.proposal) {
        return no("That is no longer proposed.");
    }
    if (vote.kind == Vote::Kind::go_on) {
        if (!proposal_->waited || !has_party(proposal_->agreed, party)) {
            return no("The others still have time to answer.");
        }
        continues_without_others_ = true;
    } else {
        const bool declines = vote.kind == Vote::Kind::decline;
        Parties& into = declines ? proposal_->declined : proposal_->agreed;
        Parties& from = declines ? proposal_->agreed : proposal_->declined;
        into = static_cast<Parties>(into | bit_of(party));
        from = static_cast<Parties>(from & ~bit_of(party));
    }
    event(EventKind::proposal, party);
    update_proposal();
    if (ends && holds(proposal_->agreed, voters())) {
        if (proposal_->terms.game == kCountMatch) {
            work();
            return std::nullopt;
        }
        proposal_->agreed = 0;
        return append_and_work(entry_of(EntryKind::stop, 0));
    }
    return std::nullopt;
}

bool Host::count_due() const {
    return proposal_ && proposal_->terms.game == kCountMatch && holds(proposal_->agreed, voters());
}

/// Lets the parties that agreed continue without the others once all have answered or the timeout
/// is over. The host must have agreed, because the table is the host's.
void Host::update_proposal() {
    if (!proposal_ || proposal_->waited || !has_party(proposal_->agreed, 0) ||
        end_match(proposal_->terms)) {
        return;
    }
    const auto answered = static_cast<Parties>(proposal_->agreed | proposal_->declined);
    proposal_->waited = holds(answered, voters()) || now_ - proposed_ > table_.timeouts.next;
    if (proposal_->waited) {
        event(EventKind::proposal, 0);
    }
}

bool Host::next_due() const {
    return proposal_ && has_party(proposal_->agreed, 0) && !end_match(proposal_->terms) &&
           (holds(proposal_->agreed, voters()) || continues_without_others_);
}

core::Result<Host> Host::next(Time now) const {
    auto match = next_match(ledger_, proposal_->terms, proposal_->agreed, table_.games);
    if (!match) {
        return match.problem();
    }
    HostTable table = table_;
    const core::Digest id = derive(table_.entropy, "next match's id", 0);
    std::copy_n(id.begin(), table.id.size(), table.id.begin());
    table.entropy = next_entropy(table_.entropy);
    table.setup = std::move(match->setup);
    table.open_seats = match->open_seats;
    table.people = 0;
    auto next = Host::open(std::move(table), now);
    if (!next) {
        return next;
    }
    next->pace_ = pace_;
    next->left_.fill(Time{pace_.seconds} * 1000);
    next->clock_set_ = clock_set_;
    next->endpoint_ = endpoint_;
    // No peer is connected to the new match yet, so it has nothing to send.
    next->out_.packets = out_.packets;
    next->out_.events.insert(next->out_.events.begin(), out_.events.begin(), out_.events.end());
    const std::vector<std::uint16_t> won = wins();
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        const int before = match->from[static_cast<std::size_t>(seat)];
        if (before > 0) {
            next->wins_[static_cast<std::size_t>(seat)] =
                won.empty() ? std::uint16_t{0} : won[static_cast<std::size_t>(before - 1)];
            next->tokens_[static_cast<std::size_t>(seat)] =
                tokens_[static_cast<std::size_t>(before)];
            const bool here = has_party(table_.people, before);
            Parties& people = next->table_.people;
            people = static_cast<Parties>(people | (here ? bit_of(seat) : Parties{0}));
        }
    }
    for (const Peer& peer : peers_) {
        next->peers_.push_back({peer.link, -1, 0, 0, now, now, now, 0, 0, peer.rate});
        Peer& carried = next->peers_.back();
        carried.carried = true;
        if (peer.seat == 0 || (peer.seat > 0 && has_party(proposal_->agreed, peer.seat))) {
            next->send(carried, Next{next->table_.id});
        } else {
            next->drop(peer.link, Reason::moved_on);
        }
    }
    return next;
}

/// Whether a guest of this table says hello to an earlier match. Its connection, its token or the
/// table's first match identifies it.
bool Host::belongs_to_former(const Peer& peer, const Hello& hello) const {
    if (hello.match == MatchId{} || hello.match == table_.id) {
        return false;
    }
    const bool known = std::any_of(
        tokens_.begin(), tokens_.end(),
        [&hello](const std::optional<Token>& token) { return token && *token == hello.token; });
    return peer.carried || known || (hello.match == table_.room && hello.have > 0);
}

/// Processes a vote. A late vote is answered with the current proposal.
void Host::take(Peer& peer, const Vote& message) {
    const bool seated = peer.seat > 0 && (ledger_.remote(peer.seat) || ledger_.ended());
    const core::Failure refused = seated ? take_vote(peer.seat, message) : core::Failure();
    if (!seated || (refused && message.kind == Vote::Kind::propose)) {
        fault(peer, true);
    } else if (refused) {
        peer.proposal.state.reset();
    }
}

core::Failure Guest::vote(const Vote& vote, Time now) {
    now_ = now;
    if (seat_ == 0) {
        return no("You have no seat at this table.");
    }
    const bool ends = vote.kind == Vote::Kind::propose
                          ? end_match(vote.terms)
                          : next_proposal_ && end_match(next_proposal_->terms);
    if (!up_to_date() || ends == ledger_->ended() || ledger_->phase() == Phase::gathering) {
        return no(ends ? "There is no match to end." : "The match is not over yet.");
    }
    vote_ = vote;
    work();
    return std::nullopt;
}

void Guest::take(const Proposal& message) {
    if (link_ != Link::seated) {
        return;
    }
    const bool changed = next_proposal_ != message;
    next_proposal_ = message;
    if (vote_) {
        const bool agreed = has_party(message.agreed, seat_);
        const bool declined = has_party(message.declined, seat_);
        const bool other = message.number != vote_->proposal;
        const bool shown = vote_->kind == Vote::Kind::propose
                               ? agreed && message.terms == vote_->terms
                           : vote_->kind == Vote::Kind::agree   ? agreed || other
                           : vote_->kind == Vote::Kind::decline ? declined || other
                                                                : other;
        if (shown) {
            vote_.reset();
        }
    }
    if (changed) {
        event(EventKind::proposal);
    }
}

void Guest::take(const Next& message) {
    if (welcome_ && message.match != welcome_->match && next_ != message.match) {
        next_ = message.match;
        event(EventKind::proposal);
    }
}

void Guest::join_next(Time now) {
    now_ = now;
    GuestIdentity identity = identity_;
    identity.entropy = next_entropy(identity_.entropy);
    identity.match = *next_;
    const bool reached = link_ != Link::none;
    Output out = std::move(out_);
    *this = Guest(catalogue_, std::move(identity));
    out_ = std::move(out);
    if (reached) {
        connected(now);
    }
}

}  // namespace ctq::net
