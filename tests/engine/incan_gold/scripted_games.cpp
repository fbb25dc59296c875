#include "tests/engine/incan_gold/scripted_games.hpp"

/// Four games, worked out by hand, with every figure on the way.
///
/// A line a turn (`fatal` one that ends in a bust): the card; who explores; their backpacks and the
/// spare gems once it lies; who leaves, what each of them gets of the spare gems and gets for
/// artifacts; then for all seats the backpacks, the spare gems, the artifacts on the table and the
/// tents. A line a round: how it ends, tents, artifacts claimed in the game so far, what has left
/// the game, cards in the deck before an artifact joins it, spare gems lost. At the end: who leads.
namespace ctq::tests {

const char* const kScriptedGames[] = {
    R"(game split_and_remainder seats 3 rounds 1
turn g17 123 | 5 5 5 2 | - 0 0 | 5 5 5 2 0 0 0 0
turn g5 123 | 6 6 6 4 | 1 4 0 | 0 6 6 0 0 10 0 0
turn snake 23 | 0 6 6 0 | - 0 0 | 0 6 6 0 0 10 0 0
turn g7 23 | 0 9 9 1 | 23 0 0 | 0 0 0 1 0 10 9 9
all_left | 10 9 9 | 0 - 31 1
leaders 1
)",
    R"(game bust_loses_backpacks_and_discards_one_card seats 2 rounds 2
turn g15 12 | 7 7 1 | - 0 0 | 7 7 1 0 0 0
turn fire 12 | 7 7 1 | - 0 0 | 7 7 1 0 0 0
turn g9 12 | 11 11 2 | 2 2 0 | 11 0 0 0 0 13
turn mummy 1 | 11 0 0 | - 0 0 | 11 0 0 0 0 13
fatal fire 1 | 0 0 0
bust | 0 13 | 0 fire 30 0
turn g11 12 | 5 5 1 | 1 1 0 | 0 5 0 0 6 13
turn mummy 2 | 0 5 0 | - 0 0 | 0 5 0 0 6 13
fatal mummy 2 | 0 0 0
bust | 6 13 | 0 fire,mummy 30 0
leaders 2
)",
    R"(game artifact_lone_leaver_vs_two seats 3 rounds 1
turn artifact 123 | 0 0 0 0 | - 0 0 | 0 0 0 0 1 0 0 0
turn g4 123 | 1 1 1 1 | 12 0 0 | 0 0 1 1 1 1 1 0
turn rocks 3 | 0 0 1 1 | 3 1 5 | 0 0 0 0 0 1 1 7
all_left | 1 1 7 | 1 artifact 30 0
leaders 3
)",
    R"(game unclaimed_artifact_returns seats 2 rounds 2
turn artifact 12 | 0 0 0 | - 0 0 | 0 0 0 1 0 0
turn g2 12 | 1 1 0 | 12 0 0 | 0 0 0 1 1 1
all_left | 1 1 | 0 - 31 0
turn artifact 12 | 0 0 0 | - 0 0 | 0 0 0 1 1 1
turn artifact 12 | 0 0 0 | - 0 0 | 0 0 0 2 1 1
turn g3 12 | 1 1 1 | 1 1 10 | 0 1 0 0 13 1
turn fire 2 | 0 1 0 | 2 0 0 | 0 0 0 0 13 2
all_left | 13 2 | 2 artifact,artifact 30 0
leaders 1
)",
};

const int kScriptedGameCount = static_cast<int>(sizeof kScriptedGames / sizeof kScriptedGames[0]);

}  // namespace ctq::tests
