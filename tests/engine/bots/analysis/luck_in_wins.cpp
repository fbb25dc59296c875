#include "engine/bots/analysis/luck_in_wins.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/bots/decide.hpp"
#include "engine/games/catalogue.hpp"

/// Tests how the result of a match with several seats is split into luck and choices.
namespace ctq::bots {
namespace {

core::Match match_with(const char* game_id, const char* options, std::vector<std::string> seats,
                       std::uint64_t seed, const char* position = "") {
    const core::GameHandle& game = **core::find_game(cabinet(), game_id);
    auto match = core::Match::start({&game,
                                     *core::read_options(game.info->options, options),
                                     std::move(seats),
                                     seed,
                                     position,
                                     {}});
    REQUIRE(match);
    return std::move(*match);
}

/// A match that its bots have played to the end, or for a number of decisions.
core::Match played_match(const char* game_id, const char* options, std::vector<std::string> seats,
                         std::uint64_t seed, int most = 10'000) {
    core::Match match = match_with(game_id, options, std::move(seats), seed);
    match.play_chance();
    for (int i = 0; i < most && match.turn().kind == core::Turn::Kind::seat; ++i) {
        const int seat = match.turn().seat;
        const std::string& bot = match.setup().seats[static_cast<std::size_t>(seat - 1)];
        const core::BotChoice choice = *core::read_bot(roster(match.game()), bot);
        REQUIRE(!match.play(seat, decide(job_at(match, seat, choice, seed))));
        match.play_chance();
    }
    return match;
}

std::vector<Verdict> quick_verdicts(const core::Match& match, std::int64_t playouts) {
    std::vector<Verdict> list;
    for (int ply = 0; ply < match.size(); ++ply) {
        if (const auto one = judge_at(match, ply, playouts)) {
            list.push_back(*one);
        }
    }
    return list;
}

void check_sums(const std::vector<WinAccount>& accounts) {
    double luck = 0;
    double result = 0;
    for (const WinAccount& one : accounts) {
        CHECK(std::abs(one.start + one.luck + one.own + one.others() + one.rest - one.result) <
              1e-9);
        luck += one.luck;
        result += one.result;
    }
    CHECK(std::abs(luck) < 1e-9);
    CHECK(std::abs(result - 1) < 1e-9);
}

/// A match of Cartagena decided by one draw. Seat 1 has one pirate aboard, one on the last space,
/// no card and two actions. It moves the pirate back and draws. Any symbol but H brings the pirate
/// aboard at once. After an H, seat 2 wins with its S.
core::Match last_draw(const char* draw) {
    core::Match match =
        match_with("cartagena", "rules=cards tokens=2 actions=2 hands=open", {"human", "human"}, 1,
                   "track=SCDCCSHHCSDDSHDH tokens=16,17|15,17 hands=|S turn=1 left=2");
    for (const char* token : {"back@16", draw}) {
        CAPTURE(token);
        REQUIRE(!match.play_text(token));
    }
    return match;
}

void finish(core::Match& match, const std::vector<const char*>& tokens) {
    for (const char* token : tokens) {
        CAPTURE(token);
        REQUIRE(!match.play_text(token));
    }
    REQUIRE(match.standing().over);
}

}  // namespace

TEST_CASE("luck in wins: the share at the start, luck, choices and the rest add up to the result") {
    for (const char* options : {"rules=cards tokens=2", "rules=board tokens=1"}) {
        CAPTURE(options);
        const core::Match match = played_match("cartagena", options, {"greedy", "hoarder"}, 3);
        const auto verdicts = quick_verdicts(match, 60);
        const auto accounts = win_accounts(match, verdicts);
        REQUIRE(accounts.size() == 2);
        check_sums(accounts);
        const auto sums = bots::accounts(verdicts, 2);
        for (std::size_t i = 0; i < 2; ++i) {
            CHECK(accounts[i].start == 0.5);
            CHECK(std::abs(accounts[i].own + sums[i].loss) < 1e-9);
            CHECK(std::abs(accounts[i].own + accounts[1 - i].others()) < 1e-9);
            CHECK(accounts[i].luck_error > 0);
        }
    }
}

TEST_CASE("luck in wins: what one seat loses by its choices, the other seats gain") {
    const core::Match match =
        played_match("cartagena", "rules=cards tokens=2", {"greedy", "random", "hoarder"}, 5);
    const auto accounts = win_accounts(match, quick_verdicts(match, 60));
    REQUIRE(accounts.size() == 3);
    check_sums(accounts);
    for (std::size_t i = 0; i < 3; ++i) {
        double brought = accounts[i].own;
        for (const WinAccount& one : accounts) {
            brought += one.rivals[i];
        }
        CHECK(std::abs(brought) < 1e-9);
        CHECK(accounts[i].rivals[i] == 0);
    }
}

TEST_CASE(
    "luck in wins: if only a card draw decides the match, it is all luck, and choices count 0") {
    core::Match lucky = last_draw("draw=S");
    finish(lucky, {"S@15"});
    const auto won = win_accounts(lucky, quick_verdicts(lucky, 4000));
    REQUIRE(won.size() == 2);
    check_sums(won);
    CHECK(std::abs(won[0].start - 26 / 35.0) < 0.05);  // nine of the 35 unseen cards are H
    CHECK(std::abs(won[0].luck - 9 / 35.0) < 0.05);
    CHECK(std::abs(won[0].own) < 0.01);
    CHECK(won[0].result == 1);
    core::Match unlucky = last_draw("draw=H");
    finish(unlucky, {"H@15", "S@15"});
    const auto lost = win_accounts(unlucky, quick_verdicts(unlucky, 4000));
    REQUIRE(lost.size() == 2);
    check_sums(lost);
    CHECK(std::abs(lost[0].luck + 26 / 35.0) < 0.05);
    CHECK(std::abs(lost[0].own) < 0.01);
    CHECK(std::abs(lost[1].luck - 26 / 35.0) < 0.05);
    CHECK(lost[0].result == 0);
}

TEST_CASE("luck in wins: nothing is computed if a verdict is missing or the match is not over") {
    const core::Match match =
        played_match("cartagena", "rules=cards tokens=1", {"greedy", "greedy"}, 3);
    auto verdicts = quick_verdicts(match, 2);
    CHECK(win_accounts(match, verdicts).size() == 2);
    verdicts.erase(verdicts.begin() + 1);
    CHECK(win_accounts(match, verdicts).empty());
    CHECK(win_accounts(match, {}).empty());
    const core::Match open = played_match("cartagena", "rules=cards", {"greedy", "greedy"}, 3, 4);
    CHECK(win_accounts(open, quick_verdicts(open, 2)).empty());
}

TEST_CASE(
    "luck in wins: nothing is computed for a game without chance or with simultaneous choices") {
    const core::Match stones = played_match("carteso", "size=3", {"random", "random"}, 3);
    CHECK(win_accounts(stones, quick_verdicts(stones, 2)).empty());
    const core::Match temple = played_match("incan_gold", "", {"turn:3", "turn:4"}, 3);
    CHECK(win_accounts(temple, std::vector<Verdict>(1)).empty());
}

TEST_CASE("luck in wins: the luck of a bot that plays against itself averages zero") {
    for (const char* options : {"rules=cards tokens=2", "rules=board tokens=1"}) {
        constexpr int matches = 30;
        double sum = 0;
        double squares = 0;
        for (int seed = 1; seed <= matches; ++seed) {
            const core::Match match = played_match("cartagena", options, {"greedy", "greedy"},
                                                   static_cast<std::uint64_t>(seed));
            const auto accounts = win_accounts(match, quick_verdicts(match, 30));
            REQUIRE(accounts.size() == 2);
            sum += accounts[0].luck;  // the luck of seat 2 is minus this
            squares += accounts[0].luck * accounts[0].luck;
        }
        const double mean = sum / matches;
        const double error =
            std::sqrt((squares / matches - mean * mean) / static_cast<double>(matches - 1));
        CAPTURE(options);
        MESSAGE(std::string(options), ": ", mean, " with a standard error of ", error);
        CHECK(std::abs(mean) < 2 * error);
        CHECK(error > 0.01);  // the luck is not always zero
    }
}

TEST_CASE(
    "luck in wins: a sentence tells a player's luck, unless it is within two standard errors") {
    std::vector<WinAccount> accounts(4);
    accounts[0].luck = 0.112;
    accounts[0].luck_error = 0.041;
    accounts[1].luck = -0.118;
    accounts[2].luck = 0.08;
    accounts[2].luck_error = 0.041;
    accounts[3].luck = -1.06;
    accounts[3].luck_error = 0.2;
    const std::vector<std::string> names = {"You", "Greedy", "Ann", "Ben"};
    CHECK(luck_words(accounts, 1, names) ==
          "The draws were worth 11 wins of 100 to you, give or take 8");
    CHECK(luck_words(accounts, 2, names) == "The draws cost Greedy 12 wins of 100");
    CHECK(luck_words(accounts, 3, names) == "The draws made no clear difference to Ann");
    CHECK(luck_words(accounts, 4, names) == "The draws cost Ben more than a whole win");
}

}  // namespace ctq::bots
