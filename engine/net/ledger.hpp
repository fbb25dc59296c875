#pragma once

#include <optional>

#include "engine/core/match.hpp"
#include "engine/net/entry.hpp"

namespace ctq::net {

/// What the table waits for.
enum class Phase : std::uint8_t {
    gathering,  ///< the start
    drawing,    ///< everybody's link for the next draws
    dealing,    ///< the host, who deals something closed
    playing,    ///< one seat
    choosing,   ///< the seals of those who choose at once
    opening,    ///< their choices
    over,       ///< nothing: the match is over
    stopped,    ///< nothing: it was ended early
};

/// What one seat is shown of something dealt; the salt only if it sees all of it.
struct DealView {
    core::Action action = 0;
    bool whole = false;
    core::Digest salt{};

    bool operator==(const DealView&) const = default;
};

/// What stays the same from the first entry to the last.
struct Table {
    MatchId id{};
    core::Setup setup;
    int viewer = core::kSeesAll;           ///< whose ledger it is; the host sees all
    std::optional<core::Digest> dealer{};  ///< the secret behind closed deals, where it is known
};

/// A set of parties: bit s for seat s, bit 0 for the host.
using Parties = std::uint16_t;

/// The set of one party.
constexpr Parties bit_of(int party) {
    return static_cast<Parties>(1U << static_cast<unsigned>(party));
}

/// Whether a party is in a set.
constexpr bool has_party(Parties parties, int party) {
    return (parties >> static_cast<unsigned>(party) & 1U) != 0;
}

/// The log of a session and all that follows from it: a machine that every peer runs with the same
/// entries and that checks each against the rules of the game and of the table. Each entry has a
/// chain value, SHA-256(the one before, the entry), and a hash of what everybody may see after it.
class Ledger {
  public:
    /// Problem: a set-up the game refuses.
    static core::Result<Ledger> open(Table table);

    /// Appends an entry, or says why not and changes nothing. `view`: with a deal, what the viewer
    /// is shown of it.
    core::Failure take(const Entry& entry, const DealView& view = {});

    /// The match as the viewer sees it.
    const core::Match& match() const { return match_; }
    /// The match as it was before the entry at `index`, played anew. The dealer's secret is known.
    core::Match match_before(int index) const;
    /// The table as `open` was given it, without a seed. Once the dealer's secret is disclosed, its
    /// viewer sees everything.
    const Table& table() const { return table_; }
    Phase phase() const { return phase_; }
    /// The match is over, or was ended early.
    bool ended() const { return phase_ == Phase::over || phase_ == Phase::stopped; }
    /// The same, and all that was closed is laid open: nothing more can happen.
    bool finished() const { return ended() && !undisclosed(); }
    /// Who owes a link, a seal, an opened choice or the answer to who asks to take back.
    Parties due() const;
    /// How often the match has changed: what a proposal names, so that a late one is known.
    std::uint32_t moment() const { return moment_; }
    /// How often what had happened in the match became something else: it was taken back, or what was
    /// hidden is open. Between two such times it only goes on.
    std::uint32_t rewritten() const { return rewritten_; }

    /// Entries so far.
    int size() const { return static_cast<int>(lines_.size()); }
    /// The entry at `index`, encoded.
    const core::Bytes& bytes(int index) const { return line(index + 1).bytes; }
    /// After the first `count` entries (0 … size()).
    const core::Digest& chain(int count) const { return line(count).chain; }
    /// The hash of what everybody may see after the first `count` entries.
    std::uint64_t open_hash(int count) const { return line(count).open_hash; }
    /// What a seat is shown of the deal at `index`; nothing where the dealer's secret is unknown.
    DealView view(int index, int seat) const;
    /// What kept the viewer's own copy going: its view at `index`.
    DealView own_view(int index) const { return view(index, table_.viewer); }

