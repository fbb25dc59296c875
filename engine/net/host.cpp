#include "engine/net/host.hpp"

#include "engine/core/say.hpp"
#include "engine/net/name.hpp"

/// The host's own part: seats, links and log. host_messages.cpp processes the messages of guests.
namespace ctq::net {

Host::Host(HostTable table, Ledger ledger, Time now)
    : table_(std::move(table)),
      ledger_(std::move(ledger)),
      links_(table_.entropy, 0),
      now_(now),
      opened_(now),
      log_grew_at_(now) {}

core::Result<Host> Host::open(HostTable table, Time now) {
    table.room = table.room == MatchId{} ? table.id : table.room;
    auto ledger =
        Ledger::open({table.id, table.setup, core::kSeesAll, derive(table.entropy, "dealer", 0)});
    if (!ledger) {
        return ledger.problem();
    }
    Host host(std::move(table), std::move(*ledger), now);
    Entry entry = entry_of(EntryKind::join, 0);
    entry.digest = host.links_.anchor();
    entry.name = clean_name(host.table_.name);
    host.append(entry);
    return host;
}

void Host::connected(LinkId link, Time now) {
    now_ = now;
    if (peers_.size() >= static_cast<std::size_t>(table_.limits.links)) {
        out_.packets.push_back({link, encode(Bye{Reason::full})});
        out_.events.push_back({EventKind::hang_up, link, 0, 0, ""});
        return;
    }
    const RateLimit rate(table_.limits.frames_a_second, table_.limits.burst, now);
    peers_.push_back({link, -1, 0, 0, now, now, now, 0, 0, rate});
}

void Host::lost(LinkId link, Time now) {
    now_ = now;
    if (const Peer* peer = peer_of(link)) {
        const int seat = peer->seat;
        std::erase_if(peers_, [link](const Peer& one) { return one.link == link; });
        if (seat >= 0) {
            event(EventKind::disconnected, seat);
            free_seat(seat);
        }
        tell_state();
    }
}

/// Before the start, frees a seat whose guest has gone.
void Host::free_seat(int seat) {
    if (ledger_.phase() == Phase::gathering && ledger_.remote(seat) && !present(seat)) {
        append(entry_of(EntryKind::take_over, seat));
    }
}

void Host::tick(Time now) {
    now_ = now;
    const Timeouts& timeouts = table_.timeouts;
    std::vector<LinkId> silent;
    for (Peer& peer : peers_) {
        if (now - peer.last_received > (peer.seat < 0 ? timeouts.greeting : timeouts.silence)) {
            silent.push_back(peer.link);
            continue;
        }
        if (peer.seat >= 0 && peer.acked < peer.sent && now - peer.moved > timeouts.resend) {
            peer.sent = peer.acked;
            peer.moved = now;
            flush(peer);
        }
        if (peer.seat >= 0 && now - peer.last_sent > timeouts.ping) {
            send(peer, Ping{0, false});
        }
        if (peer.carried && now - peer.last_sent > timeouts.resend) {
            send(peer, Next{table_.id});
        }
    }
    for (const LinkId link : silent) {
        drop(link, Reason::silent);
    }
    if (frozen_ && now - frozen_->last_sent > timeouts.ping) {
        tell_frozen();
    }
    if (now - opened_ > timeouts.silence) {
        free_absent();
    }
    end_waiting();
    work();
    run_clock();
    update_proposal();
    tell_state();
}

/// Before the start, frees the seats of guests who have not returned after a reload.
void Host::free_absent() {
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        free_seat(seat);
    }
}

/// Ends the wait for parties that owe something: the log records a link or action as withheld, and
/// the match continues without it. A missing answer to a takeback request counts as no.
void Host::end_waiting() {
    if (frozen_ || now_ - log_grew_at_ <= table_.timeouts.withheld) {
        return;
    }
    const Parties due = ledger_.due();
    for (int seat = 0; seat <= core::kMostSeats && ledger_.asker() != 0; ++seat) {
        if ((due >> seat & 1U) != 0) {
            append_and_work(entry_of(EntryKind::answer, seat));
        }
    }
    if (ledger_.phase() != Phase::drawing && ledger_.phase() != Phase::opening) {
        return;
    }
    for (int seat = 1; seat <= core::kMostSeats; ++seat) {
        if ((due >> seat & 1U) != 0 && ledger_.remote(seat)) {
            event(EventKind::late, seat);
            append_and_work(entry_of(EntryKind::withheld, seat));
        }
    }
}

