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

/// Defines what a game is: a struct of static functions over a plain `State`. Everything else
/// (matches, records, bot drivers, experiments, tables, tests) is written once for all games.
///
///     start -> turn -> chance: chance / draw -> apply -> turn -> …
///                      seat:   legal -> apply -> turn -> …
///                      over:   result
///
/// Seats are numbered from 1. Seat 0 is a spectator, who sees only public information.
namespace ctq::core {

inline constexpr int kMostSeats = 8;

/// A named set of options that people choose before they know any single option.
struct Variant {
    const char* title;          ///< "Board rules"
    const char* options;        ///< as `read_options` reads them
    const char* duration = "";  ///< if different from the duration of the game: "10 min"
};

/// The constant facts of a game.
struct GameInfo {
    const char* id;      ///< the only name in code: folder, namespace, record, link
    const char* title;   ///< for people
    const char* author;  ///< who designed the game
    const char* pitch;   ///< one sentence that advertises the game
    std::uint8_t code;   ///< identifies the game in share codes; never reused for another game
    std::uint16_t rules_version;  ///< increases when legal lists, outcomes or encodings change
    int least_seats;
    int most_seats;
    OptionTable options;
    const char* progress = "points";  ///< what `progress` counts, for the score chart of a match
    const char* duration = "";        ///< typical time for people: "20 min"; empty if unknown
    /// The variants offered first; *Play* starts the first one. Empty: the only variant has every
    /// option at its default.
    std::span<const Variant> variants{};
    /// The default players of a table, from seat 1 on: "human" or a bot's name each. The last one
    /// also fills the further seats of a larger table and replaces players who leave. Empty: any
    /// bot.
    const char* default_seats = "";
    /// True: people count every decision as a turn, even if the same seat decides again. False:
    /// consecutive decisions of one seat are one turn.
    bool turn_by_turn = false;
    /// True: the match is a race, so a win in fewer turns is better. A person's record then has the
    /// fastest win against each level.
    bool race = false;
    /// Adjusts dependent options after a person changes one from `before`, such as the handicap
    /// after the board size. Null: there are none. Records and links write every option themselves.
    void (*follow)(Options& now, const Options& before) = nullptr;
    /// The least scores, in points, that earn bronze, silver and gold in a solo match under the
    /// default rules. A game with medals is played for the score, so a person's record has the best
    /// score against each level. Zeros: there are no medals.
    std::array<int, 3> medals{};
    /// Who made the game and what its rules follow, in sentences for *About*.
    const char* credits = "";

    bool has_medals() const { return medals[0] > 0; }
};

/// The player to act: a seat, chance, or none.
struct Turn {
    enum class Kind : std::uint8_t { over, chance, seat };
    Kind kind = Kind::over;
    /// If kind is `seat`: the seat to act. If kind is `chance`: the seat that the outcome concerns,
    /// or 0.
    std::uint8_t seat = 0;
    /// The seats that may choose in secret now, including `seat`: bit s is set for seat s. 0 if the
    /// choice is not secret.
    std::uint16_t secret = 0;
    /// False if the legal actions are unknown, because the hand of the seat to act is hidden here.
    bool known = true;

    /// Whether this seat may choose now: it is to act, or it is one of those that choose in secret.
    bool asks(int one) const {
        return kind == Kind::seat &&
               (one == seat || (one <= kMostSeats && (secret >> one & 1U) != 0));
    }
};

/// The score so far, and the places at the end.
struct Standing {
    int seats = 0;
    bool over = false;
    std::array<std::int32_t, kMostSeats> half_points{};  ///< by seat - 1
    std::array<std::uint8_t, kMostSeats> rank{};  ///< 1 is best, ties share a rank; 0 until over

