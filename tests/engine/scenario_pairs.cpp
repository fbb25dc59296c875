#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tests/engine/option_pairs.hpp"

/// Checks that the scenarios with unusual options contain every pair of option values that a game
/// allows.
namespace ctq::tests {
namespace {

using Row = std::vector<std::int32_t>;

/// Two values of two factors of a game.
struct ValuePair {
    std::size_t a;
    std::int32_t a_value;
    std::size_t b;
    std::int32_t b_value;
};

std::vector<ValuePair> all_pairs(const std::vector<Factor>& factors) {
    std::vector<ValuePair> pairs;
    for (std::size_t a = 0; a < factors.size(); ++a) {
        for (std::size_t b = a + 1; b < factors.size(); ++b) {
            for (const std::int32_t a_value : factors[a].values) {
                for (const std::int32_t b_value : factors[b].values) {
                    pairs.push_back({a, a_value, b, b_value});
                }
            }
        }
    }
    return pairs;
}

std::vector<Row> rows_of(const core::GameHandle& game) {
    std::vector<Row> rows;
    for (const Scenario& scenario : variant_scenarios()) {
        if (scenario.game == &game) {
            rows.push_back(row_of(scenario));
        }
    }
    return rows;
}

bool meets(const std::vector<Row>& rows, const ValuePair& pair) {
    return std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
        return row[pair.a] == pair.a_value && row[pair.b] == pair.b_value;
    });
}

std::vector<ValuePair> pairs_left_out(const core::GameHandle& game) {
    std::vector<ValuePair> left = all_pairs(factors_of(*game.info));
    const auto rows = rows_of(game);
    std::erase_if(left, [&](const ValuePair& pair) { return meets(rows, pair); });
    return left;
}

bool starts(const Scenario& scenario) {
    const auto options = core::read_options(scenario.game->info->options, scenario.options);
    return options && scenario.game->start(*options, scenario.seats);
}

/// Whether the game allows any of 1,000 random scenarios with these two values.
bool possible(const core::GameHandle& game, const ValuePair& pair, core::Rng& rng) {
    const auto factors = factors_of(*game.info);
    for (int i = 0; i < 1000; ++i) {
        Row row;
        for (const Factor& factor : factors) {
            row.push_back(factor.values[rng.below(static_cast<unsigned>(factor.values.size()))]);
        }
        row[pair.a] = pair.a_value;
        row[pair.b] = pair.b_value;
        if (starts(scenario_of(game, row))) {
            return true;
        }
    }
    return false;
}

std::string key_of(const core::GameInfo& info, const Factor& factor) {
    return factor.option < 0 ? "seats" : info.options[static_cast<std::size_t>(factor.option)].key;
}

/// Returns the pairs of factors with values that never occur together, by their keys: "mode
/// mythical".
std::set<std::string> keys_left_out(const core::GameHandle& game) {
    const auto factors = factors_of(*game.info);
    std::set<std::string> keys;
    for (const ValuePair& pair : pairs_left_out(game)) {
        keys.insert(key_of(*game.info, factors[pair.a]) + " " +
                    key_of(*game.info, factors[pair.b]));
    }
    return keys;
}

}  // namespace

TEST_CASE(
    "every two option values occur together in a tested scenario, unless the game refuses the "
    "pair") {
    for (const core::GameHandle* game : tested_games()) {
        INFO(std::string(game->info->id));
        core::Rng rng{5};
        for (const ValuePair& pair : pairs_left_out(*game)) {
            const auto factors = factors_of(*game->info);
            INFO(key_of(*game->info, factors[pair.a]), " ", pair.a_value, ", ",
                 key_of(*game->info, factors[pair.b]), " ", pair.b_value);
            CHECK_FALSE(possible(*game, pair, rng));
        }
        for (const Row& row : rows_of(*game)) {
            CHECK(starts(scenario_of(*game, row)));
        }
    }
}

TEST_CASE(
    "only options that the rules exclude from each other have values that never occur together") {
    const auto left_out = [](const char* id) {
        return keys_left_out(**core::find_game(tested_games(), id));
    };
    using Keys = std::set<std::string>;
    CHECK(left_out("cartagena") == Keys{"rules seats", "hand per_symbol"});
    CHECK(left_out("incan_gold").empty());
    CHECK(left_out("carteso") == Keys{"rows komi", "cols komi"});
    CHECK(left_out("cartolan") == Keys{"mode mythical", "die_faces die_against"});
    CHECK(left_out("null_game").empty());
}

}  // namespace ctq::tests