core::Failure Host::begin(Time now) {
    now_ = now;
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        if (open_seat(seat) && !ledger_.remote(seat)) {
            return core::Problem{"", core::say("Seat {seat} is still empty.", {{"seat", seat}})};
        }
    }
    Entry entry = entry_of(EntryKind::begin, 0);
    entry.digest = Ledger::bind(table_.id, derive(table_.entropy, "dealer", 0));
    return append_and_work(entry);
}

core::Failure Host::play(Command command, Time now) {
    now_ = now;
    const int seat = command.seat;
    if (seat < 1 || seat > table_.setup.seat_count() || !ledger_.played_by_host(seat)) {
        return no("This seat is not played here.");
    }
    if (!ledger_.late(seat)) {
        resume(seat, now);
    }
    if (ledger_.phase() != Phase::choosing) {
        Entry entry = entry_of(EntryKind::play, seat);
        entry.command = command;
        return append_and_work(entry);
    }
    Entry entry = entry_of(EntryKind::seal, seat);
    const SealedAction sealed =
        seal_action_of(table_.entropy, ledger_.moment(), seat, command.action);
    auto& stored = sealed_actions_[static_cast<std::size_t>(seat)];
    const bool again = stored && stored->moment == ledger_.moment();
    if (again && ledger_.seal(seat)) {
        return no("This seat has chosen already.");
    }
    entry.digest = seal_of(table_.id, sealed, seat);
    stored = sealed;
    return append_and_work(entry);
}

core::Failure Host::ask_takeback(int seat, Time now) {
    now_ = now;
    if (seat < 1 || seat > table_.setup.seat_count() || ledger_.remote(seat)) {
        return no("This seat is not played here.");
    }
    return append_and_work(entry_of(EntryKind::ask, seat));
}

core::Failure Host::answer_takeback(bool yes, Time now) {
    now_ = now;
    Entry entry = entry_of(EntryKind::answer, 0);
    entry.yes = yes;
    return append_and_work(entry);
}

core::Failure Host::take_over(int seat, Time now) {
    now_ = now;
    if (seat < 1 || seat > table_.setup.seat_count()) {
        return no("There is no such seat.");
    }
    if (ledger_.phase() == Phase::gathering) {
        table_.open_seats = static_cast<Parties>(table_.open_seats & ~(1U << seat));
        out_.save = true;
    }
    if (frozen_ && frozen_->seat == seat) {
        thaw();
    }
    return ledger_.remote(seat) ? append_and_work(entry_of(EntryKind::take_over, seat))
                                : std::nullopt;
}

core::Failure Host::stop(Time now) {
    now_ = now;
    if (frozen_) {
        thaw();
    }
    return append_and_work(entry_of(EntryKind::stop, 0));
}

void Host::close(Reason reason) {
    for (Peer& peer : peers_) {
        send(peer, Bye{reason});
        out_.events.push_back({EventKind::hang_up, peer.link, peer.seat, 0, ""});
    }
    peers_.clear();
}

bool Host::present(int seat) const {
    return std::any_of(peers_.begin(), peers_.end(),
                       [seat](const Peer& peer) { return peer.seat == seat; });
}

Here Host::here() const {
    Here here{1, 0, {}, wins(), table_.listed, endpoint_};
    for (const Peer& peer : peers_) {
        const unsigned bit = peer.seat > 0 ? 1U << peer.seat : 0U;
        const bool ready = ledger_.phase() == Phase::gathering
                               ? peer.ready
                               : peer.seat > 0 && !has_party(missed_, peer.seat);
        here.present = static_cast<Parties>(here.present | bit);
        here.ready = static_cast<Parties>(here.ready | (ready ? bit : 0U));
        if (peer.seat == 0) {
            here.watchers.push_back(peer.name);
        }
    }
    return here;
}

/// Sends a state to every peer that has not received it, and repeats it after a while in case it
/// was lost.
template <typename State>
void Host::tell(LastSent<State> Peer::*field, const State& now) {
    for (Peer& peer : peers_) {
        LastSent<State>& last = peer.*field;
        if (peer.seat >= 0 && (last.state != now || now_ - last.at > table_.timeouts.ping)) {
            last = {now, now_};
            send(peer, now);
        }
    }
}

