#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"

/// What a lone player's decision depends on: how the round began, and what lies on the table. What
/// happened before the round matters only through its beginning, so the programme of
/// programme.hpp goes back over these from the last round to the first.
namespace ctq::incan_gold {

/// The rules that the options choose between.
struct SoloRules {
    bool bust_returns = false;
    bool artifacts_removed = false;
    int rounds = 5;

    bool operator==(const SoloRules&) const = default;
};

/// The rules that options choose.
SoloRules solo_rules(const core::Options& options);
/// The rules in force in a state.
SoloRules solo_rules(const State& state);

/// On all gem cards together.
inline constexpr int kAllGems = 124;
/// A threshold on the gems drawn that is never reached.
inline constexpr int kNeverLeave = kAllGems + 1;

/// How many kinds of hazard have 1, 2 or 3 copies: [0] is unused, none ever runs out.
using ByCopies = std::array<int, kHazardCopies + 1>;

/// How a round begins: with all gem cards in the deck, the hazards that have not left the game, and
/// the artifacts in play.
struct RoundStart {
    int round = 1;
    ByCopies kinds{};
    int artifacts = 0;  ///< in the deck
    int claimed = 0;    ///< taken home before

    bool operator==(const RoundStart&) const = default;
};

/// How the game begins.
RoundStart first_start();
/// What follows a bust on a kind with `copies` (2 or 3) in a round that is not the last, with
/// `lying` artifacts on the table.
RoundStart start_after_bust(const SoloRules& rules, const RoundStart& start, int copies, int lying);
/// What follows leaving with `taken` artifacts, all on the table, in a round that is not the last.
RoundStart start_after_leaving(const RoundStart& start, int taken);
/// How the present round of a state began, as if artifacts claimed in it had gone before.
RoundStart start_of_round(const State& state);

/// Every start that solo play can come to, round by round.
class RoundStarts {
  public:
    /// Finds them all; the start of the game has index 0. At most ten rounds.
    explicit RoundStarts(const SoloRules& rules);

    int size() const { return static_cast<int>(starts_.size()); }
    const RoundStart& operator[](int index) const {
        return starts_[static_cast<std::size_t>(index)];
    }
    /// The index of a start, or -1 when solo play can't come to it.
    int find(const RoundStart& start) const;

  private:
    std::vector<RoundStart> starts_;
    std::vector<std::int16_t> index_of_key_;
};

/// What lies on the table, but for the gems.
struct Table {
    ByCopies hazards{};  ///< of the start's `kinds`, how many are there
    int artifacts = 0;
    int gem_cards = 0;

    bool operator==(const Table&) const = default;
};

/// What lies on the table of a state.
Table table_of(const State& state);

/// How many tables there can be in a round, and the number of one of them: hazards with three
/// copies count most, gem cards least.
int tables_in(const RoundStart& start);
int table_number(const RoundStart& start, const Table& table);
/// The table with that number.
Table numbered_table(const RoundStart& start, int number);

/// The gems drawn from which on `myopic` leaves (odds.hpp); 125 is never.
int myopic_threshold(const RoundStart& start, const Table& table);

}  // namespace ctq::incan_gold
