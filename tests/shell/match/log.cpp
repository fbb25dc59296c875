#include "shell/match/log.hpp"

#include <doctest/doctest.h>

#include "engine/core/random.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/table_setup.hpp"
#include "tests/shell/match/told.hpp"

/// What has happened at a table is told action by action.
namespace ctq::app {
namespace {

bool same(const std::vector<LogEntry>& a, const std::vector<LogEntry>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const LogEntry& x, const LogEntry& y) {
                          return x.turn == y.turn && x.head == y.head && x.seat == y.seat &&
                                 x.plies == y.plies && x.text == y.text;
                      });
}

/// Plays on by lots; what is followed step by step reads like what is told in one go.
void follow(Session& session, Log& log, core::Rng& lots, int actions) {
    for (int i = 0; i < actions && session.turn().kind != core::Turn::Kind::over; ++i) {
        if (session.curtain() != 0) {
            session.lift_curtain();
        }
        REQUIRE(session.your_turn());
        const auto count = static_cast<std::uint32_t>(session.legal().size);
        REQUIRE_FALSE(session.play(session.legal()[static_cast<int>(lots.below(count))], 0));
        log.follow(session, session.match().cursor());
        CHECK(same(log.lines(), log_of(session)));
    }
}

TEST_CASE("A log that is appended reads like one that is told in one go, in every game") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(std::string(game->info->id));
        TableSetup setup = standard_setup(*game);
        setup.seats.assign(2, kHuman);
        auto session = Session::start(make_setup(setup, 7), 0);
        REQUIRE(session);
        Log log;
        log.follow(*session, session->match().cursor());
        CHECK(same(log.lines(), log_of(*session)));
        core::Rng lots{3};
        follow(*session, log, lots, 60);
        // Back, and on along another way.
        Session looked = Session::look(session->match(), 0, true);
        for (const int ply :
             {looked.match().size() / 2, looked.match().size() / 3, 0, looked.match().size()}) {
            log.follow(looked, ply);
            CHECK(same(log.lines(), log_of(looked, ply)));
        }
    }
}

TEST_CASE("A log is told anew for other eyes") {
    TableSetup setup = standard_setup(*cabinet()[0]);
    setup.options = core::standard_options(setup.game->info->options);  // with closed hands
    setup.seats = {kHuman, kHuman};
    auto session = Session::start(make_setup(setup, 7), 0);
    REQUIRE(session);
    Log log;
    core::Rng lots{5};
    follow(*session, log, lots, 12);
    const Session first = Session::look(session->match(), 1, false);
    const Session second = Session::look(session->match(), 2, false);
    log.follow(first, first.match().size());
    CHECK(same(log.lines(), log_of(first)));
    log.follow(second, second.match().size());
    CHECK(same(log.lines(), log_of(second)));
    CHECK_FALSE(same(log.lines(), log_of(first)));
}

}  // namespace
}  // namespace ctq::app
