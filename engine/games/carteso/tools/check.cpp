#include "engine/games/carteso/claims.hpp"

/// The invariants of a position, and its picture for tools.
namespace ctq::carteso {
namespace {

const char* check_counts(const State& state) {
    const int points = state.rows * state.columns;
    if (state.rows < 1 || state.rows > kMostLength || state.columns < 1 ||
        state.columns > kMostLength || state.komi > points) {
        return "the board or komi is out of range";
    }
    if (state.vertical < 1 || state.vertical > 2 || state.side > kHorizontal ||
        state.button > kHorizontal + 1 || state.phase > Phase::over) {
        return "a seat, a side or the phase is out of range";
    }
    const bool begun = !empty(state.stones[kX]) || !empty(state.stones[kO]) ||
                       state.button != kNobody || state.side != kVertical || state.passed;
    if ((state.phase == Phase::komi || state.phase == Phase::side) && begun) {
        return "something was played before komi and sides were settled";
    }
    if ((state.phase == Phase::komi && state.komi != 0) ||
        (state.phase == Phase::side && !state.ask_side) ||
        (has_sides(state.phase) && state.ask_side)) {
        return "komi or the choice of sides does not fit the phase";
    }
    if ((state.passed && state.button == kNobody) ||
        (state.phase == Phase::over && !state.passed)) {
        return "somebody passed before the button was taken, or the end came without passes";
    }
    for (const std::uint8_t byte : state.unused) {
        if (byte != 0) {
            return "unused bytes are not zero";
        }
    }
    return nullptr;
}

const char* check_stones(const State& state) {
    if (meet(state.stones[kX], state.stones[kO])) {
        return "two stones lie on one point";
    }
    const Points stones = either(state.stones[kX], state.stones[kO]);
    if (!empty(without(stones, board_points(state.rows, state.columns)))) {
        return "a stone lies beside the board";
    }
    if (meet(state.claimed[kVertical], state.claimed[kHorizontal])) {
        return "a stone is claimed twice";
    }
    if (!empty(without(either(state.claimed[kVertical], state.claimed[kHorizontal]), stones))) {
        return "a point without a stone is claimed";
    }
    return nullptr;
}

/// Checks that exactly the finished groups are claimed, each as a whole and by the side that owns
/// it, and that each region contains at most one finished group.
const char* check_group(const State& state, const Group& group) {
    if (group.finished != (group.claimed_by >= 0)) {
        return group.finished ? "a finished group is not claimed"
                              : "a group that is not finished is claimed";
    }
    if (!group.finished) {
        return nullptr;
    }
    if (!empty(without(group.stones, state.claimed[group.claimed_by]))) {
        return "a group is claimed in part, or by both sides";
    }
    if (group.box.rows() != group.box.columns() && group.claimed_by != owner_of(group.box, 0)) {
        return "a group is claimed by the side that does not own it";
    }
    const Points board = board_points(state.rows, state.columns);
    const Points region = connected(group.stones, without(board, state.stones[1 - group.colour]));
    const Points claimed = both(either(state.claimed[kVertical], state.claimed[kHorizontal]),
                                state.stones[group.colour]);
    return both(region, claimed) == group.stones ? nullptr : "a region holds two claimed groups";
}

void put_points(const Points& points, core::JsonWriter& json) {
    json.begin_array();
    each(points, [&](int point) { json.text(point_text(point)); });
    json.end_array();
}

const char* phase_word(Phase phase) {
    switch (phase) {
        case Phase::komi:
            return "komi";
        case Phase::side:
            return "side";
        case Phase::play:
            return "play";
        case Phase::over:
            return "over";
    }
    return "";
}

void put_side(int side, core::JsonWriter& json) {
    side < 0 ? json.null() : json.text(std::string(1, side_letter(side)));
}

void put_group(const Group& group, core::JsonWriter& json) {
    json.begin_object().key("colour").text(std::string(1, colour_letter(group.colour)));
    json.key("at").text(point_text(name_of(group.stones)));
    json.key("stones").number(count(group.stones));
    json.key("rows").number(group.box.rows()).key("cols").number(group.box.columns());
    json.key("finished").flag(group.finished).key("claimed_by");
    put_side(group.claimed_by, json);
    json.key("points");
    put_points(group.stones, json);
    json.end_object();
}

}  // namespace

const char* Game::check(const State& state) {
    if (const char* broken = check_counts(state)) {
        return broken;
    }
    if (const char* broken = check_stones(state)) {
        return broken;
    }
    for (const Group& group : groups_of(state)) {
        if (const char* broken = check_group(state, group)) {
            return broken;
        }
    }
    const Points claimed = either(state.claimed[kVertical], state.claimed[kHorizontal]);
    if (empty(empty_points(state)) && claimed != board_points(state.rows, state.columns)) {
        return "the board is full and a stone is not claimed";
    }
    return nullptr;
}

void Game::picture(const State& state, core::JsonWriter& json) {
    json.begin_object().key("phase").text(phase_word(state.phase));
    json.key("board").begin_array();
    for (int row = state.rows - 1; row >= 0; --row) {
        json.text(row_text(state, row));
    }
    json.end_array().key("komi");
    state.phase == Phase::komi ? json.null() : json.number(state.komi);
    const bool sides = has_sides(state.phase);
    json.key("vertical");
    sides ? json.number(state.vertical) : json.null();
    json.key("side");
    put_side(state.phase == Phase::play ? state.side : -1, json);
    json.key("button");
    put_side(state.button - 1, json);
    json.key("passed").flag(state.passed).key("score").begin_object();
    json.key("V").halves(half_points(state, kVertical));
    json.key("H").halves(half_points(state, kHorizontal)).end_object();
    json.key("groups").begin_array();
    for (const Group& group : groups_of(state)) {
        put_group(group, json);
    }
    json.end_array().end_object();
}

}  // namespace ctq::carteso
