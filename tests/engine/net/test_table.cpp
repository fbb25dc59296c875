#include "tests/engine/net/test_table.hpp"

#include <doctest/doctest.h>

namespace ctq::tests {
namespace {

using core::Turn;
using net::EventKind;
using net::Phase;

constexpr net::Time kTick = 50;

bool ended(const net::Ledger& ledger) {
    return (ledger.phase() == Phase::over || ledger.phase() == Phase::stopped) &&
           !ledger.undisclosed();
}

core::Action any_action(const core::Match& match, core::Rng& rng) {
    core::ActionList list;
    match.options_now(list);
    return list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
}

/// Returns a random action for any seat that chooses in secret. In our games all seats have the
/// same legal actions.
core::Action any_choice(const net::Ledger& ledger, core::Rng& rng) {
    return any_action(ledger.match(), rng);
}

core::Setup setup_of(const Scenario& scenario) {
    core::Setup setup;
    setup.game = scenario.game;
    setup.options = *core::read_options(scenario.game->info->options, scenario.options);
    setup.seats.assign(static_cast<std::size_t>(scenario.seats), "human");
    return setup;
}

}  // namespace

core::Digest test_entropy(std::uint64_t seed) {
    return core::Sha256().add("test").add(seed).finish();
}

net::GuestIdentity test_identity(std::uint64_t seed, int number) {
    net::GuestIdentity identity;
    const auto own = seed * 100 + static_cast<std::uint64_t>(number);
    identity.name = "Guest " + std::to_string(number);
    identity.entropy = test_entropy(own);
    const core::Digest token = test_entropy(~own);
    std::copy_n(token.begin(), identity.token.size(), identity.token.begin());
    return identity;
}

NetTable::NetTable(const Scenario& scenario, int guests, std::uint64_t seed,
                   LinkConditions conditions, bool guests_first)
    : rng_{seed}, conditions_(conditions) {
    net::HostTable table;
    table.setup = setup_of(scenario);
    const core::Digest id = test_entropy(seed + 1'000'000);
    std::copy_n(id.begin(), table.id.size(), table.id.begin());
    table.entropy = test_entropy(seed + 2'000'000);
    table.name = "Host";
    table.games = tested_games();
    table.people = static_cast<net::Parties>((2U << scenario.seats) - 2U);
    for (int i = 0; i < guests; ++i) {
        const auto seat = static_cast<unsigned>(guests_first ? i + 1 : scenario.seats - i);
        table.open_seats = static_cast<net::Parties>(table.open_seats | 1U << seat);
    }
    auto host = net::Host::open(std::move(table), now_);
    REQUIRE_MESSAGE(host, host.problem().text());
    host_ = std::make_unique<net::Host>(std::move(*host));
    for (int i = 0; i < guests; ++i) {
        guests_.emplace_back();
        put_guest(i, test_identity(seed, i));
        connect(i);
    }
}

void NetTable::put_guest(int number, net::GuestIdentity identity) {
    guests_[index(number)].guest =
        std::make_unique<net::Guest>(tested_games(), std::move(identity));
}

bool NetTable::chance(unsigned thousandths) {
    return rng_.below(1000) < thousandths;
}

void NetTable::connect(int number) {
    Seat& seat = guests_[index(number)];
    seat.link = next_link_++;
    host_->connected(seat.link, now_);
    seat.guest->connected(now_);
    collect();
}

void NetTable::cut(int number) {
    Seat& seat = guests_[index(number)];
    if (seat.link == 0) {
        return;
    }
    const net::LinkId link = std::exchange(seat.link, 0);
    host_->lost(link, now_);
    seat.guest->lost(now_);
    collect();
}

void NetTable::begin_next_match() {
    auto host = host_->next(now_);
    REQUIRE_MESSAGE(host, host.problem().text());
    *host_ = std::move(*host);
    collect();
}

void NetTable::restore_host() {
    const core::Bytes save = checks_saving_ ? host_save_ : host_->serialize();
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        cut(static_cast<int>(i));
    }
    auto again = net::Host::restore(tested_games(), save, {}, {}, now_);
    REQUIRE_MESSAGE(again, again.problem().text());
    host_ = std::make_unique<net::Host>(std::move(*again));
}

void NetTable::restore_guest(int number) {
    const core::Bytes save =
        checks_saving_ ? guests_[index(number)].save : guest(number).serialize();
    cut(number);
    auto again = net::Guest::restore(tested_games(), save, {});
    REQUIRE_MESSAGE(again, again.problem().text());
    guests_[index(number)].guest = std::make_unique<net::Guest>(std::move(*again));
}

