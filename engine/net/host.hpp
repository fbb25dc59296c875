#pragma once

#include "engine/net/host_state.hpp"

namespace ctq::net {

/// The next match of a table.
struct NextMatch {
    core::Setup setup;
    Parties open_seats = 0;
    /// By seat of the next match: the seat of its player in this match, or 0 if there is none.
    std::array<int, core::kMostSeats + 1> from{};
};

/// Builds the next match, by these terms, after the match in `ledger`. Its players are the people
/// at the host ("human") and the guests. If one seat always begins, all players move on by one
/// seat, so that the last one begins. Otherwise all players keep their seats. If the game changes,
/// as many bots stay as the new game has room for. A guest's seat is open for guests only if that
/// guest is in `agreed`. Fails if the game is unknown or rejects the setup, such as one with too
/// few or too many players.
core::Result<NextMatch> next_match(const Ledger& ledger, const Terms& terms, Parties agreed,
                                   core::Catalogue games);

/// The session of the host, who orders the log. It checks messages of guests by the rules of the
/// game and of the table, appends valid entries, and sends each entry to all peers until they
/// acknowledge it.
class Host {
  public:
    /// Opens a table. Fails if the setup can't be played over the network.
    static core::Result<Host> open(HostTable table, Time now);

    /// Reports a new connection. It has no seat until the guest has sent `Hello`.
    void connected(LinkId link, Time now);
    /// Processes a whole frame from a connection. A broken or illegal message counts as a fault.
    void received(LinkId link, core::ByteView frame, Time now);
    /// Reports that a connection is gone for good. Its guest keeps the seat.
    void lost(LinkId link, Time now) { net::lost(at(host_, now), link); }
    /// Handles timeouts. Must be called several times per second.
    void tick(Time now);

    /// Starts the match. Fails if an open seat is empty.
    core::Failure begin(Time now);
    /// Plays an action of a person or a bot at the host. Fails if it is not the seat's turn, the
    /// action is illegal, or the match is frozen.
    core::Failure play(Command command, Time now);
    /// Asks the other players for a takeback to the last decision of a seat that is played at the
    /// host. Fails if the seat is not played there, or if nothing can be taken back.
    core::Failure ask_takeback(int seat, Time now);
    /// Answers for all seats played at the host. Fails if there is no request for a takeback.
    core::Failure answer_takeback(bool yes, Time now);
    /// Takes a seat over. Before the start, the seat is then closed to guests. After the start, the
    /// host plays the guest's seat, and if the match is frozen because of that guest, the freeze
    /// ends. A guest who returns gets the seat back, and so does each guest at the end.
    core::Failure take_over(int seat, Time now);
    /// Ends the match early, even if it is frozen. Fails if it has not begun or is over.
    core::Failure stop(Time now);
    /// Whether each guest of the finished match has left with its whole log or by saying good-bye.
    /// Others may come back for its end.
    bool all_informed() const;
    /// Says good-bye to all guests.
    void close(Reason reason = Reason::left);
    /// Sets the time limits, cut to what a clock can show. Fails if the match has begun.
    core::Failure set_clock(Pace pace, Time now) { return net::set_clock(at(host_, now), pace); }
    /// Returns the time limits.
    const Pace& pace() const { return host_.clock.pace; }
    /// Returns the clock, with the remaining time of each seat.
    Clock clock() const { return net::clock(host_); }
    /// Notes that a seat has not acted in time: the host may play one action for it. Its player may
    /// act until then. Fails if the seat is not to act.
    core::Failure miss(int seat, Time now) { return net::miss(at(host_, now), seat); }
    /// Returns the seats whose player did not play their last action in time.
    Parties missed() const { return host_.clock.missed; }
    /// Whether the match waits until a person comes back: some have missed an action, and all
    /// others are away.
    bool rests() const { return net::rests(host_); }
    /// Makes this a table that a visitor of a server has opened. Guests arrange it, and only those
    /// who know its id sit down. `listed`: whether the server shows the id to everyone on its page.
    void serve(bool listed) {
        host_.table.served = true;
        host_.table.listed = listed;
    }
    /// Returns the parameters of the table as they are now.
    const HostTable& table() const { return host_.table; }
    /// Notes that the person at this seat at the host is at the table again.
    void resume(int seat, Time now) { net::resume(at(host_, now), seat); }
    /// Says the phrase with this number for the person at the host.
    void say(int phrase, Time now);
    /// Resigns for a seat played at the host. Fails unless the match has two players, is on, and
    /// the seat is played at the host.
    core::Failure resign(int seat, Time now);
    /// Withdraws the takeback request of a seat played at the host. Fails if there is none.
    core::Failure withdraw_takeback(Time now);
    /// Tells the guests how they can reach this host by a new connection: an address of the
    /// transport, of at most `kMostEndpoint` bytes.
    void offer(core::Bytes endpoint, Time now);
    /// Returns who is connected and ready, the names of the spectators, and the matches won.
    Here here() const { return net::here(host_); }
    /// Gives the host's vote on the next match, or on ending this one. Fails if this match is not
    /// over, the terms can't be played here, or the proposal is no longer valid.
    core::Failure vote(const Vote& vote, Time now);
    /// Returns the latest proposal for the next match. A withdrawn proposal has no supporters.
    const std::optional<Proposal>& proposal() const { return host_.voting.proposal; }
    /// Returns the parties that must agree: the host and each seated guest who has not left.
    Parties voters() const { return net::voters(host_); }
    /// Whether the next match is due: all voters have agreed, or those who agreed continue without
    /// the others.
    bool next_due() const;
    /// Returns the next match as proposed, with the connections of the guests who agreed and of
    /// spectators. It asks each of them to say hello. An absent guest can return to its seat by its
    /// token. The pending output of this match comes first. Fails as `next_match` does.
    core::Result<Host> next(Time now) const;

    /// Returns the log and the match, including all hidden information.
    const Ledger& ledger() const { return host_.ledger; }
    /// Whether the guest of a seat (0: any spectator) is connected.
    bool present(int seat) const { return net::present(host_, seat); }
    /// Whether a guest who waits for the start has said that it is ready.
    bool ready(int seat) const {
        return host_.ledger.phase() == Phase::gathering && has_party(here().ready, seat);
    }
    /// Whether each open seat has a guest who is ready.
    bool all_ready() const;
    /// Returns the seat whose guest's copy of the match differs from ours; 0 if there is none. While
    /// there is one, the match is frozen: nobody can act until the copies agree again or the seat is
    /// taken over.
    int frozen_seat() const { return host_.frozen ? host_.frozen->seat : 0; }
    /// Returns the output of all calls since the last `take_output`.
    Output take_output() { return std::exchange(host_.out, {}); }

    /// Returns the whole session as bytes, to continue after a reload.
    core::Bytes serialize() const;
    /// Restores a session. Guests return by their tokens. Fails if the bytes are not from
    /// `serialize`.
    static core::Result<Host> restore(core::Catalogue catalogue, core::ByteView saved,
                                      Timeouts timeouts, Limits limits, Time now);

  private:
    explicit Host(HostState host) : host_(std::move(host)) {}

    HostState host_;
};

}  // namespace ctq::net
