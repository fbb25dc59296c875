#include "engine/games/carteso/claims.hpp"

/// Actions and refusals in plain words.
namespace ctq::carteso {
namespace {

using core::Action;
using core::Phrase;

bool on_board(const State& state, int point) {
    return row_of(point) < state.rows && column_of(point) < state.columns;
}

std::string colour_word(int colour) {
    return std::string(1, colour_letter(colour));
}

std::string stones(int number) {
    return std::to_string(number) + (number == 1 ? " stone" : " stones");
}

/// ": Vertical claims 5 stones", or nothing when the stone claims nothing and joins no claimed
/// group. `next` is the state after it.
std::string claims_text(const State& state, const State& next, const Points& group) {
    std::string text;
    const auto tell = [&](int side, const char* verb, int number) {
        text += (text.empty() ? ": " : ", ") + std::string(side_word(side)) + verb + stones(number);
    };
    for (const Side side : {kVertical, kHorizontal}) {
        const Points fresh = without(next.claimed[side], state.claimed[side]);
        const Points joined = meet(group, state.claimed[side]) ? both(fresh, group) : Points{};
        if (!empty(joined)) {
            tell(side, "'s claim grows by ", count(joined));
        }
        if (fresh != joined) {
            tell(side, " claims ", count(without(fresh, joined)));
        }
    }
    return text;
}

Phrase describe_place(const State& state, int point, int colour) {
    State next = state;
    place_and_claim(next, point, colour);
    const std::string rest = " " + colour_word(colour) + " on " + point_text(point) +
                             claims_text(state, next, group_at(next, colour, point));
    return {seat_to_act(state), "place" + rest, "places" + rest};
}

std::string why_not_place(const State& state, int point) {
    if (!on_board(state, point)) {
        return "The board has no such point.";
    }
    return "There is a stone on " + point_text(point) + " already.";
}

/// The reason if it is not yet the time for such an action, or no more.
std::string wrong_phase(const State& state, Kind kind) {
    if (state.phase == Phase::komi && kind != Kind::komi) {
        return "Player 1 names komi first: komi=0 to komi=" +
               std::to_string(state.rows * state.columns) + ".";
    }
    if (state.phase == Phase::side && kind != Kind::side) {
        return "Player 2 picks a side first: side=V or side=H.";
    }
    if (state.phase == Phase::play && kind == Kind::komi) {
        return "Komi is settled already.";
    }
    if (state.phase == Phase::play && kind == Kind::side) {
        return "The sides are settled already.";
    }
    return {};
}

}  // namespace

const char* side_word(int side) {
    return side == kVertical ? "Vertical" : "Horizontal";
}

Phrase Game::describe(const State& state, Action action) {
    const int seat = seat_to_act(state);
    switch (kind_of(action)) {
        case Kind::place:
            return describe_place(state, point_of(action), colour_of(action));
        case Kind::button:
            return {seat, "take the button", "takes the button"};
        case Kind::pass: {
            const std::string rest = state.passed ? " as well: the game ends" : "";
            return {seat, "pass" + rest, "passes" + rest};
        }
        case Kind::komi: {
            const std::string rest =
                " a komi of " + std::to_string(value_of(action)) + " for Horizontal";
            return {seat, "name" + rest, "names" + rest};
        }
        case Kind::side: {
            const std::string side = side_word(value_of(action));
            return {seat, "play " + side, "plays " + side};
        }
    }
    return {};
}

std::string Game::why_not(const State& state, Action action) {
    const Kind kind = kind_of(action);
    if (const std::string reason = wrong_phase(state, kind); !reason.empty()) {
        return reason;
    }
    switch (kind) {
        case Kind::place:
            return why_not_place(state, point_of(action));
        case Kind::button:
            return action == kButton ? "The button is taken already."
                                     : "There is no such action in Carteso.";
        case Kind::pass:
            return action == kPass ? "While nobody has the button, nobody may pass."
                                   : "There is no such action in Carteso.";
        case Kind::komi:
            return "Komi is a whole number from 0 to the number of points, " +
                   std::to_string(state.rows * state.columns) + ".";
        case Kind::side:
            return "A side is V or H.";
    }
    return "There is no such action in Carteso.";
}

}  // namespace ctq::carteso
