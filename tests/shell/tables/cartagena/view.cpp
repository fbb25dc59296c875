#include "shell/tables/cartagena/view.hpp"

#include <doctest/doctest.h>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/open_session.hpp"
#include "shell/scenes/table/status.hpp"
#include "tests/shell/tables/context.hpp"

/// Cartagena in words: how a game ends in which nobody gets further.
namespace ctq::cartagena::view {
namespace {

/// Seat 2 can only pass, and seat 1 falls back to it and leaves it again.
core::Match stalling(std::string_view options, int rounds) {
    const core::GameHandle& game = core::handle_of<Game>();
    auto match = core::Match::start({&game,
                                     *core::read_options(game.info->options, options),
                                     {"human", "greedy"},
                                     5,
                                     "track=SCDCCSHHCSDDSHDH tokens=9|5 hands=| turn=1 left=1",
                                     {}});
    REQUIRE(match);
    for (int round = 0; round < rounds; ++round) {
        for (const auto token : core::words(round % 2 == 0 ? "back@9 draw=C pass" : "C@5 pass")) {
            REQUIRE_FALSE(match->play_text(token));
        }
    }
    return std::move(*match);
}

struct Table {
    explicit Table(core::Match match)
        : session(std::move(*app::resume_session(std::move(match), 0))),
          view(tables::make_view("cartagena")) {
        view->gather(session);
    }
    ViewContext context() const { return tests::context_of(session, picker); }

    app::Session session;
    std::unique_ptr<tables::TableView> view;
    tables::Picker picker;
};

TEST_CASE("A game of Cartagena in which nobody gets further ends with a sentence that says so") {
    const Table table(stalling("tokens=1 stall=4", 4));
    CHECK(app::status_line(table.session, *table.view, table.context()) ==
          "It is a draw: nobody got further for 4 rounds.");
    const Table one(stalling("tokens=1 stall=1", 1));
    CHECK(one.view->ending(one.context()).words == "nobody got further for 1 round");
}

TEST_CASE("The text view of Cartagena tells from half the time on that the game stalls") {
    const std::string line = "Nobody has got further for 2 rounds; after 4 rounds it is a draw.";
    const Table early(stalling("tokens=1 stall=4", 1));
    CHECK(early.view->situation(early.context()).back() != line);
    const Table late(stalling("tokens=1 stall=4", 2));
    CHECK(late.view->situation(late.context()).back() == line);
}

}  // namespace
}  // namespace ctq::cartagena::view