/// Sends the current state that is not part of the log.
void Host::tell_state() {
    tell(&Peer::here, here());
    if (proposal_) {
        tell(&Peer::proposal, *proposal_);
    }
    if (clock_set_ || missed_ != 0) {
        tell(&Peer::clock, clock());
    }
}

bool Host::all_ready() const {
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        if (open_seat(seat) && !(ledger_.remote(seat) && ready(seat))) {
            return false;
        }
    }
    return true;
}

Output Host::take_output() {
    Output out = std::move(out_);
    out_ = {};
    return out;
}

Host::Peer* Host::peer_of(LinkId link) {
    const auto found = std::find_if(peers_.begin(), peers_.end(),
                                    [link](const Peer& peer) { return peer.link == link; });
    return found == peers_.end() ? nullptr : &*found;
}

void Host::send(Peer& peer, const Message& message) {
    peer.last_sent = now_;
    out_.packets.push_back({peer.link, encode(message)});
}

/// Sends as many entries as the window allows.
void Host::flush(Peer& peer) {
    const auto size = static_cast<std::uint64_t>(ledger_.size());
    if (peer.seat < 0) {
        return;
    }
    for (; peer.sent < std::min(size, peer.acked + table_.limits.window); ++peer.sent) {
        const int index = static_cast<int>(peer.sent);
        Commit commit{peer.sent,
                      ledger_.bytes(index),
                      ledger_.chain(index + 1),
                      ledger_.open_hash(index + 1),
                      false,
                      {}};
        commit.shown = commit.entry.front() == static_cast<std::uint8_t>(EntryKind::deal);
        commit.view = commit.shown ? ledger_.view(index, peer.seat) : DealView{};
        send(peer, commit);
    }
}

void Host::event(EventKind kind, int seat, std::string sentence) {
    out_.events.push_back({kind, 0, seat, ledger_.size() - 1, std::move(sentence)});
}

core::Failure Host::append(const Entry& entry) {
    if (frozen_) {
        return no(sentence(Reason::differs));
    }
    if (auto refused = ledger_.take(entry)) {
        return refused;
    }
    log_grew_at_ = now_;
    out_.save = true;
    event(EventKind::entry, entry.command.seat);
    for (Peer& peer : peers_) {
        if (peer.acked == peer.sent) {
            peer.moved = now_;
        }
        flush(peer);
    }
    return std::nullopt;
}

core::Failure Host::append_and_work(const Entry& entry) {
    auto refused = append(entry);
    if (!refused) {
        work();
    }
    return refused;
}

/// Does all duties of the host.
void Host::work() {
    while (!frozen_ && work_once()) {
    }
}

bool Host::work_once() {
    const Parties due = ledger_.due();
    switch (ledger_.phase()) {
        case Phase::drawing: {
            // The host reveals last, so no guest knows the draw when it decides whether to reveal.
            if (due != 1) {
                return false;
            }
            Entry entry = entry_of(EntryKind::reveal, 0);
            entry.digest = links_.link(ledger_.revealed(0));
            entry.renews = ledger_.revealed(0) + 1 == kChainLinks;
            if (entry.renews) {
                links_ = LinkChain(table_.entropy, ++chain_number_);
                entry.next = links_.anchor();
            }
            return !append(entry);
        }
        case Phase::dealing:
            return !append(ledger_.next_deal());
        case Phase::playing:
            return count_due() && !append(entry_of(EntryKind::count, 0));
        case Phase::opening:
            for (int seat = 1; seat <= core::kMostSeats; ++seat) {
                const auto& sealed = sealed_actions_[static_cast<std::size_t>(seat)];
                if ((due >> seat & 1U) != 0 && sealed && sealed->moment == ledger_.moment() &&
                    seal_of(table_.id, *sealed, seat) == ledger_.seal(seat)) {
                    Entry entry = entry_of(EntryKind::open, seat);
                    entry.command.action = sealed->action;
                    entry.digest = sealed->salt;
                    return !append(entry);
                }
            }
            return false;
        case Phase::over:
        case Phase::stopped: {
            Entry entry = entry_of(EntryKind::disclose, 0);
            entry.digest = derive(table_.entropy, "dealer", 0);
            return ledger_.undisclosed() && !append(entry);
        }
        default:
            return false;
    }
}

}  // namespace ctq::net
