#include "tests/engine/incan_gold/scripted_games.hpp"

/// Four games, worked out by hand, with every number.
///
/// A turn is one line (`fatal` if it ends in a bust). It holds the card; the explorers; after the
/// card, their backpacks and the spare gems; the leavers, and for each of them the spare gems and
/// the value of artifacts; then the backpacks of all seats, the spare gems, the artifacts on the
/// table and the tents. The end of a round is one line: the kind of end, the tents, the artifacts
/// claimed so far in the game, the cards that have left the game, the cards in the deck before an
/// artifact joins it, and the spare gems that are lost. The last line names the leaders.
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
