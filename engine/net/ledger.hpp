#pragma once

#include <optional>

#include "engine/core/match.hpp"
#include "engine/net/entry.hpp"

namespace ctq::net {

/// What the table waits for in each phase.
enum class Phase : std::uint8_t {
    gathering,  ///< the start
    drawing,    ///< each contributor's link for the next draws
    dealing,    ///< the host, who deals hidden cards
    playing,    ///< the seat to act
    choosing,   ///< the seals of the seats that choose simultaneously
    opening,    ///< the sealed actions to be opened
    over,       ///< nothing: the match is over
    stopped,    ///< nothing: the match was ended early
};

/// The part of a deal that one seat is shown. The salt is included only if the seat sees the whole
/// deal.
struct DealView {
    core::Action action = 0;
    bool whole = false;
    core::Digest salt{};

    bool operator==(const DealView&) const = default;
};

/// The parameters of a ledger that stay constant.
struct Table {
    MatchId id{};
    core::Setup setup;
    int viewer = core::kSeesAll;           ///< the seat that owns the ledger; the host sees all
    std::optional<core::Digest> dealer{};  ///< the secret that decides hidden deals, if this party
                                           ///< knows it
};

/// A set of parties: bit s for seat s, bit 0 for the host.
using Parties = std::uint16_t;

/// Returns the set that contains only this party.
constexpr Parties bit_of(int party) {
    return static_cast<Parties>(1U << static_cast<unsigned>(party));
}

/// Whether a set contains a party.
constexpr bool has_party(Parties parties, int party) {
    return (parties >> static_cast<unsigned>(party) & 1U) != 0;
}

/// The log of a session and everything derived from it. Every peer runs this state machine with the
/// same entries, and it checks each entry against the rules of the game and of the table. Each
/// entry has a chain value, SHA-256(previous chain value, entry), and a hash of the public
/// information after it.
class Ledger {
  public:
    /// Opens an empty ledger. Fails if the game rejects the setup.
    static core::Result<Ledger> open(Table table);

    /// Appends an entry. `view` is what the viewer is shown of a deal. Fails with the reason if the
    /// entry is invalid; the ledger is unchanged then.
    core::Failure take(const Entry& entry, const DealView& view = {});

    /// Returns the match as the viewer sees it.
    const core::Match& match() const { return match_; }
    /// Returns the match before the entry at `index`, by replaying the log. The dealer's secret
    /// must be known.
    core::Match match_before(int index) const;
    /// Returns the table that was passed to `open`, but without a seed. Once the dealer's secret is
    /// disclosed, its viewer sees everything.
    const Table& table() const { return table_; }
    Phase phase() const { return phase_; }
    /// Whether the match is over or was ended early.
    bool ended() const { return phase_ == Phase::over || phase_ == Phase::stopped; }
    /// Whether the match has ended and all hidden cards are disclosed. No entry can follow.
    bool finished() const { return ended() && !undisclosed(); }
    /// Returns the parties that owe a link, a seal, an opened action or the answer to a takeback
    /// request.
    Parties due() const;
    /// Returns how often the match has changed. A proposed action contains this number, so that an
    /// outdated proposal is recognised.
    std::uint32_t moment() const { return moment_; }
    /// Returns the number of changes to the history of the match: takebacks, and the disclosure of
    /// hidden information. While it is constant, the match only grows.
    std::uint32_t rewritten() const { return rewritten_; }

    /// Returns the number of entries.
    int size() const { return static_cast<int>(lines_.size()); }
    /// Returns the encoded entry at `index`.
    const core::Bytes& bytes(int index) const { return line(index + 1).bytes; }
    /// Returns the chain value after the first `count` entries (0 … size()).
    const core::Digest& chain(int count) const { return line(count).chain; }
    /// Returns the hash of the public information after the first `count` entries.
    std::uint64_t open_hash(int count) const { return line(count).open_hash; }
    /// Returns what a seat is shown of the deal at `index`; empty where the dealer's secret is
    /// unknown.
    DealView view(int index, int seat) const;
    /// Returns what the viewer was shown of the deal at `index`.
    DealView own_view(int index) const { return view(index, table_.viewer); }

