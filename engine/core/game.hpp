#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/action.hpp"
#include "engine/core/json.hpp"
#include "engine/core/options.hpp"
#include "engine/core/random.hpp"
#include "engine/core/result.hpp"
#include "engine/core/statistic.hpp"

/// What a game is. A game is a struct of static functions over a plain `State`; everything else
/// (matches, records, bots' drivers, experiments, tables, tests) is written once, for any of them.
///
///     start -> turn -> chance: chance / draw -> apply -> turn -> …
///                      seat:   legal -> apply -> turn -> …
///                      over:   result
///
/// Seats count from 1; seat 0 is a spectator, who sees only what is open to all.
namespace ctq::core {

inline constexpr int kMostSeats = 8;

/// A way to play that people choose by its name, before they know any option.
struct Variant {
    const char* title;          ///< "Board rules"
    const char* options;        ///< as `read_options` reads them
    const char* duration = "";  ///< where it takes another time than the game does: "10 min"
};

/// The facts of a game that never change.
struct GameInfo {
    const char* id;      ///< the one name: folder, namespace, record, link
    const char* title;   ///< for people
    const char* author;  ///< of the game
    const char* pitch;   ///< one sentence that makes one want to play
    std::uint8_t code;   ///< stands for the game in share codes; never given to another game
    std::uint16_t rules_version;  ///< rises when a legal list, an outcome or an encoding changes
    int least_seats;
    int most_seats;
    OptionTable options;
    const char* progress = "points";  ///< what `progress` counts, for the curve of a match
    const char* duration = "";        ///< how long people take: "20 min"; empty where nobody knows
    /// The ways to play that are offered first; the first of them is what *Play* gives. Empty: only
    /// that with every option at its default.
    std::span<const Variant> variants{};
    /// Who sits at a table that nobody set up, from seat 1 on: "human" or a bot's name each. The last
    /// one takes the seats of a larger table, too, and plays for who is gone. Empty: any bot.
    const char* default_seats = "";
    /// People count every decision as a turn, also where the same seat decides again; else a turn is
    /// what one seat does in succession.
    bool turn_by_turn = false;
    /// What goes along when people change an option from `before`, such as a handicap with the size of the board;
    /// null: nothing does. Records and links say every option by themselves.
    void (*follow)(Options& now, const Options& before) = nullptr;
};

/// Who acts next.
struct Turn {
    enum class Kind : std::uint8_t { over, chance, seat };
    Kind kind = Kind::over;
    /// Kind seat: who acts. Kind chance: whom the outcome concerns, or 0.
    std::uint8_t seat = 0;
    /// Seats that may choose now in secret, the one above included: bit s for seat s; 0 when open.
    std::uint16_t secret = 0;
    /// False when what the seat to act may do can't be told, because its hand is unknown here.
    bool known = true;

    /// Whether this seat may choose now: it acts, or is among those who choose in secret.
    bool asks(int one) const {
        return kind == Kind::seat &&
               (one == seat || (one <= kMostSeats && (secret >> one & 1U) != 0));
    }
};

/// The score so far, and at the end the places.
struct Standing {
    int seats = 0;
    bool over = false;
    std::array<std::int32_t, kMostSeats> half_points{};  ///< by seat - 1
    std::array<std::uint8_t, kMostSeats> rank{};  ///< 1 is best, equal share; 0 before the end

