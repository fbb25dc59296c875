#include "engine/net/host.hpp"
#include "engine/net/name.hpp"

/// Processes the messages of guests. The connection determines the seat.
namespace ctq::net {
namespace {

constexpr int kMostFreezes = 3;
constexpr int kMostNewcomers = 100;

}  // namespace

void Host::received(LinkId link, core::ByteView frame, Time now) {
    now_ = now;
    Peer* peer = peer_of(link);
    if (peer == nullptr) {
        return;
    }
    if (!peer->rate.allow(now)) {
        drop(link, Reason::too_fast);
        return;
    }
    const auto message = decode(frame);
    if (!message && foreign_version(frame)) {
        drop(link, Reason::other_protocol);
        return;
    }
    if (!message) {
        fault(*peer, false);
        return;
    }
    if (peer->seat < 0 && !std::holds_alternative<Hello>(*message)) {
        if (peer->carried) {
            return;  // the message was meant for the previous match
        }
        drop(link, Reason::not_understood);
        return;
    }
    peer->last_received = now;
    std::visit([this, peer](const auto& one) { take(*peer, one); }, *message);
    tell_state();
}

/// Counts a fault. The call may remove the peer.
void Host::fault(Peer& peer, bool tell) {
    if (tell) {
        send(peer, Error{Reason::refused, ledger_.moment(), 0});
    }
    if (peer.seat < 0 || ++peer.faults > table_.limits.faults) {
        drop(peer.link, peer.seat < 0 ? Reason::not_understood : Reason::misbehaved);
    }
}

void Host::drop(LinkId link, Reason reason) {
    Peer* peer = peer_of(link);
    if (peer == nullptr) {
        return;
    }
    const int seat = peer->seat;
    send(*peer, Bye{reason});
    out_.events.push_back({EventKind::hang_up, link, seat, 0, ""});
    std::erase_if(peers_, [link](const Peer& one) { return one.link == link; });
    if (seat >= 0) {
        event(EventKind::disconnected, seat, sentence(reason));
        free_seat(seat);
    }
}

Welcome Host::welcome(int seat) const {
    const core::Setup& setup = table_.setup;
    return {table_.id,
            table_.room,
            static_cast<std::uint8_t>(seat),
            setup.game->info->code,
            setup.game->info->rules_version,
            core::options_text(setup.game->info->options, setup.options),
            setup.seats,
            static_cast<std::uint64_t>(ledger_.size())};
}

std::optional<Reason> Host::refuse_hello(const Hello& hello) const {
    const bool anyone = hello.match == MatchId{} && !table_.served;
    if (!anyone && hello.match != table_.id && hello.match != table_.room) {
        return Reason::other_match;
    }
    const core::GameInfo& info = *table_.setup.game->info;
    const auto known = std::find_if(hello.games.begin(), hello.games.end(),
                                    [&info](const auto& game) { return game.first == info.code; });
    if (known == hello.games.end()) {
        return Reason::unknown_game;
    }
    if (known->second != info.rules_version) {
        return Reason::other_rules;
    }
    const auto size = static_cast<std::uint64_t>(ledger_.size());
    if (hello.have > size ||
        (hello.have > 0 && ledger_.chain(static_cast<int>(hello.have)) != hello.chain)) {
        return Reason::other_past;
    }
    return hello.token == Token{} ? std::optional(Reason::not_understood) : std::nullopt;
}

/// Assigns a seat. A guest with a known token gets its former seat; a spectator gets seat 0; any
/// other guest gets a free seat. Returns the reason if the guest can't be admitted.
std::optional<Reason> Host::assign_seat(Peer& peer, const Hello& hello) {
    const int seats = table_.setup.seat_count();
    for (int seat = 1; seat <= seats; ++seat) {
        if (tokens_[static_cast<std::size_t>(seat)] == hello.token) {
            peer.seat = seat;
            return std::nullopt;
        }
    }
    if (hello.wish == kSpectate) {
        const auto watching = std::count_if(peers_.begin(), peers_.end(),
                                            [](const Peer& one) { return one.seat == 0; });
        if (watching >= table_.limits.spectators) {
            return Reason::full;
        }
        peer.seat = 0;
        return std::nullopt;
    }
    if (ledger_.phase() != Phase::gathering) {
        return Reason::begun;
    }
    int found = 0;
    for (int seat = seats; seat >= 1; --seat) {
        const bool free = open_seat(seat) && !ledger_.remote(seat);
        found = free && (found == 0 || found != hello.wish) ? seat : found;
    }
    if (found == 0) {
        return Reason::full;
    }
    tokens_[static_cast<std::size_t>(found)] = hello.token;
    peer.seat = found;
    return std::nullopt;
}

/// Adds the guest's anchor to the log if the log has none, or if the guest has lost its links.
std::optional<Reason> Host::seat_guest(int seat, const Hello& hello, bool again) {
    if (seat == 0 || ledger_.ended()) {
        return std::nullopt;
    }
    const bool anew =
        ledger_.contributes(seat) && hello.have == 0 && hello.anchor != ledger_.anchor(seat);
    if ((anew || !ledger_.contributes(seat)) && ledger_.phase() == Phase::gathering &&
        ledger_.size() >= table_.limits.gathering) {
        return Reason::full;
    }
    if (anew) {
        // Each costs two entries. The limit keeps guests from filling the log.
        if (again || ++newcomers_[static_cast<std::size_t>(seat)] > kMostNewcomers) {
            return Reason::misbehaved;
        }
        append(entry_of(EntryKind::take_over, seat));
    }
    if (!ledger_.contributes(seat)) {
        Entry entry = entry_of(EntryKind::join, seat);
        entry.digest = hello.anchor;
        entry.name = clean_name(hello.name);
        append(entry);
    }
    return std::nullopt;
}

void Host::take(Peer& peer, const Hello& hello) {
    const LinkId link = peer.link;
    const bool again = peer.seat >= 0;
    if (belongs_to_former(peer, hello)) {
        send(peer, Next{table_.id});
        return;
    }
    if (const auto reason = refuse_hello(hello)) {
        drop(link, *reason);
        return;
    }
    if (again && peer.seat > 0 && tokens_[static_cast<std::size_t>(peer.seat)] != hello.token) {
        fault(peer, false);
        return;
    }
    if (const auto reason = again ? std::nullopt : assign_seat(peer, hello)) {
        drop(link, *reason);
        return;
    }
    const int seat = peer.seat;
    const auto other = std::find_if(peers_.begin(), peers_.end(), [&](const Peer& one) {
        return seat > 0 && one.seat == seat && one.link != link;
    });
    if (other != peers_.end()) {
        drop(other->link, Reason::replaced);
    }
    Peer& guest = *peer_of(link);
    guest.carried = false;
    guest.name = seat == 0 ? clean_name(hello.name) : std::string();
    if (!again) {
        guest.acked = guest.sent = hello.have;
        guest.moved = now_;
    }
    send(guest, welcome(seat));
    guest.here.state.reset();  // state sent before a lost welcome was not received
    if (const auto reason = seat_guest(seat, hello, again)) {
        drop(link, *reason);
        return;
    }
    flush(guest);
    if (!again) {
        event(EventKind::joined, seat);
    }
    if (frozen_) {
        tell_frozen();
    }
    work();
}

void Host::take(Peer& peer, const Propose& message) {
    if (message.moment != ledger_.moment() || frozen_) {
        return;
    }
    Entry entry = entry_of(EntryKind::play, peer.seat);
    entry.command.action = message.action;
    if (!ledger_.remote(peer.seat) || append_and_work(entry)) {
        fault(peer, true);
    } else {
        resume(peer.seat, now_);
    }
}

void Host::take(Peer& peer, const SecretCommit& message) {
    const bool sealed = ledger_.seal(std::max(peer.seat, 0)).has_value();
    if (message.moment != ledger_.moment() || frozen_ || sealed) {
        return;
    }
    Entry entry = entry_of(EntryKind::seal, peer.seat);
    entry.digest = message.seal;
    if (!ledger_.remote(peer.seat) || append_and_work(entry)) {
        fault(peer, true);
    } else {
        resume(peer.seat, now_);
    }
}

void Host::take(Peer& peer, const SecretReveal& message) {
    const bool due = (ledger_.due() >> peer.seat & 1U) != 0;
    if (message.moment != ledger_.moment() || frozen_ ||
        (ledger_.phase() == Phase::opening && !due)) {
        return;
    }
    Entry entry = entry_of(EntryKind::open, peer.seat);
    entry.command.action = message.action;
    entry.digest = message.salt;
    if (append_and_work(entry)) {
        fault(peer, true);
    }
}

void Host::take(Peer& peer, const RandomReveal& message) {
    const bool due = (ledger_.due() >> peer.seat & 1U) != 0;
    if (message.round < ledger_.round() || frozen_ || ledger_.phase() != Phase::drawing || !due ||
        peer.seat == 0) {
        return;
    }
    Entry entry = entry_of(EntryKind::reveal, peer.seat);
    entry.digest = message.link;
    entry.renews = message.renews;
    entry.next = message.next;
    if (message.round != ledger_.round() || append_and_work(entry)) {
        fault(peer, true);
    }
}

void Host::take(Peer& peer, const Acknowledge& message) {
    const auto size = static_cast<std::uint64_t>(ledger_.size());
    if (message.count > size) {
        fault(peer, false);
        return;
    }
    if (message.hash != ledger_.open_hash(static_cast<int>(message.count))) {
        freeze(peer, message.count == 0 ? 0 : message.count - 1);
        return;
    }
    if (frozen_ && frozen_->seat == peer.seat && message.count > frozen_->index) {
        thaw();
    }
    if (message.count > peer.acked) {
        peer.acked = message.count;
        peer.sent = std::max(peer.sent, peer.acked);
        peer.moved = now_;
        flush(peer);
        work();
    }
}

void Host::take(Peer& peer, const Resync& message) {
    if (message.from > static_cast<std::uint64_t>(ledger_.size())) {
        fault(peer, false);
        return;
    }
    if (message.differs) {
        freeze(peer, message.from);
        return;
    }
    if (now_ - peer.resynced < table_.timeouts.resend / 4) {
        return;
    }
    peer.resynced = now_;
    peer.acked = std::min(peer.acked, message.from);
    peer.sent = message.from;
    peer.moved = now_;
    flush(peer);
}

/// Freezes the match because two copies differ. Nothing can happen until they agree or the seat is
/// taken over. A guest can freeze a match only a few times, and a spectator never. Before the
/// start, no copies can differ.
void Host::freeze(Peer& peer, std::uint64_t index) {
    if (frozen_) {
        return;
    }
    if (ledger_.phase() == Phase::gathering) {
        drop(peer.link, Reason::other_past);
        return;
    }
    if (!ledger_.remote(peer.seat) ||
        ++freezes_[static_cast<std::size_t>(peer.seat)] > kMostFreezes) {
        drop(peer.link, Reason::misbehaved);
        return;
    }
    // The guest may report an entry that we don't have. Our log then ends before it.
    index = std::min(index, static_cast<std::uint64_t>(ledger_.size() - 1));
    frozen_ = Frozen{index, peer.seat, now_};
    const auto entry = decode_entry(ledger_.bytes(static_cast<int>(index)));
    const std::string what =
        tell_entry(ledger_.match_before(static_cast<int>(index)), *entry, static_cast<int>(index));
    out_.events.push_back({EventKind::frozen, 0, peer.seat, static_cast<int>(index),
                           "The copy of seat " + std::to_string(peer.seat) +
                               " differs from ours since " + what + "."});
    tell_frozen();
}

void Host::tell_frozen() {
    frozen_->last_sent = now_;
    for (Peer& peer : peers_) {
        if (peer.seat >= 0) {
            send(peer,
                 Error{Reason::differs, frozen_->index, static_cast<std::uint8_t>(frozen_->seat)});
        }
    }
}

void Host::thaw() {
    frozen_.reset();
    event(EventKind::thawed, 0);
    log_grew_at_ = now_;
    for (Peer& peer : peers_) {
        if (peer.seat >= 0) {
            send(peer, Error{Reason::agrees, static_cast<std::uint64_t>(ledger_.size()), 0});
        }
    }
}

void Host::take(Peer& peer, const TakebackAsk& message) {
    if (message.moment != ledger_.moment() || frozen_ || ledger_.asker() == peer.seat) {
        return;
    }
    if (!ledger_.remote(peer.seat)) {
        fault(peer, true);
    } else if (append_and_work(entry_of(EntryKind::ask, peer.seat))) {
        send(peer, Error{Reason::not_now, ledger_.moment(), 0});
    }
}

void Host::take(Peer& peer, const TakebackAnswer& message) {
    const bool due = ledger_.asker() != 0 && (ledger_.due() >> peer.seat & 1U) != 0;
    const bool withdraws = ledger_.asker() == peer.seat && !message.yes;
    if (message.moment != ledger_.moment() || !(due || withdraws) || peer.seat == 0) {
        return;
    }
    Entry entry = entry_of(EntryKind::answer, peer.seat);
    entry.yes = message.yes;
    append_and_work(entry);
}

void Host::take(Peer& peer, const Ping& message) {
    if (!message.answer) {
        send(peer, Ping{message.serial, true});
    }
}

void Host::take(Peer& peer, const Bye& /*message*/) {
    const LinkId link = peer.link;
    if (peer.seat > 0 && ledger_.finished()) {
        gone_ = static_cast<Parties>(gone_ | 1U << peer.seat);
        update_proposal();
    }
    out_.events.push_back({EventKind::hang_up, link, peer.seat, 0, ""});
    lost(link, now_);
}

/// Processes a repeated message as well: the guest repeats it until the host's `Here` shows its
/// state. So the host sends `Here` again after each. During the match, the guest says that it is at
/// the table again.
void Host::take(Peer& peer, const Ready& message) {
    if (peer.seat == 0) {
        fault(peer, false);
        return;
    }
    peer.here.state.reset();
    if (ledger_.phase() != Phase::gathering) {
        resume(peer.seat, now_);
    } else if (message.yes != peer.ready) {
        peer.ready = message.yes;
        event(EventKind::here, peer.seat);
    }
}

}  // namespace ctq::net
