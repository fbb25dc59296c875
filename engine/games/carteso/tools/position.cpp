#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/carteso/claims.hpp"

/// Reads and writes set-up positions such as `XO./O../... V a3=H -`: the rows from the top, the
/// side to move, the claims, and the owner of the button.
namespace ctq::carteso {
namespace {

using core::Failure;
using core::Problem;
using core::quoted;

constexpr std::size_t kWordCount = 4;

Failure problem(std::string sentence) {
    return Problem{"Position", std::move(sentence)};
}

Failure lay_row(State& state, std::string_view text, int row) {
    if (text.size() != state.columns) {
        return problem("Row " + std::to_string(row + 1) + " has " + std::to_string(text.size()) +
                       " points, the board " + std::to_string(state.columns) + " columns.");
    }
    for (std::size_t column = 0; column < text.size(); ++column) {
        const int point = point_at(row, static_cast<int>(column));
        if (text[column] == 'X' || text[column] == 'O') {
            add(state.stones[text[column] == 'X' ? kX : kO], point);
        } else if (text[column] != '.') {
            return problem("A point is X, O or . for empty, not " + quoted(text.substr(column, 1)) +
                           " on " + point_text(point) + ".");
        }
    }
    return std::nullopt;
}

Failure lay_stones(State& state, std::string_view text) {
    const auto rows = core::split(text, '/');
    if (rows.size() != state.rows) {
        return problem("The position has " + std::to_string(rows.size()) + " rows, the board " +
                       std::to_string(state.rows) + ".");
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (auto failure = lay_row(state, rows[i], state.rows - 1 - static_cast<int>(i))) {
            return failure;
        }
    }
    return std::nullopt;
}

std::optional<Side> read_side(std::string_view text) {
    if (text == "V" || text == "H") {
        return text == "V" ? kVertical : kHorizontal;
    }
    return std::nullopt;
}

Failure claim(State& state, std::string_view text) {
    const std::size_t equals = text.find('=');
    const auto point = read_point(state, text.substr(0, equals));
    const auto side = read_side(equals == std::string_view::npos ? "" : text.substr(equals + 1));
    if (!point || !side) {
        return problem("A claim is a point of this board and its owner such as a1=V, not " +
                       quoted(text) + ".");
    }
    for (const Colour colour : {kX, kO}) {
        if (!has(state.stones[colour], *point)) {
            continue;
        }
        const Points group = group_at(state, colour, *point);
        if (meet(group, either(state.claimed[kVertical], state.claimed[kHorizontal]))) {
            return problem("The group of " + point_text(*point) + " is claimed twice.");
        }
        state.claimed[*side] = either(state.claimed[*side], group);
        return std::nullopt;
    }
    return problem("There is no stone on " + point_text(*point) + " to claim.");
}

/// Rule 7: checks that exactly the finished groups are claimed, each by its owner.
Failure check_claims(const State& state) {
    for (const Group& group : groups_of(state)) {
        const std::string name = point_text(name_of(group.stones));
        if (!group.finished && group.claimed_by >= 0) {
            return problem("The group of " + name + " may still grow, so nobody has claimed it.");
        }
        if (group.finished && group.claimed_by < 0) {
            const bool square = group.box.rows() == group.box.columns();
            const std::string owner =
                square ? "V or H" : std::string(1, side_letter(owner_of(group.box, 0)));
            return problem(
                core::say("The group of {name} is finished, so it is claimed: {name}={owner}.",
                          {{"name", name}, {"owner", owner}}));
        }
        if (group.finished && group.box.rows() != group.box.columns() &&
            group.claimed_by != owner_of(group.box, 0)) {
            return problem("The group of " + name + " belongs to " +
                           side_word(owner_of(group.box, 0)) + ".");
        }
    }
    return std::nullopt;
}

Failure read_claims(State& state, std::string_view text) {
    if (text != "-") {
        for (const std::string_view word : core::split(text, ',')) {
            if (auto failure = claim(state, word)) {
                return failure;
            }
        }
    }
    return check_claims(state);
}

Failure read_turn(State& state, std::string_view side, std::string_view button) {
    const auto to_move = read_side(side);
    const auto holder = read_side(button);
    if (!to_move) {
        return problem("The side to move is V or H, not " + quoted(side) + ".");
    }
    if (!holder && button != "-") {
        return problem("The button is with V, H or nobody (-), not " + quoted(button) + ".");
    }
    state.side = *to_move;
    state.button = holder ? static_cast<std::uint8_t>(*holder + 1) : kNobody;
    return std::nullopt;
}

}  // namespace

/// Seat 1 plays V. Komi is 0 if the options say that seat 1 names it.
core::Result<State> Game::position(const core::Options& options, int seats, std::string_view text) {
    auto state = start(options, seats);
    if (!state) {
        return state;
    }
    const auto words = core::words(text);
    if (words.size() != kWordCount) {
        return Problem{"Position",
                       "A position is the rows from the top, the side to move, the claims and who "
                       "has the button, such as XO./O../... V a3=H -; this has " +
                           std::to_string(words.size()) + " words."};
    }
    state->phase = Phase::play;
    state->ask_side = false;
    if (auto failure = lay_stones(*state, words[0])) {
        return *failure;
    }
    if (auto failure = read_claims(*state, words[2])) {
        return *failure;
    }
    if (auto failure = read_turn(*state, words[1], words[3])) {
        return *failure;
    }
    return state;
}

}  // namespace ctq::carteso