void NetTable::inject(int number, const core::Bytes& frame) {
    host_->received(guests_[index(number)].link, frame, now_);
    collect();
}

void NetTable::check_saving() {
    checks_saving_ = true;
    host_save_ = host_->serialize();
    for (Seat& seat : guests_) {
        seat.save = seat.guest->serialize();
    }
}

template <typename Session>
void NetTable::check_save(const net::Output& out, const Session& session, core::Bytes& save,
                          const std::string& who) {
    if (!checks_saving_ || (!out.save && out.packets.empty())) {
        return;
    }
    const core::Bytes present = session.serialize();
    if (!out.save && save != present && unsaved_.empty()) {
        unsaved_ = who + ", frame of type " + std::to_string(out.packets.front().frame[1]);
    }
    save = out.save ? present : save;
}

void NetTable::reload_somebody() {
    const auto later = [this](Seat& seat) { seat.back = now_ + 50 + rng_.below(2'000); };
    const auto who = rng_.below(static_cast<std::uint32_t>(guests_.size() + 1));
    if (who < guests_.size()) {
        restore_guest(static_cast<int>(who));
        later(guests_[who]);
        return;
    }
    restore_host();
    std::for_each(guests_.begin(), guests_.end(), later);
}

/// Sends the packets of all sessions and collects their events.
void NetTable::collect() {
    net::Output out = host_->take_output();
    check_save(out, *host_, host_save_, "the host");
    for (net::Packet& packet : out.packets) {
        for (std::size_t i = 0; i < guests_.size(); ++i) {
            if (guests_[i].link == packet.link) {
                launch(static_cast<int>(i), packet.link, false, packet.frame);
            }
        }
    }
    std::vector<int> hung_up;
    for (net::Event& event : out.events) {
        for (std::size_t i = 0; event.kind == EventKind::hang_up && i < guests_.size(); ++i) {
            if (guests_[i].link == event.link) {
                hung_up.push_back(static_cast<int>(i));
            }
        }
        host_events_.push_back(std::move(event));
    }
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        net::Output own = guests_[i].guest->take_output();
        check_save(own, *guests_[i].guest, guests_[i].save, "guest " + std::to_string(i));
        for (net::Packet& packet : own.packets) {
            launch(static_cast<int>(i), guests_[i].link, true, packet.frame);
        }
        for (net::Event& event : own.events) {
            guests_[i].closed = guests_[i].closed || event.kind == EventKind::closed;
            guests_[i].events.push_back(std::move(event));
        }
    }
    for (const int number : hung_up) {
        // Frames in flight to this guest still arrive.
        for (auto& [when, flight] : flights_) {
            if (flight.guest == number && !flight.to_host) {
                guests_[index(number)].guest->received(flight.frame, now_);
            }
        }
        cut(number);
        guests_[index(number)].back = now_ + 1'000;
    }
    for (Seat& seat : guests_) {
        if (seat.guest->next()) {
            seat.guest->join_next(now_);
            collect();
        }
    }
}

void NetTable::launch(int number, net::LinkId link, bool to_host, const core::Bytes& frame) {
    if (link == 0 || chance(conditions_.lost)) {
        return;
    }
    const int copies = chance(conditions_.repeated) ? 2 : 1;
    for (int i = 0; i < copies; ++i) {
        const net::Time delay = 1 + rng_.below(static_cast<std::uint32_t>(conditions_.most_delay));
        flights_.emplace(now_ + delay, Flight{number, link, to_host, frame});
    }
}

void NetTable::land(Flight flight) {
    Seat& seat = guests_[index(flight.guest)];
    if (seat.link != flight.link) {
        return;
    }
    if (flight.to_host) {
        host_->received(flight.link, flight.frame, now_);
    } else {
        seat.guest->received(flight.frame, now_);
    }
    collect();
    if (chance(conditions_.cut)) {
        cut(flight.guest);
        seat.back = now_ + 50 + rng_.below(2'000);
    }
    if (conditions_.reloaded > 0 && chance(conditions_.reloaded)) {
        reload_somebody();
    }
}

/// Processes everything up to `until`.
void NetTable::step(net::Time until) {
    while (!flights_.empty() && flights_.begin()->first <= until) {
        auto node = flights_.extract(flights_.begin());
        now_ = std::max(now_, node.key());
        land(std::move(node.mapped()));
    }
    now_ = until;
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        if (guests_[i].link == 0 && guests_[i].back != 0 && guests_[i].back <= now_ &&
            !guests_[i].closed) {
            guests_[i].back = 0;
            connect(static_cast<int>(i));
        }
        guests_[i].guest->tick(now_);
    }
    host_->tick(now_);
    collect();
}

void NetTable::wait(net::Time milliseconds) {
    for (const net::Time end = now_ + milliseconds; now_ < end;) {
        step(std::min(end, now_ + kTick));
    }
}

void NetTable::begin() {
    for (int i = 0; i < 1000 && host_->begin(now_); ++i) {
        wait(kTick);
    }
    collect();
    REQUIRE(host_->ledger().phase() != Phase::gathering);
}

bool NetTable::act_at_guest(int number) {
    net::Guest& who = guest(number);
    if (who.ledger() == nullptr || !who.up_to_date() || who.frozen() || who.pending()) {
        return false;
    }
    const net::Ledger& ledger = *who.ledger();
    const int seat = who.seat();
    if (ledger.phase() == Phase::playing && ledger.match().turn().seat == seat) {
        if (chance(conditions_.asks_back) && !who.ask_takeback(now_)) {
            return true;
        }
        return !who.play(any_action(ledger.match(), rng_), now_);
    }
    return ledger.phase() == Phase::choosing && (ledger.due() >> seat & 1U) != 0 &&
           !who.play(any_choice(ledger, rng_), now_);
}

bool NetTable::act_at_host() {
    const net::Ledger& ledger = host_->ledger();
    const Turn turn = ledger.match().turn();
    if (ledger.phase() == Phase::playing && !ledger.remote(turn.seat)) {
        return !host_->play({turn.seat, any_action(ledger.match(), rng_)}, now_);
    }
    bool acted = false;
    for (int seat = 1; ledger.phase() == Phase::choosing && seat <= core::kMostSeats; ++seat) {
        if ((ledger.due() >> seat & 1U) != 0 && !ledger.remote(seat)) {
            acted =
                !host_->play({static_cast<std::uint8_t>(seat), any_choice(ledger, rng_)}, now_) ||
                acted;
        }
    }
    return acted;
}

void NetTable::answer_asks() {
    const net::Ledger& ledger = host_->ledger();
    if (ledger.asker() != 0 && (ledger.due() & 1U) != 0) {
        host_->answer_takeback(chance(500), now_);
    }
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        net::Guest& who = *guests_[i].guest;
        if (who.ledger() != nullptr && who.ledger()->asker() != 0 &&
            (who.ledger()->due() >> who.seat() & 1U) != 0) {
            who.answer_takeback(chance(500), now_);
        }
    }
}

