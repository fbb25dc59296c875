#include "engine/core/say.hpp"
#include "shell/tables/incan_gold/view.hpp"

namespace ctq::incan_gold::view {

/// Returns the gems that each round brought home, and their sum: "with 20 · bust · 17 = 37". A seat
/// that a hazard drove out goes bust.
std::string View::result_words(const core::Match& match, int seat) const {
    const auto index = static_cast<std::size_t>(seat - 1);
    std::string rounds;
    int home = 0;  // gems in the tent when the round began
    tables::replay<State>(match, [&](const State& before, core::Action, const State& after) {
        const bool ends = after.round != before.round || after.phase == Phase::over;
        if (!ends) {
            return;
        }
        const bool busts =
            after.busted && before.phase == Phase::reveal && (before.exploring >> index & 1U) != 0;
        rounds += core::say(
            "{next: · |}{busts:bust|{gems}}",
            {{"next", !rounds.empty()}, {"busts", busts}, {"gems", after.tent[index] - home}});
        home = after.tent[index];
    });
    return core::say("with {rounds} = {gems}", {{"rounds", rounds}, {"gems", home}});
}

}  // namespace ctq::incan_gold::view
