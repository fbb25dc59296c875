#include "shell/tables/carteso/view.hpp"

/// Help for newcomers: the rules in brief, the keys, and the figures of the rules. A figure is one
/// stone placed in a set-up position.
namespace ctq::carteso::view {

namespace {

constexpr std::string_view kHowToPlay[] = {
    "The stones belong to nobody: in your turn place one of either colour on any empty point.",
    "Stones of one colour connected along the lines are a group. It spans the rows and columns it "
    "has stones in.",
    "When a group can grow no further in height or width, it is claimed for good: by Vertical "
    "if it is taller than wide, by Horizontal if it is wider than tall.",
    "If it is as tall as wide, it goes to the opponent of the player who placed the last stone.",
    "Once in the game, instead of placing a stone, one of you may take the button, worth half a "
    "point. From then on both may pass; two passes in a row end the game.",
    "Each stone in your groups is a point. Horizontal adds the komi: one names it before the "
    "game, the other picks a side."};

constexpr tables::KeyHelp kKeys[] = {{"X", "place dark stones"},
                                     {"O", "place light stones"},
                                     {"B", "take the button"},
                                     {"P", "pass"},
                                     {"G", "who can still get each group"},
                                     {"J K", "less komi, more"},
                                     {"1 2", "pick a side"}};

constexpr std::string_view kTags =
    "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
    "[Seats \"human human\"]\n";
constexpr tables::Figure kFigures[] = {
    {"spans", "[Position \"...O...../...XX..O./.O......./..OX...X./......O.. V - -\"]\n\nXd3\n",
     kTags},
    {"reach", "[Position \"...O...../.X.O...X./.X.O...../.X.O...../...O..X.. H - -\"]\n\nXb1\n",
     kTags},
    {"finished", "[Position \"XXO....../X.O....X./XX......./.XO...O../XXO...... H - -\"]\n\nOc3\n",
     kTags},
    {"claims", "[Position \"........./...O...../XXXXXXXXX/OOOO.OOOO/XXXXXXXXX V - -\"]\n\nOe2\n",
     kTags},
    {"square", "[Position \"........./....X..../O......../XXO....O./XXO...... V - -\"]\n\nOb3\n",
     kTags},
    {"later", "[Position \"XXXO...../X..O..X../X..O...../X..O.O.../XXXO..... H a1=V -\"]\n\nXb3\n",
     kTags},
};

}  // namespace

View::View() : TableView({kHowToPlay, kKeys, kFigures}) {}

}  // namespace ctq::carteso::view
