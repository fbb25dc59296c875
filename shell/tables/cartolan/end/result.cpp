#include "engine/core/say.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/match/findings/lead.hpp"
#include "shell/tables/cartolan/view.hpp"

namespace ctq::cartolan::view {

/// Returns the Vaults and what the seat's voyages brought: "34–28 with 21 tiles found and 3
/// voyages home". Each banking ends a voyage.
std::string View::result_words(const core::Match& match, int seat) const {
    int tiles = 0;
    int voyages = 0;
    tables::replay<State>(match, [&](const State& before, core::Action action, const State& after) {
        if (before.phase != Phase::first && before.seat == seat) {
            tiles += after.tiles - before.tiles;
            voyages += kind_of(action) == Kind::bank ? 1 : 0;
        }
    });
    return core::say(
        "{points} with {tiles} {tiles:tile|tiles} found and {voyages} {voyages:voyage|voyages} "
        "home",
        {{"points", match::points_words(match.standing(), seat)},
         {"tiles", tiles},
         {"voyages", voyages}});
}

}  // namespace ctq::cartolan::view
