// Tests that the other seats' actions since the person's last action stay marked on the board.
#include <doctest/doctest.h>
#include <imgui.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/layers.hpp"
#include "shell/tables/cartolan/places.hpp"
#include "shell/tables/view.hpp"
#include "tests/shell/tables/context.hpp"
#include "tests/stage/person.hpp"

namespace ctq::stage {
namespace {

constexpr ui::Rect kBoard{20, 20, 600, 600};

/// The last actions of seats, oldest first, as a view is given them.
std::vector<match::LastAction> last_actions(const core::Match& match, std::size_t count) {
    std::vector<match::LastAction> all;
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Turn turn = match.turn_before(ply);
        if (turn.kind == core::Turn::Kind::seat) {
            all.push_back({match.action(ply), match.state_at(ply), turn.seat});
        }
    }
    REQUIRE(all.size() >= count);
    return {all.end() - static_cast<std::ptrdiff_t>(count), all.end()};
}

/// The number of vertices drawn if the last `count` actions are recent.
template <class Draw>
int drawn(const core::Match& match, std::size_t count, Draw draw) {
    const std::vector<match::LastAction> recent = last_actions(match, count);
    const std::vector<std::string> names{"You", "Explorer"};
    const tables::Picker picker;
    const tables::ViewContext context{.game = match.game(),
                                      .view = match.state(),
                                      .viewer = 1,
                                      .turn = match.turn(),
                                      .your_turn = false,
                                      .names = names,
                                      .picker = picker,
                                      .reduced = true,
                                      .odds = false,
                                      .recent = recent};
    stage::Person person({stage::kDesktop, 1, 1},
                         [&](ui::Canvas& canvas) { draw(canvas, context); });
    person.settle();
    return person.drawn().TotalVtxCount;
}

TEST_CASE("In Cartolan each recent move has an arrow, and a route begins with one ring") {
    const core::Match match = tests::played<cartolan::Game>("", "first=1 n n tile=ftttt stop n n");
    const auto trails = [&](ui::Canvas& canvas, const tables::ViewContext& context) {
        namespace view = cartolan::view;
        const auto& state = context.state<cartolan::State>();
        const ui::Viewport port{.area = kBoard, .board = view::whole_map(state, false)};
        view::draw_trails(canvas, view::frame_of(port, ui::whole(port), 1), context, {});
    };
    const int none = drawn(match, 0, trails);
    const int one = drawn(match, 1, trails);
    const int two = drawn(match, 2, trails);
    CHECK(one > none);
    CHECK(two > one);
    // The second move adds an arrow but no ring, because it continues the same route.
    CHECK(two - one < one - none);
}

TEST_CASE("In Carteso each recent stone has a ring") {
    const core::Match match =
        tests::played<carteso::Game>("size=5 komi=0 sides=fixed", "Xa1 Xc3 Oe5");
    const auto view = tables::make_view("carteso");
    const auto board = [&](ui::Canvas& canvas, const tables::ViewContext& context) {
        view->draw_board(canvas, kBoard, context);
    };
    const int none = drawn(match, 0, board);
    const int one = drawn(match, 1, board);
    const int two = drawn(match, 2, board);
    CHECK(one > none);
    CHECK(two > one);
}

}  // namespace
}  // namespace ctq::stage