    /// Whether a guest holds the seat.
    bool remote(int seat) const { return party(seat).remote; }
    /// Whether the seat has not acted in time, so that the host may play its next action. Its
    /// player may still act until then.
    bool late(int seat) const { return has_party(late_, seat); }
    /// Whether the host may act for the seat now.
    bool played_by_host(int seat) const { return !remote(seat) || late(seat); }
    /// Whether the seat belongs to a guest who has joined, even if the host plays it meanwhile.
    bool joined(int seat) const { return party(seat).joined; }
    /// Whether the seat belongs to a person: one at the host ("human"), or a guest who has joined.
    bool person(int seat) const;
    /// Whether a party (0: the host) contributes links to the draws.
    bool contributes(int seat) const { return party(seat).contributes; }
    /// Returns the name with which a party (0: the host) last joined; empty if nobody has joined
    /// the seat.
    const std::string& name(int seat) const { return party(seat).name; }
    /// Returns the anchor of a party's current chain of links.
    const core::Digest& anchor(int seat) const { return party(seat).anchor; }
    /// Returns how many links of its current chain a party has revealed.
    int revealed(int seat) const { return party(seat).revealed; }
    /// Returns the number of completed rounds of links.
    std::uint32_t round() const { return round_; }
    /// Returns the seal of a seat in the current simultaneous choice.
    const std::optional<core::Digest>& seal(int seat) const {
        return seals_[static_cast<std::size_t>(seat)];
    }
    /// Returns the seat that asks for a takeback, or 0.
    int asker() const { return asker_; }
    /// Returns the seat that ended the match early. 0 if the host did, or if nobody did.
    int stopped_by() const { return stopped_by_; }
    /// Whether hidden cards were dealt and the secret is not disclosed yet.
    bool undisclosed() const { return deals_ > 0 && !disclosed_; }
    /// Returns the reason why the ledger itself stopped the match; empty if the ledger did not stop
    /// it.
    const std::string& trouble() const { return trouble_; }

    /// Returns the entry for the deal that is due. The phase must be dealing, and the dealer's
    /// secret must be known.
    Entry next_deal() const;
    /// Returns the commitment to the dealer's secret that a begin entry contains.
    static core::Digest bind(const MatchId& match, const core::Digest& secret);

  private:
    struct Party {
        bool remote = false;
        bool contributes = false;
        core::Digest anchor{};  ///< the anchor of its current chain
        core::Digest known{};   ///< the link revealed last, or the anchor
        int revealed = 0;
        std::string name;
        bool joined = false;  ///< whether a guest has this seat, even if the host plays it
    };
    struct Line {
        core::Bytes bytes;
        core::Digest chain;
        std::uint64_t open_hash;
        std::vector<DealView> views;  ///< the views of a deal: one for each seat, or only the
                                      ///< viewer's
    };

    Ledger(Table table, core::Match match);

    /// Returns the values after the first `count` entries (0 … size()).
    const Line& line(int count) const {
        return count == 0 ? root_ : lines_[static_cast<std::size_t>(count - 1)];
    }
    const Party& party(int seat) const { return parties_[static_cast<std::size_t>(seat)]; }
    Party& party(int seat) { return parties_[static_cast<std::size_t>(seat)]; }
    std::optional<core::Action>& opened(int seat) {
        return opened_[static_cast<std::size_t>(seat)];
    }

    /// Return why an entry can't be appended now. `refuse` calls the other functions, each of which
    /// checks one group of kinds.
    core::Failure refuse(const Entry& entry, const DealView& view) const;
    core::Failure refuse_join(const Entry& entry) const;
    core::Failure refuse_play(const Entry& entry) const;
    core::Failure refuse_choice(const Entry& entry) const;
    core::Failure refuse_late(int seat) const;
    core::Failure refuse_reveal(const Entry& entry) const;
    core::Failure refuse_deal(const Entry& entry, const DealView& view) const;
    core::Failure refuse_takeback(const Entry& entry) const;
    core::Failure refuse_end(const Entry& entry) const;

    /// Executes an entry that was not refused.
    void apply(const Entry& entry, const DealView& view);
    void apply_reveal(const Entry& entry);
    void drop_links(int seat);
    void leave_choice(int seat);
    void play_choices();
    void answer_takeback(bool yes, int seat);
    void play(int seat, core::Action action);
    void next_moment();
    void advance();
    void begin_round();
    void append(const Entry& entry, std::vector<DealView> views);
    std::vector<DealView> views_of(core::Action action, const core::Digest& salt) const;
    core::Action dealt() const;
    core::Digest deal_salt() const;
    core::Result<core::Match> opened_match(const core::Digest& secret) const;

    Table table_;
    core::Match match_;
    Line root_;
    std::vector<Line> lines_;
    Phase phase_ = Phase::gathering;
    std::uint32_t moment_ = 0;
    std::uint32_t rewritten_ = 0;
    std::array<Party, core::kMostSeats + 1> parties_;
    core::Digest bound_{};  ///< the commitment to the dealer's secret

    std::uint32_t round_ = 0;  ///< number of completed rounds of links
    bool in_round_ = false;
    bool drawn_ = false;  ///< whether `joint_` decides the current run of draws
    Parties links_due_ = 0;
    std::vector<std::pair<int, core::Digest>> links_;
    core::Digest joint_{};
    std::uint32_t draws_ = 0;  ///< number of draws in this run
    int deals_ = 0;
    bool disclosed_ = false;

    Parties choosers_ = 0;
    std::array<std::optional<core::Digest>, core::kMostSeats + 1> seals_;
    std::array<std::optional<core::Action>, core::kMostSeats + 1> opened_;
    Parties left_ = 0;  ///< seats that sealed an action and did not open it
    Parties late_ = 0;  ///< seats that have not acted in time at this moment

    int asker_ = 0;
    int takeback_ply_ = 0;
    Parties answers_due_ = 0;
    Parties declined_ = 0;  ///< seats whose takeback request was declined at this moment
    int stopped_by_ = 0;
    std::string trouble_;
};

}  // namespace ctq::net
