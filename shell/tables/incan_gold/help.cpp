#include "shell/tables/incan_gold/view.hpp"

/// Help for newcomers: the rules in brief, the keys, and the figures of the rules. A figure is the
/// beginning of a short match.
namespace ctq::incan_gold::view {

namespace {

constexpr std::string_view kHowToPlay[] = {
    "All go into the temple together, round after round. The fullest tent wins.",
    "A card is turned over. Gems are shared equally by those inside; the remainder is left on the "
    "path.",
    "Then all inside decide in secret and at the same time: go on, or leave. Players who leave "
    "bring their backpacks to their tents and share the gems left on the path.",
    "The second card of a hazard drives everyone out with nothing, ends the round and leaves "
    "the game.",
    "A player who leaves alone takes the artifacts, worth 5 gems each, and 10 from the fourth of "
    "the game on."};

constexpr tables::KeyHelp kKeys[] = {
    {"G", "go on"}, {"L", "leave the temple"}, {"O", "show or hide the odds"}};

constexpr tables::Figure kFigures[] = {
    {"share", "[Game \"incan_gold\"]\n[Seats \"human human human\"]\n\ng11\n"},
    {"bust",
     "[Game \"incan_gold\"]\n[Seats \"human human human\"]\n\n"
     "g5 stay stay stay snake stay stay stay g14\n"},
    {"leave",
     "[Game \"incan_gold\"]\n[Seats \"human human human human\"]\n\n"
     "g11 stay stay stay stay g14 leave leave stay stay\n"},
    {"artifact",
     "[Game \"incan_gold\"]\n[Seats \"human human human\"]\n\n"
     "g7 stay stay stay artifact leave stay stay\n"},
};

}  // namespace

View::View() : TableView({kHowToPlay, kKeys, kFigures}) {}

}  // namespace ctq::incan_gold::view
