#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/incan_gold/mixed/rival.hpp"

/// Advice for several players: both choices are played out, and all seats continue as
/// `equilibrium`.
namespace ctq::incan_gold {
namespace {

/// Plays a match from the end of this turn on and adds its result.
void play_on(core::Judged& judged, State state, const mixed::Rivals& rivals, unsigned leavers,
             int seat, std::uint64_t seed) {
    mixed::resolve_turn(state, leavers);
    mixed::play_out(state, rivals, seed);
    int best = 0;
    for (int other = 1; other <= state.seats; ++other) {
        judged.shares[static_cast<std::size_t>(other - 1)] += mixed::share_of(state, other);
        best = other == seat ? best : std::max<int>(best, state.tent[other - 1]);
    }
    const std::int64_t share = mixed::share_of(state, seat);
    ++judged.tried.visits;
    judged.tried.sum += share;
    judged.tried.squares += share * share;
    judged.lead += 2 * (state.tent[seat - 1] - best);
}

/// Returns the advice as a sentence. `chance` is in fifteenths.
std::string words(const core::Judged& stay, int chance) {
    const double share =
        static_cast<double>(stay.tried.sum) / core::kFirstPlaceWorth / stay.tried.visits;
    const int tenths = (20 * chance + mixed::kAlways) / (2 * mixed::kAlways);
    return core::say(
        "Going on: {share} %. Others like you {leave:leave here{always:| in {n} of 10}|go on "
        "here}.",
        {{"share", core::fixed(100 * share, 0)},
         {"leave", chance > 0},
         {"always", chance == mixed::kAlways},
         {"n", tenths}});
}

}  // namespace

std::optional<core::PlayedAdvice> Game::played_advice(const State& observation, int seat,
                                                      std::int64_t playouts, std::uint64_t stream) {
    const auto chance = mixed::leave_chance(observation, seat);
    if (!chance) {
        return std::nullopt;
    }
    const mixed::Plan plan =
        mixed::plan_of(mixed::current().of(mixed::table_for(observation.seats)));
    mixed::Rivals rivals;
    for (mixed::Rival& rival : rivals) {
        rival.plan = &plan;
    }
    core::JudgedList judged(2);
    judged[0].tried.action = kStay;
    judged[1].tried.action = kLeave;
    const unsigned me = 1U << (seat - 1);
    const auto each = static_cast<std::uint64_t>(std::max<std::int64_t>(playouts / 2, 1));
    for (std::uint64_t i = 0; i < each; ++i) {
        // Both actions meet the same cards and the same random choices of the other seats.
        const std::uint64_t seed = core::nth_seed(stream, i);
        const unsigned others = mixed::leavers(observation, rivals, seed) & ~me;
        play_on(judged[0], observation, rivals, others, seat, seed);
        play_on(judged[1], observation, rivals, others | me, seat, seed);
    }
    std::string sentence = words(judged[0], *chance);
    return core::PlayedAdvice{std::move(judged), std::move(sentence)};
}

}  // namespace ctq::incan_gold
