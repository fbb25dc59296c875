#include "tests/engine/scenario.hpp"

#include "engine/games/catalogue.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/option_pairs.hpp"

namespace ctq::tests {
namespace {

using core::OptionSpec;
using core::Turn;

bool playable(const Scenario& scenario) {
    const auto options = core::read_options(scenario.game->info->options, scenario.options);
    return options && scenario.game->start(*options, scenario.seats);
}

}  // namespace

core::Catalogue tested_games() {
    static const std::vector<const core::GameHandle*> games = [] {
        std::vector<const core::GameHandle*> all(cabinet().begin(), cabinet().end());
        all.push_back(&core::handle_of<null_game::Game>());
        return all;
    }();
    return games;
}

std::string Scenario::name() const {
    return std::string(game->info->id) + (options.empty() ? "" : " ") + options + " seats " +
           std::to_string(seats);
}

std::vector<Scenario> preset_scenarios() {
    std::vector<Scenario> found;
    for (const core::GameHandle* game : tested_games()) {
        for (const std::string& preset : core::preset_texts(game->info->options)) {
            for (int n = game->info->least_seats; n <= game->info->most_seats; ++n) {
                if (const Scenario scenario{game, preset, n}; playable(scenario)) {
                    found.push_back(scenario);
                }
            }
        }
    }
    return found;
}

const std::vector<Scenario>& variant_scenarios() {
    static const std::vector<Scenario> all = [] {
        std::vector<Scenario> found;
        for (const core::GameHandle* game : tested_games()) {
            const auto forms = covering_scenarios(*game);
            found.insert(found.end(), forms.begin(), forms.end());
        }
        return found;
    }();
    return all;
}

core::Match new_match(const Scenario& scenario, std::uint64_t seed) {
    core::Setup setup;
    setup.game = scenario.game;
    setup.options = *core::read_options(scenario.game->info->options, scenario.options);
    setup.seats.assign(static_cast<std::size_t>(scenario.seats), "random");
    setup.seed = seed;
    return *core::Match::start(setup);
}

int play_randomly(core::Match& match, int most) {
    int count = 0;
    core::ActionList list;
    for (; count < most; ++count) {
        const Turn turn = match.turn();
        if (turn.kind == Turn::Kind::over) {
            break;
        }
        if (turn.kind == Turn::Kind::chance) {
            match.play(0, match.draw());
            continue;
        }
        match.options_now(list);
        core::Rng rng = core::seat_stream(match.setup().seed, turn.seat,
                                          static_cast<std::uint64_t>(match.cursor()));
        match.play(turn.seat, list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))]);
    }
    return count;
}

core::Match random_match(const Scenario& scenario, std::uint64_t seed, int most) {
    core::Match match = new_match(scenario, seed);
    play_randomly(match, most);
    return match;
}

void list_actions(const core::GameHandle& game, const void* state, core::ActionList& list) {
    list.clear();
    const Turn turn = game.turn(state);
    if (turn.kind == Turn::Kind::seat) {
        game.legal(state, list);
    } else if (turn.kind == Turn::Kind::chance) {
        core::OutcomeList outcomes;
        game.chance(state, outcomes);
        for (const core::Outcome& outcome : outcomes) {
            list.push(outcome.action);
        }
    }
}

}  // namespace ctq::tests
