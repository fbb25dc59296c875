#include "engine/core/perft.hpp"

namespace ctq::core {
namespace {

/// Adds the numbers of action sequences from this state to `counts`. Returns false if a seat whose
/// hand is unknown has to act.
bool count(const GameHandle& game, const StateBox& state, std::size_t depth,
           std::vector<std::uint64_t>& counts) {
    const Turn turn = game.turn(state.data());
    if (turn.kind == Turn::Kind::over || !turn.known) {
        return turn.known;
    }
    if (turn.kind == Turn::Kind::chance) {
        OutcomeList outcomes;
        game.chance(state.data(), outcomes);
        for (const Outcome& outcome : outcomes) {
            StateBox next = state;
            game.apply(next.data(), outcome.action);
            if (!count(game, next, depth, counts)) {
                return false;
            }
        }
        return true;
    }
    ActionList list;
    game.legal(state.data(), list);
    counts[depth] += static_cast<std::uint64_t>(list.size);
    if (depth + 1 == counts.size()) {
        return true;
    }
    for (const Action action : list) {
        StateBox next = state;
        game.apply(next.data(), action);
        if (!count(game, next, depth + 1, counts)) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::vector<std::uint64_t> perft(const GameHandle& game, const StateBox& state, int depth) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth), 0);
    if (depth > 0 && !count(game, state, 0, counts)) {
        return {};
    }
    return counts;
}

}  // namespace ctq::core
