#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/perft.hpp"
#include "tests/engine/cartagena/slow_race.hpp"
#include "tests/engine/cartagena/table.hpp"
#include "tests/engine/scale.hpp"
#include "tests/engine/scenario.hpp"
#include "tests/engine/state_text.hpp"

/// Compares the engine with SlowRace, a second implementation of the rules: legal actions, outcomes
/// of chance, states and results.
namespace ctq::tests {
namespace {

using core::Match;
using core::Turn;

std::vector<Scenario> races(const std::vector<Scenario>& all) {
    std::vector<Scenario> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [](const Scenario& scenario) {
        return std::string(scenario.game->info->id) == "cartagena";
    });
    return found;
}

/// Returns the outcomes with their weights if chance acts, else the legal actions, as one text.
std::string options_of(const Match& match) {
    if (match.turn().kind != Turn::Kind::chance) {
        return sorted_text(legal_texts(match));
    }
    core::OutcomeList outcomes;
    match.game().chance(match.state(), outcomes);
    std::vector<std::string> words;
    for (const core::Outcome& outcome : outcomes) {
        words.push_back(match.game().to_text(match.state(), outcome.action) + "*" +
                        std::to_string(outcome.weight));
    }
    return sorted_text(words);
}

std::string options_of(const SlowRace& race) {
    std::vector<std::string> words =
        race.chances().empty() ? race.legal() : std::vector<std::string>();
    for (const auto& [token, weight] : race.chances()) {
        words.push_back(token + "*" + std::to_string(weight));
    }
    return sorted_text(words);
}

std::string race_picture(const Match& match) {
    std::string text = "pile " + std::to_string(state_of(match).pile);
    for (int seat = 1; seat <= match.setup().seat_count(); ++seat) {
        text += "; " + positions(match, seat) + ":";
        for (int s = 0; s < state_of(match).symbols; ++s) {
            text += " " + std::to_string(state_of(match).hand[seat - 1][s]);
        }
    }
    return text;
}

std::string race_picture(const SlowRace& race, const Match& match) {
    std::string text = "pile " + std::to_string(race.pile());
    for (int seat = 1; seat <= match.setup().seat_count(); ++seat) {
        std::string row;
        for (const int position : race.tokens(seat)) {
            row += (row.empty() ? "" : " ") + std::to_string(position);
        }
        text += "; " + row + ":";
        for (int s = 0; s < state_of(match).symbols; ++s) {
            text += " " + std::to_string(race.cards(seat, symbol_word(state_of(match), s)));
        }
    }
    return text;
}

SlowRace slow_race_of(const Match& match) {
    return SlowRace(match.setup().options, match.setup().seat_count());
}

/// Replays the match in both implementations. Returns the first disagreement, or "".
std::string disagreement(Match match) {
    SlowRace race = slow_race_of(match);
    for (int ply = 0; ply <= match.size(); ++ply) {
        match.seek(ply);
        const std::string at = "ply " + std::to_string(ply) + ": ";
        if (options_of(match) != options_of(race)) {
            return at + options_of(match) + "but slowly " + options_of(race);
        }
        if (race_picture(match) != race_picture(race, match)) {
            return at + race_picture(match) + " but slowly " + race_picture(race, match);
        }
        const Turn turn = match.turn();
        if ((turn.kind == Turn::Kind::over) != race.over() ||
            (turn.kind == Turn::Kind::seat && turn.seat != race.turn())) {
            return at + "another turn";
        }
        if (ply < match.size()) {
            race.take(match.game().to_text(match.state(), match.action(ply)));
        }
    }
    const core::Standing standing = match.standing();
    for (int seat = 1; seat <= standing.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        const bool first = standing.over && !standing.drawn() && standing.rank[i] == 1;
        if (standing.half_points[i] != 2 * race.tokens_home(seat) ||
            first != (race.winner() == seat)) {
            return "another result";
        }
    }
    return {};
}

/// Plays the same random tokens in the engine and in SlowRace, then compares their perft counts
/// from the position reached.
void compare_perft(const Scenario& scenario, std::uint64_t seed, int ply, int depth) {
    INFO(scenario.name());
    Match match = random_match(scenario, seed, ply);
    SlowRace race = slow_race_of(match);
    for (int i = 0; i < match.size(); ++i) {
        race.take(match.game().to_text(match.state_at(i).data(), match.action(i)));
    }
    CHECK(core::perft(match.game(), match.box(), depth) == slow_perft(race, depth));
}

}  // namespace

