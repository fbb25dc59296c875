#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/net/session.hpp"

namespace ctq::net {

/// A table as its host opens it.
struct HostTable {
    core::Setup setup;  ///< from the beginning, without a position
    MatchId id{};       ///< both from true randomness
    core::Digest entropy{};
    std::string name;        ///< of the host
    Parties open_seats = 0;  ///< for guests; the others are played where the host is
    Parties people = 0;  ///< seats played by a person where the host is: a clock counts for them
    MatchId room{};  ///< the table's first match, which its invitations name; all zero: this one
    core::Catalogue games{};  ///< what may be proposed as the next match besides the same game
    Timeouts timeouts{};
    Limits limits{};
};

/// The match that follows at a table.
struct NextMatch {
    core::Setup setup;
    Parties open_seats = 0;
    /// By seat of the next match: the seat that its player has in this one; 0 for nobody's.
    std::array<int, core::kMostSeats + 1> from{};
};

/// The match that these terms make of the one in `ledger`, for its people: who sits at the host
/// ("human") and guests. Where one seat always begins everybody moves on by one, who sat last begins;
/// else all keep their seats. Another game takes as many bots as there is room for. The seats of
/// guests who have not `agreed` are not for guests. Problem: an unknown game, or a set-up that it
/// refuses, as for too few people or too many.
core::Result<NextMatch> next_match(const Ledger& ledger, const Terms& terms, Parties agreed,
                                   core::Catalogue games);

/// The session of whoever orders the log. What comes from guests is checked by the rules and by the
/// table before it is appended; what was appended is sent to everybody, until it is acknowledged.
class Host {
  public:
    /// Problem: a set-up that can't be played over the network.
    static core::Result<Host> open(HostTable table, Time now);

    /// A connection has come; it is nobody's until it has said hello.
    void connected(LinkId link, Time now);
    /// A whole frame of a connection. What is broken or illegal counts as its fault.
    void received(LinkId link, core::ByteView frame, Time now);
    /// A connection is gone for good; its seat stays its guest's.
    void lost(LinkId link, Time now);
    /// Whatever time brings; to be called several times a second.
    void tick(Time now);

    /// Starts. Problem: an open seat is empty.
    core::Failure begin(Time now);
    /// A person or a bot at the host's acts. Problem: not its turn, illegal, frozen.
    core::Failure play(Command command, Time now);
    /// A seat played here asks to take back to its last decision; the others answer. Problem: it is
    /// not played here, or nothing can be taken back.
    core::Failure ask_takeback(int seat, Time now);
    /// Answers for all seats played here. Problem: nobody asks.
    core::Failure answer_takeback(bool yes, Time now);
    /// Before the start the seat is no longer for guests; later a guest's seat is played by the
    /// host's side, and nothing stays frozen for its sake. A guest who returns has it back.
    core::Failure take_over(int seat, Time now);
    /// Ends the match early, a frozen one too. Problem: it has not begun, or is over.
    core::Failure stop(Time now);
    /// Says good-bye to all.
    void close();
    /// How long everybody may think. Problem: the match has begun.
    core::Failure set_clock(Clock::Kind kind, int seconds, Time now);
    /// The clock, with what is left to each seat.
    Clock clock() const;
    /// The seats that ran out of time and are played on for; those of guests and those played here.
    Parties out_of_time() const { return out_of_time_; }
    /// The seats played by people where the host is.
    Parties people() const { return table_.people; }
    /// The person at the host plays again, where the clock is one for each action.
    void resume(int seat, Time now);
    /// Who sits at the host says a phrase, by its number.
    void say(int phrase, Time now);
    /// A seat played here gives up. Problem: the match is not one of two, not on, or that seat is not
    /// played here.
    core::Failure resign(int seat, Time now);
    /// A seat played here asks no longer to take back. Problem: it does not.
    core::Failure withdraw_takeback(Time now);
    /// Who watches, by name.
    std::vector<std::string> watchers() const { return here().watchers; }
    /// What the host's side says of the next match, or of ending this one. Problem: this one is not
    /// over, what is proposed can't be played here, or that proposal is none any more.
    core::Failure vote(const Vote& vote, Time now);
    /// What is proposed as the next match, latest first; nobody agrees to one that was withdrawn.
    const std::optional<Proposal>& proposal() const { return proposal_; }
    /// Who has to agree: the host and each guest with a seat, without those who have left.
    Parties voters() const;
    /// All have agreed, or those who have go on without the others.
    bool next_due() const;
    /// The next match as it is proposed, with the connections of those who agreed and of spectators:
    /// each is told to say hello to it. Who is away can return to its seat by its token. What this
    /// one has to say still comes first. Problem: as of `next_match`.
    core::Result<Host> next(Time now) const;

