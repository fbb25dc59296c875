#include "engine/games/carteso/search/solver.hpp"

#include <algorithm>
#include <cassert>

#include "engine/core/hash.hpp"

/// Plain minimax over all positions with a table: a game has no circles, as stones stay and two
/// passes end it. Komi shifts every end alike, so positions are kept without it.
namespace ctq::carteso {
namespace {

constexpr std::size_t kFirstSize = 1 << 12;
constexpr int kBeyond = 1 << 20;  ///< more than any score

std::uint64_t key_of(const State& state) {
    const std::uint64_t hash = core::hash_bytes(&state, sizeof(State), 0);
    return hash != 0 ? hash : 1;
}

}  // namespace

bool Solver::can_solve(const State& state) {
    return count(empty_points(state)) <= kMostSolvedPoints && state.phase >= Phase::play;
}

int Solver::value(const State& state) {
    assert(can_solve(state));
    State without_komi = state;
    without_komi.komi = 0;
    return find(without_komi) - 2 * state.komi;
}

int Solver::find(const State& state) {
    if (state.phase == Phase::over) {
        return half_points(state, kVertical) - half_points(state, kHorizontal);
    }
    const std::uint64_t key = key_of(state);
    grow();
    if (const Entry& known = slot(key); known.key != 0) {
        return static_cast<int>(known.value);
    }
    Game::Legal list;
    Game::legal(state, list);
    const bool vertical = state.side == kVertical;
    int best = vertical ? -kBeyond : kBeyond;
    for (const core::Action action : list) {
        State next = state;
        Game::apply(next, action);
        const int value = find(next);
        best = vertical ? std::max(best, value) : std::min(best, value);
    }
    slot(key) = {key, best};
    ++used_;
    return best;
}

bool Game::solvable(const State& state) {
    return state.phase == Phase::play && Solver::can_solve(state);
}

std::vector<std::int32_t> Game::action_values(const State& state) {
    Solver solver;
    Game::Legal list;
    Game::legal(state, list);
    std::vector<std::int32_t> action_values;
    for (const core::Action action : list) {
        State next = state;
        Game::apply(next, action);
        const int lead = solver.value(next);
        action_values.push_back(state.side == kVertical ? lead : -lead);
    }
    return action_values;
}

/// Where the key is, or where it belongs.
Solver::Entry& Solver::slot(std::uint64_t key) {
    const std::uint64_t mask = table_.size() - 1;
    std::uint64_t at = key & mask;
    while (table_[static_cast<std::size_t>(at)].key != 0 &&
           table_[static_cast<std::size_t>(at)].key != key) {
        at = (at + 1) & mask;
    }
    return table_[static_cast<std::size_t>(at)];
}

/// Keeps a third of the table free.
void Solver::grow() {
    if (table_.empty()) {
        table_.resize(kFirstSize);
    } else if (static_cast<std::size_t>(used_) * 3 > table_.size() * 2) {
        std::vector<Entry> old(2 * table_.size());
        old.swap(table_);
        for (const Entry& entry : old) {
            if (entry.key != 0) {
                slot(entry.key) = entry;
            }
        }
    }
}

}  // namespace ctq::carteso
