#include "engine/net/host.hpp"

#include "engine/core/say.hpp"
#include "engine/net/host_work.hpp"
#include "engine/net/name.hpp"

/// The host's own part: seats, links and log. host_messages.cpp processes the messages of guests.
namespace ctq::net {
namespace {

/// Ends the wait for parties that owe something: the log records a link or action as withheld, and
/// the match continues without it. A missing answer to a takeback request counts as no.
void end_waiting(HostState& host) {
    if (host.frozen || host.now - host.log_grew_at <= host.table.timeouts.withheld) {
        return;
    }
    const Parties due = host.ledger.due();
    for (int seat = 0; seat <= core::kMostSeats && host.ledger.asker() != 0; ++seat) {
        if ((due >> seat & 1U) != 0) {
            append_and_work(host, entry_of(EntryKind::answer, seat));
        }
    }
    if (host.ledger.phase() != Phase::drawing && host.ledger.phase() != Phase::opening) {
        return;
    }
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        if ((due >> seat & 1U) != 0 && host.ledger.remote(seat)) {
            event(host, EventKind::late, seat);
            append_and_work(host, entry_of(EntryKind::withheld, seat));
        }
    }
}

bool work_once(HostState& host) {
    const Parties due = host.ledger.due();
    switch (host.ledger.phase()) {
        case Phase::drawing: {
            // The host reveals last, so no guest knows the draw when it decides whether to reveal.
            if (due != 1) {
                return false;
            }
            Entry entry = entry_of(EntryKind::reveal, 0, host.links.link(host.ledger.revealed(0)));
            entry.renews = host.ledger.revealed(0) + 1 == kChainLinks;
            if (entry.renews) {
                host.links = LinkChain(host.table.entropy, ++host.chain_number);
                entry.next = host.links.anchor();
            }
            return !append(host, entry);
        }
        case Phase::dealing:
            return !append(host, host.ledger.next_deal());
        case Phase::playing:
            return count_due(host) && !append(host, entry_of(EntryKind::count, 0));
        case Phase::opening:
            for (int seat = 1; seat <= core::kMostSeats; ++seat) {
                const auto& sealed = host.sealed_actions[static_cast<std::size_t>(seat)];
                if ((due >> seat & 1U) != 0 && sealed && sealed->moment == host.ledger.moment() &&
                    seal_of(host.table.id, *sealed, seat) == host.ledger.seal(seat)) {
                    Entry entry = entry_of(EntryKind::open, seat, sealed->salt);
                    entry.command.action = sealed->action;
                    return !append(host, entry);
                }
            }
            return false;
        case Phase::over:
        case Phase::stopped:
            return host.ledger.undisclosed() &&
                   !append(host, entry_of(EntryKind::disclose, 0,
                                          derive(host.table.entropy, "dealer", 0)));
        default:
            return false;
    }
}

/// Sends a state to every peer that has not received it, and repeats it after a while in case it
/// was lost.
template <typename State>
void tell(HostState& host, LastSent<State> Peer::*field, const State& now) {
    for (Peer& peer : host.peers) {
        LastSent<State>& last = peer.*field;
        if (peer.seat >= 0 &&
            (last.state != now || host.now - last.at > host.table.timeouts.ping)) {
            last = {now, host.now};
            send(host, peer, now);
        }
    }
}

}  // namespace

core::Result<HostState> open_host(HostTable table, Time now) {
    auto ledger =
        Ledger::open({table.id, table.setup, core::kSeesAll, derive(table.entropy, "dealer", 0)});
    if (!ledger) {
        return ledger.problem();
    }
    LinkChain links(table.entropy, 0);
    HostState host{std::move(table), std::move(*ledger), std::move(links)};
    host.now = host.opened = host.log_grew_at = now;
    return host;
}

core::Result<Host> Host::open(HostTable table, Time now) {
    table.room = table.room == MatchId{} ? table.id : table.room;
    auto host = open_host(std::move(table), now);
    if (!host) {
        return host.problem();
    }
    Entry entry = entry_of(EntryKind::join, 0, host->links.anchor());
    entry.name = clean_name(host->table.name);
    append(*host, entry);
    return Host(std::move(*host));
}

void Host::connected(LinkId link, Time now) {
    host_.now = now;
    if (host_.peers.size() >= static_cast<std::size_t>(host_.table.limits.links)) {
        host_.out.packets.push_back({link, encode(Bye{Reason::full})});
        host_.out.events.push_back({EventKind::hang_up, link, 0, 0, ""});
        return;
    }
    const RateLimit rate(host_.table.limits.frames_a_second, host_.table.limits.burst, now);
    host_.peers.push_back({link, -1, 0, 0, now, now, now, 0, 0, rate});
}

/// Notes that the guest of a seat has the end of the match, if it has ended.
static void inform(HostState& host, int seat) {
    if (seat > 0 && host.ledger.finished()) {
        host.informed = static_cast<Parties>(host.informed | 1U << seat);
    }
}

