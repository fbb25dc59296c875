#include "engine/net/guest.hpp"
#include "engine/net/guest_work.hpp"
#include "engine/net/host.hpp"
#include "engine/net/host_work.hpp"

/// Communication at a table besides actions: phrases, spectators, resigning, withdrawing a takeback
/// request, and the matches won.
namespace ctq::net {
namespace {

/// The minimum time between two phrases of a guest, in milliseconds. Earlier phrases are dropped.
constexpr Time kPhrasePause = 700;

/// Whether a player may resign: a match of two players is on.
bool may_resign(const Ledger& ledger) {
    return ledger.table().setup.seat_count() == 2 && ledger.phase() != Phase::gathering &&
           !ledger.ended();
}

void tell_said(HostState& host, int party, int phrase) {
    host.out.events.push_back({EventKind::said, 0, party, phrase, ""});
    send_all(host, Said{static_cast<std::uint8_t>(party), static_cast<std::uint8_t>(phrase)});
}

core::Failure give_up(HostState& host, int seat) {
    if (!may_resign(host.ledger)) {
        return no("You can resign only in a match of two that is still running.");
    }
    return append_and_work(host, entry_of(EntryKind::stop, seat));
}

}  // namespace

void Host::say(int phrase, Time now) {
    host_.now = now;
    if (phrase >= 0 && phrase < kPhrases) {
        tell_said(host_, 0, phrase);
    }
}

void take(HostState& host, Peer& peer, const Say& message) {
    if (peer.seat <= 0 || !host.ledger.remote(peer.seat)) {
        fault(host, peer, false);
    } else if (peer.said_at == 0 || host.now - peer.said_at >= kPhrasePause) {
        peer.said_at = host.now;
        tell_said(host, peer.seat, message.phrase);
    }
}

core::Failure Host::resign(int seat, Time now) {
    host_.now = now;
    if (seat < 1 || seat > host_.table.setup.seat_count() || host_.ledger.remote(seat)) {
        return no("This seat is not played here.");
    }
    return give_up(host_, seat);
}

void take(HostState& host, Peer& peer, const Resign& /*message*/) {
    if (host.ledger.finished()) {
        return;
    }
    if (peer.seat <= 0 || !host.ledger.remote(peer.seat) || give_up(host, peer.seat)) {
        fault(host, peer, true);
    }
}

core::Failure Host::withdraw_takeback(Time now) {
    host_.now = now;
    const int seat = host_.ledger.asker();
    if (seat == 0 || host_.ledger.remote(seat)) {
        return no("Nobody here asks to take back.");
    }
    return append_and_work(host_, entry_of(EntryKind::answer, seat));
}

void Host::offer(core::Bytes endpoint, Time now) {
    host_.now = now;
    host_.endpoint = std::move(endpoint);
    tell_state(host_);
}

std::vector<std::uint16_t> wins(const HostState& host) {
    std::vector<std::uint16_t> wins(host.wins.begin() + 1,
                                    host.wins.begin() + 1 + host.table.setup.seat_count());
    if (host.ledger.phase() == Phase::over) {
        const core::Standing standing = host.ledger.match().standing();
        for (std::size_t i = 0; i < wins.size(); ++i) {
            wins[i] = static_cast<std::uint16_t>(wins[i] + (standing.rank[i] == 1 ? 1 : 0));
        }
    } else if (host.ledger.phase() == Phase::stopped && host.ledger.stopped_by() != 0) {
        ++wins[static_cast<std::size_t>(2 - host.ledger.stopped_by())];
    }
    const bool none = std::all_of(wins.begin(), wins.end(), [](auto won) { return won == 0; });
    return none ? std::vector<std::uint16_t>() : wins;
}

void Guest::say(int phrase, Time now) {
    guest_.now = now;
    if (guest_.link == Link::seated && guest_.seat != 0 && phrase >= 0 && phrase < kPhrases) {
        send(guest_, Say{static_cast<std::uint8_t>(phrase)});
    }
}

void take(GuestState& guest, const Said& message) {
    if (guest.link == Link::seated) {
        guest.out.events.push_back({EventKind::said, 0, message.by, message.phrase, ""});
    }
}

core::Failure Guest::resign(Time now) {
    guest_.now = now;
    if (!guest_.ledger || guest_.seat == 0 || !guest_.ledger->remote(guest_.seat) ||
        !may_resign(*guest_.ledger)) {
        return no("You can resign only in a match of two that is still running.");
    }
    guest_.outbox.resigning = true;
    work(guest_);
    return std::nullopt;
}

core::Failure Guest::withdraw_takeback(Time now) {
    guest_.now = now;
    if (!guest_.ledger || guest_.seat == 0 || guest_.ledger->asker() != guest_.seat) {
        return no("You do not ask to take back.");
    }
    guest_.outbox.answering = {guest_.ledger->moment(), false};
    work(guest_);
    return std::nullopt;
}

core::Failure Guest::arrange(const Arrange& wish, Time now) {
    guest_.now = now;
    if (!up_to_date() || guest_.seat == 0 || guest_.ledger->phase() != Phase::gathering) {
        return no("The clock is set before the match begins.");
    }
    send(guest_, wish);
    return std::nullopt;
}

}  // namespace ctq::net
