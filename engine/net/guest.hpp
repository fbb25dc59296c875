#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/net/session.hpp"

namespace ctq::net {

/// Who wants to sit down somewhere.
struct GuestIdentity {
    std::string name;
    Token token{};           ///< from true randomness, and kept: the key to one's seat
    core::Digest entropy{};  ///< from true randomness, new for each `Guest` that is not restored
    MatchId match{};         ///< of the invitation; all zero: whichever is played there
    std::uint8_t wish = 0;   ///< a seat, 0 any, kSpectate none
    Timeouts timeouts{};
};

/// The session of a guest: it takes the host's log entry by entry and believes none of it before
/// its own engine has.
class Guest {
  public:
    /// One who knows these games; `identity` with a match's id comes back to that match.
    Guest(core::Catalogue catalogue, GuestIdentity identity);

    /// A connection to the host is there; any before is gone.
    void connected(Time now);
    /// A whole frame from the host.
    void received(core::ByteView frame, Time now);
    /// The connection is gone; what is on its way is sent again on the next.
    void lost(Time now);
    /// Whatever time brings; to be called several times a second.
    void tick(Time now);

    /// One's own seat acts; what is done is seen when the host has put it into the log.
    /// Problem: not its turn, illegal, frozen, something is on its way already.
    core::Failure play(core::Action action, Time now);
    /// One's own seat asks to take back to its last decision. Problem: nothing can be taken back.
    core::Failure ask_takeback(Time now);
    /// Answers who asks to take back. Problem: nobody does.
    core::Failure answer_takeback(bool yes, Time now);
    /// Tells the host that one is ready for the start, or not any more. Problem: there is nothing
    /// to be ready for.
    core::Failure be_ready(bool yes, Time now);
    /// Takes one's seat back from the host's side. Problem: it is one's own, or nothing goes on.
    core::Failure come_back(Time now);
    /// After a freeze: throws the copy away and takes the log anew from its beginning, and one's
    /// seat back if it is not one's own any more.
    void resync(Time now);
    /// Says good-bye and asks the transport to hang up; nothing is sent after it.
    void leave(Time now);
    /// Says a phrase, by its number; nothing happens where the host is not reached.
    void say(int phrase, Time now);
    /// Gives up. Problem: the match is not one of two, not on, or one has no seat.
    core::Failure resign(Time now);
    /// Asks no longer to take back. Problem: one does not.
    core::Failure withdraw_takeback(Time now);
    /// How long everybody may think, and what is left; none before the host has told.
    const std::optional<Clock>& clock() const { return clock_; }
    /// Who watches, by name, as far as the host has told.
    std::vector<std::string> watchers() const;
    /// What one says of the next match, or of ending this one. Problem: this one is not over, or one
    /// has no seat.
    core::Failure vote(const Vote& vote, Time now);
    /// What the host told last of the next match.
    const std::optional<Proposal>& proposal() const { return next_proposal_; }
    /// The match the table plays now instead of ours; none while it is ours.
    const std::optional<MatchId>& next() const { return next_; }
    /// Goes on to that match: as a guest who has just come, with a new secret and the same token.
    void go_on(Time now);

    /// Nothing before the host's welcome.
    const Ledger* ledger() const { return ledger_ ? &*ledger_ : nullptr; }
    /// The table's first match, which its invitations name; after the welcome.
    const MatchId& room() const { return welcome_->room; }
    /// One's seat; 0 for a spectator, and before the welcome.
    int seat() const { return seat_; }
    /// Whether the host is reached; its welcome may still be due.
    bool connected() const { return link_ != Link::none; }
    /// Our copy differs from the host's.
    bool frozen() const { return frozen_; }
    /// Another's does: nothing can happen until the host says otherwise.
    bool table_frozen() const { return table_frozen_; }
    /// The host's side plays our seat, for we were away or did not act.
    bool replaced() const;
    /// Whether a seat's guest is connected, as far as the host has told.
    bool present(int seat) const { return !here_ || (here_->present >> seat & 1U) != 0; }
    /// Whether a seat's guest has said that it is ready for the start.
    bool ready(int seat) const;
    /// All the host had when it was heard last has arrived.
    bool up_to_date() const;
    /// What one has chosen or proposed and does not stand in the log yet.
    std::optional<core::Action> pending() const;
    /// What all calls since the last one have brought about.
    Output take_output();

    /// All there is to know, to go on after a reload.
    core::Bytes serialize() const;
    /// Problem: bytes that `serialize` did not give.
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
    /// What only guests say means nothing here.
    template <typename Other>
    void take(const Other& /*message*/) {}

    core::Failure open_ledger(const Welcome& message);
    std::string forged(const Entry& entry) const;
    std::string execute(const Commit& commit, const Entry& entry);
    void freeze(std::uint64_t index, const std::string& what, const std::string& why);
    void forget_done();

    core::Catalogue catalogue_;
    GuestIdentity identity_;
    std::optional<Welcome> welcome_;
    std::optional<Ledger> ledger_;
    int seat_ = 0;
    LinkChain links_;
    std::uint32_t chain_number_ = 0;
    std::uint32_t fresh_chain_ = 0;  ///< the first whose links nobody has seen

    std::optional<SealedAction> choice_;    ///< sealed, until it stands in the log
    std::optional<SealedAction> proposal_;  ///< the salt unused
    std::optional<std::uint32_t> asking_;
    std::optional<std::pair<std::uint32_t, bool>> answering_;

    std::optional<Clock> clock_;
    bool resigning_ = false;
    std::optional<Vote> vote_;  ///< until the host's proposal shows it
    std::optional<Proposal> next_proposal_;
    std::optional<MatchId> next_;

    bool ready_ = false;
    bool returns_ = false;  ///< wants its seat back
    bool told_replaced_ = false;
    std::optional<Here> here_;  ///< what the host told last

    bool frozen_ = false;
    bool table_frozen_ = false;  ///< for another seat's sake
    Time told_frozen_ = 0;       ///< when the host said so last
    bool gave_up_ = false;       ///< the host sent us away: no more hellos
    std::uint64_t trusted_ = 0;  ///< entries that are not compared with what we remember doing
    std::uint64_t known_size_ = 0;
    std::uint64_t past_size_ = 0;  ///< of the copy before a resync: the new one must begin so
    core::Digest past_chain_{};

    Link link_ = Link::none;
    Time now_ = 0;
    RateLimit rate_;
    Time heard_ = 0;
    Time told_ = 0;
    Time grown_ = 0;
    Time asked_again_ = 0;
    Duty last_duty_ = Duty::none;
    std::uint64_t last_duty_at_ = 0;
    Time last_duty_time_ = 0;
    bool complained_ = false;
    Output out_;
};

}  // namespace ctq::net
