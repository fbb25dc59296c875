#pragma once

#include <vector>

#include "engine/core/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/level.hpp"
#include "engine/core/puzzle_source.hpp"
#include "engine/games/carteso/points.hpp"

/// Carteso by Luis Bolaños Mures: stones of two colours that belong to no player, and groups that
/// go to the player who wants them tall (Vertical) or wide (Horizontal). Rules and rulings:
/// README.md beside this file.
///
/// Implementation: a state holds the positions of the stones and of the claimed stones, as bit
/// sets, and nothing that can be derived from them, so equal positions have equal bytes. Groups and
/// regions are found by a flood fill from the stone placed last (claims.hpp). Proven facts about
/// the game show which groups need no check.
namespace ctq::carteso {

/// Indices into core::Options, in the order of the game's table of options.
enum OptionIndex { kSize, kRows, kColumns, kKomi, kSides };

/// The value of the option `komi` that lets seat 1 choose.
inline constexpr int kAskKomi = -1;

enum class Phase : std::uint8_t {
    komi,  ///< seat 1 names komi
    side,  ///< seat 2 picks its side
    play,
    over,
};

/// Whether each seat knows its side: komi and sides have been settled.
constexpr bool has_sides(Phase phase) {
    return phase == Phase::play || phase == Phase::over;
}

/// The two colours of stones. Neither colour belongs to a player.
enum Colour : std::uint8_t { kX, kO };

enum Side : std::uint8_t { kVertical, kHorizontal };

/// The value of `State::button` while no side has the button. Otherwise the value is the side + 1.
inline constexpr std::uint8_t kNobody = 0;

struct State {
    Points stones[2];   ///< by colour
    Points claimed[2];  ///< by side: the stones of the groups it has claimed
    std::uint8_t rows;
    std::uint8_t columns;
    std::uint8_t komi;
    bool ask_side;  ///< seat 2 still has to pick its side
    Phase phase;
    std::uint8_t vertical;   ///< the seat that plays V; seat 1 until seat 2 has picked its side
    std::uint8_t side;       ///< the side to move
    std::uint8_t button;     ///< kNobody, or the side that has it + 1
    bool passed;             ///< the last action was a pass
    std::uint8_t unused[7];  ///< zero: fills the last word
};

/// The kinds of an action; codes sort by kind, then point, then colour.
enum class Kind : std::uint8_t { place, button, pass, komi, side };

/// Returns the code of an action: the kind and its value (below 4096), 0 if the kind has none.
constexpr core::Action make_action(Kind kind, int value) {
    return static_cast<core::Action>(static_cast<int>(kind) << 12 | value);
}
/// Returns the action that places a stone of this colour on a point.
constexpr core::Action place(int point, int colour) {
    return make_action(Kind::place, point << 1 | colour);
}
inline constexpr core::Action kButton = make_action(Kind::button, 0);
inline constexpr core::Action kPass = make_action(Kind::pass, 0);
/// Returns the action by which seat 1 names this komi, in points.
constexpr core::Action name_komi(int komi) {
    return make_action(Kind::komi, komi);
}
/// Returns the action by which seat 2 picks this side.
constexpr core::Action pick_side(int side) {
    return make_action(Kind::side, side);
}

/// Returns the kind of an action. It may be an invalid kind if the code is not from this program.
constexpr Kind kind_of(core::Action action) {
    return action >> 12U <= static_cast<unsigned>(Kind::side) ? static_cast<Kind>(action >> 12U)
                                                              : Kind{255};
}
/// Returns the komi of an action of kind komi, or the side of an action of kind side.
constexpr int value_of(core::Action action) {
    return static_cast<int>(action & 0xfffU);
}
/// Returns the point of an action of kind place.
constexpr int point_of(core::Action action) {
    return value_of(action) >> 1;
}
/// Returns the colour of an action of kind place.
constexpr int colour_of(core::Action action) {
    return value_of(action) & 1;
}

/// Returns the other side. A side is kVertical or kHorizontal.
constexpr int opponent(int side) {
    return 1 - side;
}
/// Returns the seat that plays a side.
constexpr int seat_of(const State& state, int side) {
    return side == kVertical ? state.vertical : 3 - state.vertical;
}
constexpr int seat_to_act(const State& state) {
    return state.phase == Phase::play ? seat_of(state, state.side)
                                      : (state.phase == Phase::komi ? 1 : 2);
}

/// Returns the points without a stone.
constexpr Points empty_points(const State& state) {
    return without(board_points(state.rows, state.columns),
                   either(state.stones[kX], state.stones[kO]));
}

/// Returns a side's score in half points by rule 8: the stones in groups it has claimed, komi and
/// the button.
int half_points(const State& state, int side);

/// Returns a point as text: "e5", the column's letter, then the row from the bottom.
std::string point_text(int point);
/// Parses a point such as "e5". Returns nullopt if it is not on this board.
std::optional<int> read_point(const State& state, std::string_view text);

/// Returns a row of the board, counted from 0 at the bottom: "XO.".
std::string row_text(const State& state, int row);

/// Returns "Vertical" or "Horizontal".
const char* side_word(int side);

/// Returns the size of a box, such as "3 rows × 1 column".
std::string spans_text(const Box& box);
/// Returns 'V' or 'H', as in the notation.
constexpr char side_letter(int side) {
    return side == kVertical ? 'V' : 'H';
}
/// Returns 'X' or 'O', as in the notation.
constexpr char colour_letter(int colour) {
    return colour == kX ? 'X' : 'O';
}

/// The rules. `core::Game` specifies each function. Nothing is secret: the board, komi and the
/// button are public.
struct Game : core::NothingSecret<State> {
    using State = carteso::State;
    using Legal = core::FixedList<core::Action, 2 * kMostPoints + 1>;
    using Chances = core::FixedList<core::Outcome, 1>;

