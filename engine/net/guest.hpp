#pragma once

#include "engine/net/guest_state.hpp"

namespace ctq::net {

/// The session of a guest. It receives the host's log entry by entry, and its own engine checks
/// every entry before accepting it.
class Guest {
  public:
    /// Creates a guest whose program has these games. If `identity` has the id of a match, the
    /// guest joins or returns to that match.
    Guest(core::Catalogue catalogue, GuestIdentity identity);

    /// Reports a connection to the host. It replaces any earlier one.
    void connected(Time now);
    /// Processes a whole frame from the host.
    void received(core::ByteView frame, Time now);
    /// Reports the loss of the connection. Unacknowledged messages are sent again on the next one.
    void lost(Time now) { net::lost(at(guest_, now)); }
    /// Handles timeouts. Must be called several times per second.
    void tick(Time now);

    /// Acts for the guest's seat. The action takes effect when the host has added it to the log.
    /// Fails if it is not the seat's turn, the action is illegal, the match is frozen, or another
    /// action is still on its way.
    core::Failure play(core::Action action, Time now);
    /// Asks for a takeback to the seat's last decision. Fails if nothing can be taken back.
    core::Failure ask_takeback(Time now);
    /// Answers the request for a takeback. Fails if there is no request.
    core::Failure answer_takeback(bool yes, Time now);
    /// Tells the host whether the guest is ready for the start. Fails if no start is due.
    core::Failure be_ready(bool yes, Time now);
    /// Takes the guest's seat back from the host, or says that the guest is at the table again after
    /// it has missed an action. Fails if neither is the case.
    core::Failure reclaim_seat(Time now);
    /// Recovers from a freeze: drops this copy of the match, requests the whole log again, and
    /// takes the seat back if the host has taken it over.
    void resync(Time now);
    /// Says good-bye and asks the transport to hang up. Nothing is sent afterwards.
    void leave(Time now);
    /// Says the phrase with this number. Does nothing without a connection to the host.
    void say(int phrase, Time now);
    /// Resigns. Fails unless the match has two players, is on, and the guest has a seat.
    core::Failure resign(Time now);
    /// Withdraws the guest's request for a takeback. Fails if there is none.
    core::Failure withdraw_takeback(Time now);
    /// Returns the time limits and the remaining times; nullopt until the host has sent them.
    const std::optional<Clock>& clock() const { return guest_.news.clock; }
    /// Whether the guest's last action was not played in time, as last sent by the host.
    bool missed() const { return net::missed(guest_); }
    /// Returns who is connected and ready, the names of the spectators, the matches won, and whether
    /// the server shows the table to everyone on its page, as last sent by the host.
    Here here() const { return guest_.news.here.value_or(Here{}); }
    /// Returns the transport address by which the host can be reached by a new connection; empty
    /// if the host has not sent one.
    const core::Bytes& offer() const { return guest_.news.offer; }
    /// Sets, before the start at a table of a server, the clock and whether the server shows the
    /// table to everyone. Fails if it is not the time, or the guest has no seat.
    core::Failure arrange(const Arrange& wish, Time now);
    /// Votes on the next match, or on ending this one. Fails if this match is not over, or if the
    /// guest has no seat.
    core::Failure vote(const Vote& vote, Time now);
    /// Returns the latest proposal for the next match that the host has sent.
    const std::optional<Proposal>& proposal() const { return guest_.news.proposal; }
    /// Returns the match that the table plays now; nullopt while it is still this match.
    const std::optional<MatchId>& next() const { return guest_.news.next; }
    /// Joins the match that `next` returns as a new guest, with a new secret and the same token.
    void join_next(Time now);

    /// Returns the ledger; nullptr before the host's welcome.
    const Ledger* ledger() const { return guest_.ledger ? &*guest_.ledger : nullptr; }
    /// Returns the first match of the table, which its invitations name. Valid after the welcome.
    const MatchId& room() const { return guest_.welcome->room; }
    /// Returns the guest's seat; 0 for a spectator, and before the welcome.
    int seat() const { return guest_.seat; }
    /// Whether there is a connection to the host. Its welcome may still be due.
    bool connected() const { return guest_.link != Link::none; }
    /// Whether our copy of the match differs from the host's.
    bool frozen() const { return guest_.copy.frozen; }
    /// Whether another guest's copy of the match differs from the host's. Nobody can act until the
    /// host reports that the copies agree again.
    bool table_frozen() const { return guest_.copy.table_frozen; }
    /// Whether the host plays our seat because we were away or did not act.
    bool replaced() const { return net::replaced(guest_); }
    /// Whether the guest of a seat is connected, as last sent by the host.
    bool present(int seat) const {
        return !guest_.news.here || has_party(guest_.news.here->present, seat);
    }
    /// Whether the guest of a seat is ready for the start, as last sent by the host.
    bool ready(int seat) const;
    /// Whether every entry that the host is known to have has arrived.
    bool up_to_date() const { return net::up_to_date(guest_); }
    /// Returns the action that the guest has chosen or proposed and that is not in the log yet.
    std::optional<core::Action> pending() const;
    /// Returns the output of all calls since the last `take_output`.
    Output take_output() { return std::exchange(guest_.out, {}); }

    /// Returns the whole session as bytes, to continue after a reload.
    core::Bytes serialize() const;
    /// Restores a session. Fails if the bytes are not from `serialize`.
    static core::Result<Guest> restore(core::Catalogue catalogue, core::ByteView saved,
                                       Timeouts timeouts);

  private:
    GuestState guest_;
};

}  // namespace ctq::net