    /// Over, with more than one seat in the first place.
    bool drawn() const {
        int first = 0;
        for (int i = 0; i < seats; ++i) {
            first += rank[static_cast<std::size_t>(i)] == 1 ? 1 : 0;
        }
        return first > 1;
    }
};

/// Gives places by score: 1, 1, 3.
void rank_by_score(Standing& standing);

/// An action in words, told twice: to the one who does it ("play a hat: 3 → 9"), which also serves
/// on buttons, and of somebody ("plays a hat: 3 → 9"). Seat 0: of nobody, both alike. Seats in it are
/// named as "@3".
struct Phrase {
    int seat = 0;
    std::string you;
    std::string they;
};

/// The text with a name for every "@3": names[2]; of "You", "@3's" becomes "your".
std::string with_names(std::string_view text, std::span<const std::string> names);

/// The rules of one game, as the rest of the program calls them: a struct of these types and static
/// functions. Seats are 1…n; `state` is a whole state or, where it says so, an observation: the
/// same type with what a seat can't know marked as unknown. Options are within their ranges, since
/// whoever calls `start` or `position` has checked them against the table.
///
/// State      trivially copyable, no padding, no heap, unused slots zero: copied by memcpy, hashed
///            and compared by its bytes.
/// Legal      FixedList<Action, n>, n the game's own bound.
/// Chances    FixedList<Outcome, n>.
///
/// Called by everybody who plays (matches, the laboratory, bots, the network):
/// info()                       the facts above.
/// start(options, seats)        the first state. Problem: options or seats that can't be played
///                              together.
/// turn(state)                  who acts. Observations, too.
/// legal(state, list)           turn is a seat: fills the empty list; never empty, sorted, no
///                              duplicates. On an observation in which the hand to act is unknown
///                              (turn.known false): all that might be legal.
/// chance(state, list)          turn is chance: fills the empty list with every outcome, sorted.
/// draw(state, rng)             turn is chance: one outcome, distributed as chance() says.
/// apply(state, action)         the next state in place; the action is legal (asserted). Allocates
///                              nothing. Works on an observation with hidden actions, too.
/// result(state)                the standing in half points; ranks only when over.
///
/// Called where not everybody may see everything (bots, views, records of a seat, the network):
/// observe(state, seat, room)   the state as that seat knows it: `state` itself where nothing is
///                              hidden, else `room`, filled.
/// hide(state, action, seat)    the action, about to be taken in this state, as that seat sees it.
///                              For every seat:
///                              observe(apply(s, a)) = apply(observe(s), hide(s, a)).
/// guess(observation, rng)      some state that would be observed alike.
///
/// Called to talk to people and files (records, logs, buttons, ctq):
/// to_text(state, action)       the notation of an action (hidden ones too): no blanks, no `;`.
/// from_text(state, text)       the action written so, legal or not; none when it is no notation.
/// describe(state, action)      the action, about to be taken in this state, in plain words.
/// why_not(state, action)       turn is a seat and the action is not legal: the reason, a sentence.
/// picture(state, json)         one JSON value: the game's own view of the state for tools.
/// position(options, seats, text)   the state written in a Position tag. Problem: what is wrong
///                              with the text.
/// check(state)                 nullptr, or the first invariant that is broken (tests, fuzzing).
///
/// A game may leave out what follows:
/// progress(state, seat)        how far the seat is, in halves of `GameInfo::progress`, where the
///                              score of `result` says too little on the way (the curve of a match).
///
/// solvable(state)              turn is a seat, nothing is hidden, and best play can be worked out
///                              in a second or so (the review).
/// action_values(state)         solvable: of each legal action, in order, by how many half points
///                              the seat to act will lead at the end when both play their best
///                              after it.
///
/// puzzle_source()              puzzle_source.hpp: from which matches puzzles are taken; else there are none.
/// puzzle_solvable(state)       turn is a seat, nothing is hidden, and `action_values` takes some seconds at
///                              most: puzzles are judged by it. Else by what people are advised by.
///
/// statistics()                 what the laboratory counts of a game besides scores and places.
/// StatisticsState              a small plain value: what of a game's course the statistics need
///                              and the last state doesn't tell; {} at the start.
/// follow(statistics, state, seat, action)      the action, of that seat or of chance (0), has led
///                              to `state`.
/// read(state, statistics, readings)            what the game, over or cut off in this state, says
///                              to the statistics.
///
/// presets()                    known.hpp: experiments made before.
/// bench_rows()                 known.hpp: how its speed is measured; else random play of each rule
///                              set with the fewest seats.
/// levels()                     level.hpp: how strong `level:1`, `level:2`, … play.
/// closing(observation)         what levels do where the winner is certain, so that the match comes to
///                              its end; none while the winner is open, or nothing ends it.
/// advice_source(options, seats)     advice.hpp: by what people are advised; else by nothing.
/// point_advice(observation, seat)   advice.hpp: where that is the solver or odds, what each action
///                              of the seat to act is worth.
/// played_advice(observation, seat, playouts, stream)   advice.hpp: what these came to in matches that
///                              the game itself plays on, where it can.
/// reference(options, bots, entry)   known.hpp: what is known of one bot of an experiment.
/// best_mean(options, seats)    the mean score of the best play there is, in points, where known.
/// policy()                     solution.hpp: best play by the default rules as a table that people
///                              can use.
/// solution(options)            solution.hpp: best play from the beginning, worked out in seconds.
///                              Problem: it would take too long.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::has_unique_object_representations_v<typename G::State> &&
               (alignof(typename G::State) <= 8) &&
               requires(typename G::State state, const typename G::State& view,
                        typename G::Legal legal, typename G::Chances chances,
                        const Options& options, int seat, Rng& rng, Action action,
                        std::string_view text, JsonWriter& json) {
    { G::info() } -> std::same_as<const GameInfo&>;
    { G::start(options, seat) } -> std::same_as<Result<typename G::State>>;
    { G::turn(view) } -> std::same_as<Turn>;
    { G::legal(view, legal) } -> std::same_as<void>;
    { G::chance(view, chances) } -> std::same_as<void>;
    { G::draw(view, rng) } -> std::same_as<Action>;
    { G::apply(state, action) } -> std::same_as<void>;
    { G::result(view) } -> std::same_as<Standing>;
    { G::observe(view, seat, state) } -> std::same_as<const typename G::State&>;
    { G::hide(view, action, seat) } -> std::same_as<Action>;
    { G::guess(view, rng) } -> std::same_as<typename G::State>;
    { G::to_text(view, action) } -> std::same_as<std::string>;
    { G::from_text(view, text) } -> std::same_as<std::optional<Action>>;
    { G::describe(view, action) } -> std::same_as<Phrase>;
    { G::why_not(view, action) } -> std::same_as<std::string>;
    { G::check(view) } -> std::same_as<const char*>;
    { G::picture(view, json) } -> std::same_as<void>;
    { G::position(options, seat, text) } -> std::same_as<Result<typename G::State>>;
};

/// What each seat knows where nothing is secret: everything. A `Game` stands on it in place of
/// functions of its own.
template <class State>
struct NothingSecret {
    static const State& observe(const State& state, int /*seat*/, State& /*room*/) { return state; }
    static Action hide(const State& /*state*/, Action action, int /*seat*/) { return action; }
    static State guess(const State& observation, Rng& /*rng*/) { return observation; }
};

/// A game with statistics of its own.
template <class G>
concept Counted = requires(typename G::StatisticsState statistics, const typename G::State& view,
                           int seat, Action action, Readings& readings) {
    { G::statistics() } -> std::same_as<std::span<const Statistic>>;
    { G::follow(statistics, view, seat, action) } -> std::same_as<void>;
    { G::read(view, statistics, readings) } -> std::same_as<void>;
};

/// The sum of the weights of all outcomes.
template <class Chances>
std::uint32_t total_weight(const Chances& chances) {
    std::uint32_t total = 0;
    for (const Outcome& outcome : chances) {
        total += outcome.weight;
    }
    return total;
}

/// The outcome that a number below the total weight stands for.
template <class Chances>
Action pick_weighted(const Chances& chances, std::uint32_t pick) {
    for (const Outcome& outcome : chances) {
        if (pick < outcome.weight) {
            return outcome.action;
        }
        pick -= outcome.weight;
    }
    return chances[chances.size - 1].action;
}

/// The outcome that a uniform number picks by weight: what `draw` is unless a game has better.
template <class Chances>
Action draw_weighted(const Chances& chances, Rng& rng) {
    return pick_weighted(chances, rng.below(total_weight(chances)));
}

}  // namespace ctq::core
