#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/incan_gold/incan_gold.hpp"

/// The data that a lone player's decision depends on: the start of the round and the table. Earlier
/// events matter only through the start, so the programme of programme.hpp goes back over the
/// starts from the last round to the first.
namespace ctq::incan_gold {

/// The rules that the options choose between.
struct SoloRules {
    bool bust_returns = false;
    bool artifacts_removed = false;
    int rounds = 5;

    bool operator==(const SoloRules&) const = default;
};

/// Returns the rules of these options.
SoloRules solo_rules(const core::Options& options);
/// Returns the rules in force in a state.
SoloRules solo_rules(const State& state);

/// Gems on all gem cards together.
inline constexpr int kAllGems = 124;
/// A threshold that is higher than all gems together, so that it is never reached.
inline constexpr int kNeverLeave = kAllGems + 1;

/// Numbers of hazard kinds, by how many copies (1, 2 or 3) each kind has. [0] is unused, because no
/// kind ever runs out.
using ByCopies = std::array<int, kHazardCopies + 1>;

/// The start of a round: all gem cards are in the deck, with the hazards that have not left the
/// game and the artifacts in play.
struct RoundStart {
    int round = 1;
    ByCopies kinds{};
    int artifacts = 0;  ///< artifacts in the deck
    int claimed = 0;    ///< artifacts taken home before

    bool operator==(const RoundStart&) const = default;
};

/// Returns the start of the game.
RoundStart first_start();
/// Returns the start after a bust on a kind with `copies` (2 or 3), with `lying` artifacts on the
/// table. The round must not be the last.
RoundStart start_after_bust(const SoloRules& rules, const RoundStart& start, int copies, int lying);
/// Returns the start after leaving with `taken` artifacts, all those on the table. The round must
/// not be the last.
RoundStart start_after_leaving(const RoundStart& start, int taken);
/// Returns the start of the current round of a state, as if artifacts claimed in it had been
/// claimed before.
RoundStart start_of_round(const State& state);

/// Every start that solo play can reach, round by round.
class RoundStarts {
  public:
    /// Finds all starts; the start of the game has index 0. At most ten rounds.
    explicit RoundStarts(const SoloRules& rules);

    int size() const { return static_cast<int>(starts_.size()); }
    const RoundStart& operator[](int index) const {
        return starts_[static_cast<std::size_t>(index)];
    }
    /// Returns the index of a start, or -1 if solo play can't reach it.
    int find(const RoundStart& start) const;

  private:
    std::vector<RoundStart> starts_;
    std::vector<std::int16_t> index_of_key_;
};

/// The cards on the table without the gems.
struct Table {
    ByCopies hazards{};  ///< how many of the start's `kinds` are on the table
    int artifacts = 0;
    int gem_cards = 0;

    bool operator==(const Table&) const = default;
};

/// Returns the table of a state.
Table table_of(const State& state);

/// Returns how many different tables are possible in a round.
int tables_in(const RoundStart& start);
/// Returns the number of a table among them, from 0. Hazards with three copies are the highest
/// digit of the number, gem cards the lowest.
int table_number(const RoundStart& start, const Table& table);
/// Returns the table with that number.
Table numbered_table(const RoundStart& start, int number);

/// Returns the least number of drawn gems with which `myopic` leaves (odds.hpp); 125 if it never
/// leaves.
int myopic_threshold(const RoundStart& start, const Table& table);

}  // namespace ctq::incan_gold
