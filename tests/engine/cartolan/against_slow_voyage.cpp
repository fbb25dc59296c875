#include <doctest/doctest.h>

#include <algorithm>

#include "tests/engine/cartolan/both_voyages.hpp"
#include "tests/engine/option_pairs.hpp"
#include "tests/engine/scale.hpp"

/// Compares the engine with SlowVoyage, a second implementation of the rules, at every ply of whole
/// games: legal actions, outcomes with their weights, everything on the table, and results.
namespace ctq::tests {
namespace {

std::vector<Scenario> cartolan_of(const std::vector<Scenario>& all) {
    std::vector<Scenario> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                 [](const Scenario& scenario) { return scenario.game == &engine_cartolan(); });
    return found;
}

/// A random preset with up to seven options changed to other tested values.
Scenario drawn_form(const std::vector<Scenario>& presets, core::Rng& rng) {
    const auto factors = factors_of(*engine_cartolan().info);
    while (true) {
        auto row = row_of(presets[rng.below(static_cast<unsigned>(presets.size()))]);
        for (auto changes = rng.below(8); changes > 0; --changes) {
            const auto i = rng.below(static_cast<unsigned>(factors.size()));
            const auto& values = factors[i].values;
            row[i] = values[rng.below(static_cast<unsigned>(values.size()))];
        }
        Scenario scenario = scenario_of(engine_cartolan(), row);
        const auto options = core::read_options(engine_cartolan().info->options, scenario.options);
        if (options && engine_cartolan().start(*options, scenario.seats)) {
            return scenario;
        }
    }
}

/// Small maps with many Adventurers and a margin that delays the end, so that fights, cards and
/// Agents are frequent. In the last one the seats are so rich that lists of amounts are cut short.
std::vector<Scenario> crowded_forms() {
    const std::string crowd = " adventurers=2 domain=1 margin=300";
    const std::string riches = " wonder_water=99 wonder_land=99 trade=99 cut=99";
    return {{&engine_cartolan(), "mode=beginner" + crowd, 4},
            {&engine_cartolan(), "mode=regular mythical=hidden die_against=3" + crowd, 4},
            {&engine_cartolan(), "mode=advanced mythical=east die_against=3" + crowd, 3},
            {&engine_cartolan(), "mode=advanced movement=budgeted boxes=2 moves=6" + crowd, 4},
            {&engine_cartolan(), "mode=advanced boxes=2 domain=0 margin=999" + riches, 2}};
}

/// The kinds of events that must occur, so that the comparison covers the rules.
const std::vector<std::string> kKinds = {
    "first", "adv", "sail", "wait", "stop", "gust", "tile", "tile=disaster", "tile=mythical",
    "keep", "rest", "restore", "place", "lift", "send", "take=wealth", "take=card", "court",
    "attack an Adventurer", "attack an Agent", "die=with", "die=against", "roll=hit", "roll=miss",
    "bank", "buy", "agent", "done", "equip", "equip=none",
    // characters and discoveries
    "card=defence", "card=downwind", "card=upwind", "card=lookout", "card=attack", "card=rob",
    "card=banker", "card=envoy", "card=guest", "card=tradesman", "card=sickness", "card=season",
    // events without a token of their own
    "a Chest sunk", "a Chest salvaged", "a victim sent home", "an arrest", "an Agent robbed",
    "an Agent removed", "an Agent placed by an envoy", "a rest paid", "a free rest at a rival's",
    "discards made a pile", "a fight of several rolls", "one of three tiles kept",
    "a technology taken over", "a long list of what to bank", "a long list of what to send",
    "an end by a lead", "an end of the tiles", "an end with empty Vaults", "a draw"};

/// A game with these options, in which the seats choose in a random mode.
Voyage any_voyage(const Scenario& form, core::Rng& rng) {
    const auto play = static_cast<Play>(rng.below(4));
    const bool even_chance = rng.below(3) == 0;
    return {form, play, even_chance, rng.next()};
}

void expect_agreement(const Voyage& voyage, Tally& tally) {
    REQUIRE(BothVoyages(voyage, tally).run(3000) == "");
}

void expect_every_kind(const Tally& tally) {
    for (const std::string& kind : kKinds) {
        INFO(kind);
        CHECK((tally.count(kind) > 0 && tally.at(kind) > 0));
    }
}

}  // namespace

TEST_CASE("cartolan: at every ply of 200 games the engine agrees with the reference, SlowVoyage") {
    std::vector<Voyage> voyages;
    core::Rng rng{14};
    const auto add = [&](const std::vector<Scenario>& forms, int games) {
        for (const Scenario& form : forms) {
            for (int i = 0; i < games; ++i) {
                voyages.push_back(any_voyage(form, rng));
            }
        }
    };
    add(cartolan_of(preset_scenarios()), 7);
    add(cartolan_of(variant_scenarios()), 2);
    add(crowded_forms(), 10);
    CHECK(voyages.size() > 190);
    Tally tally;
    for (std::size_t i = 0; i < voyages.size(); i += static_cast<std::size_t>(scale())) {
        expect_agreement(voyages[i], tally);
    }
    if (scale() == 1) {
        expect_every_kind(tally);
        // This is rare: only the crowded forms have so many wonders that the deck runs out.
        CHECK(tally["used cards made a deck"] > 0);
    }
}

TEST_CASE("cartolan: the engine agrees with the reference, SlowVoyage, in 10,000 random games" *
          doctest::test_suite("long")) {
    Tally tally;
    core::Rng rng{20};
    const auto presets = cartolan_of(preset_scenarios());
    for (int i = scaled(10'000, 100); i > 0; --i) {
        expect_agreement(any_voyage(drawn_form(presets, rng), rng), tally);
    }
    if (scale() == 1) {
        expect_every_kind(tally);
    }
}

}  // namespace ctq::tests
