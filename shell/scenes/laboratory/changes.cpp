#include "shell/scenes/laboratory/changes.hpp"

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "shell/scenes/laboratory/ranges.hpp"

namespace ctq::app {
namespace {

bool change_bot(Experiment& experiment, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const auto seat = core::read_number(assignment.substr(0, equals));
    if (!seat || equals == std::string_view::npos || *seat < 1 ||
        *seat > static_cast<std::int64_t>(experiment.seats.size()) ||
        assignment.find(',') != std::string_view::npos) {
        return false;
    }
    experiment.seats[static_cast<std::size_t>(*seat - 1)] = assignment.substr(equals + 1);
    return true;
}

bool change_bots(Experiment& experiment, std::string_view number) {
    const auto count = core::read_number(number);
    const SeatRange range = seat_range(experiment);
    const bool tournament = experiment.kind == Experiment::Kind::tournament;
    if (!count || *count < range.least || *count > range.most) {
        return false;
    }
    const auto roster = bots::roster(*experiment.game);
    auto& seats = experiment.seats;
    seats.resize(std::min(seats.size(), static_cast<std::size_t>(*count)));
    // In a tournament each bot once, as long as there are others.
    for (std::size_t i = 0; seats.size() < static_cast<std::size_t>(*count); ++i) {
        const std::string id = i < roster.size() ? roster[i].info.id : roster[0].info.id;
        if (!tournament || i >= roster.size() ||
            std::find(seats.begin(), seats.end(), id) == seats.end()) {
            seats.push_back(tournament ? id : roster[0].info.id);
        }
    }
    return true;
}

bool change_option(Experiment& experiment, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const std::string_view key = assignment.substr(0, equals);
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (equals != std::string_view::npos && key == option.key) {
            std::string_view word = assignment.substr(equals + 1);
            if (word == core::option_word(option, option.standard)) {
                word = {};
            }
            experiment.options = with_word(experiment.options, key, word);
            return true;
        }
    }
    return false;
}

}  // namespace

bool change_experiment(Experiment& experiment, std::string_view command) {
    bool done = true;
    if (const auto id = core::after_prefix(command, "preset:")) {
        const Preset* preset = find_preset(*id);
        done = preset != nullptr;
        if (done) {
            experiment = experiment_of(*preset);
        }
    } else if (const auto game_id = core::after_prefix(command, "game:")) {
        const auto game = core::find_game(cabinet(), *game_id);
        const auto presets = game ? lab::presets(**game) : std::span<const Preset>();
        done = !presets.empty();
        if (done) {
            experiment = experiment_of(presets.front());
        }
    } else if (const auto bot = core::after_prefix(command, "bot:")) {
        done = change_bot(experiment, *bot);
    } else if (const auto count = core::after_prefix(command, "bots:")) {
        done = change_bots(experiment, *count);
    } else if (const auto options = core::after_prefix(command, "options:")) {
        experiment.options = *options;
    } else if (const auto option = core::after_prefix(command, "option:")) {
        done = change_option(experiment, *option);
    } else if (const auto games = core::after_prefix(command, "games:")) {
        const auto number = core::read_number(*games);
        done = number && *number >= 1 && *number <= kMostLabGames;
        experiment.games = done ? *number : experiment.games;
    } else if (const auto seed = core::after_prefix(command, "lab-seed:")) {
        const auto number = core::read_unsigned(*seed);
        done = number.has_value();
        experiment.seed = number.value_or(experiment.seed);
    } else if (const auto kind = core::after_prefix(command, "kind:")) {
        done = std::find(std::begin(kKinds), std::end(kKinds), *kind) != std::end(kKinds);
        if (done) {
            make_kind(experiment, *kind);
        }
    } else if (const auto table = core::after_prefix(command, "table:")) {
        const auto number = core::read_number(*table);
        const core::GameInfo& info = *experiment.game->info;
        done = number && *number >= std::max(info.least_seats, 2) && *number <= info.most_seats;
        experiment.table = done ? static_cast<int>(*number) : experiment.table;
    } else if (const auto elo = core::after_prefix(command, "elo:")) {
        done = set_elo(experiment, *elo);
    } else if (const auto from = core::after_prefix(command, "from:")) {
        done = !go_on_from(experiment, *from);
    } else if (command == "rotate:on" || command == "rotate:off") {
        experiment.rotate = command == "rotate:on";
    } else if (const auto vary = core::after_prefix(command, "vary:")) {
        done = vary_option(experiment, *vary);
    } else {
        done = false;
    }
    return done;
}

}  // namespace ctq::app
