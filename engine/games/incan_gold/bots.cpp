#include "engine/games/incan_gold/bots.hpp"

#include "engine/games/incan_gold/mixed/table.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "engine/games/incan_gold/solo/policy.hpp"

namespace ctq::incan_gold {
namespace {

using core::Action;
using core::Notes;
using core::Rng;

Action leave_if(bool leaves) {
    return leaves ? kLeave : kStay;
}

Action by_turn(const State& observation, int /*seat*/, const Notes& /*notes*/,
               std::uint32_t parameter, Rng& /*rng*/) {
    return leave_if(observation.turn >= parameter);
}

Action by_backpack(const State& observation, int seat, const Notes& /*notes*/,
                   std::uint32_t parameter, Rng& /*rng*/) {
    return leave_if(observation.backpack[seat - 1] >= parameter);
}

/// Returns an index in the legal list: 1 (leave) with probability `parameter` / 2^32, otherwise 0
/// (stay).
int pick_by_share(int /*count*/, std::uint32_t parameter, Rng& rng) {
    const auto number = static_cast<std::uint32_t>(rng.next() >> 32U);
    // No branch, because it would be mispredicted about half the time.
    return static_cast<int>(number < parameter) | static_cast<int>(parameter == UINT32_MAX);
}

Action at_random(const State& /*observation*/, int /*seat*/, const Notes& /*notes*/,
                 std::uint32_t parameter, Rng& rng) {
    return leave_if(pick_by_share(2, parameter, rng) == 1);
}

Action by_hazards(const State& observation, int /*seat*/, const Notes& /*notes*/,
                  std::uint32_t parameter, Rng& /*rng*/) {
    return leave_if(static_cast<std::uint32_t>(hazards_on_table(observation)) >= parameter);
}

Action myopic(const State& observation, int seat, const Notes& /*notes*/,
              std::uint32_t /*parameter*/, Rng& /*rng*/) {
    return leave_if(myopic_leaves(observation, seat));
}

Action optimal(const State& observation, int seat, const Notes& /*notes*/,
               std::uint32_t /*parameter*/, Rng& /*rng*/) {
    return leave_if(optimal_leaves(observation, seat));
}

Action equilibrium(const State& observation, int seat, const Notes& /*notes*/,
                   std::uint32_t /*parameter*/, Rng& rng) {
    const std::optional<int> chance = mixed::leave_chance(observation, seat);
    return leave_if(chance ? static_cast<int>(rng.below(mixed::kAlways)) < *chance
                           : optimal_leaves(observation, seat));
}

constexpr std::uint32_t kHalf = 0x80000000U;

constexpr core::Bot<State> kBots[] = {
    {{"random", "Leaves with this chance at each turn.", core::ParameterKind::share, 0, UINT32_MAX,
      kHalf, "Random {n}"},
     at_random,
     nullptr,
     pick_by_share},
    {{"turn", "Leaves at this turn of each round.", core::ParameterKind::whole, 1, 40, 7,
      "Turn {n}"},
     by_turn,
     nullptr},
    {{"backpack", "Leaves once it carries at least this many gems.", core::ParameterKind::whole, 1,
      200, 29, "Backpack {n}"},
     by_backpack,
     nullptr},
    {{"hazards", "Leaves once this many hazards lie on the path.", core::ParameterKind::whole, 1, 5,
      2, "Hazards {n}"},
     by_hazards,
     nullptr},
    {{"myopic", "Weighs what a bust would cost against what the next card would bring."},
     myopic,
     nullptr},
    {{"optimal", "Plays optimally alone; with others it follows the same plan.",
      core::ParameterKind::none, 0, 0, 0, "Solo"},
     optimal,
     nullptr},
    {{"equilibrium", "Mixes going on and leaving so that nobody can foresee it; alone the best.",
      core::ParameterKind::none, 0, 0, 0, "Equilibrium"},
     equilibrium,
     nullptr},
};

}  // namespace

bool optimal_leaves(const State& observation, int seat) {
    const auto threshold = standard_policy().threshold(
        solo_rules(observation), start_of_round(observation), table_of(observation));
    if (!threshold) {
        return myopic_leaves(observation, seat);
    }
    // For a lone player, the gems carried and those in the deck are all gems, and the condition
    // becomes carried >= threshold.
    const int carried = observation.backpack[seat - 1] * seats_in(observation.exploring);
    return kAllGems * carried >= *threshold * (carried + gems_on(observation.deck));
}

std::span<const core::Bot<State>> bots() {
    return kBots;
}

}  // namespace ctq::incan_gold