    /// The log, and the match in which nothing is hidden.
    const Ledger& ledger() const { return ledger_; }
    /// Whether a seat's guest (or any spectator, 0) is connected.
    bool present(int seat) const;
    /// A guest who waits for the start and has said so.
    bool ready(int seat) const { return (here().ready >> seat & 1U) != 0; }
    /// Each open seat has its guest, and each is ready.
    bool all_ready() const;
    /// For the bots that play here: nobody else can tell it.
    std::uint64_t bot_seed() const { return net::bot_seed(table_.entropy); }
    /// The table's first match, which its invitations name.
    const MatchId& room() const { return table_.room; }
    /// Whether the seat was opened for guests.
    bool open_seat(int seat) const { return (table_.open_seats >> seat & 1U) != 0; }
    /// Whether a guest's copy differs: nobody plays until it agrees again or the seat is taken over.
    bool frozen() const { return frozen_.has_value(); }
    /// The seat whose copy differs from ours; 0 while the match is not frozen.
    int frozen_seat() const { return frozen_ ? frozen_->seat : 0; }
    /// What all calls since the last one have brought about.
    Output take_output();

    /// All there is to know, to go on after a reload.
    core::Bytes serialize() const;
    /// Problem: bytes that `serialize` did not give. Guests come back by their tokens.
    static core::Result<Host> restore(core::Catalogue catalogue, core::ByteView saved,
                                      Timeouts timeouts, Limits limits, Time now);

  private:
    /// What a peer was told last of something that is true of a moment, and when.
    template <typename State>
    struct Told {
        std::optional<State> state{};
        Time at = 0;
    };
    struct Peer {
        LinkId link = 0;
        int seat = -1;  ///< -1: has not said hello
        std::uint64_t acked = 0;
        std::uint64_t sent = 0;
        Time heard = 0;
        Time told = 0;
        Time moved = 0;
        Time resynced = 0;
        int faults = 0;
        RateLimit rate;
        bool ready = false;
        Told<Here> here{};
        Told<Proposal> proposal{};
        Told<Clock> clock{};
        std::string name{};  ///< of a spectator
        Time said_at = 0;
        bool carried = false;  ///< from the match before, and has not said hello to this one
    };
    struct Frozen {
        std::uint64_t index = 0;
        int seat = 0;
        Time told = 0;
    };

    Host(HostTable table, Ledger ledger, Time now);

    Peer* peer_of(LinkId link);
    void send(Peer& peer, const Message& message);
    void flush(Peer& peer);
    void event(EventKind kind, int seat, std::string sentence = "");
    void drop(LinkId link, Reason reason);
    void fault(Peer& peer, bool tell);
    /// Appends an entry and sends it to all; `append_and_work` then does what the host owes.
    /// Problem: the match is frozen, or the ledger refuses the entry.
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
    void tell(Told<State> Peer::*told, const State& now);
    void end_waiting();
    void run_clock();
    void restart_clock(int seat);
    bool clocked(int seat) const;
    void tell_said(int party, int phrase);
    core::Failure give_up(int seat);
    core::Failure take_vote(int party, const Vote& vote);
    void update_proposal();
    bool belongs_to_former(const Peer& peer, const Hello& hello) const;

    /// What a guest says. Messages that only a host sends count as its fault. The peer may be gone
    /// afterwards.
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
    /// What only hosts say.
    template <typename Other>
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
    std::array<std::optional<SealedAction>, core::kMostSeats + 1> choices_;
    std::vector<Peer> peers_;
    std::optional<Frozen> frozen_;
    std::array<int, core::kMostSeats + 1> freezes_{};
    std::array<int, core::kMostSeats + 1> newcomers_{};  ///< guests who had lost their links
    Time now_ = 0;
    Time opened_ = 0;  ///< when this host began, or was restored
    Time grown_ = 0;   ///< when the log grew last
    std::optional<Proposal> proposal_;
    Time proposed_ = 0;
    bool goes_on_ = false;                           ///< without those who have not agreed
    Clock clock_;                                    ///< without what is left
    bool clock_set_ = false;                         ///< somebody has set one, if only to none
    std::array<Time, core::kMostSeats + 1> used_{};  ///< by seat
    Time ran_ = 0;                                   ///< when the clock was looked at last
    std::uint32_t timed_ = 0;                        ///< the moment that is timed
    Parties out_of_time_ = 0;
    Parties left_ = 0;  ///< who have said good-bye since the end
    Output out_;
};

}  // namespace ctq::net
