#include "shell/tables/carteso/words.hpp"

#include "shell/tables/score_parts.hpp"

namespace ctq::carteso::view {

namespace {

std::string number_of(int number, const char* one, const char* more) {
    return std::to_string(number) + " " + (number == 1 ? one : more);
}

std::string spans_text(const Box& box) {
    return number_of(box.rows(), "row", "rows") + " × " +
           number_of(box.columns(), "column", "columns");
}

std::string letter(int colour) {
    return std::string(1, colour_letter(colour));
}

/// Who owns a group, and how surely.
std::string owner_text(const State& state, const Points& group, int colour, bool* claimed) {
    const int side = claiming_side(state, first(group));
    *claimed = side >= 0;
    if (side >= 0) {
        return std::string("claimed by ") + side_word(side);
    }
    if (const int sure = sure_side(state, group, colour); sure >= 0) {
        return std::string("can only become ") + side_word(sure) + "’s";
    }
    const Box box = box_of(group);
    return box.rows() == box.columns()
               ? "open: as tall as wide"
               : std::string("open, now ") +
                     (box.rows() > box.columns() ? "taller than wide" : "wider than tall");
}

/// What a stone would claim: "Vertical 5, Horizontal 2", or "nothing yet".
std::string gains_text(const State& state, const State& next) {
    std::string words;
    for (const Side side : {kVertical, kHorizontal}) {
        const int more = count(next.claimed[side]) - count(state.claimed[side]);
        if (more > 0) {
            words += (words.empty() ? "" : ", ") + std::string(side_word(side)) + " +" +
                     std::to_string(more);
        }
    }
    return words.empty() ? "nothing yet" : words;
}

Card group_card(const State& now, const Look& look) {
    const State state = look.colour >= 0 ? after_placing(now, look) : now;
    const int colour =
        look.colour >= 0 ? look.colour : (has(state.stones[kX], look.point) ? kX : kO);
    const Points group = group_at(state, colour, look.point);
    const Points reach = reach_of(state, colour, look.point);
    bool claimed = false;
    const std::string owner = owner_text(state, group, colour, &claimed);
    const std::string spans = spans_text(box_of(group));
    const int stones = count(group);
    Card card;
    if (look.colour >= 0) {
        card.title = letter(colour) + " on " + point_text(look.point);
        const std::string gains = gains_text(now, state);
        card.rows.push_back({"Claims", gains});
        card.brief = card.title + ": " + gains + "; " + spans;
    } else {
        card.title = "The " + letter(colour) + " group at " + point_text(name_of(group));
        card.brief = letter(colour) + " group: " + spans + ", " + owner;
    }
    card.rows.push_back({"Stones", std::to_string(stones)});
    card.rows.push_back({"Spans", spans});
    card.rows.push_back({"Can reach", claimed ? "finished" : spans_text(box_of(reach))});
    card.rows.push_back({"Owner", owner});
    if (look.colour < 0 && claimed) {
        const int room = count(both(reach, empty_points(state)));
        card.rows[0].value += room > 0 ? ", may gain " + std::to_string(room) : "";
    }
    return card;
}

Card board_card(const State& state) {
    int open = 0;
    int groups = 0;
    for (const Group& group : groups_of(state)) {
        if (group.claimed_by < 0) {
            open += count(group.stones);
            ++groups;
        }
    }
    const int room = count(empty_points(state));
    Card card;
    card.title = "The board";
    const auto of_both = [](const std::string& vertical, const std::string& horizontal) {
        return "Vertical " + vertical + ", Horizontal " + horizontal;
    };
    card.rows.push_back({"Claimed", of_both(std::to_string(count(state.claimed[kVertical])),
                                            std::to_string(count(state.claimed[kHorizontal])))});
    card.rows.push_back(
        {"Projected", of_both(tables::halves_text(projected_half_points(state, kVertical)),
                              tables::halves_text(projected_half_points(state, kHorizontal)))});
    card.rows.push_back({"Still open", groups == 0 ? "no group"
                                                   : stones_text(open) + " in " +
                                                         number_of(groups, "group", "groups")});
    card.rows.push_back({"Empty", number_of(room, "point", "points")});
    card.rows.push_back(
        {"The button", state.button == kNobody
                           ? "free: ½ point"
                           : std::string(side_word(state.button - 1)) + "’s: ½ point"});
    card.brief = "Projected: " + card.rows[1].value;
    return card;
}

}  // namespace

Card card_of(const State& state, const std::optional<Look>& look) {
    return look ? group_card(state, *look) : board_card(state);
}

Points reach_of(const State& state, int colour, int point) {
    return connected(only(point),
                     without(board_points(state.rows, state.columns), state.stones[1 - colour]));
}

State after_placing(const State& state, const Look& look) {
    State next = state;
    place_and_claim(next, look.point, look.colour);
    return next;
}

int sure_side(const State& state, const Points& group, int colour) {
    const Box box = box_of(group);
    const Box most = box_of(reach_of(state, colour, first(group)));
    return box.rows() > most.columns() ? kVertical : box.columns() > most.rows() ? kHorizontal : -1;
}

int claiming_side(const State& state, int point) {
    return has(state.claimed[kVertical], point)     ? kVertical
           : has(state.claimed[kHorizontal], point) ? kHorizontal
                                                    : -1;
}

int projected_half_points(const State& state, int side) {
    int halves = half_points(state, side);
    for (const Group& group : groups_of(state)) {
        const bool sure =
            group.claimed_by < 0 && sure_side(state, group.stones, group.colour) == side;
        halves += sure ? 2 * count(group.stones) : 0;
    }
    return halves;
}

std::string stones_text(int number) {
    return number_of(number, "stone", "stones");
}

std::string score_text(const State& state, int side) {
    std::string words = std::string(side_word(side)) + ", " +
                        tables::halves_text(half_points(state, side)) +
                        " points: " + stones_text(count(state.claimed[side]));
    if (side == kHorizontal) {
        words += ", komi " + std::to_string(state.komi);
    }
    return words + (state.button == side + 1 ? ", the button" : "");
}

}  // namespace ctq::carteso::view
