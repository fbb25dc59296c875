#include "shell/tables/carteso/view.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"
#include "shell/tables/carteso/frame.hpp"

/// Texts of Carteso and the meaning of spots on its board.
namespace ctq::carteso::view {

namespace {

using core::say;

/// Appends the board's rows from the top: "Row 9: X . O".
void add_rows(std::vector<std::string>& lines, const State& state) {
    for (int row = state.rows - 1; row >= 0; --row) {
        std::string line = say("Row {row}:", {{"row", row + 1}});
        for (const char point : row_text(state, row)) {
            line += ' ';
            line += point;
        }
        lines.push_back(line);
    }
}

void add_claims(std::vector<std::string>& lines, const State& state) {
    for (const Group& group : groups_of(state)) {
        if (group.claimed_by >= 0) {
            lines.push_back(
                say("{side} has claimed the {colour} group at {point}: {stones} "
                    "{stones:stone|stones}, {rows} by {columns}.",
                    {{"side", side_word(group.claimed_by)},
                     {"colour", letter(group.colour)},
                     {"point", point_text(name_of(group.stones))},
                     {"stones", count(group.stones)},
                     {"rows", group.box.rows()},
                     {"columns", group.box.columns()}}));
        }
    }
}

/// Returns who leads and by which scores: "You lead 30 to 6½, safe so far".
std::string lead_text(const ViewContext& context, const OpenGroups& open) {
    const State& state = context.state<State>();
    const int v = safe_so_far(state, open, kVertical);
    const int h = safe_so_far(state, open, kHorizontal);
    return say("{even:All even at {most}|{who} {who:lead|leads} {most} to {least}}, safe so far",
               {{"even", v == h},
                {"who", context.name(seat_of(state, v > h ? kVertical : kHorizontal))},
                {"most", match::halves_text(std::max(v, h))},
                {"least", match::halves_text(std::min(v, h))}});
}

/// Time until a claim reaches the last stone, in movements.
constexpr double kSpread = 2.4;

}  // namespace

std::string View::prompt(const ViewContext& context) const {
    const State& state = context.state<State>();
    if (state.phase == Phase::komi) {
        return "name the komi, the points for Horizontal that make both sides equally good; then "
               "your rival picks a side";
    }
    if (state.phase == Phase::side) {
        return say("pick your side; komi is {komi}", {{"komi", state.komi}});
    }
    return say(
        "as {side}, {full:{free:take the button|pass}: the board is full|place a stone{first: of "
        "either colour,|,} or {free:take the button|pass{passed: as well{yours:: you {result}| to "
        "end the game}|}}}",
        {{"side", side_word(state.side)},
         {"first", count(empty_points(state)) == state.rows * state.columns},
         {"full", empty(empty_points(state))},
         {"free", state.button == kNobody},
         {"passed", state.passed},
         {"yours", context.your_turn},
         {"result", result_now(state)}});
}

tables::Effect View::effect(const ViewContext& context, core::Action action) const {
    if (action == kPass) {
        return pass_effect(context.state<State>());
    }
    if (kind_of(action) != Kind::place) {
        return {};
    }
    return {.brief =
                open_group_text(context.state<State>(), {point_of(action), colour_of(action)})};
}

tables::Ending View::ending(const ViewContext& context) const {
    const State& state = context.state<State>();
    const int v = half_points(state, kVertical);
    const int h = half_points(state, kHorizontal);
    const int winner = v > h ? kVertical : kHorizontal;
    return {say("as {side}, {most} to {least}", {{"side", side_word(winner)},
                                                 {"most", match::halves_text(std::max(v, h))},
                                                 {"least", match::halves_text(std::min(v, h))}}),
            tables::Ending::Joint::in_title};
}

tables::SeatFacts View::facts(const ViewContext& context, int seat) const {
    const State& state = context.state<State>();
    if (state.phase == Phase::komi) {
        return {seat == 1 ? "names the komi" : "picks a side", "", ""};
    }
    if (state.phase == Phase::side) {
        return {
            say("{first:komi {komi}|picks a side}", {{"first", seat == 1}, {"komi", state.komi}}),
            "", ""};
    }
    const int side = seat == state.vertical ? kVertical : kHorizontal;
    // Claimed stones that don't count yet are safe.
    const std::string points =
        points_text(half_points(state, side), count(open_groups(state).safe[side]));
    const std::string detail = say("{side}{given:, komi {komi}|}{button:, button|}",
                                   {{"side", side_word(side)},
                                    {"given", side == kHorizontal && state.komi > 0},
                                    {"komi", state.komi},
                                    {"button", state.button == side + 1}});
    return {detail, points, points, axis_of(side)};
}

tables::Outlook View::outlook(const ViewContext& context) const {
    const State& state = context.state<State>();
    if (state.phase != Phase::play) {
        return {.goal = "Whoever claims more stones wins"};
    }
    const OpenGroups groups = open_groups(state);
    const int open = open_stones(state, groups);
    const bool settled = open < count(either(state.stones[kX], state.stones[kO]));
    const int v = leaning_stones(groups, kVertical);
    const int h = leaning_stones(groups, kHorizontal);
    const bool one = context.viewer > 0;
    const bool upright = one && seat_of(state, kVertical) == context.viewer;
    const auto sentence = [&](std::string_view pattern) {
        return say(pattern, {{"passed", state.passed},
                             {"left", count(empty_points(state))},
                             {"open", open},
                             {"any", open > 0},
                             {"v", v},
                             {"h", h},
                             {"yours", upright ? v : h},
                             {"one", one},
                             {"more", upright ? "rows than columns" : "columns than rows"}});
    };
    const bool answers = state.passed && context.your_turn && may_well_end(state);
    return {.lead = settled ? lead_text(context, groups) : "No stone is safe yet",
            .goal = sentence(
                "{passed:One more pass ends the game|{one:You claim groups that span more "
                "{more}|Vertical claims groups that span more rows, Horizontal more columns}; "
                "{any:{open} {open:stone is|stones are} still open, {one:{yours} leaning your "
                "way|{v} leaning to Vertical, {h} to Horizontal}; |}the game ends when both pass}"),
            .brief = sentence("{passed:a pass ends it|{any:{one:{open} open, {yours} "
                              "{yours:leans|lean} your way|{open} {open:stone|stones} still "
                              "open}|{left} {left:point|points} free}}"),
            .notice = answers
                          ? say("{who} passed. If you pass too, the game is over: you {result}.",
                                {{"who", context.name(seat_of(state, opponent(state.side)))},
                                 {"result", result_now(state)}})
                          : std::string()};
}

std::vector<std::string> View::situation(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<std::string> lines;
    if (state.phase == Phase::komi) {
        lines.push_back("The komi has still to be named, then the sides picked.");
    } else if (state.phase == Phase::side) {
        lines.push_back(say("Komi is {komi}; the sides are still open.", {{"komi", state.komi}}));
    } else {
        for (const int side : {kVertical, kHorizontal}) {
            lines.push_back(say("{who}: {score}.", {{"who", context.name(seat_of(state, side))},
                                                    {"score", score_text(state, side)}}));
        }
        lines.push_back(card_of(state, std::nullopt).brief + ".");
        lines.emplace_back(state.button == kNobody ? "Nobody has the button, so nobody may pass."
                                                   : "The button is taken.");
    }
    std::string letters = "The board, columns";
    for (int column = 0; column < state.columns; ++column) {
        letters += ' ';
        letters += static_cast<char>('a' + column);
    }
    lines.push_back(letters + ":");
    add_rows(lines, state);
    add_claims(lines, state);
    return lines;
}

std::string name_of(ui::Target spot) {
    if (static_cast<Part>(spot.kind) == Part::point) {
        return "point:" + point_text(static_cast<int>(spot.index));
    }
    const core::Action action = spot.index;
    switch (kind_of(action)) {
        case Kind::place:
            return std::string("point:") + colour_letter(colour_of(action)) +
                   point_text(point_of(action));
        case Kind::button:
            return "do:button";
        case Kind::pass:
            return "do:pass";
        case Kind::komi:
            return "komi:" + std::to_string(value_of(action));
        default:
            return std::string("side:") + side_letter(value_of(action));
    }
}

std::string group_name(int point) {
    return "group-" + point_text(point);
}

std::string colour_name(int colour) {
    return std::string("stone-") + colour_letter(colour);
}

std::vector<ui::Target> View::spots_of(const void* /*view*/, core::Action action) const {
    return {action_spot(action)};
}

std::string View::spot_name(const void* /*view*/, ui::Target spot) const {
    return name_of(spot);
}

/// Maps a point of the board to the action that places the selected colour there.
ui::Target View::stands_for(ui::Target spot) const {
    return static_cast<Part>(spot.kind) == Part::point
               ? action_spot(place(static_cast<int>(spot.index), colour_))
               : spot;
}

ui::Target View::lies_at(ui::Target spot) const {
    const bool stone =
        static_cast<Part>(spot.kind) == Part::action && kind_of(spot.index) == Kind::place;
    return stone ? point_spot(point_of(spot.index)) : spot;
}

std::string View::to_press(const void* /*view*/, ui::Target spot) const {
    const ui::Target there = lies_at(spot);
    return there == spot || stands_for(there) == spot ? name_of(there)
                                                      : colour_name(colour_of(spot.index));
}

/// On a full board there is nothing to decide: takes the button, or passes.
std::optional<core::Action> View::by_auto_answer(const void* view) const {
    const State& state = tables::state_at<State>(view);
    const bool full = state.phase == Phase::play && empty(empty_points(state));
    return !full ? std::nullopt : std::optional(state.button == kNobody ? kButton : kPass);
}

/// Returns the middle of the board.
std::string View::home(const void* view) const {
    const State& state = tables::state_at<State>(view);
    if (state.phase != Phase::play) {
        return {};
    }
    const int point = point_at(state.rows / 2, state.columns / 2);
    return has(empty_points(state), point) ? name_of(point_spot(point)) : group_name(point);
}

std::optional<core::Action> View::meant(const void* view, std::span<const ui::Target> spots) const {
    const State& state = tables::state_at<State>(view);
    if (spots.empty() || static_cast<Part>(spots.back().kind) != Part::action) {
        return std::nullopt;
    }
    const core::Action action = spots.back().index;
    return tables::is_legal<Game>(state, action) ? std::nullopt : std::optional(action);
}

void View::moved(const match::Step& step, ui::Motion& motion, float seconds) {
    pinned_ = -1;
    placed_ = {};
    motion.moving = true;
    if (kind_of(step.action) != Kind::place) {
        return;
    }
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    const double movement = motion.reduced ? 0 : static_cast<double>(seconds);
    placed_.point = point_of(step.action);
    placed_.ply = step.ply;
    placed_.start = motion.now;
    placed_.landed = placed_.claim_end = motion.now + movement;
    for (const int side : {kVertical, kHorizontal}) {
        const Points fresh = without(after.claimed[side], before.claimed[side]);
        if (empty(fresh)) {
            continue;
        }
        placed_.claimed[side] = fresh;
        placed_.claim_end = placed_.landed + kSpread * movement;
    }
    floats_.add(events(step), motion, placed_.landed);
}

/// Returns floating texts about the stones that each side claims.
std::vector<tables::FloatingText> View::events(const match::Step& step) const {
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    std::vector<tables::FloatingText> list;
    for (const int side : {kVertical, kHorizontal}) {
        const int more = count(after.claimed[side]) - count(before.claimed[side]);
        if (more > 0) {
            list.push_back({.words = "+" + std::to_string(more),
                            .kind = tables::FloatingText::Kind::gain,
                            .place = point_of(step.action),
                            .seat = seat_of(after, side),
                            .flies = true});
        }
    }
    return list;
}

/// Ends the animation of the stone and its claim. The floating number stays readable.
void View::hurry(double now) {
    placed_.landed = std::min(placed_.landed, now);
    placed_.claim_end = std::min(placed_.claim_end, now);
}

}  // namespace ctq::carteso::view
