#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/net/session.hpp"

namespace ctq::net {

/// The parameters with which a host opens a table.
struct HostTable {
    core::Setup setup;  ///< the match at its beginning, without a set-up position
    MatchId id{};       ///< truly random, like `entropy`
    core::Digest entropy{};
    std::string name;        ///< the host's name
    Parties open_seats = 0;  ///< seats for guests; all other seats are played at the host
    Parties people = 0;      ///< seats of people at the host; a clock applies to them
    MatchId room{};  ///< the table's first match, which invitations name; all zero: this one
    core::Catalogue games{};  ///< games that may be proposed for the next match, besides the
                              ///< current game
    bool served = false;      ///< whether a visitor of a server opened it: see `Host::serve`
    bool listed = false;      ///< whether the server shows the table to everyone on its page
    Timeouts timeouts{};
    Limits limits{};
};

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

/// The least time that a clock leaves for an action, if it limits the time of all actions.
inline constexpr Time kLeastTime = 10'000;

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
    void lost(LinkId link, Time now);
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
    /// Says good-bye to all guests.
    void close(Reason reason = Reason::left);
    /// Sets the time limits, cut to what a clock can show. Fails if the match has begun.
    core::Failure set_clock(Pace pace, Time now);
    /// Returns the clock, with the remaining time of each seat.
    Clock clock() const;
    /// Notes that a seat has not acted in time: the host may play one action for it. Its player may
    /// act until then. Fails if the seat is not to act.
    core::Failure miss(int seat, Time now);
    /// Returns the seats whose player did not play their last action in time.
    Parties missed() const { return missed_; }
    /// Whether the match waits until a person comes back: some have missed an action, and all
    /// others are away.
    bool rests() const;
    /// Makes this a table that a visitor of a server has opened. Guests arrange it, and only those
    /// who know its id sit down. `listed`: whether the server shows the id to everyone on its page.
    void serve(bool listed) {
        table_.served = true;
        table_.listed = listed;
    }
    bool served() const { return table_.served; }
    bool listed() const { return table_.listed; }
    /// Returns the seats of people at the host.
    Parties people() const { return table_.people; }
    /// Notes that the person at this seat at the host is at the table again.
    void resume(int seat, Time now);
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
    /// Returns by seat - 1 how many matches at this table its player has won, this one included
    /// once it is over. A shared first place counts for each; a match that ended early counts only
    /// if a player resigned. Empty before the first match is over.
    std::vector<std::uint16_t> wins() const;
    /// Returns the names of the spectators.
    std::vector<std::string> watchers() const { return here().watchers; }
    /// Gives the host's vote on the next match, or on ending this one. Fails if this match is not
    /// over, the terms can't be played here, or the proposal is no longer valid.
    core::Failure vote(const Vote& vote, Time now);
    /// Returns the latest proposal for the next match. A withdrawn proposal has no supporters.
    const std::optional<Proposal>& proposal() const { return proposal_; }
    /// Returns the parties that must agree: the host and each seated guest who has not left.
    Parties voters() const;
    /// Whether the next match is due: all voters have agreed, or those who agreed continue without
    /// the others.
    bool next_due() const;
    /// Returns the next match as proposed, with the connections of the guests who agreed and of
    /// spectators. It asks each of them to say hello. An absent guest can return to its seat by its
    /// token. The pending output of this match comes first. Fails as `next_match` does.
    core::Result<Host> next(Time now) const;

    /// Returns the log and the match, including all hidden information.
    const Ledger& ledger() const { return ledger_; }
    /// Whether the guest of a seat (0: any spectator) is connected.
    bool present(int seat) const;
    /// Whether a guest who waits for the start has said that it is ready.
    bool ready(int seat) const {
        return ledger_.phase() == Phase::gathering && has_party(here().ready, seat);
    }
    /// Whether each open seat has a guest who is ready.
    bool all_ready() const;
    /// Returns the seed of the bots that play at the host. No other peer can compute it.
    std::uint64_t bot_seed() const { return net::bot_seed(table_.entropy); }
    /// Returns the first match of the table, which its invitations name.
    const MatchId& room() const { return table_.room; }
    /// Whether the seat was opened for guests.
    bool open_seat(int seat) const { return (table_.open_seats >> seat & 1U) != 0; }
    /// Whether a guest's copy of the match differs from ours. Nobody can act until the copies agree
    /// again or the seat is taken over.
    bool frozen() const { return frozen_.has_value(); }
    /// Returns the seat whose copy of the match differs from ours; 0 if the match is not frozen.
    int frozen_seat() const { return frozen_ ? frozen_->seat : 0; }
    /// Returns the output of all calls since the last `take_output`.
    Output take_output();

    /// Returns the whole session as bytes, to continue after a reload.
    core::Bytes serialize() const;
    /// Restores a session. Guests return by their tokens. Fails if the bytes are not from
    /// `serialize`.
    static core::Result<Host> restore(core::Catalogue catalogue, core::ByteView saved,
                                      Timeouts timeouts, Limits limits, Time now);

