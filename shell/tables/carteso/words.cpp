#include "shell/tables/carteso/words.hpp"

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"
#include "shell/tables/score_parts.hpp"

namespace ctq::carteso::view {

namespace {

using core::say;

/// Returns who owns a group, and how certainly.
std::string owner_text(const Fate& fate) {
    if (fate.side >= 0) {
        return say("{claimed:claimed by|safe for} {side}",
                   {{"claimed", fate.claimed}, {"side", side_word(fate.side)}});
    }
    const int leaning = leaning_side(fate.group);
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
    const Fate fate = fate_of(state, colour, inspected.point);
    const std::string owner = owner_text(fate);
    const std::string spans = spans_text(fate.group);
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
    card.rows.push_back({"Can reach", fate.claimed ? "finished" : spans_text(fate.reach)});
    card.rows.push_back({"Owner", owner});
    if (inspected.colour < 0 && fate.claimed) {
        const Points reach = reach_of(state, colour, inspected.point);
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
    add("Komi and button",
        [&](int side) { return half_points(state, side) - 2 * count(state.claimed[side]); });
    add("Safe", [&](int side) { return 2 * count(open.safe[side]); });
    add("Safe so far", [&](int side) { return safe_so_far(state, open, side); });
    add("Open, leaning", [&](int side) { return 2 * leaning_stones(open, side); });
    card.brief = card.text.empty() ? say("Safe so far: {both}", {{"both", card.rows[3].value}})
                                   : "Vertical claims tall groups, Horizontal wide ones";
    return card;
}

}  // namespace

Card card_of(const State& state, const std::optional<Inspected>& inspected) {
    // A stone that is still on its way is in no position that texts tell of.
    const bool told =
        inspected && (inspected->colour >= 0 ||
                      has(either(state.stones[kX], state.stones[kO]), inspected->point));
    return told ? group_card(state, *inspected) : board_card(state);
}

std::string open_group_text(const State& state, const Inspected& inspected) {
    const State next = after_placing(state, inspected);
    const Fate fate = fate_of(next, inspected.colour, inspected.point);
    return fate.claimed ? "" : spans_text(fate.group) + ", " + owner_text(fate);
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

int side_having(const Points (&points)[2], int point) {
    return has(points[kVertical], point)     ? kVertical
           : has(points[kHorizontal], point) ? kHorizontal
                                             : -1;
}

int safe_so_far(const State& state, const OpenGroups& open, int side) {
    return half_points(state, side) + 2 * count(open.safe[side]);
}

int leaning_side(const Box& box) {
    return box.rows() > box.columns() ? kVertical : box.columns() > box.rows() ? kHorizontal : -1;
}

OpenGroups open_groups(const State& state) {
    OpenGroups open;
    if (state.phase == Phase::over) {
        return open;
    }
    for (const Group& group : groups_of(state)) {
        if (group.claimed_by >= 0) {
            continue;
        }
        if (const int side = leaning_side(group.box); side >= 0) {
            open.leaning[side] = either(open.leaning[side], group.stones);
        }
        const int side = fate_of(state, group.colour, first(group.stones)).side;
        if (side >= 0) {
            open.safe[side] = either(open.safe[side], group.stones);
        }
    }
    return open;
}

int open_stones(const State& state, const OpenGroups& open) {
    const Points settled = either(either(state.claimed[kVertical], state.claimed[kHorizontal]),
                                  either(open.safe[kVertical], open.safe[kHorizontal]));
    return count(without(either(state.stones[kX], state.stones[kO]), settled));
}

int leaning_stones(const OpenGroups& open, int side) {
    return count(without(open.leaning[side], either(open.safe[kVertical], open.safe[kHorizontal])));
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
    const int safe = count(open_groups(state).safe[state.side]);
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

bool may_well_end(const State& state) {
    return empty(open_groups(state).safe[state.side]) ||
           half_points(state, state.side) > half_points(state, opponent(state.side));
}

std::string points_text(int halves, int safe) {
    return say("{points}{any: + {safe} safe|}",
               {{"points", match::halves_text(halves)}, {"any", safe > 0}, {"safe", safe}});
}

std::string score_text(const State& state, int side) {
    return say(
        "{side}, {points}: {stones} {stones:stone|stones} claimed{h:, komi {komi}|}{button:, "
        "the button|}",
        {{"side", side_word(side)},
         {"points", points_text(half_points(state, side), count(open_groups(state).safe[side]))},
         {"stones", count(state.claimed[side])},
         {"h", side == kHorizontal},
         {"komi", state.komi},
         {"button", state.button == side + 1}});
}

}  // namespace ctq::carteso::view
