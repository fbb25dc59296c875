#include "engine/games/incan_gold/mixed/rival.hpp"

#include "engine/core/weighed.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/odds.hpp"

namespace ctq::incan_gold::mixed {
namespace {

/// Returns a number for a point in a match, made from the round, the turn, and who decides (0:
/// chance).
std::uint64_t place(const State& state, int who) {
    return (static_cast<std::uint64_t>(state.round) << 16U) +
           (static_cast<std::uint64_t>(state.turn) << 8U) + static_cast<std::uint64_t>(who);
}

core::Rng stream(const State& state, int who, std::uint64_t seed) {
    return core::Rng{core::mix(seed + 0x9e3779b97f4a7c15ULL * (2 * place(state, who) + 1))};
}

}  // namespace

Plan plan_of(const Chances& chances) {
    Plan plan;
    for (const int chance : chances) {
        plan.leave.push_back(static_cast<std::uint32_t>(chance) * kOne / kAlways);
    }
    return plan;
}

void turn_card_of(State& state, std::uint64_t seed) {
    core::Rng rng = stream(state, 0, seed);
    Game::apply(state, Game::draw(state, rng));
}

bool leaves(const State& state, const Moment& moment, int seat, const Rival& rival,
            std::uint64_t seed) {
    switch (rival.kind) {
        case Rival::Kind::myopic:
            return myopic_leaves(state, seat);
        case Rival::Kind::optimal:
            return optimal_leaves(state, seat);
        case Rival::Kind::turn:
            return state.turn >= rival.turn;
        case Rival::Kind::plan:
            break;
    }
    const int cell =
        cell_of(rival.plan->grain, table_for(state.seats), moment, lead_of(state, moment, seat));
    const std::uint32_t chance = rival.plan->leave[static_cast<std::size_t>(cell)];
    return stream(state, seat, seed).next() >> 48U < chance;
}

unsigned leavers(const State& state, const Rivals& rivals, std::uint64_t seed) {
    const Moment moment = moment_of(state);
    unsigned set = 0;
    for (unsigned left = state.exploring; left != 0; left &= left - 1) {
        const int seat = std::countr_zero(left) + 1;
        const Rival& rival = rivals[static_cast<std::size_t>(seat - 1)];
        set |= leaves(state, moment, seat, rival, seed) ? left & (0U - left) : 0U;
    }
    return set;
}

void resolve_turn(State& state, unsigned leavers) {
    state.leaving = static_cast<std::uint8_t>(leavers);
    rules::resolve(state);
}

void play_out(State& state, const Rivals& rivals, std::uint64_t seed) {
    while (state.phase != Phase::over) {
        if (state.phase == Phase::reveal) {
            turn_card_of(state, seed);
        } else {
            resolve_turn(state, leavers(state, rivals, seed));
        }
    }
}

int share_of(const State& state, int seat) {
    int best = 0;
    int first = 0;
    for (int i = 0; i < state.seats; ++i) {
        first = state.tent[i] > best ? 1 : first + (state.tent[i] == best ? 1 : 0);
        best = std::max<int>(best, state.tent[i]);
    }
    return state.tent[seat - 1] == best ? static_cast<int>(core::kFirstPlaceWorth) / first : 0;
}

int outcome(State state, const Rivals& rivals, unsigned others, int seat, bool leaves,
            std::uint64_t seed) {
    const unsigned me = 1U << (seat - 1);
    resolve_turn(state, (others & ~me) | (leaves ? me : 0U));
    play_out(state, rivals, seed);
    return share_of(state, seat);
}

State begin(int seats) {
    return *Game::start(*core::read_options(Game::info().options, ""), seats);
}

}  // namespace ctq::incan_gold::mixed
