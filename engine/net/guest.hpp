#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/net/session.hpp"

namespace ctq::net {

/// A guest who wants to join a table.
struct GuestIdentity {
    std::string name;
    Token token{};           ///< truly random and stored; it gives the guest access to its seat
    core::Digest entropy{};  ///< truly random, new for each `Guest` that is not restored
    MatchId match{};         ///< from the invitation; all zero: the match that the host plays
    std::uint8_t wish = 0;   ///< a seat, 0 for any, kSpectate for none
    Timeouts timeouts{};
};

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
    void lost(Time now);
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
    const std::optional<Clock>& clock() const { return clock_; }
    /// Whether the guest's last action was not played in time, as last sent by the host.
    bool missed() const;
    /// Returns by seat - 1 how many matches at this table its player has won; see `Host::wins`.
    std::vector<std::uint16_t> wins() const;
    /// Returns the transport address by which the host can be reached by a new connection; empty
    /// if the host has not sent one.
    const core::Bytes& offer() const { return offer_; }
    /// Returns the names of the spectators, as last sent by the host.
    std::vector<std::string> watchers() const;
    /// Sets, before the start at a table of a server, the clock and whether the server shows the
    /// table to everyone. Fails if it is not the time, or the guest has no seat.
    core::Failure arrange(const Arrange& wish, Time now);
    /// Whether the server shows the table to everyone on its page, as last sent by it.
    bool listed() const { return here_ && here_->listed; }
    /// Votes on the next match, or on ending this one. Fails if this match is not over, or if the
    /// guest has no seat.
    core::Failure vote(const Vote& vote, Time now);
    /// Returns the latest proposal for the next match that the host has sent.
    const std::optional<Proposal>& proposal() const { return next_proposal_; }
    /// Returns the match that the table plays now; nullopt while it is still this match.
    const std::optional<MatchId>& next() const { return next_; }
    /// Joins the match that `next` returns as a new guest, with a new secret and the same token.
    void join_next(Time now);

    /// Returns the ledger; nullptr before the host's welcome.
    const Ledger* ledger() const { return ledger_ ? &*ledger_ : nullptr; }
    /// Returns the first match of the table, which its invitations name. Valid after the welcome.
    const MatchId& room() const { return welcome_->room; }
    /// Returns the guest's seat; 0 for a spectator, and before the welcome.
    int seat() const { return seat_; }
    /// Whether there is a connection to the host. Its welcome may still be due.
    bool connected() const { return link_ != Link::none; }
    /// Whether our copy of the match differs from the host's.
    bool frozen() const { return frozen_; }
    /// Whether another guest's copy of the match differs from the host's. Nobody can act until the
    /// host reports that the copies agree again.
    bool table_frozen() const { return table_frozen_; }
    /// Whether the host plays our seat because we were away or did not act.
    bool replaced() const;
    /// Whether the guest of a seat is connected, as last sent by the host.
    bool present(int seat) const { return !here_ || (here_->present >> seat & 1U) != 0; }
    /// Whether the guest of a seat is ready for the start, as last sent by the host.
    bool ready(int seat) const;
    /// Whether every entry that the host is known to have has arrived.
    bool up_to_date() const;
    /// Returns the action that the guest has chosen or proposed and that is not in the log yet.
    std::optional<core::Action> pending() const;
    /// Returns the output of all calls since the last `take_output`.
    Output take_output();

    /// Returns the whole session as bytes, to continue after a reload.
    core::Bytes serialize() const;
    /// Restores a session. Fails if the bytes are not from `serialize`.
    static core::Result<Guest> restore(core::Catalogue catalogue, core::ByteView saved,
                                       Timeouts timeouts);

  private:
    enum class Link : std::uint8_t { none, greeting, seated };
    enum class Duty : std::uint8_t {
        none,
        hello,
        link,
        seal,
        open,
        propose,
        ask,
        answer,
        ready,
        vote,
        resign
    };

    void send(const Message& message);
    void event(EventKind kind, std::string sentence = "");
    void close(Reason reason);
    void greet();
    void work();
    Duty duty() const;
    Message message_for(Duty duty);
    const LinkChain& links();
    bool waits_too_long() const;

    void take(const Welcome& message);
    void take(const Commit& message);
    void take(const Ping& message);
    void take(const Bye& message);
    void take(const Error& message);
    void take(const Here& message);
    void take(const Proposal& message);
    void take(const Next& message);
    void take(const Said& message);
    void take(const Clock& message);
    /// Ignores messages that only guests send.
    template <OneOf<Hello, Propose, Acknowledge, SecretCommit, SecretReveal, RandomReveal, Resync,
                    TakebackAsk, TakebackAnswer, Ready, Vote, Say, Resign, Arrange>
                  Other>
    void take(const Other& /*message*/) {}

    core::Failure open_ledger(const Welcome& message);
    std::string forged(const Entry& entry) const;
    std::string execute(const Commit& commit, const Entry& entry);
    void freeze(std::uint64_t index, const std::string& what, const std::string& why);
    void drop_outdated();

    core::Catalogue catalogue_;
    GuestIdentity identity_;
    std::optional<Welcome> welcome_;
    std::optional<Ledger> ledger_;
    int seat_ = 0;
    LinkChain links_;
    std::uint32_t chain_number_ = 0;
    std::uint32_t fresh_chain_ = 0;  ///< the first chain of which no link was sent

    std::optional<SealedAction>
        sealed_action_;                     ///< the guest's sealed action, until it is in the log
    std::optional<SealedAction> proposal_;  ///< without a salt
    std::optional<std::uint32_t> asking_;
    std::optional<std::pair<std::uint32_t, bool>> answering_;

    std::optional<Clock> clock_;
    core::Bytes offer_;
    bool resigning_ = false;
    std::optional<Vote> vote_;  ///< the guest's vote, until the host's proposal includes it
    std::optional<Proposal> next_proposal_;
    std::optional<MatchId> next_;

    bool ready_ = false;
    bool returns_ = false;  ///< whether the guest wants its seat back, or says that it is there
    bool reported_replaced_ = false;
    std::optional<Here> here_;  ///< the last state that the host sent

    bool frozen_ = false;
    bool table_frozen_ = false;  ///< whether the table is frozen because another seat's copy
                                 ///< differs
    Time last_frozen_ = 0;       ///< when the host last reported that the table is frozen
    bool gave_up_ = false;       ///< the host sent us away: send no more hellos
    std::uint64_t trusted_ = 0;  ///< number of entries that are not checked against our own actions
    std::uint64_t known_size_ = 0;
    std::uint64_t past_size_ = 0;  ///< number of entries of the copy before a resync; the new copy
                                   ///< must begin with them
    core::Digest past_chain_{};

    Link link_ = Link::none;
    Time now_ = 0;
    RateLimit rate_;
    Time last_received_ = 0;
    Time last_sent_ = 0;
    Time log_grew_at_ = 0;
    Time resync_sent_ = 0;
    Duty last_duty_ = Duty::none;
    std::uint64_t last_duty_at_ = 0;
    Time last_duty_time_ = 0;
    bool complained_ = false;
    Output out_;
};

}  // namespace ctq::net