void lost(HostState& host, LinkId link) {
    if (peer_of(host, link) != nullptr) {
        forget(host, link, "");
        tell_state(host);
    }
}

void forget(HostState& host, LinkId link, const char* why) {
    const int seat = peer_of(host, link)->seat;
    if (peer_of(host, link)->acked == static_cast<std::uint64_t>(host.ledger.size())) {
        inform(host, seat);
    }
    std::erase_if(host.peers, [link](const Peer& one) { return one.link == link; });
    if (seat >= 0) {
        event(host, EventKind::disconnected, seat, why);
        free_seat(host, seat);
    }
}

void free_seat(HostState& host, int seat) {
    if (host.ledger.phase() == Phase::gathering && host.ledger.remote(seat) &&
        !present(host, seat)) {
        append(host, entry_of(EntryKind::take_over, seat));
    }
}

void Host::tick(Time now) {
    host_.now = now;
    const Timeouts& timeouts = host_.table.timeouts;
    std::vector<LinkId> silent;
    for (Peer& peer : host_.peers) {
        if (now - peer.last_received > (peer.seat < 0 ? timeouts.greeting : timeouts.silence)) {
            silent.push_back(peer.link);
            continue;
        }
        if (peer.seat >= 0 && peer.acked < peer.sent && now - peer.moved > timeouts.resend) {
            peer.sent = peer.acked;
            peer.moved = now;
            flush(host_, peer);
        }
        if (peer.seat >= 0 && now - peer.last_sent > timeouts.ping) {
            send(host_, peer, Ping{0, false});
        }
        if (peer.carried && now - peer.last_sent > timeouts.resend) {
            send(host_, peer, Next{host_.table.id});
        }
    }
    for (const LinkId link : silent) {
        drop(host_, link, Reason::silent);
    }
    if (host_.frozen && now - host_.frozen->last_sent > timeouts.ping) {
        tell_frozen(host_);
    }
    // Before the start, frees the seats of guests who have not returned after a reload.
    for (int seat = 1; now - host_.opened > timeouts.silence && seat <= core::kMostSeats; ++seat) {
        free_seat(host_, seat);
    }
    end_waiting(host_);
    work(host_);
    run_clock(host_);
    update_proposal(host_);
    tell_state(host_);
}

core::Failure Host::begin(Time now) {
    host_.now = now;
    for (int seat = 1; seat <= host_.table.setup.seat_count(); ++seat) {
        if (open_seat(host_, seat) && !host_.ledger.remote(seat)) {
            return core::Problem{"", core::say("Seat {seat} is still empty.", {{"seat", seat}})};
        }
    }
    return append_and_work(
        host_, entry_of(EntryKind::begin, 0,
                        Ledger::bind(host_.table.id, derive(host_.table.entropy, "dealer", 0))));
}

core::Failure Host::play(Command command, Time now) {
    host_.now = now;
    const int seat = command.seat;
    if (seat < 1 || seat > host_.table.setup.seat_count() || !host_.ledger.played_by_host(seat)) {
        return no("This seat is not played here.");
    }
    if (!host_.ledger.late(seat)) {
        resume(seat, now);
    }
    if (host_.ledger.phase() != Phase::choosing) {
        Entry entry = entry_of(EntryKind::play, seat);
        entry.command = command;
        return append_and_work(host_, entry);
    }
    Entry entry = entry_of(EntryKind::seal, seat);
    const SealedAction sealed =
        seal_action_of(host_.table.entropy, host_.ledger.moment(), seat, command.action);
    auto& stored = host_.sealed_actions[static_cast<std::size_t>(seat)];
    const bool again = stored && stored->moment == host_.ledger.moment();
    if (again && host_.ledger.seal(seat)) {
        return no("This seat has chosen already.");
    }
    entry.digest = seal_of(host_.table.id, sealed, seat);
    stored = sealed;
    return append_and_work(host_, entry);
}

core::Failure Host::ask_takeback(int seat, Time now) {
    host_.now = now;
    if (seat < 1 || seat > host_.table.setup.seat_count() || host_.ledger.remote(seat)) {
        return no("This seat is not played here.");
    }
    return append_and_work(host_, entry_of(EntryKind::ask, seat));
}

core::Failure Host::answer_takeback(bool yes, Time now) {
    host_.now = now;
    Entry entry = entry_of(EntryKind::answer, 0);
    entry.yes = yes;
    return append_and_work(host_, entry);
}

core::Failure Host::take_over(int seat, Time now) {
    host_.now = now;
    if (seat < 1 || seat > host_.table.setup.seat_count()) {
        return no("There is no such seat.");
    }
    if (host_.ledger.phase() == Phase::gathering) {
        host_.table.open_seats = static_cast<Parties>(host_.table.open_seats & ~(1U << seat));
        host_.out.save = true;
    }
    if (host_.frozen && host_.frozen->seat == seat) {
        thaw(host_);
    }
    return host_.ledger.remote(seat) ? append_and_work(host_, entry_of(EntryKind::take_over, seat))
                                     : std::nullopt;
}