bool NetTable::act() {
    bool acted = act_at_host();
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        acted = act_at_guest(static_cast<int>(i)) || acted;
    }
    answer_asks();
    collect();
    return acted;
}

bool NetTable::settled() const {
    return ended(host_->ledger()) && difference().empty();
}

std::string NetTable::difference() const {
    const net::Ledger& ours = host_->ledger();
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        const net::Ledger* theirs = guests_[i].guest->ledger();
        const std::string who = "guest " + std::to_string(i) + ": ";
        if (theirs == nullptr || theirs->size() != ours.size()) {
            return who + "has " + std::to_string(theirs == nullptr ? 0 : theirs->size()) + " of " +
                   std::to_string(ours.size()) + " entries";
        }
        if (theirs->chain(ours.size()) != ours.chain(ours.size())) {
            return who + "another chain";
        }
        if (theirs->open_hash(ours.size()) != ours.open_hash(ours.size())) {
            return who + "another position";
        }
        if (ended(ours) && theirs->match().hash() != ours.match().hash()) {
            return who + "another end";
        }
    }
    return {};
}

std::string NetTable::play_out(int most) {
    const net::Time limit = now_ + 3'600'000;
    while (!settled() && now_ < limit) {
        if (host_->ledger().match().size() >= most && !ended(host_->ledger())) {
            host_->stop(now_);
            collect();
        }
        // An action arrives a little later, so several rounds of frames fit into a tick.
        act();
        step(flights_.empty() ? now_ + kTick : std::min(now_ + kTick, flights_.begin()->first));
        for (const net::Event& event : host_events_) {
            if (event.kind == EventKind::frozen) {
                return event.sentence;
            }
        }
        for (const Seat& seat : guests_) {
            for (const net::Event& event : seat.events) {
                if (event.kind == EventKind::frozen || event.kind == EventKind::closed) {
                    return event.sentence;
                }
            }
        }
    }
    return settled() ? ""
                     : "it stands still in phase " +
                           std::to_string(static_cast<int>(host_->ledger().phase())) + ", due " +
                           std::to_string(host_->ledger().due()) + ", actions " +
                           std::to_string(host_->ledger().match().size()) + ", turn " +
                           std::to_string(host_->ledger().match().turn().seat) + " " + difference();
}

}  // namespace ctq::tests
