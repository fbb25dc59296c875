#include "tests/engine/carteso/board.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace ctq::tests {
namespace {

const core::GameHandle& game() {
    return core::handle_of<carteso::Game>();
}

core::Result<core::Match> start(const std::string& options, const std::string& position) {
    core::Setup setup;
    setup.game = &game();
    const auto read = core::read_options(game().info->options, options);
    if (!read) {
        return read.problem();
    }
    setup.options = *read;
    setup.seats = {"human", "human"};
    setup.seed = 1;
    setup.position = position;
    return core::Match::start(setup);
}

core::Match started(const std::string& options, const std::string& position) {
    auto match = start(options, position);
    REQUIRE_MESSAGE(match, match.problem().text());
    const char* broken = game().check(match->state());
    REQUIRE_MESSAGE(broken == nullptr, broken);
    return *match;
}

}  // namespace

std::string settled(int rows, int columns, int komi) {
    return "rows=" + std::to_string(rows) + " cols=" + std::to_string(columns) +
           " komi=" + std::to_string(komi) + " sides=fixed";
}

core::Match new_carteso(const std::string& options) {
    return started(options, "");
}

core::Match carteso_after(int rows, int columns, const std::string& tokens, int komi) {
    core::Match match = new_carteso(settled(rows, columns, komi));
    play(match, tokens);
    return match;
}

core::Match carteso_at(const std::string& position, const std::string& options) {
    const std::string board = position.substr(0, position.find(' '));
    const auto rows = std::count(board.begin(), board.end(), '/') + 1;
    const std::size_t columns = std::min(board.find('/'), board.size());
    return started(options + " rows=" + std::to_string(rows) + " cols=" + std::to_string(columns),
                   position);
}

std::string carteso_problem(const std::string& options, const std::string& position) {
    const auto match = start(options, position);
    return match ? "" : match.problem().text();
}

const carteso::State& carteso_of(const core::Match& match) {
    return *static_cast<const carteso::State*>(match.state());
}

std::string rows_of(const carteso::State& state) {
    std::string text;
    for (int row = state.rows - 1; row >= 0; --row) {
        text += carteso::row_text(state, row) + (row > 0 ? "/" : "");
    }
    return text;
}

std::string claims_of(const carteso::State& state) {
    std::vector<std::string> claims;
    for (const carteso::Group& group : carteso::groups_of(state)) {
        if (group.claimed_by >= 0) {
            claims.push_back(carteso::point_text(carteso::name_of(group.stones)) + "=" +
                             carteso::side_letter(group.claimed_by));
        }
    }
    std::sort(claims.begin(), claims.end());
    std::string text;
    for (const std::string& claim : claims) {
        text += (text.empty() ? "" : " ") + claim;
    }
    return text;
}

carteso::Group group_of(const carteso::State& state, const std::string& point) {
    const auto at = carteso::read_point(state, point);
    REQUIRE(at);
    for (const carteso::Group& group : carteso::groups_of(state)) {
        if (carteso::has(group.stones, *at)) {
            return group;
        }
    }
    FAIL("no stone on " << point);
    return {};
}

int score_of(const core::Match& match, carteso::Side side) {
    return carteso::half_points(carteso_of(match), side);
}

}  // namespace ctq::tests