core::Failure Host::stop(Time now) {
    host_.now = now;
    if (host_.frozen) {
        thaw(host_);
    }
    return append_and_work(host_, entry_of(EntryKind::stop, 0));
}

void Host::close(Reason reason) {
    for (Peer& peer : host_.peers) {
        send(host_, peer, Bye{reason});
        host_.out.events.push_back({EventKind::hang_up, peer.link, peer.seat, 0, ""});
        inform(host_, peer.seat);
    }
    host_.peers.clear();
}

bool Host::all_informed() const {
    const auto informed = static_cast<Parties>(host_.informed | host_.voting.gone);
    for (int seat = 1; seat <= host_.table.setup.seat_count(); ++seat) {
        if (host_.ledger.remote(seat) && !has_party(informed, seat)) {
            return false;
        }
    }
    return true;
}

bool present(const HostState& host, int seat) {
    return std::any_of(host.peers.begin(), host.peers.end(),
                       [seat](const Peer& peer) { return peer.seat == seat; });
}

Here here(const HostState& host) {
    Here here{1, 0, {}, wins(host), host.table.listed, host.endpoint};
    for (const Peer& peer : host.peers) {
        const unsigned bit = peer.seat > 0 ? 1U << peer.seat : 0U;
        const bool ready = host.ledger.phase() == Phase::gathering
                               ? peer.ready
                               : peer.seat > 0 && !has_party(host.clock.missed, peer.seat);
        here.present = static_cast<Parties>(here.present | bit);
        here.ready = static_cast<Parties>(here.ready | (ready ? bit : 0U));
        if (peer.seat == 0) {
            here.watchers.push_back(peer.name);
        }
    }
    return here;
}

void tell_state(HostState& host) {
    tell(host, &Peer::here, here(host));
    if (host.voting.proposal) {
        tell(host, &Peer::proposal, *host.voting.proposal);
    }
    if (host.clock.set || host.clock.missed != 0) {
        tell(host, &Peer::clock, clock(host));
    }
}

bool Host::all_ready() const {
    for (int seat = 1; seat <= host_.table.setup.seat_count(); ++seat) {
        if (open_seat(host_, seat) && !(host_.ledger.remote(seat) && ready(seat))) {
            return false;
        }
    }
    return true;
}

Peer* peer_of(HostState& host, LinkId link) {
    const auto found = std::find_if(host.peers.begin(), host.peers.end(),
                                    [link](const Peer& peer) { return peer.link == link; });
    return found == host.peers.end() ? nullptr : &*found;
}

void send(HostState& host, Peer& peer, const Message& message) {
    peer.last_sent = host.now;
    host.out.packets.push_back({peer.link, encode(message)});
}

void send_all(HostState& host, const Message& message) {
    for (Peer& peer : host.peers) {
        if (peer.seat >= 0) {
            send(host, peer, message);
        }
    }
}

void flush(HostState& host, Peer& peer) {
    const auto size = static_cast<std::uint64_t>(host.ledger.size());
    if (peer.seat < 0) {
        return;
    }
    for (; peer.sent < std::min(size, peer.acked + host.table.limits.window); ++peer.sent) {
        const int index = static_cast<int>(peer.sent);
        Commit commit{peer.sent,
                      host.ledger.bytes(index),
                      host.ledger.chain(index + 1),
                      host.ledger.open_hash(index + 1),
                      false,
                      {}};
        commit.shown = commit.entry.front() == static_cast<std::uint8_t>(EntryKind::deal);
        commit.view = commit.shown ? host.ledger.view(index, peer.seat) : DealView{};
        send(host, peer, commit);
    }
}

void event(HostState& host, EventKind kind, int seat, std::string sentence) {
    host.out.events.push_back({kind, 0, seat, host.ledger.size() - 1, std::move(sentence)});
}

core::Failure append(HostState& host, const Entry& entry) {
    if (host.frozen) {
        return no(sentence(Reason::differs));
    }
    if (auto refused = host.ledger.take(entry)) {
        return refused;
    }
    host.log_grew_at = host.now;
    host.out.save = true;
    event(host, EventKind::entry, entry.command.seat);
    for (Peer& peer : host.peers) {
        if (peer.acked == peer.sent) {
            peer.moved = host.now;
        }
        flush(host, peer);
    }
    return std::nullopt;
}

core::Failure append_and_work(HostState& host, const Entry& entry) {
    auto refused = append(host, entry);
    if (!refused) {
        work(host);
    }
    return refused;
}

void work(HostState& host) {
    while (!host.frozen && work_once(host)) {
    }
}

}  // namespace ctq::net
