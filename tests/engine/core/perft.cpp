#include "engine/core/perft.hpp"

#include <doctest/doctest.h>

#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/scenario.hpp"

namespace ctq::tests {
namespace {

using Counts = std::vector<std::uint64_t>;

Counts count(const std::string& options, int seats, int depth) {
    const core::Match match = new_match({&core::handle_of<null_game::Game>(), options, seats}, 0);
    return core::perft(match.game(), match.box(), depth);
}

}  // namespace

TEST_CASE(
    "perft: chance outcomes are expanded but not counted as actions; sequences end with the "
    "match") {
    CHECK(count("", 2, 4) == Counts{9, 27, 0, 0});
    CHECK(count("deck=large", 3, 3) == Counts{36, 216, 1296});
    CHECK(count("", 2, 0) == Counts{});
}

TEST_CASE("perft: a finished match has no sequences of actions") {
    const core::Match match = random_match({&core::handle_of<null_game::Game>(), "", 2}, 1, 100);
    CHECK(core::perft(match.game(), match.box(), 2) == Counts{0, 0});
}

}  // namespace ctq::tests