    /// Whether a guest holds the seat.
    bool remote(int seat) const { return party(seat).remote; }
    /// Whether a party's links are part of draws (0: the host's).
    bool contributes(int seat) const { return party(seat).contributes; }
    /// The name a party joined with last (0: the host's); empty if nobody has joined there.
    const std::string& name(int seat) const { return party(seat).name; }
    /// The anchor of a party's present chain of links.
    const core::Digest& anchor(int seat) const { return party(seat).anchor; }
    /// How many links of its chain a party has revealed.
    int revealed(int seat) const { return party(seat).revealed; }
    /// Rounds of links so far.
    std::uint32_t round() const { return round_; }
    /// The seal of a seat in the choice that goes on.
    const std::optional<core::Digest>& seal(int seat) const {
        return seals_[static_cast<std::size_t>(seat)];
    }
    /// Who asks to take back, or 0.
    int asker() const { return asker_; }
    /// The seat that ended the match early, or 0: nobody did, or the host.
    int stopped_by() const { return stopped_by_; }
    /// Something closed was dealt, and its secret is not disclosed yet.
    bool undisclosed() const { return deals_ > 0 && !disclosed_; }
    /// Why the match had to stop, if it did by itself.
    const std::string& trouble() const { return trouble_; }

    /// The entry for what is to be dealt now. The phase is dealing, the dealer's secret is known.
    Entry next_deal() const;
    /// What a begin entry binds the dealer's secret with.
    static core::Digest bind(const MatchId& match, const core::Digest& secret);

  private:
    struct Party {
        bool remote = false;
        bool contributes = false;
        core::Digest anchor{};  ///< of its present chain
        core::Digest known{};   ///< the link revealed last, or the anchor
        int revealed = 0;
        std::string name;
    };
    struct Line {
        core::Bytes bytes;
        core::Digest chain;
        std::uint64_t open_hash;
        std::vector<DealView> views;  ///< of a deal: by seat, or only the viewer's
    };

    Ledger(Table table, core::Match match);

    /// What stands after the first `count` entries (0 … size()).
    const Line& line(int count) const {
        return count == 0 ? root_ : lines_[static_cast<std::size_t>(count - 1)];
    }
    const Party& party(int seat) const { return parties_[static_cast<std::size_t>(seat)]; }
    Party& party(int seat) { return parties_[static_cast<std::size_t>(seat)]; }
    std::optional<core::Action>& opened(int seat) {
        return opened_[static_cast<std::size_t>(seat)];
    }

    /// Why an entry can't be appended now. `refuse` asks the others, each for its kinds of entries.
    core::Failure refuse(const Entry& entry, const DealView& view) const;
    core::Failure refuse_join(const Entry& entry) const;
    core::Failure refuse_play(const Entry& entry) const;
    core::Failure refuse_choice(const Entry& entry) const;
    core::Failure refuse_reveal(const Entry& entry) const;
    core::Failure refuse_deal(const Entry& entry, const DealView& view) const;
    core::Failure refuse_takeback(const Entry& entry) const;
    core::Failure refuse_end(const Entry& entry) const;

    /// Carries out an entry that was not refused.
    void apply(const Entry& entry, const DealView& view);
    void apply_reveal(const Entry& entry);
    void drop_links(int seat);
    void leave_choice(int seat);
    void play_choices();
    void answer_takeback(bool yes, int seat);
    void play(int seat, core::Action action);
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
    core::Digest bound_{};  ///< what the dealer's secret must agree with

    std::uint32_t round_ = 0;  ///< rounds of links so far
    bool in_round_ = false;
    bool drawn_ = false;  ///< `joint_` decides the run of draws that goes on
    Parties links_due_ = 0;
    std::vector<std::pair<int, core::Digest>> links_;
    core::Digest joint_{};
    std::uint32_t draws_ = 0;  ///< of this run
    int deals_ = 0;
    bool disclosed_ = false;

    Parties choosers_ = 0;
    std::array<std::optional<core::Digest>, core::kMostSeats + 1> seals_;
    std::array<std::optional<core::Action>, core::kMostSeats + 1> opened_;
    Parties left_ = 0;  ///< choosers who sealed and did not open

    int asker_ = 0;
    int takeback_ply_ = 0;
    Parties answers_due_ = 0;
    Parties asked_ = 0;  ///< seats whose asking was declined at this moment
    int stopped_by_ = 0;
    std::string trouble_;
};

}  // namespace ctq::net
