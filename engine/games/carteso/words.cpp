#include "engine/core/say.hpp"
#include "engine/games/carteso/claims.hpp"

/// Actions and refusals as sentences.
namespace ctq::carteso {
namespace {

using core::Action;
using core::phrase;
using core::Phrase;
using core::say;

bool on_board(const State& state, int point) {
    return row_of(point) < state.rows && column_of(point) < state.columns;
}

std::string colour_word(int colour) {
    return std::string(1, colour_letter(colour));
}

/// Returns why a side claims these stones, by the rows and columns they span: " (3 rows × 2
/// columns)". For a tie it says whose group that is. Empty for several groups.
std::string why_claimed(const State& next, const Points& stones) {
    const int colour = has(next.stones[kX], first(stones)) ? kX : kO;
    if (group_at(next, colour, first(stones)) != stones) {
        return {};
    }
    const Box box = box_of(stones);
    return box.rows() == box.columns()
               ? say(" ({n} × {n}: a tie goes to the opponent)", {{"n", box.rows()}})
               : " (" + spans_text(box) + ")";
}

/// Returns ": Vertical claims 5 stones (3 rows × 2 columns)". Empty if the stone claims nothing and
/// joins no claimed group. `next` is the state after it.
std::string claims_text(const State& state, const State& next, const Points& group) {
    std::string text;
    const auto tell = [&](int side, bool grows, const Points& stones) {
        text += say(
            "{first:: |, }{side}{grows:'s claim grows by| claims} {stones} {stones:stone|stones}",
            {{"first", text.empty()},
             {"side", side_word(side)},
             {"grows", grows},
             {"stones", count(stones)}});
        text += grows ? std::string() : why_claimed(next, stones);
    };
    for (const Side side : {kVertical, kHorizontal}) {
        const Points fresh = without(next.claimed[side], state.claimed[side]);
        const Points joined = meet(group, state.claimed[side]) ? both(fresh, group) : Points{};
        if (!empty(joined)) {
            tell(side, true, joined);
        }
        if (fresh != joined) {
            tell(side, false, without(fresh, joined));
        }
    }
    return text;
}

Phrase describe_place(const State& state, int point, int colour) {
    State next = state;
    place_and_claim(next, point, colour);
    return phrase(seat_to_act(state), "{you:place|places} {colour} on {point}{claims}",
                  {{"colour", colour_word(colour)},
                   {"point", point_text(point)},
                   {"claims", claims_text(state, next, group_at(next, colour, point))}});
}

std::string why_not_place(const State& state, int point) {
    if (!on_board(state, point)) {
        return "The board has no such point.";
    }
    return say("There is a stone on {point} already.", {{"point", point_text(point)}});
}

/// Returns the reason why an action of this kind is too early or too late. Empty if it is neither.
std::string wrong_phase(const State& state, Kind kind) {
    if (state.phase == Phase::komi && kind != Kind::komi) {
        return say("Player 1 names the komi first, from 0 to {most}.",
                   {{"most", state.rows * state.columns}});
    }
    if (state.phase == Phase::side && kind != Kind::side) {
        return "Player 2 picks a side first: Vertical or Horizontal.";
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

std::string spans_text(const Box& box) {
    return say("{rows} {rows:row|rows} × {columns} {columns:column|columns}",
               {{"rows", box.rows()}, {"columns", box.columns()}});
}

Phrase Game::describe(const State& state, Action action) {
    const int seat = seat_to_act(state);
    switch (kind_of(action)) {
        case Kind::place:
            return describe_place(state, point_of(action), colour_of(action));
        case Kind::button:
            return phrase(seat, "{you:take|takes} the button");
        case Kind::pass:
            return phrase(seat, "{you:pass|passes}{ends: as well: the game ends|}",
                          {{"ends", state.passed}});
        case Kind::komi:
            return phrase(seat, "{you:name|names} a komi of {komi} for Horizontal",
                          {{"komi", value_of(action)}});
        case Kind::side:
            return phrase(seat, "{you:play|plays} {side}", {{"side", side_word(value_of(action))}});
    }
    return {};
}

std::string Game::why_not(const State& state, Action action) {
    const Kind kind = kind_of(action);
    if (std::string reason = wrong_phase(state, kind); !reason.empty()) {
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
            return say("Komi is a whole number from 0 to the number of points, {points}.",
                       {{"points", state.rows * state.columns}});
        case Kind::side:
            return "A side is Vertical (V) or Horizontal (H).";
    }
    return "There is no such action in Carteso.";
}

}  // namespace ctq::carteso
