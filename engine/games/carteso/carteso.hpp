#pragma once

#include <vector>

#include "engine/core/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/level.hpp"
#include "engine/core/puzzle_source.hpp"
#include "engine/games/carteso/points.hpp"

/// Carteso by Luis Bolaños Mures: stones of two colours that belong to nobody, and groups claimed
/// by who wants them tall (Vertical) or wide (Horizontal). Rules and rulings: README.md beside this
/// file.
///
/// How it is done: a state holds where the stones lie and which of them are claimed, as sets of
/// bits, and nothing that could be worked out, so equal positions have equal bytes. Groups and
/// regions are spread from the last stone when it is placed (claims.hpp); the facts proved of the
/// game tell which need no look at all.
namespace ctq::carteso {

/// The options in the order of their table.
enum OptionIndex { kSize, kRows, kColumns, kKomi, kSides };

/// The value of the option `komi` that leaves it to seat 1.
inline constexpr int kAskKomi = -1;

enum class Phase : std::uint8_t {
    komi,  ///< seat 1 names komi
    side,  ///< seat 2 picks its side
    play,
    over,
};

/// Stones of both colours belong to nobody.
enum Colour : std::uint8_t { kX, kO };

enum Side : std::uint8_t { kVertical, kHorizontal };

/// Whom the button lies with: nobody, or side + 1.
inline constexpr std::uint8_t kNobody = 0;

struct State {
    Points stones[2];   ///< by colour
    Points claimed[2];  ///< by side: the stones of the groups it has claimed
    std::uint8_t rows;
    std::uint8_t columns;
    std::uint8_t komi;
    bool ask_side;  ///< seat 2 has still to pick its side
    Phase phase;
    std::uint8_t vertical;   ///< the seat that plays V; seat 1 until it is picked
    std::uint8_t side;       ///< to move
    std::uint8_t button;     ///< kNobody, or the side that has it + 1
    bool passed;             ///< the last action was a pass
    std::uint8_t unused[7];  ///< zero: fills the last word
};

/// The kinds of an action; codes sort by kind, then point, then colour.
enum class Kind : std::uint8_t { place, button, pass, komi, side };

/// The code of an action: the kind and its value (below 4096), which is 0 where it needs none.
constexpr core::Action make_action(Kind kind, int value) {
    return static_cast<core::Action>(static_cast<int>(kind) << 12 | value);
}
/// Place a stone of a colour on a point.
constexpr core::Action place(int point, int colour) {
    return make_action(Kind::place, point << 1 | colour);
}
inline constexpr core::Action kButton = make_action(Kind::button, 0);
inline constexpr core::Action kPass = make_action(Kind::pass, 0);
/// Seat 1 names komi, in points.
constexpr core::Action name_komi(int komi) {
    return make_action(Kind::komi, komi);
}
/// Seat 2 picks its side.
constexpr core::Action pick_side(int side) {
    return make_action(Kind::side, side);
}

/// May be no kind at all, for a code from elsewhere.
constexpr Kind kind_of(core::Action action) {
    return action >> 12U <= static_cast<unsigned>(Kind::side) ? static_cast<Kind>(action >> 12U)
                                                              : Kind{255};
}
/// The komi of kind komi, the side of kind side.
constexpr int value_of(core::Action action) {
    return static_cast<int>(action & 0xfffU);
}
/// The point of kind place.
constexpr int point_of(core::Action action) {
    return value_of(action) >> 1;
}
/// The colour of kind place.
constexpr int colour_of(core::Action action) {
    return value_of(action) & 1;
}

/// The other side; a side is kVertical or kHorizontal.
constexpr int opponent(int side) {
    return 1 - side;
}
/// The seat that plays a side.
constexpr int seat_of(const State& state, int side) {
    return side == kVertical ? state.vertical : 3 - state.vertical;
}
/// The seat to act.
constexpr int seat_to_act(const State& state) {
    return state.phase == Phase::play ? seat_of(state, state.side)
                                      : (state.phase == Phase::komi ? 1 : 2);
}

/// The points that hold no stone.
constexpr Points empty_points(const State& state) {
    return without(board_points(state.rows, state.columns),
                   either(state.stones[kX], state.stones[kO]));
}

/// A side's score in half points: stones in groups it has claimed, komi, button. Rule 8.
int half_points(const State& state, int side);

/// "e5": the column's letter, then the row from the bottom.
std::string point_text(int point);
/// The point written so; none when it does not lie on this board.
std::optional<int> read_point(const State& state, std::string_view text);

/// "XO.": a row of the board, counted from 0 at the bottom.
std::string row_text(const State& state, int row);

/// "Vertical", "Horizontal".
const char* side_word(int side);

/// "3 rows × 1 column".
std::string spans_text(const Box& box);
/// 'V' or 'H', as the notation writes a side.
constexpr char side_letter(int side) {
    return side == kVertical ? 'V' : 'H';
}
/// 'X' or 'O', as the notation writes a colour.
constexpr char colour_letter(int colour) {
    return colour == kX ? 'X' : 'O';
}

/// The rules as `core::Game` asks for them. Nothing is secret: the board, komi and
/// the button lie open.
struct Game : core::NothingSecret<State> {
    using State = carteso::State;
    using Legal = core::FixedList<core::Action, 2 * kMostPoints + 1>;
    using Chances = core::FixedList<core::Outcome, 1>;

    static const core::GameInfo& info();
    /// Problem: komi above the number of points.
    static core::Result<State> start(const core::Options& options, int seats);
    static core::Turn turn(const State& state);
    static void legal(const State& state, Legal& list);
    /// Nothing is left to chance: gives no outcomes, and `draw` must not be called.
    static void chance(const State& state, Chances& list);
    static core::Action draw(const State& state, core::Rng& rng);
    static void apply(State& state, core::Action action);
    /// Rule 8. While komi is to be named or a side to be picked, both seats have 0.
    static core::Standing result(const State& state);
    static std::string to_text(const State& state, core::Action action);
    static std::optional<core::Action> from_text(const State& state, std::string_view text);
    static core::Phrase describe(const State& state, core::Action action);
    static std::string why_not(const State& state, core::Action action);
    /// The phase is play and at most kMostSolvedPoints points are empty (search/solver.hpp).
    static bool solvable(const State& state);
    /// The same for positions with at most kMostPuzzlePoints empty points, solved in some seconds.
    static bool puzzle_solvable(const State& state);
    /// Of a position that is solvable or puzzle_solvable: see `core::Game`.
    static std::vector<std::int32_t> action_values(const State& state);
    /// A pass, where passing is allowed and no stone that is unclaimed or yet to be placed can change who
    /// wins.
    static std::optional<core::Action> closing(const State& state);
    static const char* check(const State& state);
    static void picture(const State& state, core::JsonWriter& json);
    /// `XO./O../... V a3=H -`: the rows from the top, the side to move, the claims, who has the
    /// button. Seat 1 plays V; komi is 0 where the options would ask for it. Problem: also when the
    /// claims are not those of the finished groups (rule 7).
    static core::Result<State> position(const core::Options& options, int seats,
                                        std::string_view text);
    static std::span<const core::ExperimentPreset> presets();
    static core::LevelTable levels();
    /// Endings on boards of 5×5 between players who see what they can claim.
    static core::PuzzleSource puzzle_source();
    /// Always by search.
    static core::AdviceSource advice_source(const core::Options& /*options*/, int /*seats*/) {
        return core::AdviceSource::search;
    }
    static std::span<const core::BenchRow> bench_rows();
};

}  // namespace ctq::carteso