    /// Whether the match is over and several seats share the first place.
    bool drawn() const {
        int first = 0;
        for (int i = 0; i < seats; ++i) {
            first += rank[static_cast<std::size_t>(i)] == 1 ? 1 : 0;
        }
        return first > 1;
    }
};

/// Sets the ranks by score; equal scores share a rank: 1, 1, 3.
void rank_by_score(Standing& standing);

/// An action in words, in two forms. `you` addresses the seat that acts ("play a hat: 3 → 9") and
/// also labels buttons. `they` is about that seat ("plays a hat: 3 → 9"). With seat 0 no seat acts
/// and both forms are equal. Seats in the text are written "@3".
struct Phrase {
    int seat = 0;
    std::string you;
    std::string they;
};

/// Replaces every "@3" in the text by names[2]. If that name is "You", "@3's" becomes "your".
std::string with_names(std::string_view text, std::span<const std::string> names);

/// The rules of one game, as the rest of the program calls them: a struct of these types and static
/// functions. Seats are 1…n. `state` is a whole state or, where the entry says so, an observation:
/// the same type, with everything that the seat can't know marked as unknown. Options are within
/// their ranges, because the callers of `start` and `position` check them against the table.
///
/// State      trivially copyable, no padding, no heap, unused slots zero. It is copied by memcpy,
///            and hashed and compared by its bytes.
/// Legal      FixedList<Action, n>, where n is the game's own maximum.
/// Chances    FixedList<Outcome, n>.
///
/// Called by all code that plays (matches, the laboratory, bots, the network):
/// info()                       Returns the facts above.
/// start(options, seats)        Returns the first state. Fails if the options and the number of
///                              seats can't be played together.
/// turn(state)                  Returns the player to act. Accepts observations, too.
/// legal(state, list)           Turn kind seat: fills the empty list with the legal actions, at
///                              least one, sorted and without duplicates. On an observation that
///                              hides the hand of the seat to act (turn.known false): with all
///                              actions that might be legal.
/// chance(state, list)          Turn kind chance: fills the empty list with every outcome, sorted.
/// draw(state, rng)             Turn kind chance: returns one outcome, with the distribution of
///                              chance().
/// apply(state, action)         Changes the state to the next one. The action is legal (asserted).
///                              Allocates nothing. Accepts an observation with hidden actions, too.
/// result(state)                Returns the standing in half points. Ranks are set only when over.
///
/// Called where information is hidden (bots, views, records of a seat, the network):
/// observe(state, seat, room)   Returns the observation of the seat: `state` itself if nothing is
///                              hidden, else `room`, filled.
/// hide(state, action, seat)    Returns the seat's view of an action that is about to be applied to
///                              this state. For every seat:
///                              observe(apply(s, a)) = apply(observe(s), hide(s, a)).
/// guess(observation, rng)      Returns a random state with the same observation.
///
/// Called for people and files (records, logs, buttons, ctq):
/// to_text(state, action)       Returns the notation of an action, hidden or not: no blanks, no
///                              `;`.
/// from_text(state, text)       Returns the action with this notation, legal or not; nullopt if
///                              the text is not a notation.
/// describe(state, action)      Returns an action, about to be applied to this state, in words.
/// why_not(state, action)       Turn kind seat, action not legal: returns the reason, a sentence.
/// picture(state, json)         Writes one JSON value: the game's description of the state for
///                              tools.
/// position(options, seats, text)   Returns the state in the text of a Position tag. Fails if the
///                              text is invalid.
/// check(state)                 Returns nullptr, or the first broken invariant (tests, fuzzing).
///
/// Optional:
/// progress(state, seat)        Returns the progress of the seat, in halves of
///                              `GameInfo::progress`. For games in which the score of `result` says
///                              too little during the match (the score chart).
/// drawn_position(options, rng)  Returns the text of a position in which a daily match begins, or an
///                              empty text for the usual start. Absent: the usual start, because
///                              chance already makes each match different.
///
/// facets.hpp has what a game may offer besides: levels, advice, puzzles, experiments …
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

/// Base of a game without hidden information: every seat observes the whole state. The game derives
/// from this class instead of defining these functions.
template <class State>
struct NothingSecret {
    static const State& observe(const State& state, int /*seat*/, State& /*room*/) { return state; }
    static Action hide(const State& /*state*/, Action action, int /*seat*/) { return action; }
    static State guess(const State& observation, Rng& /*rng*/) { return observation; }
};

/// Returns the sum of the weights of all outcomes.
template <class Chances>
std::uint32_t total_weight(const Chances& chances) {
    std::uint32_t total = 0;
    for (const Outcome& outcome : chances) {
        total += outcome.weight;
    }
    return total;
}

/// Returns the outcome at `pick`, a number below the total weight.
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

/// Draws an outcome by weight. `draw` uses it unless a game has a faster method.
template <class Chances>
Action draw_weighted(const Chances& chances, Rng& rng) {
    return pick_weighted(chances, rng.below(total_weight(chances)));
}

}  // namespace ctq::core
