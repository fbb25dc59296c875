#pragma once

#include <optional>
#include <vector>

#include "engine/core/facets.hpp"
#include "engine/core/game.hpp"
#include "engine/core/state_box.hpp"

namespace ctq::core {

/// A game with its types erased, for the shell, records and the network. Each member does the same
/// as the function with its name in `Game`. States are passed as bytes. `start` and `position`
/// check options and report those out of range as a problem.
struct GameHandle {
    const GameInfo* info;
    std::uint32_t state_size;

    Result<StateBox> (*start)(const Options& options, int seats);
    Result<StateBox> (*position)(const Options& options, int seats, std::string_view text);
    Turn (*turn)(const void* state);
    void (*legal)(const void* state, ActionList& list);
    void (*chance)(const void* state, OutcomeList& list);
    Action (*draw)(const void* state, Rng& rng);
    void (*apply)(void* state, Action action);
    Standing (*result)(const void* state);
    /// Returns the progress in halves, or the score if the game doesn't define `progress`.
    std::int32_t (*progress)(const void* state, int seat);
    StateBox (*observe)(const void* state, int seat);
    Action (*hide)(const void* state, Action action, int seat);
    StateBox (*guess)(const void* observation, Rng& rng);
    std::string (*to_text)(const void* state, Action action);
    std::optional<Action> (*from_text)(const void* state, std::string_view text);
    Phrase (*describe)(const void* state, Action action);
    std::string (*why_not)(const void* state, Action action);
    const char* (*check)(const void* state);
    void (*picture)(const void* state, JsonWriter& json);
    /// Returns an empty text if the game doesn't define `drawn_position`.
    std::string (*drawn_position)(const Options& options, Rng& rng);

    std::optional<Action> count;                    ///< none for a game without `WithCount`
    std::int32_t (*milestones)(const void* state);  ///< null for a game without `WithCount`
    std::string (*stall_words)(const void* state);  ///< null for a game without `WithCount`
    /// Returns false for a game without `WithSolver`.
    bool (*solvable)(const void* state);
    std::vector<std::int32_t> (*action_values)(const void* state);
    /// Returns an empty list for a game without `WithStatistics`.
    std::span<const Statistic> (*statistics)();
};

namespace erased {

/// Casts bytes to a state of `G`. They must hold such a state and have its alignment.
template <class G>
const typename G::State& as(const void* state) {
    return *static_cast<const typename G::State*>(state);
}

/// Returns the state as bytes, or the problem that prevented it.
template <class G>
Result<StateBox> box(const Result<typename G::State>& state) {
    if (!state) {
        return state.problem();
    }
    return StateBox(&*state, sizeof(typename G::State));
}

/// Copies a game's list into a larger list. The previous contents of `large` are dropped.
template <class Small, class Large>
void widen(const Small& small, Large& large) {
    static_assert(Small::capacity <= Large::capacity);
    large.clear();
    for (const auto& item : small) {
        large.push(item);
    }
}

}  // namespace erased

/// Builds the constant function table of a game. Only `handle_of` calls it.
template <Game G>
constexpr GameHandle make_handle(const GameInfo& info) {
    static_assert(has_whole_facets<G>());
    using State = typename G::State;
    GameHandle handle{
        .info = &info,
        .state_size = sizeof(State),
        .start =
            [](const Options& options, int seats) {
                if (const auto problem = check_options(G::info().options, options)) {
                    return Result<StateBox>(*problem);
                }
                return erased::box<G>(G::start(options, seats));
            },
        .position =
            [](const Options& options, int seats, std::string_view text) {
                if (const auto problem = check_options(G::info().options, options)) {
                    return Result<StateBox>(*problem);
                }
                return erased::box<G>(G::position(options, seats, text));
            },
        .turn = [](const void* state) { return G::turn(erased::as<G>(state)); },
        .legal =
            [](const void* state, ActionList& list) {
                typename G::Legal own;
                G::legal(erased::as<G>(state), own);
                erased::widen(own, list);
            },
        .chance =
            [](const void* state, OutcomeList& list) {
                typename G::Chances own;
                G::chance(erased::as<G>(state), own);
                erased::widen(own, list);
            },
        .draw = [](const void* state, Rng& rng) { return G::draw(erased::as<G>(state), rng); },
        .apply = [](void* state, Action action) { G::apply(*static_cast<State*>(state), action); },
        .result = [](const void* state) { return G::result(erased::as<G>(state)); },
        .progress = [](const void* state, int seat) -> std::int32_t {
            if constexpr (requires(const State& s) { G::progress(s, seat); }) {
                return G::progress(erased::as<G>(state), seat);
            } else {
                return G::result(erased::as<G>(state))
                    .half_points[static_cast<std::size_t>(seat - 1)];
            }
        },
        .observe =
            [](const void* state, int seat) {
                State room;
                return StateBox(&G::observe(erased::as<G>(state), seat, room), sizeof(State));
            },
        .hide = [](const void* state, Action action,
                   int seat) { return G::hide(erased::as<G>(state), action, seat); },
        .guess =
            [](const void* observation, Rng& rng) {
                const State state = G::guess(erased::as<G>(observation), rng);
                return StateBox(&state, sizeof(State));
            },
        .to_text = [](const void* state,
                      Action action) { return G::to_text(erased::as<G>(state), action); },
        .from_text = [](const void* state,
                        std::string_view text) { return G::from_text(erased::as<G>(state), text); },
        .describe = [](const void* state,
                       Action action) { return G::describe(erased::as<G>(state), action); },
        .why_not = [](const void* state,
                      Action action) { return G::why_not(erased::as<G>(state), action); },
        .check = [](const void* state) { return G::check(erased::as<G>(state)); },
        .picture = [](const void* state,
                      JsonWriter& json) { G::picture(erased::as<G>(state), json); },
        .drawn_position = [](const Options& options, Rng& rng) -> std::string {
            if constexpr (requires { G::drawn_position(options, rng); }) {
                return G::drawn_position(options, rng);
            } else {
                return {};
            }
        },
        .count = {},
        .milestones = nullptr,
        .stall_words = nullptr,
        .solvable = [](const void* /*state*/) { return false; },
        .action_values = nullptr,
        .statistics = []() -> std::span<const Statistic> { return {}; },
    };
    if constexpr (WithCount<G>) {
        handle.count = G::kCount;
        handle.milestones = [](const void* state) { return G::milestones(erased::as<G>(state)); };
        handle.stall_words = [](const void* state) { return G::stall_words(erased::as<G>(state)); };
    }
    if constexpr (WithSolver<G>) {
        handle.solvable = [](const void* state) { return G::solvable(erased::as<G>(state)); };
        handle.action_values = [](const void* state) {
            return G::action_values(erased::as<G>(state));
        };
    }
    if constexpr (WithStatistics<G>) {
        handle.statistics = G::statistics;
    }
    return handle;
}

/// Returns the handle of `G`, the same object at every call.
template <Game G>
const GameHandle& handle_of() {
    static const GameHandle handle = make_handle<G>(G::info());
    return handle;
}

}  // namespace ctq::core
