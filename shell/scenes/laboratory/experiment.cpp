#include "shell/scenes/laboratory/experiment.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/link_text.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::app {
namespace {

constexpr std::size_t kMostText = 2000;

std::string joined(const std::vector<std::string>& seats) {
    std::string text;
    for (const std::string& seat : seats) {
        text += (&seat == &seats.front() ? "" : ",") + seat;
    }
    return text;
}

core::Problem no_experiment() {
    return {"", "This link holds no experiment that can be read."};
}

}  // namespace

core::Result<lab::Sweep> sweep_of(const Experiment& experiment) {
    if (experiment.games < 1 || experiment.games > kMostLabGames) {
        return core::Problem{
            "", "Games: a whole number from 1 to " + ui::count_words(kMostLabGames) + "."};
    }
    auto sweep = lab::read_sweep(*experiment.game, experiment.options, joined(experiment.seats),
                                 experiment.seed, experiment.rotate);
    if (!sweep) {
        return sweep;
    }
    if (sweep->cells() > kMostLabCells) {
        return core::Problem{"", "Here a sweep has at most " + std::to_string(kMostLabCells) +
                                     " combinations; the program ctq takes more."};
    }
    if (experiment.games > kMostLabGames / sweep->cells()) {
        return core::Problem{"", "All combinations together have at most a billion games."};
    }
    return sweep;
}

std::string_view chosen_word(std::string_view options, std::string_view key) {
    for (const std::string_view word : core::words(options)) {
        if (word.size() > key.size() && word.substr(0, key.size()) == key &&
            word[key.size()] == '=') {
            return word.substr(key.size() + 1);
        }
    }
    return {};
}

std::string with_word(std::string_view options, std::string_view key, std::string_view word) {
    std::string text = word.empty() ? "" : std::string(key) + "=" + std::string(word);
    for (const std::string_view other : core::words(options)) {
        if (other.substr(0, other.find('=')) != key) {
            text += (text.empty() ? "" : " ") + std::string(other);
        }
    }
    return text;
}

std::string choice_word(const core::OptionSpec& option, int i) {
    if (i < static_cast<int>(option.choices.size())) {
        return option.choices[static_cast<std::size_t>(i)];
    }
    std::string all;
    for (const char* word : option.choices) {
        all += all.empty() ? "" : "|";
        all += word;
    }
    return all;
}

int chosen_choice(std::string_view options, const core::OptionSpec& option) {
    const std::string_view word = chosen_word(options, option.key);
    for (int i = static_cast<int>(option.choices.size()); i >= 0 && !word.empty(); --i) {
        if (choice_word(option, i) == word) {
            return i;
        }
    }
    return word.empty() ? option.standard : -1;
}

std::string experiment_text(const Experiment& experiment) {
    return linked(std::string(experiment.game->info->id) + ";" + experiment.options + ";" +
                  joined(experiment.seats) + ";" + std::to_string(experiment.games) + ";" +
                  std::to_string(experiment.seed) + (experiment.rotate ? ";r" : ""));
}

std::string experiment_words(const Experiment& experiment, std::int64_t each) {
    std::string seats;
    for (const std::string& seat : experiment.seats) {
        seats += (seats.empty() ? "" : ", ") + bot_words_title(*experiment.game, seat);
    }
    return core::say(
        "{game}{options:| – {changed}} – {seats}. {stopped:Stopped after about {each} of "
        "{games}|{games}} "
        "games each{rotate:, seats rotated|}, seed {seed}.",
        {{"game", experiment.game->info->title},
         {"options", experiment.options.empty()},
         {"changed", options_words_title(*experiment.game, experiment.options)},
         {"seats", seats},
         {"stopped", each < experiment.games},
         {"each", ui::count_words(each)},
         {"games", ui::count_words(experiment.games)},
         {"rotate", experiment.rotate},
         {"seed", std::to_string(experiment.seed)}});
}

core::Result<Experiment> read_experiment(std::string_view text) {
    if (text.size() > kMostText) {
        return no_experiment();
    }
    const auto parts = core::split(text, ';');
    if (parts.size() != 5 && !(parts.size() == 6 && parts[5] == "r")) {
        return no_experiment();
    }
    const auto game = core::find_game(cabinet(), parts[0]);
    const auto games = core::read_number(parts[3]);
    const auto seed = core::read_unsigned(parts[4]);
    if (!game) {
        return game.problem();
    }
    if (!games || !seed) {
        return no_experiment();
    }
    Experiment experiment;
    experiment.game = *game;
    experiment.options = plain(parts[1]);
    const std::string seats = plain(parts[2]);
    for (const std::string_view word : core::split(seats, ',')) {
        experiment.seats.emplace_back(word);
    }
    experiment.games = *games;
    experiment.seed = *seed;
    experiment.rotate = parts.size() == 6;
    if (const auto sweep = sweep_of(experiment); !sweep) {
        return sweep.problem();
    }
    return experiment;
}

const Preset* find_preset(std::string_view id) {
    for (const core::GameHandle* game : cabinet()) {
        for (const Preset& preset : lab::presets(*game)) {
            if (id == preset.id) {
                return &preset;
            }
        }
    }
    return nullptr;
}

Experiment experiment_of(const Preset& preset) {
    Experiment experiment;
    for (const core::GameHandle* game : cabinet()) {
        for (const Preset& own : lab::presets(*game)) {
            experiment.game = &own == &preset ? game : experiment.game;
        }
    }
    experiment.options = preset.options;
    for (const std::string_view word : core::split(preset.seats, ',')) {
        experiment.seats.emplace_back(word);
    }
    experiment.games = preset.games;
    experiment.rotate = preset.rotate;
    return experiment;
}

const Preset* preset_of(const Experiment& experiment) {
    for (const Preset& preset : lab::presets(*experiment.game)) {
        Experiment other = experiment_of(preset);
        other.games = experiment.games;
        other.seed = experiment.seed;
        if (other == experiment) {
            return &preset;
        }
    }
    return nullptr;
}

}  // namespace ctq::app
