#include "shell/tables/carteso/words.hpp"

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"
#include "shell/tables/score_parts.hpp"

namespace ctq::carteso::view {

namespace {

using core::say;

/// Returns who owns a group, and how certainly.
std::string owner_text(const State& state, const Points& group, int colour) {
    const int side = side_having(state.claimed, first(group));
    if (side >= 0) {
        return say("claimed by {side}", {{"side", side_word(side)}});
    }
    if (const int sure = sure_side(state, group, colour); sure >= 0) {
        return say("safe for {side}", {{"side", side_word(sure)}});
    }
    const int leaning = leaning_side(box_of(group));
    return leaning < 0 ? "open: as tall as wide"
                       : say("open, leaning to {side}", {{"side", side_word(leaning)}});
}

/// Returns what a stone would claim: "Vertical 5, Horizontal 2", or "nothing yet".
std::string gains_text(const State& state, const State& next) {
    std::string words;
    for (const Side side : {kVertical, kHorizontal}) {
        const int more = count(next.claimed[side]) - count(state.claimed[side]);
        if (more > 0) {
            words += say("{first:|, }{side} +{more}",
                         {{"first", words.empty()}, {"side", side_word(side)}, {"more", more}});
        }
    }
    return words.empty() ? "nothing yet" : words;
}

Card group_card(const State& now, const Inspected& inspected) {
    const State state = inspected.colour >= 0 ? after_placing(now, inspected) : now;
    const int colour = inspected.colour >= 0 ? inspected.colour
                                             : (has(state.stones[kX], inspected.point) ? kX : kO);
    const Points group = group_at(state, colour, inspected.point);
    const Points reach = reach_of(state, colour, inspected.point);
    const bool claimed = side_having(state.claimed, inspected.point) >= 0;
    const std::string owner = owner_text(state, group, colour);
    const std::string spans = spans_text(box_of(group));
    const int stones = count(group);
    Card card;
    if (inspected.colour >= 0) {
        card.title = say("{colour} on {point}",
                         {{"colour", letter(colour)}, {"point", point_text(inspected.point)}});
        const std::string gains = gains_text(now, state);
        card.rows.push_back({"Claims", gains});
        card.brief = say("{stone}: {gains}; {spans}",
                         {{"stone", card.title}, {"gains", gains}, {"spans", spans}});
    } else {
        card.title = say("The {colour} group at {point}",
                         {{"colour", letter(colour)}, {"point", point_text(name_of(group))}});
        card.brief = say("{colour} group: {spans}, {owner}",
                         {{"colour", letter(colour)}, {"spans", spans}, {"owner", owner}});
    }
    card.rows.push_back({"Stones", std::to_string(stones)});
    card.rows.push_back({"Spans", spans});
    card.rows.push_back({"Can reach", claimed ? "finished" : spans_text(box_of(reach))});
    card.rows.push_back({"Owner", owner});
    if (inspected.colour < 0 && claimed) {
        const int room = count(both(reach, empty_points(state)));
        card.rows[0].value += say("{room:, may gain {room}|, may gain {room}|}", {{"room", room}});
    }
    return card;
}

Card board_card(const State& state) {
    const OpenGroups open = open_groups(state);
    Card card;
    card.title = "The board";
    if (empty(state.stones[kX]) && empty(state.stones[kO])) {
        card.text =
            "Stones belong to nobody: place one of either colour. A group that can’t come to span "
            "more is claimed by Vertical if it has more rows, by Horizontal if more columns. More "
            "stones win. A faint bar on stones shows which way their group leans.";
    }
    const auto add = [&](const char* title, const auto& halves_of) {
        card.rows.push_back({title, say("Vertical {v}, Horizontal {h}",
                                        {{"v", match::halves_text(halves_of(kVertical))},
                                         {"h", match::halves_text(halves_of(kHorizontal))}})});
    };
    add("Claimed", [&](int side) { return 2 * count(state.claimed[side]); });
    add("Safe", [&](int side) { return 2 * count(open.sure[side]); });
    add("Open, leaning", [&](int side) { return 2 * leaning_stones(open, side); });
    add("Projected", [&](int side) { return projected_half_points(state, open, side); });
    const bool free = state.button == kNobody;
    card.rows.push_back(
        {"The button", say("{free:free|{side}’s}: ½ point",
                           {{"free", free}, {"side", free ? "" : side_word(state.button - 1)}})});
    card.brief = card.text.empty() ? say("Projected: {both}", {{"both", card.rows[3].value}})
                                   : "Vertical claims tall groups, Horizontal wide ones";
    return card;
}

}  // namespace

Card card_of(const State& state, const std::optional<Inspected>& inspected) {
    return inspected ? group_card(state, *inspected) : board_card(state);
}

std::string open_group_text(const State& state, const Inspected& inspected) {
    const State next = after_placing(state, inspected);
    const Points group = group_at(next, inspected.colour, inspected.point);
    return side_having(next.claimed, inspected.point) >= 0
               ? ""
               : spans_text(box_of(group)) + ", " + owner_text(next, group, inspected.colour);
}

Points reach_of(const State& state, int colour, int point) {
    return connected(only(point),
                     without(board_points(state.rows, state.columns), state.stones[1 - colour]));
}

State after_placing(const State& state, const Inspected& inspected) {
    State next = state;
    place_and_claim(next, inspected.point, inspected.colour);
    return next;
}

int sure_side(const State& state, const Points& group, int colour) {
    const Box box = box_of(group);
    const Box most = box_of(reach_of(state, colour, first(group)));
    return box.rows() > most.columns() ? kVertical : box.columns() > most.rows() ? kHorizontal : -1;
}

int side_having(const Points (&points)[2], int point) {
    return has(points[kVertical], point)     ? kVertical
           : has(points[kHorizontal], point) ? kHorizontal
                                             : -1;
}

int projected_half_points(const State& state, const OpenGroups& open, int side) {
    return half_points(state, side) + 2 * count(open.sure[side]);
}

int leaning_side(const Box& box) {
    return box.rows() > box.columns() ? kVertical : box.columns() > box.rows() ? kHorizontal : -1;
}

OpenGroups open_groups(const State& state) {
    OpenGroups open;
    for (const Group& group : groups_of(state)) {
        if (group.claimed_by >= 0) {
            continue;
        }
        if (const int side = leaning_side(group.box); side >= 0) {
            open.leaning[side] = either(open.leaning[side], group.stones);
        }
        if (const int side = sure_side(state, group.stones, group.colour); side >= 0) {
            open.sure[side] = either(open.sure[side], group.stones);
        }
    }
    return open;
}

int open_stones(const State& state, const OpenGroups& open) {
    const Points settled = either(either(state.claimed[kVertical], state.claimed[kHorizontal]),
                                  either(open.sure[kVertical], open.sure[kHorizontal]));
    return count(without(either(state.stones[kX], state.stones[kO]), settled));
}

int leaning_stones(const OpenGroups& open, int side) {
    return count(without(open.leaning[side], either(open.sure[kVertical], open.sure[kHorizontal])));
}

std::string letter(int colour) {
    return std::string(1, colour_letter(colour));
}

int side_of(const State& state, int seat) {
    return state.vertical == seat ? kVertical : kHorizontal;
}

std::string result_now(const State& state) {
    const int own = half_points(state, state.side);
    const int other = half_points(state, opponent(state.side));
    return say("{won:win|lose} {own} to {other}", {{"won", own > other},
                                                   {"own", match::halves_text(own)},
                                                   {"other", match::halves_text(other)}});
}

tables::Effect pass_effect(const State& state) {
    const int safe = count(open_groups(state).sure[state.side]);
    tables::Effect effect;
    if (state.passed) {
        effect.brief = "you " + result_now(state);
    }
    if (safe > 0) {
        effect.warning =
            say("{safe} safe {safe:stone is|stones are} not claimed yet and would not "
                "count",
                {{"safe", safe}});
        if (!state.passed) {
            effect.brief = say("{safe} safe don’t count", {{"safe", safe}});
        }
    }
    return effect;
}

std::string score_text(const State& state, int side) {
    return say(
        "{side}, {points} {one:point|points}: {stones} {stones:stone|stones}{h:, komi "
        "{komi}|}{button:, the button|}",
        {{"side", side_word(side)},
         {"points", match::halves_text(half_points(state, side))},
         {"one", half_points(state, side) == 2},
         {"stones", count(state.claimed[side])},
         {"h", side == kHorizontal},
         {"komi", state.komi},
         {"button", state.button == side + 1}});
}

}  // namespace ctq::carteso::view
