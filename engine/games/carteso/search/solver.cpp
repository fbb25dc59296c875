#include "engine/games/carteso/search/solver.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/core/hash.hpp"
#include "engine/games/carteso/search/bounds.hpp"
#include "engine/games/carteso/search/outlook.hpp"

/// Alpha-beta search with a table of bounds. Null windows approach the value, starting from the
/// expectation of `outlook` (Plaat, Schaeffer, Pijls, de Bruin 1996, "Best-first fixed-depth
/// minimax algorithms"), so that all searches of a position and its neighbours share the table.
/// Positions never repeat, because stones stay and two passes end the game. Komi shifts every
/// result alike, so positions are stored without it.
namespace ctq::carteso {
namespace {

constexpr int kBeyond = 1 << 14;  ///< more than any score
constexpr unsigned kFewestBits = 8;
constexpr unsigned kMostBits = 20;          ///< a table of 16 MB
constexpr std::uint64_t kNearby = 4;        ///< slots that a position may use
constexpr core::Action kNoAction = 0xffff;  ///< of no kind

/// Returns the expected lead of the side to move, in stones times kStoneWorth.
int prospects(const State& state) {
    return state.side == kVertical ? outlook(state) : -outlook(state);
}

/// Returns the hash of a position without komi and seats; never 0.
std::uint64_t key_of(const State& state) {
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15ULL;
    std::uint64_t hash = std::uint64_t{state.rows} | std::uint64_t{state.columns} << 8U |
                         std::uint64_t{state.side} << 16U | std::uint64_t{state.button} << 24U |
                         static_cast<std::uint64_t>(state.passed) << 32U;
    hash = core::mix(hash + step);
    const int words = words_for(state.rows);
    for (const Points* set : {&state.stones[kX], &state.stones[kO], &state.claimed[kVertical],
                              &state.claimed[kHorizontal]}) {
        for (int i = 0; i < words; ++i) {
            hash = core::mix(hash ^ set->word[i]) + step;
        }
    }
    return hash != 0 ? hash : 1;
}

}  // namespace

/// An action to try, with the position after it.
struct Solver::Try {
    State next;
    std::uint64_t key;
    core::Action action;
    Bounds bounds;  ///< of the lead of the side to move in `next`
    int promise;    ///< higher values are tried first
};

/// The actions of a position, with room for two colours on every empty point and the button or a
/// pass.
struct Solver::Tries {
    Try items[2 * kMostPuzzlePoints + 1];
    int size = 0;

    /// Moves the most promising action from `from` on to that index.
    const Try& pick(int from) {
        Try* best = std::max_element(items + from, items + size, [](const Try& a, const Try& b) {
            return a.promise < b.promise;
        });
        std::swap(items[from], *best);
        return items[from];
    }
};

/// The best action so far and its value. Of equally good actions it is the first.
struct Solver::Best {
    core::Action action = kNoAction;
    int value = -kBeyond;

