#include "shell/match/log.hpp"

#include <doctest/doctest.h>

#include "engine/core/random.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/tables/view.hpp"
#include "tests/shell/match/log_of.hpp"

/// Tests that a match's log is the same whether it is built step by step or in one go.
namespace ctq::match {
namespace {

bool same(const std::vector<LogEntry>& a, const std::vector<LogEntry>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const LogEntry& x, const LogEntry& y) {
                          return x.turn == y.turn && x.head == y.head && x.seat == y.seat &&
                                 x.plies == y.plies && x.text == y.text;
                      });
}

/// Returns one line for each turn, the unfinished last one included.
std::vector<std::string> turns_of(const Log& log) {
    std::vector<std::string> turns;
    for (int first = 0; first < static_cast<int>(log.lines().size()); first = log.turn_end(first)) {
        turns.push_back(log.turn_words(first, log.lines().back().plies));
    }
    return turns;
}

/// Whether two logs are equal line by line and turn by turn.
bool same(const Log& a, const Log& b) {
    return same(a.lines(), b.lines()) && turns_of(a) == turns_of(b);
}

Log log_at_once(const Session& session, int end, const Briefs* briefs) {
    Log log;
    log.follow(session, end, briefs);
    return log;
}

/// Plays random actions. After each action, checks that the log built step by step equals a log
/// built in one go.
void follow(Session& session, Log& log, core::Rng& lots, int actions,
            const Briefs* briefs = nullptr) {
    for (int i = 0; i < actions && session.turn().kind != core::Turn::Kind::over; ++i) {
        if (session.viewpoint().curtain() != 0) {
            session.lift_curtain();
        }
        REQUIRE(session.your_turn());
        const auto count = static_cast<std::uint32_t>(session.legal().size);
        REQUIRE_FALSE(session.play(session.legal()[static_cast<int>(lots.below(count))], 0));
        log.follow(session, session.match().cursor(), briefs);
        CHECK(same(log, log_at_once(session, session.match().cursor(), briefs)));
    }
}

TEST_CASE("A log built step by step equals a log built in one go, in every game") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(std::string(game->info->id));
        TableSetup setup = standard_setup(*game);
        setup.seats.assign(2, kHuman);
        auto session = start_session(make_setup(setup, 7), 0);
        REQUIRE(session);
        const auto view = tables::make_view(game->info->id);
        Log log;
        log.follow(*session, session->match().cursor(), view.get());
        core::Rng lots{3};
        follow(*session, log, lots, 60, view.get());
        // Seek backward and forward.
        Session looked = replay_session(session->match(), 0, true);
        for (const int ply :
             {looked.match().size() / 2, looked.match().size() / 3, 0, looked.match().size()}) {
            log.follow(looked, ply, view.get());
            CHECK(same(log, log_at_once(looked, ply, view.get())));
        }
    }
}

/// Names an action by the kind of its card only.
struct ByCard : Briefs {
    std::optional<Brief> brief(const void* before, core::Action action,
                               const void* /*after*/) const override {
        const std::string token = game->to_text(before, action);
        Brief brief;
        brief.words = token.substr(0, token.find('@'));
        return brief;
    }
    const core::GameHandle* game = nullptr;
};

/// Returns the number of turns that have begun.
int match_turns(const Session& session) {
    Log log;
    log.follow(session, session.match().cursor());
    return log.lines().back().turn;
}

TEST_CASE("A turn in one line merges only neighbouring actions, and keeps their order") {
    TableSetup setup = standard_setup(*cabinet()[0]);
    setup.options = *core::read_options(setup.game->info->options, "rules=board actions=3");
    setup.seats = {kHuman, kHuman};
    ByCard briefs;
    briefs.game = setup.game;
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        auto session = start_session(make_setup(setup, seed), 0);
        REQUIRE(session);
        std::string twice;
        std::string once;
        for (const core::Action action : session->legal()) {
            const std::string card = session->game().to_text(session->view(), action);
            (twice.empty() ? twice : once) = card;
        }
        const auto play = [&](const std::string& token) {
            const auto action = session->game().from_text(session->view(), token);
            return action && !session->play(*action, 0);
        };
        if (once.empty() || !play(twice) || !play(once) || !play(twice) ||
            match_turns(*session) != 1) {
            continue;  // this hand has no such cards
        }
        const std::string a = twice.substr(0, twice.find('@'));
        const std::string b = once.substr(0, once.find('@'));
        Log log;
        log.follow(*session, session->match().cursor(), &briefs);
        const std::string turn = turns_of(log).back();
        CAPTURE(turn);
        CHECK(turn.ends_with(": " + a + ", " + b + ", " + a));
        return;
    }
    FAIL("no seed deals two cards of one kind");
}

TEST_CASE("The log is rebuilt if the viewing seat changes") {
    TableSetup setup = standard_setup(*cabinet()[0]);
    setup.options = core::standard_options(setup.game->info->options);  // with hidden hands
    setup.seats = {kHuman, kHuman};
    auto session = start_session(make_setup(setup, 7), 0);
    REQUIRE(session);
    Log log;
    core::Rng lots{5};
    follow(*session, log, lots, 12);
    const Session first = replay_session(session->match(), 1, false);
    const Session second = replay_session(session->match(), 2, false);
    log.follow(first, first.match().size());
    CHECK(same(log.lines(), log_of(first)));
    log.follow(second, second.match().size());
    CHECK(same(log.lines(), log_of(second)));
    CHECK_FALSE(same(log.lines(), log_of(first)));
}

}  // namespace
}  // namespace ctq::match
