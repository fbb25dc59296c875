#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/record.hpp"
#include "engine/core/share.hpp"
#include "tests/engine/scenario.hpp"

/// Tests matches of every game: records, share codes, seeking and branches.
namespace ctq::tests {
namespace {

using core::Match;
using core::Turn;

bool same_log(const Match& a, const Match& b) {
    if (a.size() != b.size()) {
        return false;
    }
    for (int ply = 0; ply < a.size(); ++ply) {
        if (a.action(ply) != b.action(ply)) {
            return false;
        }
    }
    return true;
}

bool same_match(const Match& a, const Match& b) {
    return same_log(a, b) && a.hash() == b.hash() && a.box() == b.box() &&
           a.setup().seats == b.setup().seats && a.setup().options == b.setup().options;
}

/// The states before each action and after the last one, computed by plain replay.
std::vector<core::StateBox> replay(const Match& match) {
    std::vector<core::StateBox> states{match.state_at(0)};
    for (int ply = 0; ply < match.size(); ++ply) {
        core::StateBox next = states.back();
        match.game().apply(next.data(), match.action(ply));
        states.push_back(next);
    }
    return states;
}

/// Moves the cursor to random plies and compares the state with the replay.
bool seeks_well(Match& match, const std::vector<core::StateBox>& states, core::Rng& rng) {
    for (int i = 0; i < 40; ++i) {
        const auto ply = rng.below(static_cast<unsigned>(states.size()));
        match.seek(static_cast<int>(ply));
        if (!(match.box() == states[ply]) || match.cursor() != static_cast<int>(ply)) {
            return false;
        }
    }
    return true;
}

/// Seeks to `ply`, plays a random action and compares the match with a replay of its new log.
bool diverges_well(Match match, int ply, core::Rng& rng) {
    match.seek(ply);
    core::ActionList list;
    match.options_now(list);
    const auto other = list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
    const bool same = other == match.action(ply);
    const int size = match.size();
    const Turn turn = match.turn();
    match.play(turn.kind == Turn::Kind::seat ? turn.seat : 0, other);
    if (match.size() != (same ? size : ply + 1) || match.cursor() != ply + 1) {
        return false;
    }
    play_randomly(match, 150);
    const auto states = replay(match);
    return match.box() == states[static_cast<std::size_t>(match.cursor())] &&
           seeks_well(match, states, rng);
}

bool base64url(const std::string& code) {
    return std::all_of(code.begin(), code.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               c == '-' || c == '_';
    });
}

bool short_lines(std::string_view text) {
    for (std::size_t column = 0; const char c : text) {
        column = c == '\n' ? 0 : column + 1;
        if (column > 80) {
            return false;
        }
    }
    return true;
}

constexpr int kWholeGame = 20'000;

}  // namespace

TEST_CASE("conformance: reading a record restores the match") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        for (const int most : {0, 1, 5, 60, kWholeGame}) {
            const Match match = random_match(scenario, 11, most);
            const std::string text = core::write_record(match);
            const auto opened = core::read_record(tested_games(), text);
            REQUIRE_MESSAGE(opened, opened.problem().text());
            CHECK(same_match(opened->match, match));
            CHECK(opened->match.cursor() == match.size());
            CHECK(opened->match.setup().seed == 11);
            CHECK(opened->remark == "");
            CHECK(core::write_record(opened->match) == text);
            CHECK(short_lines(text));
        }
    }
}

TEST_CASE("conformance: reading a share code restores the match") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        for (const int most : {0, 1, 5, 60, kWholeGame}) {
            const Match match = random_match(scenario, 12, most);
            const std::string code = core::write_code(match);
            const auto read = core::read_code(tested_games(), code);
            REQUIRE_MESSAGE(read, read.problem().text());
            CHECK(same_match(*read, match));
            CHECK(core::write_code(*read) == code);
            CHECK(base64url(code));
        }
    }
}

TEST_CASE("conformance: reading a record or a share code restores unusual options") {
    for (const Scenario& scenario : variant_scenarios()) {
        INFO(scenario.name());
        const Match match = random_match(scenario, 13, 120);
        const auto opened = core::read_record(tested_games(), core::write_record(match));
        REQUIRE_MESSAGE(opened, opened.problem().text());
        CHECK(same_match(opened->match, match));
        const auto read = core::read_code(tested_games(), core::write_code(match));
        REQUIRE_MESSAGE(read, read.problem().text());
        CHECK(same_match(*read, match));
    }
}

TEST_CASE(
    "conformance: records and share codes contain the whole log, even the actions after the "
    "cursor") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        Match match = random_match(scenario, 14, 90);
        const std::string text = core::write_record(match);
        const std::string code = core::write_code(match);
        match.seek(match.size() / 2);
        CHECK(core::write_record(match) == text);
        CHECK(core::write_code(match) == code);
    }
}

TEST_CASE("conformance: seeking a ply gives the same state as replaying the log up to it") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        Match match = random_match(scenario, 15, kWholeGame);
        const auto states = replay(match);
        core::Rng rng{15};
        CHECK(seeks_well(match, states, rng));
        for (int ply = 0; ply <= match.size(); ply += 1 + ply / 7) {
            CHECK(match.state_at(ply) == states[static_cast<std::size_t>(ply)]);
        }
    }
}

TEST_CASE("conformance: undo goes to the seat's previous decision, redo to its next one") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        Match match = random_match(scenario, 16, 150);
        for (int seat = 1; seat <= scenario.seats; ++seat) {
            match.seek(match.size());
            while (true) {
                const int ply = match.undo_ply(seat, false);
                if (ply < 0) {
                    break;
                }
                REQUIRE(ply < match.cursor());
                for (int between = ply + 1; between < match.cursor(); ++between) {
                    CHECK(match.turn_before(between).seat *
                              (match.turn_before(between).kind == Turn::Kind::seat) !=
                          seat);
                }
                const int from = match.cursor();
                match.seek(ply);
                CHECK(match.turn().seat == seat);
                CHECK(match.turn().kind == Turn::Kind::seat);
                CHECK(match.redo_ply(seat) == (from == match.size() ? match.size() : from));
            }
        }
    }
}

TEST_CASE("conformance: a chance event drawn again after an undo has the same outcome") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        Match match = random_match(scenario, 17, 150);
        for (int ply = 0; ply < match.size(); ++ply) {
            if (match.turn_before(ply).kind == Turn::Kind::chance) {
                match.seek(ply);
                CHECK(match.draw() == match.action(ply));
            }
        }
    }
}

TEST_CASE("conformance: a different action at an earlier ply replaces the rest of the log") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        const Match match = random_match(scenario, 18, 400);
        core::Rng rng{18};
        for (int i = 0; i < 12; ++i) {
            CHECK(diverges_well(
                match, static_cast<int>(rng.below(static_cast<unsigned>(match.size()))), rng));
        }
    }
}

TEST_CASE("conformance: a branch and the match it was copied from do not affect each other") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        Match match = random_match(scenario, 19, 200);
        const Match before = match;
        match.seek(match.size() / 2);
        Match branch = match.branch();
        CHECK(branch.size() == before.size() / 2);
        CHECK(branch.cursor() == branch.size());
        CHECK(branch.hash() == match.hash());
        play_randomly(branch, 100);
        match.seek(match.size());
        CHECK(same_match(match, before));
        CHECK(branch.box() == replay(branch).back());
    }
}

}  // namespace ctq::tests