  private:
    /// A current state, such as `Here`, as it was last sent to a peer, and the time when it was
    /// sent.
    template <typename State>
    struct LastSent {
        std::optional<State> state{};
        Time at = 0;
    };
    struct Peer {
        LinkId link = 0;
        int seat = -1;  ///< -1: the peer has not sent `Hello`
        std::uint64_t acked = 0;
        std::uint64_t sent = 0;
        Time last_received = 0;
        Time last_sent = 0;
        Time moved = 0;
        Time resynced = 0;
        int faults = 0;
        RateLimit rate;
        bool ready = false;
        LastSent<Here> here{};
        LastSent<Proposal> proposal{};
        LastSent<Clock> clock{};
        std::string name{};  ///< of a spectator
        Time said_at = 0;
        bool carried = false;  ///< whether the connection is from the previous match and has not
                               ///< sent `Hello` for this one
    };
    struct Frozen {
        std::uint64_t index = 0;
        int seat = 0;
        Time last_sent = 0;
    };

    Host(HostTable table, Ledger ledger, Time now);

    Peer* peer_of(LinkId link);
    void send(Peer& peer, const Message& message);
    void flush(Peer& peer);
    void event(EventKind kind, int seat, std::string sentence = "");
    void drop(LinkId link, Reason reason);
    void fault(Peer& peer, bool tell);
    /// Appends an entry and sends it to all; `append_and_work` then also does the host's own
    /// duties. Fails if the match is frozen or the ledger rejects the entry.
    core::Failure append(const Entry& entry);
    core::Failure append_and_work(const Entry& entry);
    void work();
    bool work_once();
    void freeze(Peer& peer, std::uint64_t index);
    void thaw();
    void tell_frozen();
    Here here() const;
    void tell_state();
    template <typename State>
    void tell(LastSent<State> Peer::*field, const State& now);
    void end_waiting();
    void run_clock();
    void wind_clock();
    Parties acting() const;
    bool clocked(int seat) const;
    void tell_said(int party, int phrase);
    core::Failure give_up(int seat);
    core::Failure take_vote(int party, const Vote& vote);
    void update_proposal();
    /// Whether all players agree to count the match. It is counted when a seat is to act.
    bool count_due() const;
    bool belongs_to_former(const Peer& peer, const Hello& hello) const;

    /// Processes a guest's message. Messages that only a host sends count as a fault. The call may
    /// remove the peer.
    void take(Peer& peer, const Hello& hello);
    void take(Peer& peer, const Propose& message);
    void take(Peer& peer, const Acknowledge& message);
    void take(Peer& peer, const SecretCommit& message);
    void take(Peer& peer, const SecretReveal& message);
    void take(Peer& peer, const RandomReveal& message);
    void take(Peer& peer, const Resync& message);
    void take(Peer& peer, const TakebackAsk& message);
    void take(Peer& peer, const TakebackAnswer& message);
    void take(Peer& peer, const Ping& message);
    void take(Peer& peer, const Bye& message);
    void take(Peer& peer, const Ready& message);
    void take(Peer& peer, const Vote& message);
    void take(Peer& peer, const Say& message);
    void take(Peer& peer, const Resign& message);
    void take(Peer& peer, const Arrange& message);
    /// Counts a message that only hosts send as a fault.
    template <OneOf<Error, Welcome, Commit, Here, Proposal, Next, Said, Clock> Other>
    void take(Peer& peer, const Other& /*message*/) {
        fault(peer, false);
    }

    std::optional<Reason> refuse_hello(const Hello& hello) const;
    std::optional<Reason> assign_seat(Peer& peer, const Hello& hello);
    std::optional<Reason> seat_guest(int seat, const Hello& hello, bool again);
    void free_seat(int seat);
    void free_absent();
    Welcome welcome(int seat) const;

    HostTable table_;
    Ledger ledger_;
    LinkChain links_;
    std::uint32_t chain_number_ = 0;
    std::array<std::optional<Token>, core::kMostSeats + 1> tokens_;
    std::array<std::optional<SealedAction>, core::kMostSeats + 1> sealed_actions_;
    std::vector<Peer> peers_;
    std::optional<Frozen> frozen_;
    std::array<int, core::kMostSeats + 1> freezes_{};
    std::array<int, core::kMostSeats + 1> newcomers_{};  ///< by seat: how many guests came back
                                                         ///< without their links
    Time now_ = 0;
    Time opened_ = 0;       ///< when this host was opened or restored
    Time log_grew_at_ = 0;  ///< when the log last grew
    std::optional<Proposal> proposal_;
    Time proposed_ = 0;
    bool continues_without_others_ = false;  ///< whether the parties that agreed continue without
                                             ///< the others
    core::Bytes endpoint_;                   ///< as in `Here`
    std::array<std::uint16_t, core::kMostSeats + 1> wins_{};  ///< by seat: matches won before this
    Pace pace_;
    bool clock_set_ = false;  ///< whether `set_clock` was called, even to set no limit
    std::array<Time, core::kMostSeats + 1> left_{};  ///< by seat: remaining time
    Time clock_updated_ = 0;                         ///< when the clock was last updated
    std::uint32_t timed_moment_ = 0;  ///< the moment (`Ledger::moment`) for which the clock runs
    Parties timed_ = 0;               ///< the seats whose time has run at that moment
    Parties missed_ = 0;
    Parties gone_ = 0;  ///< parties that have said good-bye since the end
    Output out_;
};

}  // namespace ctq::net