TEST_CASE("cartagena: in whole random games the engine agrees with the reference, SlowRace") {
    for (const Scenario& scenario : races(preset_scenarios())) {
        INFO(scenario.name());
        for (int seed = 1; seed <= scaled(4, 1); ++seed) {
            const auto match = random_match(scenario, static_cast<std::uint64_t>(seed), 3000);
            CHECK(disagreement(match) == "");
        }
    }
}

TEST_CASE("cartagena: under unusual options the engine agrees with the reference, SlowRace") {
    for (const Scenario& scenario : races(variant_scenarios())) {
        INFO(scenario.name());
        CHECK(disagreement(random_match(scenario, 5, 400)) == "");
    }
    const auto& game = core::handle_of<cartagena::Game>();
    for (const char* options :
         {"per_symbol=1 hand=1 full=skip", "per_symbol=2 hand=1 boat_return=off actions=3",
          "rules=board per_symbol=1 hand=1 full=block", "rules=advanced per_symbol=2 hand=2",
          "tokens=1 stall=3", "rules=board stall=1", "rules=advanced boat_return=off stall=5"}) {
        INFO(std::string(options));
        for (int seed = 1; seed <= scaled(6, 2); ++seed) {
            const Scenario race{&game, options, 3};
            CHECK(disagreement(random_match(race, static_cast<std::uint64_t>(seed), 600)) == "");
        }
    }
}

TEST_CASE("cartagena: in hundreds of random games the engine agrees with the reference, SlowRace" *
          doctest::test_suite("long")) {
    for (const Scenario& scenario : races(preset_scenarios())) {
        INFO(scenario.name());
        for (std::uint64_t seed = 100; seed < 200; ++seed) {
            CHECK(disagreement(random_match(scenario, seed, 5000)) == "");
        }
    }
    for (const Scenario& scenario : races(variant_scenarios())) {
        INFO(scenario.name());
        for (std::uint64_t seed = 100; seed < 120; ++seed) {
            CHECK(disagreement(random_match(scenario, seed, 1000)) == "");
        }
    }
}

TEST_CASE("cartagena: under rules=cards perft matches the reference implementation SlowRace") {
    const auto& game = core::handle_of<cartagena::Game>();
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        compare_perft({&game, "rules=cards", 2}, seed, 30 + 12 * static_cast<int>(seed), 3);
        compare_perft({&game, "rules=cards", 4}, seed, 40 + 12 * static_cast<int>(seed), 3);
    }
}

TEST_CASE("cartagena: under rules=advanced perft matches the reference implementation SlowRace") {
    const auto& game = core::handle_of<cartagena::Game>();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        compare_perft({&game, "rules=advanced", 2}, seed, 60 + 30 * static_cast<int>(seed), 3);
        compare_perft({&game, "rules=advanced", 4}, seed, 80 + 40 * static_cast<int>(seed), 2);
    }
}

TEST_CASE("cartagena: under rules=board perft matches the reference implementation SlowRace") {
    const auto& game = core::handle_of<cartagena::Game>();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        compare_perft({&game, "rules=board", 2}, seed, 60 + 30 * static_cast<int>(seed), 3);
        compare_perft({&game, "rules=board", 5}, seed, 90 + 40 * static_cast<int>(seed), 2);
    }
}

}  // namespace ctq::tests
