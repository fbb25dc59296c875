// Commands that change an experiment or the display of its results.
#include <algorithm>
#include <optional>
#include <span>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"
#include "shell/scenes/laboratory/titles.hpp"

namespace ctq::scenes {
namespace {

constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kFewAll[] = {"few", "all"};

/// Returns the index of `word` in the list of words that a command may have; nullopt if it is not
/// there.
std::optional<int> index_of(std::span<const std::string_view> words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<int>(found - words.begin()));
}

/// Assigns the value that was parsed. Returns false and changes nothing if parsing failed.
template <class Value, class Number>
bool set(Value& value, const std::optional<Number>& read) {
    value = read ? static_cast<Value>(*read) : value;
    return read.has_value();
}

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

/// Returns the first preset (ready-made experiment) of a game, or null.
const Preset* first_preset(std::string_view game_id) {
    const auto game = core::find_game(cabinet(), game_id);
    const auto presets = game ? lab::presets(**game) : std::span<const Preset>();
    return presets.empty() ? nullptr : &presets.front();
}

bool change_to(Experiment& experiment, const Preset* preset) {
    experiment = preset != nullptr ? experiment_of(*preset) : experiment;
    return preset != nullptr;
}

bool change_kind(Experiment& experiment, std::string_view word) {
    const auto kind = index_of(kKinds, word);
    if (kind) {
        make_kind(experiment, static_cast<Experiment::Kind>(*kind));
    }
    return kind.has_value();
}

bool change_table(Experiment& experiment, std::string_view number) {
    const core::GameInfo& info = *experiment.game->info;
    return set(experiment.table,
               read_within(number, std::max(info.least_seats, 2), info.most_seats));
}

bool change_options(Experiment& experiment, std::string_view options) {
    experiment.options = options;
    return true;
}

}  // namespace

bool change_experiment(Experiment& experiment, std::string_view command) {
    const auto [verb, words] = cut(command, ':');
    if (command.find(':') == std::string_view::npos) {
        return false;
    }
    return verb == "preset"     ? change_to(experiment, find_preset(words))
           : verb == "game"     ? change_to(experiment, first_preset(words))
           : verb == "bot"      ? change_bot(experiment, words)
           : verb == "bots"     ? change_bots(experiment, words)
           : verb == "options"  ? change_options(experiment, words)
           : verb == "option"   ? change_option(experiment, words)
           : verb == "games"    ? set(experiment.games, read_within(words, 1, kMostLabGames))
           : verb == "lab-seed" ? set(experiment.seed, core::read_unsigned(words))
           : verb == "kind"     ? change_kind(experiment, words)
           : verb == "table"    ? change_table(experiment, words)
           : verb == "elo"      ? set_elo(experiment, words)
           : verb == "from"     ? !go_on_from(experiment, words)
           : verb == "rotate"   ? set(experiment.rotate, index_of(kOffOn, words))
                                : verb == "vary" && vary_option(experiment, words);
}

bool change_shown(ShownResults& shown, std::string_view command, int cells) {
    const auto [verb, word] = cut(command, ':');
    return verb == "extremes"  ? set(shown.extremes, index_of(kOffOn, word))
           : verb == "sort"    ? set(shown.order, index_of(kOrders, word))
           : verb == "rows"    ? set(shown.all_rows, index_of(kFewAll, word))
           : verb == "measure" ? set(shown.measure, index_of(kMeasures, word))
                               : verb == "cell" && set(shown.cell, read_within(word, 0, cells - 1));
}

}  // namespace ctq::scenes
