#include "shell/tables/carteso/words.hpp"

namespace ctq::tables {

using carteso::Box;
using carteso::Points;
using carteso::Side;
using carteso::State;

namespace {

std::string number_of(int number, const char* one, const char* more) {
    return std::to_string(number) + " " + (number == 1 ? one : more);
}

std::string spans_text(const Box& box) {
    return number_of(box.rows(), "row", "rows") + " × " +
           number_of(box.columns(), "column", "columns");
}

std::string letter(int colour) {
    return std::string(1, carteso::colour_letter(colour));
}

/// Who owns a group, and how surely.
std::string owner_text(const State& state, const Points& group, int colour, bool* claimed) {
    const int side = carteso_claimed(state, carteso::first(group));
    *claimed = side >= 0;
    if (side >= 0) {
        return std::string("claimed by ") + carteso::side_word(side);
    }
    if (const int sure = carteso_sure(state, group, colour); sure >= 0) {
        return std::string("can only become ") + carteso::side_word(sure) + "’s";
    }
    const Box box = carteso::box_of(group);
    return box.rows() == box.columns()
               ? "open: as tall as wide"
               : std::string("open, now ") +
                     (box.rows() > box.columns() ? "taller than wide" : "wider than tall");
}

/// What a stone would claim: "Vertical 5, Horizontal 2", or "nothing yet".
std::string gains_text(const State& state, const State& next) {
    std::string words;
    for (const Side side : {carteso::kVertical, carteso::kHorizontal}) {
        const int more = carteso::count(next.claimed[side]) - carteso::count(state.claimed[side]);
        if (more > 0) {
            words += (words.empty() ? "" : ", ") + std::string(carteso::side_word(side)) + " +" +
                     std::to_string(more);
        }
    }
    return words.empty() ? "nothing yet" : words;
}

CartesoCard group_card(const State& now, const CartesoLook& look) {
    const State state = look.colour >= 0 ? carteso_placed(now, look) : now;
    const int colour =
        look.colour >= 0
            ? look.colour
            : (carteso::has(state.stones[carteso::kX], look.point) ? carteso::kX : carteso::kO);
    const Points group = carteso::group_at(state, colour, look.point);
    const Points reach = carteso_reach(state, colour, look.point);
    bool claimed = false;
    const std::string owner = owner_text(state, group, colour, &claimed);
    const std::string spans = spans_text(carteso::box_of(group));
    const int stones = carteso::count(group);
    CartesoCard card;
    if (look.colour >= 0) {
        card.title = letter(colour) + " on " + carteso::point_text(look.point);
        const std::string gains = gains_text(now, state);
        card.rows.push_back({"Claims", gains});
        card.brief = card.title + ": " + gains + "; " + spans;
    } else {
        card.title =
            "The " + letter(colour) + " group at " + carteso::point_text(carteso::name_of(group));
        card.brief = letter(colour) + " group: " + spans + ", " + owner;
    }
    card.rows.push_back({"Stones", std::to_string(stones)});
    card.rows.push_back({"Spans", spans});
    card.rows.push_back({"Can reach", claimed ? "finished" : spans_text(carteso::box_of(reach))});
    card.rows.push_back({"Owner", owner});
    if (look.colour < 0 && claimed) {
        const int room = carteso::count(carteso::both(reach, carteso::empty_points(state)));
        card.rows[0].value += room > 0 ? ", may gain " + std::to_string(room) : "";
    }
    return card;
}

CartesoCard board_card(const State& state) {
    int open = 0;
    int groups = 0;
    for (const carteso::Group& group : carteso::groups_of(state)) {
        if (group.claimed_by < 0) {
            open += carteso::count(group.stones);
            ++groups;
        }
    }
    const int room = carteso::count(carteso::empty_points(state));
    CartesoCard card;
    card.title = "The board";
    card.rows.push_back(
        {"Claimed by Vertical", stones_text(carteso::count(state.claimed[carteso::kVertical]))});
    card.rows.push_back({"Claimed by Horizontal",
                         stones_text(carteso::count(state.claimed[carteso::kHorizontal]))});
    card.rows.push_back({"Still open", groups == 0 ? "no group"
                                                   : stones_text(open) + " in " +
                                                         number_of(groups, "group", "groups")});
    card.rows.push_back({"Empty", number_of(room, "point", "points")});
    card.rows.push_back(
        {"The button", state.button == carteso::kNobody
                           ? "free: ½ point"
                           : std::string(carteso::side_word(state.button - 1)) + "’s: ½ point"});
    card.brief =
        "Open: " + stones_text(open) + "; " + number_of(room, "empty point", "empty points");
    return card;
}

}  // namespace

CartesoCard carteso_card(const State& state, const std::optional<CartesoLook>& look) {
    return look ? group_card(state, *look) : board_card(state);
}

Points carteso_reach(const State& state, int colour, int point) {
    return carteso::connected(carteso::only(point),
                              carteso::without(carteso::board_points(state.rows, state.columns),
                                               state.stones[1 - colour]));
}

State carteso_placed(const State& state, const CartesoLook& look) {
    State next = state;
    carteso::place_and_claim(next, look.point, look.colour);
    return next;
}

int carteso_sure(const State& state, const Points& group, int colour) {
    const Box box = carteso::box_of(group);
    const Box most = carteso::box_of(carteso_reach(state, colour, carteso::first(group)));
    return box.rows() > most.columns()   ? carteso::kVertical
           : box.columns() > most.rows() ? carteso::kHorizontal
                                         : -1;
}

int carteso_claimed(const State& state, int point) {
    return carteso::has(state.claimed[carteso::kVertical], point)     ? carteso::kVertical
           : carteso::has(state.claimed[carteso::kHorizontal], point) ? carteso::kHorizontal
                                                                      : -1;
}

std::string half_points_text(int halves) {
    return (halves == 1 ? std::string() : std::to_string(halves / 2)) +
           (halves % 2 != 0 ? "½" : "");
}

std::string stones_text(int number) {
    return number_of(number, "stone", "stones");
}

std::string carteso_score_text(const State& state, int side) {
    std::string words = std::string(carteso::side_word(side)) + ", " +
                        half_points_text(carteso::half_points(state, side)) +
                        " points: " + stones_text(carteso::count(state.claimed[side]));
    if (side == carteso::kHorizontal) {
        words += ", komi " + std::to_string(state.komi);
    }
    return words + (state.button == side + 1 ? ", the button" : "");
}

}  // namespace ctq::tables
