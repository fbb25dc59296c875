#include "engine/net/host.hpp"
#include "engine/net/host_work.hpp"
#include "engine/net/name.hpp"

/// Processes the messages of guests. The connection determines the seat.
namespace ctq::net {
namespace {

constexpr int kMostFreezes = 3;
constexpr int kMostNewcomers = 100;

std::optional<Reason> refuse_hello(const HostState& host, const Hello& hello) {
    const bool anyone = hello.match == MatchId{} && !host.table.served;
    if (!anyone && hello.match != host.table.id && hello.match != host.table.room) {
        return Reason::other_match;
    }
    const core::GameInfo& info = *host.table.setup.game->info;
    const auto known = std::find_if(hello.games.begin(), hello.games.end(),
                                    [&info](const auto& game) { return game.first == info.code; });
    if (known == hello.games.end()) {
        return Reason::unknown_game;
    }
    if (known->second != info.rules_version) {
        return Reason::other_rules;
    }
    const auto size = static_cast<std::uint64_t>(host.ledger.size());
    if (hello.have > size ||
        (hello.have > 0 && host.ledger.chain(static_cast<int>(hello.have)) != hello.chain)) {
        return Reason::other_past;
    }
    return hello.token == Token{} ? std::optional(Reason::not_understood) : std::nullopt;
}

/// Assigns a seat. A guest with a known token gets its former seat; a spectator gets seat 0; any
/// other guest gets a free seat. Returns the reason if the guest can't be admitted.
std::optional<Reason> assign_seat(HostState& host, Peer& peer, const Hello& hello) {
    const int seats = host.table.setup.seat_count();
    for (int seat = 1; seat <= seats; ++seat) {
        if (host.tokens[static_cast<std::size_t>(seat)] == hello.token) {
            peer.seat = seat;
            return std::nullopt;
        }
    }
    if (hello.wish == kSpectate) {
        const auto watching = std::count_if(host.peers.begin(), host.peers.end(),
                                            [](const Peer& one) { return one.seat == 0; });
        if (watching >= host.table.limits.spectators) {
            return Reason::full;
        }
        peer.seat = 0;
        return std::nullopt;
    }
    if (host.ledger.phase() != Phase::gathering) {
        return Reason::begun;
    }
    int found = 0;
    for (int seat = seats; seat >= 1; --seat) {
        const bool free = open_seat(host, seat) && !host.ledger.remote(seat);
        found = free && (found == 0 || found != hello.wish) ? seat : found;
    }
    if (found == 0) {
        return Reason::full;
    }
    host.tokens[static_cast<std::size_t>(found)] = hello.token;
    peer.seat = found;
    return std::nullopt;
}

/// Adds the guest's anchor to the log if the log has none, or if the guest has lost its links.
std::optional<Reason> seat_guest(HostState& host, int seat, const Hello& hello, bool again) {
    if (seat == 0 || host.ledger.ended()) {
        return std::nullopt;
    }
    const bool anew = host.ledger.contributes(seat) && hello.have == 0 &&
                      hello.anchor != host.ledger.anchor(seat);
    if ((anew || !host.ledger.contributes(seat)) && host.ledger.phase() == Phase::gathering &&
        host.ledger.size() >= host.table.limits.gathering) {
        return Reason::full;
    }
    if (anew) {
        // Each costs two entries. The limit keeps guests from filling the log.
        if (again || ++host.newcomers[static_cast<std::size_t>(seat)] > kMostNewcomers) {
            return Reason::misbehaved;
        }
        append(host, entry_of(EntryKind::take_over, seat));
    }
    if (!host.ledger.contributes(seat)) {
        Entry entry = entry_of(EntryKind::join, seat, hello.anchor);
        entry.name = clean_name(hello.name);
        append(host, entry);
    }
    return std::nullopt;
}

/// Freezes the match because two copies differ. Nothing can happen until they agree or the seat is
/// taken over. A guest can freeze a match only a few times, and a spectator never. Before the
/// start, no copies can differ.
void freeze(HostState& host, Peer& peer, std::uint64_t index) {
    if (host.frozen) {
        return;
    }
    if (host.ledger.phase() == Phase::gathering) {
        drop(host, peer.link, Reason::other_past);
        return;
    }
    if (!host.ledger.remote(peer.seat) ||
        ++host.freezes[static_cast<std::size_t>(peer.seat)] > kMostFreezes) {
        drop(host, peer.link, Reason::misbehaved);
        return;
    }
    // The guest may report an entry that we don't have. Our log then ends before it.
    index = std::min(index, static_cast<std::uint64_t>(host.ledger.size() - 1));
    host.frozen = Frozen{index, peer.seat, host.now};
    const auto entry = decode_entry(host.ledger.bytes(static_cast<int>(index)));
    const std::string what = tell_entry(host.ledger.match_before(static_cast<int>(index)), *entry,
                                        static_cast<int>(index));
    host.out.events.push_back({EventKind::frozen, 0, peer.seat, static_cast<int>(index),
                               "The copy of seat " + std::to_string(peer.seat) +
                                   " differs from ours since " + what + "."});
    tell_frozen(host);
}

}  // namespace

static void take(HostState& host, Peer& peer, const Hello& hello) {
    const LinkId link = peer.link;
    const bool again = peer.seat >= 0;
    if (belongs_to_former(host, peer, hello)) {
        send(host, peer, Next{host.table.id});
        return;
    }
    if (const auto reason = refuse_hello(host, hello)) {
        drop(host, link, *reason);
        return;
    }
    if (again && peer.seat > 0 && host.tokens[static_cast<std::size_t>(peer.seat)] != hello.token) {
        fault(host, peer, false);
        return;
    }
    if (const auto reason = again ? std::nullopt : assign_seat(host, peer, hello)) {
        drop(host, link, *reason);
        return;
    }
    const int seat = peer.seat;
    const auto other = std::find_if(host.peers.begin(), host.peers.end(), [&](const Peer& one) {
        return seat > 0 && one.seat == seat && one.link != link;
    });
    if (other != host.peers.end()) {
        drop(host, other->link, Reason::replaced);
    }
    Peer& guest = *peer_of(host, link);
    guest.carried = false;
    guest.name = seat == 0 ? clean_name(hello.name) : std::string();
    if (!again) {
        guest.acked = guest.sent = hello.have;
        guest.moved = host.now;
    }
    send(host, guest, welcome(host, seat));
    guest.here.state.reset();  // state sent before a lost welcome was not received
    if (const auto reason = seat_guest(host, seat, hello, again)) {
        drop(host, link, *reason);
        return;
    }
    flush(host, guest);
    if (!again) {
        event(host, EventKind::joined, seat);
    }
    if (host.frozen) {
        tell_frozen(host);
    }
    work(host);
}

static void take(HostState& host, Peer& peer, const Propose& message) {
    if (message.moment != host.ledger.moment() || host.frozen) {
        return;
    }
    Entry entry = entry_of(EntryKind::play, peer.seat);
    entry.command.action = message.action;
    if (!host.ledger.remote(peer.seat) || append_and_work(host, entry)) {
        fault(host, peer, true);
    } else {
        resume(host, peer.seat);
    }
}

static void take(HostState& host, Peer& peer, const SecretCommit& message) {
    const bool sealed = host.ledger.seal(std::max(peer.seat, 0)).has_value();
    if (message.moment != host.ledger.moment() || host.frozen || sealed) {
        return;
    }
    Entry entry = entry_of(EntryKind::seal, peer.seat, message.seal);
    if (!host.ledger.remote(peer.seat) || append_and_work(host, entry)) {
        fault(host, peer, true);
    } else {
        resume(host, peer.seat);
    }
}

static void take(HostState& host, Peer& peer, const SecretReveal& message) {
    const bool due = (host.ledger.due() >> peer.seat & 1U) != 0;
    if (message.moment != host.ledger.moment() || host.frozen ||
        (host.ledger.phase() == Phase::opening && !due)) {
        return;
    }
    Entry entry = entry_of(EntryKind::open, peer.seat, message.salt);
    entry.command.action = message.action;
    if (append_and_work(host, entry)) {
        fault(host, peer, true);
    }
}

static void take(HostState& host, Peer& peer, const RandomReveal& message) {
    const bool due = (host.ledger.due() >> peer.seat & 1U) != 0;
    if (message.round < host.ledger.round() || host.frozen ||
        host.ledger.phase() != Phase::drawing || !due || peer.seat == 0) {
        return;
    }
    Entry entry = entry_of(EntryKind::reveal, peer.seat, message.link);
    entry.renews = message.renews;
    entry.next = message.next;
    if (message.round != host.ledger.round() || append_and_work(host, entry)) {
        fault(host, peer, true);
    }
}

static void take(HostState& host, Peer& peer, const Acknowledge& message) {
    const auto size = static_cast<std::uint64_t>(host.ledger.size());
    if (message.count > size) {
        fault(host, peer, false);
        return;
    }
    if (message.hash != host.ledger.open_hash(static_cast<int>(message.count))) {
        freeze(host, peer, message.count == 0 ? 0 : message.count - 1);
        return;
    }
    if (host.frozen && host.frozen->seat == peer.seat && message.count > host.frozen->index) {
        thaw(host);
    }
    if (message.count > peer.acked) {
        peer.acked = message.count;
        peer.sent = std::max(peer.sent, peer.acked);
        peer.moved = host.now;
        flush(host, peer);
        work(host);
    }
}

static void take(HostState& host, Peer& peer, const Resync& message) {
    if (message.from > static_cast<std::uint64_t>(host.ledger.size())) {
        fault(host, peer, false);
        return;
    }
    if (message.differs) {
        freeze(host, peer, message.from);
        return;
    }
    if (host.now - peer.resynced < host.table.timeouts.resend / 4) {
        return;
    }
    peer.resynced = host.now;
    peer.acked = std::min(peer.acked, message.from);
    peer.sent = message.from;
    peer.moved = host.now;
    flush(host, peer);
}

static void take(HostState& host, Peer& peer, const TakebackAsk& message) {
    if (message.moment != host.ledger.moment() || host.frozen || host.ledger.asker() == peer.seat) {
        return;
    }
    if (!host.ledger.remote(peer.seat)) {
        fault(host, peer, true);
    } else if (append_and_work(host, entry_of(EntryKind::ask, peer.seat))) {
        send(host, peer, Error{Reason::not_now, host.ledger.moment(), 0});
    }
}

static void take(HostState& host, Peer& peer, const TakebackAnswer& message) {
    const bool due = host.ledger.asker() != 0 && (host.ledger.due() >> peer.seat & 1U) != 0;
    const bool withdraws = host.ledger.asker() == peer.seat && !message.yes;
    if (message.moment != host.ledger.moment() || !(due || withdraws) || peer.seat == 0) {
        return;
    }
    Entry entry = entry_of(EntryKind::answer, peer.seat);
    entry.yes = message.yes;
    append_and_work(host, entry);
}

static void take(HostState& host, Peer& peer, const Ping& message) {
    if (!message.answer) {
        send(host, peer, Ping{message.serial, true});
    }
}

static void take(HostState& host, Peer& peer, const Bye& /*message*/) {
    const LinkId link = peer.link;
    if (peer.seat > 0 && host.ledger.finished()) {
        host.voting.gone = static_cast<Parties>(host.voting.gone | 1U << peer.seat);
        update_proposal(host);
    }
    host.out.events.push_back({EventKind::hang_up, link, peer.seat, 0, ""});
    lost(host, link);
}

/// Processes a repeated message as well: the guest repeats it until the host's `Here` shows its
/// state. So the host sends `Here` again after each. During the match, the guest says that it is at
/// the table again.
static void take(HostState& host, Peer& peer, const Ready& message) {
    if (peer.seat == 0) {
        fault(host, peer, false);
        return;
    }
    peer.here.state.reset();
    if (host.ledger.phase() != Phase::gathering) {
        resume(host, peer.seat);
    } else if (message.yes != peer.ready) {
        peer.ready = message.yes;
        event(host, EventKind::here, peer.seat);
    }
}

/// Counts a message that only hosts send as a fault.
template <OneOf<Error, Welcome, Commit, Here, Proposal, Next, Said, Clock> Other>
static void take(HostState& host, Peer& peer, const Other& /*message*/) {
    fault(host, peer, false);
}

void Host::received(LinkId link, core::ByteView frame, Time now) {
    host_.now = now;
    Peer* peer = peer_of(host_, link);
    if (peer == nullptr) {
        return;
    }
    if (!peer->rate.allow(now)) {
        drop(host_, link, Reason::too_fast);
        return;
    }
    const auto message = decode(frame);
    if (!message && foreign_version(frame)) {
        drop(host_, link, Reason::other_protocol);
        return;
    }
    if (!message) {
        fault(host_, *peer, false);
        return;
    }
    if (peer->seat < 0 && !std::holds_alternative<Hello>(*message)) {
        if (peer->carried) {
            return;  // the message was meant for the previous match
        }
        drop(host_, link, Reason::not_understood);
        return;
    }
    peer->last_received = now;
    std::visit([this, peer](const auto& one) { take(host_, *peer, one); }, *message);
    tell_state(host_);
}

void fault(HostState& host, Peer& peer, bool tell) {
    if (tell) {
        send(host, peer, Error{Reason::refused, host.ledger.moment(), 0});
    }
    if (peer.seat < 0 || ++peer.faults > host.table.limits.faults) {
        drop(host, peer.link, peer.seat < 0 ? Reason::not_understood : Reason::misbehaved);
    }
}

void drop(HostState& host, LinkId link, Reason reason) {
    if (Peer* peer = peer_of(host, link)) {
        send(host, *peer, Bye{reason});
        host.out.events.push_back({EventKind::hang_up, link, peer->seat, 0, ""});
        forget(host, link, sentence(reason));
    }
}

Welcome welcome(const HostState& host, int seat) {
    const core::Setup& setup = host.table.setup;
    return {host.table.id,
            host.table.room,
            static_cast<std::uint8_t>(seat),
            setup.game->info->code,
            setup.game->info->rules_version,
            core::options_text(setup.game->info->options, setup.options),
            setup.seats,
            static_cast<std::uint64_t>(host.ledger.size())};
}

void tell_frozen(HostState& host) {
    host.frozen->last_sent = host.now;
    const auto seat = static_cast<std::uint8_t>(host.frozen->seat);
    send_all(host, Error{Reason::differs, host.frozen->index, seat});
}

void thaw(HostState& host) {
    host.frozen.reset();
    event(host, EventKind::thawed, 0);
    host.log_grew_at = host.now;
    send_all(host, Error{Reason::agrees, static_cast<std::uint64_t>(host.ledger.size()), 0});
}

}  // namespace ctq::net
