#include <doctest/doctest.h>

#include "tests/engine/carteso/board.hpp"
#include "tests/engine/state_text.hpp"

/// The state as JSON ("picture") that tools read, in each phase of a game.
namespace ctq::tests {

using carteso::Game;

TEST_CASE("carteso: the JSON picture names the phase, and komi and sides once they are settled") {
    core::Match match = new_carteso("rows=1 cols=2");
    CHECK(holds(picture_of<Game>(carteso_of(match)), R"("phase":"komi")"));
    CHECK(holds(picture_of<Game>(carteso_of(match)), R"("komi":null,"vertical":null,"side":null)"));
    play(match, "komi=1");
    CHECK(holds(picture_of<Game>(carteso_of(match)), R"("phase":"side")"));
    CHECK(holds(picture_of<Game>(carteso_of(match)), R"("komi":1,"vertical":null,"side":null)"));
    play(match, "side=V");
    CHECK(holds(picture_of<Game>(carteso_of(match)), R"("phase":"play")"));
    CHECK(holds(picture_of<Game>(carteso_of(match)), R"("komi":1,"vertical":2,"side":"V")"));
}

}  // namespace ctq::tests
