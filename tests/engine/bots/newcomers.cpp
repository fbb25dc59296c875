#include <doctest/doctest.h>

#include <string>

#include "engine/lab/series.hpp"
#include "engine/lab/summary.hpp"
#include "tests/engine/bots/newcomer.hpp"

/// Compares the levels with the newcomer, a bot that plays like a beginner: level 1 is weaker,
/// level 2 about as good, level 5 too strong.
namespace ctq::tests {
namespace {

template <class State>
core::Action decide(const State& observation, int seat, const core::Notes& /*notes*/,
                    std::uint32_t /*parameter*/, core::Rng& rng) {
    return newcomer_action(observation, seat, rng);
}

/// Plays the newcomer against one of the game's bots, with rotated seats.
template <class Entry>
lab::Tally meet(const core::GameHandle& game, const std::string& options, const std::string& rival,
                int games) {
    using G = typename Entry::Game;
    auto roster = bots::roster_of<Entry>();
    lab::Spec spec;
    spec.game = &game;
    spec.options = *core::read_options(game.info->options, options);
    REQUIRE(!lab::seat_bots(spec, "random," + rival));
    spec.entries[0].index = static_cast<int>(roster.size());
    roster.push_back({{"newcomer", ""}, decide<typename G::State>, nullptr});
    spec.seed = 9001;
    spec.rotate = true;
    const auto start = G::start(spec.options, 2);
    lab::Series<G> series(spec, *start, roster);
    lab::Tally tally;
    tally.entries = 2;
    if constexpr (core::WithStatistics<G>) {
        tally.statistics.resize(G::statistics().size());
    }
    for (int g = 0; g < games; ++g) {
        lab::count(tally, series.game(g));
    }
    return tally;
}

/// Returns the percentage of games that the newcomer wins. A shared win counts half.
double share_against(const char* id, const std::string& options, const std::string& rival,
                     int games) {
    const core::GameHandle& game = **core::find_game(cabinet(), id);
    const lab::Tally tally = ask_entry<lab::Tally>(
        game, [&](auto entry) { return meet<decltype(entry)>(game, options, rival, games); },
        Cabinet{});
    return 100.0 *
           (static_cast<double>(tally.entry[0].wins) +
            static_cast<double>(tally.entry[0].draws) / 2) /
           static_cast<double>(tally.games);
}

struct Form {
    const char* game;
    const char* options;
    int games;
    int against_fifth;  ///< number of games, smaller if level 5 searches
    int most_of_fifth;  ///< greatest number of the newcomer's wins in 100 games

    std::string name() const { return std::string(game) + " " + options; }
};

constexpr Form kForms[] = {
    {"cartagena", "rules=cards", 1000, 20, 20},  {"cartagena", "rules=advanced", 1000, 10, 20},
    {"cartagena", "rules=board", 1000, 6, 20},   {"carteso", "", 200, 2, 20},
    {"cartolan", "mode=beginner", 400, 400, 20}, {"cartolan", "mode=regular", 400, 400, 20},
    {"cartolan", "mode=advanced", 400, 400, 20}, {"incan_gold", "", 10000, 10000, 20},
};

}  // namespace

TEST_CASE(
    "newcomer: a bot that plays like a beginner beats level 1 and is about as good as level 2" *
    doctest::test_suite("figures")) {
    for (const Form& form : kForms) {
        INFO(form.name());
        CHECK(share_against(form.game, form.options, "level:1", form.games) >= 60);
        const double second = share_against(form.game, form.options, "level:2", form.games);
        CHECK(second >= 35);
        CHECK(second <= 65);
    }
}

TEST_CASE("newcomer: level 5 is too strong for a bot that plays like a beginner" *
          doctest::test_suite("figures")) {
    for (const Form& form : kForms) {
        INFO(form.name());
        CHECK(share_against(form.game, form.options, "level:5", form.against_fifth) <=
              form.most_of_fifth);
    }
}

}  // namespace ctq::tests
