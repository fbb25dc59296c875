#include "shell/tables/carteso/view.hpp"

#include <algorithm>
#include <charconv>

/// Carteso in words, and what pointing at its board means.
namespace ctq::tables {

using carteso::Kind;
using carteso::Phase;
using carteso::State;

namespace {

const State& state_of(const void* view) {
    return *static_cast<const State*>(view);
}

/// Of the board's rows from the top: "Row 9: X . O".
void add_rows(std::vector<std::string>& lines, const State& state) {
    for (int row = state.rows - 1; row >= 0; --row) {
        std::string line = "Row " + std::to_string(row + 1) + ":";
        for (const char point : carteso::row_text(state, row)) {
            line += ' ';
            line += point;
        }
        lines.push_back(line);
    }
}

void add_claims(std::vector<std::string>& lines, const State& state) {
    for (const carteso::Group& group : carteso::groups_of(state)) {
        if (group.claimed_by >= 0) {
            lines.push_back(std::string(carteso::side_word(group.claimed_by)) +
                            " has claimed the " + carteso::colour_letter(group.colour) +
                            " group at " + carteso::point_text(carteso::name_of(group.stones)) +
                            ": " + stones_text(carteso::count(group.stones)) + ", " +
                            std::to_string(group.box.rows()) + " by " +
                            std::to_string(group.box.columns()) + ".");
        }
    }
}

std::string point_spot(int colour, int point) {
    return std::string("point:") + carteso::colour_letter(colour) + carteso::point_text(point);
}

}  // namespace

std::string CartesoView::prompt(const ViewContext& context) const {
    const State& state = state_of(context.view);
    if (state.phase == Phase::komi) {
        return "name the komi, points for Horizontal; then your rival picks a side";
    }
    if (state.phase == Phase::side) {
        return "pick your side; komi is " + std::to_string(state.komi);
    }
    const std::string side = std::string("as ") + carteso::side_word(state.side) + ", ";
    if (carteso::empty(carteso::empty_points(state))) {
        return side + (state.button == carteso::kNobody ? "take the button: the board is full"
                                                        : "pass: the board is full");
    }
    if (state.button == carteso::kNobody) {
        return side + "place a stone, or take the button";
    }
    return side + (state.passed ? "place a stone, or pass as well to end the game"
                                : "place a stone, or pass");
}

std::string CartesoView::ending(const ViewContext& context) const {
    const State& state = state_of(context.view);
    const int v = carteso::half_points(state, carteso::kVertical);
    const int h = carteso::half_points(state, carteso::kHorizontal);
    const int winner = v > h ? carteso::kVertical : carteso::kHorizontal;
    return std::string("as ") + carteso::side_word(winner) + ", " +
           half_points_text(std::max(v, h)) + " to " + half_points_text(std::min(v, h));
}

SeatFacts CartesoView::facts(const ViewContext& context, int seat) const {
    const State& state = state_of(context.view);
    if (state.phase == Phase::komi) {
        return {seat == 1 ? "names the komi" : "picks a side", "", ""};
    }
    if (state.phase == Phase::side) {
        return {seat == 1 ? "komi " + std::to_string(state.komi) : "picks a side", "", ""};
    }
    const int side = seat == state.vertical ? carteso::kVertical : carteso::kHorizontal;
    const std::string points = half_points_text(carteso::half_points(state, side));
    std::string detail = carteso::side_word(side);
    if (side == carteso::kHorizontal && state.komi > 0) {
        detail += ", komi " + std::to_string(state.komi);
    }
    if (state.button == side + 1) {
        detail += ", button";
    }
    return {detail, points, std::string(1, carteso::side_letter(side)) + " " + points};
}

std::vector<std::string> CartesoView::situation(const ViewContext& context) const {
    const State& state = state_of(context.view);
    std::vector<std::string> lines;
    if (state.phase == Phase::komi) {
        lines.push_back("The komi has still to be named, then the sides picked.");
    } else if (state.phase == Phase::side) {
        lines.push_back("Komi is " + std::to_string(state.komi) + "; the sides are still open.");
    } else {
        for (const int side : {carteso::kVertical, carteso::kHorizontal}) {
            lines.push_back(context.name(carteso::seat_of(state, side)) + ": " +
                            carteso_score_text(state, side) + ".");
        }
        lines.push_back(carteso_card(state, std::nullopt).brief + ".");
        lines.emplace_back(state.button == carteso::kNobody
                               ? "Nobody has the button, so nobody may pass."
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

std::vector<std::string> CartesoView::spots_of(const void* /*view*/, core::Action action) const {
    switch (carteso::kind_of(action)) {
        case Kind::place:
            return {point_spot(carteso::colour_of(action), carteso::point_of(action))};
        case Kind::button:
            return {"do:button"};
        case Kind::pass:
            return {"do:pass"};
        case Kind::komi:
            return {"komi:" + std::to_string(carteso::value_of(action))};
        case Kind::side:
            return {std::string("side:") + carteso::side_letter(carteso::value_of(action))};
        default:
            return {};
    }
}

/// Only the points of the colour to place are on the board.
std::string_view CartesoView::brings(std::string_view spot) const {
    if (spot.size() <= 7 || spot.substr(0, 6) != "point:" ||
        spot[6] == carteso::colour_letter(colour_)) {
        return {};
    }
    return spot[6] == 'X' ? "stone-X" : "stone-O";
}

/// On a full board nobody has anything to decide any more.
std::optional<core::Action> CartesoView::by_auto_answer(const void* view) const {
    const State& state = state_of(view);
    const bool full = state.phase == Phase::play && carteso::empty(carteso::empty_points(state));
    return full && state.button != carteso::kNobody ? std::optional(carteso::kPass) : std::nullopt;
}

std::optional<core::Action> CartesoView::meant(const void* view,
                                               std::span<const std::string> spots) const {
    const State& state = state_of(view);
    const std::string spot = spots.empty() ? std::string() : spots.back();
    std::optional<core::Action> action;
    if (spot == "do:button") {
        action = carteso::kButton;
    } else if (spot == "do:pass") {
        action = carteso::kPass;
    } else if (spot.size() > 7 && spot.substr(0, 6) == "point:") {
        const int colour = spot[6] == 'X' ? carteso::kX : carteso::kO;
        if (const auto point = carteso::read_point(state, std::string_view(spot).substr(7))) {
            action = carteso::place(*point, colour);
        }
    } else if (spot == "side:V" || spot == "side:H") {
        action = carteso::pick_side(spot[5] == 'V' ? carteso::kVertical : carteso::kHorizontal);
    } else if (spot.substr(0, 5) == "komi:") {
        int komi = 0;
        const auto read = std::from_chars(spot.data() + 5, spot.data() + spot.size(), komi);
        if (read.ec == std::errc{} && komi >= 0 && komi < 0x1000) {
            action = carteso::name_komi(komi);
        }
    }
    carteso::Game::Legal legal;
    carteso::Game::legal(state, legal);
    const bool possible = action && std::find(legal.begin(), legal.end(), *action) != legal.end();
    return possible ? std::nullopt : action;
}

std::span<const std::string_view> CartesoView::how_to_play() const {
    static constexpr std::string_view lines[] = {
        "The stones belong to nobody: in your turn place one of either colour on any empty point.",
        "Stones of one colour that touch along the lines are a group. It spans so many rows and so "
        "many columns.",
        "When a group can grow no further in height or width, it is claimed for good: by Vertical "
        "if it is taller than wide, by Horizontal if it is wider than tall.",
        "As tall as wide: it goes to the opponent of whoever placed the last stone.",
        "Instead of placing, once in the game, one of you may take the button: half a point. From "
        "then on you may pass; two passes in a row end the game.",
        "Each stone in your groups is a point. Horizontal adds the komi: one names it before the "
        "game, the other picks a side."};
    return lines;
}

std::span<const KeyHelp> CartesoView::keys() const {
    static constexpr KeyHelp keys[] = {{"X", "place dark stones"}, {"O", "place light stones"},
                                       {"B", "take the button"},   {"P", "pass"},
                                       {"J K", "less komi, more"}, {"1 2", "pick a side"}};
    return keys;
}

void CartesoView::moved(const app::Step& step, ui::Motion& motion, float seconds) {
    pinned_ = -1;
    placed_ = {};
    if (carteso::kind_of(step.action) == Kind::place) {
        placed_ = {carteso::point_of(step.action), motion.now,
                   motion.now + static_cast<double>(seconds)};
        motion.moving = true;
    }
}

std::unique_ptr<TableView> make_carteso_view() {
    return std::make_unique<CartesoView>();
}

}  // namespace ctq::tables
