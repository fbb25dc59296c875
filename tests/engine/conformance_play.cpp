#include <doctest/doctest.h>

#include <algorithm>
#include <new>
#include <vector>

#include "engine/core/hash.hpp"
#include "engine/core/text.hpp"
#include "tests/engine/allocations.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/scale.hpp"
#include "tests/engine/scenario.hpp"

/// Plays every game at random, checks every position and compares the final states with a golden
/// file.
namespace ctq::tests {
namespace {

using core::Action;
using core::ActionList;
using core::OutcomeList;
using core::Turn;

constexpr int kGames = 1000;
constexpr int kActionCap = 5000;

/// The combined results of many games.
struct Tally {
    int unfinished = 0;
    std::uint64_t hash = 0;        ///< of all final states
    std::uint64_t first_hash = 0;  ///< of the final states of the first games
    std::uint64_t allocations = 0;
    std::string broken;  ///< the first fault found; empty if there is none
};

bool strictly_rising(const ActionList& list) {
    return std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) == list.end();
}

/// Returns what is wrong with the list of legal actions or outcomes, or an empty string.
std::string list_fault(const core::GameHandle& game, const void* state, const Turn& turn,
                       ActionList& list) {
    list_actions(game, state, list);
    if (list.size == 0) {
        return "nothing is legal";
    }
    if (!strictly_rising(list)) {
        return "the list is not sorted or has duplicates";
    }
    if (turn.kind == Turn::Kind::chance) {
        OutcomeList outcomes;
        game.chance(state, outcomes);
        for (const core::Outcome& outcome : outcomes) {
            if (outcome.weight == 0) {
                return "an outcome has no weight";
            }
        }
    }
    return {};
}

std::string standing_fault(const core::Standing& standing, int seats, bool over) {
    if (standing.seats != seats || standing.over != over) {
        return "the standing does not fit the turn";
    }
    bool first = false;
    for (std::size_t i = 0; i < standing.rank.size(); ++i) {
        const int rank = standing.rank[i];
        const bool playing = static_cast<int>(i) < seats;
        if (over && playing ? rank < 1 || rank > seats : rank != 0) {
            return "a rank is out of range";
        }
        first = first || rank == 1;
    }
    return first == over ? "" : "nobody is first";
}

std::string turn_fault(const Turn& turn, int seats) {
    if (turn.kind != Turn::Kind::seat) {
        return turn.seat <= seats && turn.secret == 0 ? "" : "chance or nobody chooses in secret";
    }
    if (turn.seat < 1 || turn.seat > seats || !turn.known) {
        return "the seat to act is out of range or unknown";
    }
    const unsigned beyond = turn.secret >> (seats + 1);
    const bool among = (turn.secret >> turn.seat & 1U) != 0;
    return turn.secret == 0 || (among && beyond == 0 && (turn.secret & 1U) == 0)
               ? ""
               : "the seats that choose in secret are wrong";
}

Action pick(const core::GameHandle& game, const void* state, const Turn& turn,
            const ActionList& list, std::uint64_t seed, int ply) {
    const auto step = static_cast<std::uint64_t>(ply);
    core::Rng rng = turn.kind == Turn::Kind::chance ? core::chance_stream(seed, step)
                                                    : core::seat_stream(seed, turn.seat, step);
    return turn.kind == Turn::Kind::chance
               ? game.draw(state, rng)
               : list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
}

/// Plays one game, checks each position and adds the results to the tally.
void play_one(const core::Match& match, std::uint64_t seed, Tally& tally) {
    const core::GameHandle& game = match.game();
    core::StateBox state = match.box();
    const int seats = match.setup().seat_count();
    ActionList list;
    int actions = 0;
    for (int ply = 0;; ++ply) {
        const Turn turn = game.turn(state.data());
        const bool over = turn.kind == Turn::Kind::over;
        const char* invariant = game.check(state.data());
        std::string fault = invariant != nullptr ? invariant : turn_fault(turn, seats);
        if (fault.empty()) {
            fault = standing_fault(game.result(state.data()), seats, over);
        }
        if (fault.empty() && !over) {
            fault = list_fault(game, state.data(), turn, list);
        }
        actions += turn.kind == Turn::Kind::seat ? 1 : 0;
        if (over || actions > kActionCap || !fault.empty()) {
            tally.unfinished += over ? 0 : 1;
            tally.broken = fault;
            break;
        }
        const Action action = pick(game, state.data(), turn, list, seed, ply);
        if (!std::binary_search(list.begin(), list.end(), action)) {
            tally.broken = "chance drew what is no outcome";
            break;
        }
        const std::uint64_t before = allocations();
        game.apply(state.data(), action);
        tally.allocations += allocations() - before;
    }
    const std::uint64_t final_hash = core::state_hash(match.setup(), state);
    tally.hash = core::hash_bytes(&final_hash, sizeof final_hash, tally.hash);
}

Tally play_many(const Scenario& scenario, int games, std::uint64_t series, int first = 0) {
    const core::Match match = new_match(scenario, 0);
    Tally tally;
    for (int i = 0; i < games && tally.broken.empty(); ++i) {
        play_one(match, core::nth_seed(series, static_cast<std::uint64_t>(i)), tally);
        tally.first_hash = i + 1 == first ? tally.hash : tally.first_hash;
    }
    return tally;
}

std::string hash_line(std::uint64_t hash, int games, const Scenario& scenario) {
    return core::hex(hash) + "  " + std::to_string(games) + " games of " + scenario.name() + "\n";
}

}  // namespace

TEST_CASE("conformance: the tests' allocation counter counts each allocation") {
    const std::uint64_t before = allocations();
    ::operator delete(::operator new(100));
    CHECK(allocations() == before + 1);
}

TEST_CASE(
    "conformance: 1,000 random games of every preset keep all invariants and allocate no memory") {
    const auto scenarios = preset_scenarios();
    std::string hashes;
    std::string first_hashes;
    for (const Scenario& scenario : scenarios) {
        INFO(scenario.name());
        const auto alike =
            std::count_if(scenarios.begin(), scenarios.end(), [&](const Scenario& other) {
                return other.game == scenario.game && other.options == scenario.options;
            });
        const auto games = static_cast<int>((kGames + alike - 1) / alike);
        // Every build plays these first games, even one with a large CTQ_SCALE.
        const int first = (games + 19) / 20;
        const Tally tally = play_many(scenario, scaled(games, first), 1, first);
        CHECK(tally.broken == "");
        CHECK(tally.allocations == 0);
        CHECK(tally.unfinished == 0);
        hashes += hash_line(tally.hash, games, scenario);
        first_hashes += hash_line(tally.first_hash, first, scenario);
    }
    expect_golden("final_hashes_first.txt", first_hashes);
    if (scale() == 1) {
        expect_golden("final_hashes.txt", hashes);
    }
}

TEST_CASE(
    "conformance: 10,000 random games of every preset keep all invariants and allocate no memory" *
    doctest::test_suite("long")) {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        const Tally tally = play_many(scenario, 10 * kGames, 3);
        CHECK(tally.broken == "");
        CHECK(tally.allocations == 0);
        CHECK(tally.unfinished <= kGames / 100);
    }
}

TEST_CASE(
    "conformance: random games with unusual options keep all invariants up to the action cap") {
    for (const Scenario& scenario : variant_scenarios()) {
        INFO(scenario.name());
        const Tally tally = play_many(scenario, scaled(5, 1), 2);
        CHECK(tally.broken == "");
        CHECK(tally.allocations == 0);
    }
}

}  // namespace ctq::tests
