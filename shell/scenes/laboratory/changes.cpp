#include "shell/scenes/laboratory/changes.hpp"

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/titles.hpp"

namespace ctq::app {
namespace {

bool change_bot(Experiment& experiment, std::string_view assignment) {
    const auto [number, word] = cut(assignment, '=');
    const auto seat = read_within(number, 1, static_cast<std::int64_t>(experiment.seats.size()));
    if (!seat || assignment.find('=') == std::string_view::npos ||
        assignment.find(',') != std::string_view::npos) {
        return false;
    }
    experiment.seats[static_cast<std::size_t>(*seat - 1)] = word;
    return true;
}

bool change_bots(Experiment& experiment, std::string_view number) {
    const SeatRange range = seat_range(experiment);
    const auto count = read_within(number, range.least, range.most);
    const bool tournament = experiment.kind == Experiment::Kind::tournament;
    if (!count) {
        return false;
    }
    const auto roster = bots::roster(*experiment.game);
    auto& seats = experiment.seats;
    seats.resize(std::min(seats.size(), static_cast<std::size_t>(*count)));
    // In a tournament, use each bot once before repeating any.
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
    const auto [key, word] = cut(assignment, '=');
    const core::OptionSpec* option = find_option(*experiment.game, key);
    if (option == nullptr || assignment.find('=') == std::string_view::npos) {
        return false;
    }
    const bool standard = word == core::option_word(*option, option->standard);
    experiment.options = with_word(experiment.options, key, standard ? "" : word);
    return true;
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
        const auto number = read_within(*games, 1, kMostLabGames);
        done = number.has_value();
        experiment.games = number.value_or(experiment.games);
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
        const core::GameInfo& info = *experiment.game->info;
        const auto number = read_within(*table, std::max(info.least_seats, 2), info.most_seats);
        done = number.has_value();
        experiment.table = static_cast<int>(number.value_or(experiment.table));
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

bool change_shown(ShownResults& shown, std::string_view command, int cells) {
    using Measure = ShownResults::Measure;
    bool done = true;
    if (command == "extremes:on" || command == "extremes:off") {
        shown.extremes = command == "extremes:on";
    } else if (const auto order = core::after_prefix(command, "sort:")) {
        const auto found = std::find(std::begin(kOrders), std::end(kOrders), *order);
        done = found != std::end(kOrders);
        shown.order =
            done ? static_cast<ShownResults::Order>(found - std::begin(kOrders)) : shown.order;
    } else if (command == "rows:all" || command == "rows:few") {
        shown.all_rows = command == "rows:all";
    } else if (const auto cell = core::after_prefix(command, "cell:")) {
        const auto number = read_within(*cell, 0, cells - 1);
        done = number.has_value();
        shown.cell = static_cast<int>(number.value_or(shown.cell));
    } else if (command == "measure:wins") {
        shown.measure = Measure::wins;
    } else if (command == "measure:shared") {
        shown.measure = Measure::shared;
    } else if (command == "measure:score") {
        shown.measure = Measure::score;
    } else {
        done = false;
    }
    return done;
}

}  // namespace ctq::app