    void offer(core::Action other, int its_value) {
        if (its_value > value) {
            action = other;
            value = its_value;
        }
    }
};

bool Solver::can_solve(const State& state) {
    return count(empty_points(state)) <= kMostSolvedPoints && has_sides(state.phase);
}

int Solver::value(const State& state) {
    assert(has_sides(state.phase) && count(empty_points(state)) <= kMostPuzzlePoints);
    make_room(count(empty_points(state)));
    Try root{};
    root.next = state;
    root.next.komi = 0;
    look_up(root);
    Bounds bounds = root.bounds;
    int guess = 2 * prospects(root.next) / kStoneWorth;
    while (bounds.least < bounds.most) {
        const int beta = std::clamp(guess, bounds.least + 1, bounds.most);
        guess = find(root, beta);
        (guess < beta ? bounds.most : bounds.least) = guess;
    }
    return (state.side == kVertical ? bounds.least : -bounds.least) - 2 * state.komi;
}

void Solver::look_up(Try& one) {
    ++positions_;
    one.key = key_of(one.next);
    one.bounds = bounds_of(one.next);
    if (const Entry& known = slot(one.key); known.key == one.key) {
        one.bounds.least = std::max<int>(one.bounds.least, known.least);
        one.bounds.most = std::min<int>(one.bounds.most, known.most);
    }
}

int Solver::find(const Try& position, int beta) {
    Best best;
    Tries tries;
    const Entry& known = slot(position.key);
    const core::Action first = known.key == position.key ? known.best : kNoAction;
    if (first != kNoAction) {
        Try& one = tries.items[0];
        try_action(position.next, first, one);
        best.offer(first, answer(one, beta));
    }
    if (best.value < beta) {
        list_tries(position.next, first, beta, tries, best);
    }
    for (int i = 0; i < tries.size && best.value < beta; ++i) {
        const Try& one = tries.pick(i);
        best.offer(one.action, -find(one, 1 - beta));
    }
    remember(position, best, beta);
    return best.value;
}

int Solver::answer(const Try& one, int beta) {
    return -one.bounds.most >= beta   ? -one.bounds.most
           : -one.bounds.least < beta ? -one.bounds.least
                                      : -find(one, 1 - beta);
}

void Solver::try_action(const State& state, core::Action action, Try& one) {
    one.next = state;
    one.action = action;
    Game::apply(one.next, action);
    look_up(one);
}

void Solver::list_tries(const State& state, core::Action first, int beta, Tries& tries,
                        Best& best) {
    Game::Legal list;
    Game::legal(state, list);
    for (const core::Action action : list) {
        Try& one = tries.items[tries.size];
        if (action == first) {
            continue;
        }
        try_action(state, action, one);
        if (-one.bounds.most >= beta || -one.bounds.least < beta) {
            best.offer(action, answer(one, beta));
            if (best.value >= beta) {
                return;
            }
            continue;
        }
        one.promise = -prospects(one.next);
        ++tries.size;
    }
}

void Solver::remember(const Try& position, const Best& best, int beta) {
    Entry& entry = slot(position.key);
    if (entry.key != position.key) {
        entry = {position.key, -kBeyond, kBeyond, 0,
                 static_cast<std::uint16_t>(count(empty_points(position.next)))};
    }
    const auto value = static_cast<std::int16_t>(best.value);
    if (value >= beta) {
        entry.least = std::max(entry.least, value);
    } else {
        entry.most = std::min(entry.most, value);
    }
    entry.best = static_cast<std::uint16_t>(best.action);
}

bool Game::solvable(const State& state) {
    return state.phase == Phase::play && Solver::can_solve(state);
}

std::vector<std::int32_t> Game::action_values(const State& state) {
    Solver solver;
    Game::Legal list;
    Game::legal(state, list);
    solver.value(state);  // searches the best action first: what is learned from it bounds the
                          // others
    std::vector<std::int32_t> action_values;
    for (const core::Action action : list) {
        State next = state;
        Game::apply(next, action);
        const int lead = solver.value(next);
        action_values.push_back(state.side == kVertical ? lead : -lead);
    }
    return action_values;
}

Solver::Entry& Solver::slot(std::uint64_t key) {
    Entry* nearby = table_.data() + (key & (table_.size() - 1) & ~(kNearby - 1));
    Entry* least = nearby;
    for (Entry* one = nearby; one != nearby + kNearby; ++one) {
        if (one->key == key) {
            return *one;
        }
        if (one->key == 0 || (least->key != 0 && one->empty < least->empty)) {
            least = least->key == 0 ? least : one;
        }
    }
    return *least;
}

void Solver::make_room(int empty) {
    const unsigned bits =
        std::clamp(kFewestBits + static_cast<unsigned>(empty), kFewestBits, kMostBits);
    const std::size_t size = std::size_t{1} << bits;
    if (table_.size() < size) {
        table_.assign(size, {});
    }
}

}  // namespace ctq::carteso