    static const core::GameInfo& info();
    /// Fails if komi is above the number of points.
    static core::Result<State> start(const core::Options& options, int seats);
    static core::Turn turn(const State& state);
    static void legal(const State& state, Legal& list);
    /// The game has no chance events: this lists no outcomes, and `draw` must not be called.
    static void chance(const State& state, Chances& list);
    static core::Action draw(const State& state, core::Rng& rng);
    static void apply(State& state, core::Action action);
    /// Returns the scores by rule 8. Until komi is named and a side is picked, both seats have 0.
    static core::Standing result(const State& state);
    /// Returns the score and, until the match is over, the stones that the seat is certain to claim
    /// (fate.hpp). 0 until komi is named and a side is picked.
    static std::int32_t progress(const State& state, int seat);
    static std::string to_text(const State& state, core::Action action);
    static std::optional<core::Action> from_text(const State& state, std::string_view text);
    static core::Phrase describe(const State& state, core::Action action);
    static std::string why_not(const State& state, core::Action action);
    /// Returns whether the phase is play and at most kMostSolvedPoints points are empty
    /// (search/solver.hpp).
    static bool solvable(const State& state);
    /// Like `solvable`, but allows up to kMostPuzzlePoints empty points. Such positions take some
    /// seconds to solve.
    static bool puzzle_solvable(const State& state);
    /// The position must be solvable or puzzle_solvable. See `core::Game`.
    static std::vector<std::int32_t> action_values(const State& state);
    /// Returns a pass, or the button while nobody has it, if the side to move has won or lost for
    /// certain: it has claimed more than the other side can still get, or the other side has more
    /// claimed and safe stones than it can still get itself. Otherwise returns nullopt.
    static std::optional<core::Action> closing(const State& state);
    static const char* check(const State& state);
    static void picture(const State& state, core::JsonWriter& json);
    /// Parses `XO./O../... V a3=H -`: the rows from the top, the side to move, the claims, and the
    /// owner of the button. Seat 1 plays V; komi is 0 if the options would ask for it. Fails also
    /// if the claims are not those of the finished groups (rule 7).
    static core::Result<State> position(const core::Options& options, int seats,
                                        std::string_view text);
    /// Draws stones for an eighth of the board, five of each colour on 9×9, and takes of six such
    /// positions without claims the one that a short search finds most even. Returns an empty text
    /// if komi or sides are to be settled first.
    static std::string drawn_position(const core::Options& options, core::Rng& rng);
    static std::span<const core::ExperimentPreset> presets();
    static core::LevelTable levels();
    /// Puzzles are endings on 5×5 boards, from matches between bots of level 5. The bot `claimer`,
    /// which sees what it can claim, must fail to find the best action.
    static core::PuzzleSource puzzle_source();
    /// Advice always comes from a search.
    static core::AdviceSource advice_source(const core::Options& /*options*/, int /*seats*/) {
        return core::AdviceSource::search;
    }
    static std::span<const core::BenchRow> bench_rows();
};

}  // namespace ctq::carteso
