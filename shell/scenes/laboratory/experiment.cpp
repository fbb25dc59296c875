#include "shell/scenes/laboratory/experiment.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lab/known.hpp"
#include "shell/match/link_text.hpp"
#include "shell/scenes/laboratory/plan.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

constexpr std::size_t kMostText = 2000;

core::Problem no_experiment() {
    return {"", "This link holds no experiment that can be read."};
}

/// Sets an optional part that follows the seed in a link. Returns false if the part is unknown.
bool read_more(Experiment& experiment, std::string_view part) {
    const std::string_view rest = part.substr(part.empty() ? 0 : 1);
    if (part == "r") {
        experiment.rotate = true;
        return true;
    }
    if (part.starts_with('t')) {
        experiment.kind = Experiment::Kind::tournament;
        const auto table = read_within(rest, 2, core::kMostSeats);
        experiment.table = static_cast<int>(table.value_or(0));
        return table.has_value();
    }
    if (part.starts_with('e')) {
        experiment.kind = Experiment::Kind::comparison;
        return set_elo(experiment, match::decode_link_text(rest));
    }
    experiment.from = rest;
    return part.starts_with('p') && !rest.empty();
}

}  // namespace

SeatRange seat_range(const Experiment& experiment) {
    using Kind = Experiment::Kind;
    const core::GameInfo& info = *experiment.game->info;
    return {std::max(info.least_seats, experiment.kind == Kind::series ? 1 : 2),
            experiment.kind == Kind::tournament ? kMostBots : info.most_seats};
}

void make_kind(Experiment& experiment, Experiment::Kind kind) {
    using Kind = Experiment::Kind;
    experiment.kind = kind;
    const core::GameInfo& info = *experiment.game->info;
    experiment.table = std::max(info.least_seats, 2);
    if (experiment.kind == Kind::series) {
        experiment.seats.resize(
            std::min(experiment.seats.size(), static_cast<std::size_t>(info.most_seats)));
        return;
    }
    // A single set of rules, and one word per bot: split words that list several bots.
    std::vector<std::string> bots;
    for (const std::string& word : experiment.seats) {
        for (const std::string_view bot : core::split(word, '|')) {
            const bool one = bot.find("..") == std::string_view::npos;
            const bool again = std::find(bots.begin(), bots.end(), bot) != bots.end();
            if (one && !again && static_cast<int>(bots.size()) < kMostBots) {
                bots.emplace_back(bot);
            }
        }
    }
    const char* const fillers[] = {"random", bots::roster(*experiment.game).front().info.id,
                                   bots::roster(*experiment.game).back().info.id};
    for (const char* filler : fillers) {
        if (bots.size() < 2 && std::find(bots.begin(), bots.end(), filler) == bots.end()) {
            bots.emplace_back(filler);
        }
    }
    if (experiment.kind == Kind::comparison) {
        bots.resize(static_cast<std::size_t>(experiment.table), bots.back());
    }
    experiment.seats = std::move(bots);
    if (!core::read_options(info.options, experiment.options)) {
        experiment.options.clear();
    }
}

bool set_elo(Experiment& experiment, std::string_view words) {
    const auto ends = core::split(words, ',');
    const auto low = core::read_number(ends.front());
    const auto high = core::read_number(ends.back());
    if (ends.size() != 2 || !low || !high || *low < -kMostElo || *high > kMostElo ||
        *low >= *high) {
        return false;
    }
    experiment.equal = *low;
    experiment.better = *high;
    return true;
}

core::Failure go_on_from(Experiment& experiment, std::string_view code) {
    if (code.empty()) {
        experiment.from.clear();
        return std::nullopt;
    }
    lab::Spec begun;
    if (auto problem = lab::begin_from(begun, code)) {
        return problem;
    }
    experiment.game = begun.game;
    experiment.options = core::options_text(begun.game->info->options, begun.options);
    experiment.from = code;
    return std::nullopt;
}

std::vector<std::string> words_of(std::string_view seats) {
    return core::strings(core::split(seats, ','));
}

std::string_view chosen_word(std::string_view options, std::string_view key) {
    for (const std::string_view word : core::words(options)) {
        if (const auto [name, value] = cut(word, '='); name == key) {
            return value;
        }
    }
    return {};
}

std::string with_word(std::string_view options, std::string_view key, std::string_view word) {
    std::string text = word.empty() ? "" : std::string(key) + "=" + std::string(word);
    for (const std::string_view other : core::words(options)) {
        if (cut(other, '=').first != key) {
            text += (text.empty() ? "" : " ") + std::string(other);
        }
    }
    return text;
}

Experiment games_from(const core::Match& match) {
    Experiment experiment;
    go_on_from(experiment, core::write_code(match.branch()));
    const auto roster = bots::roster(match.game());
    const bool levels = static_cast<bool>(core::read_bot(roster, "level"));
    for (const std::string& who : match.setup().seats) {
        experiment.seats.push_back(core::read_bot(roster, who) ? who
                                   : levels                    ? "level:2"
                                                               : roster.front().info.id);
    }
    return experiment;
}

std::string elo_text(const Experiment& experiment) {
    return std::to_string(experiment.equal) + "," + std::to_string(experiment.better);
}

std::string choice_word(const core::OptionSpec& option, int i) {
    if (i < static_cast<int>(option.choices.size())) {
        return option.choices[static_cast<std::size_t>(i)];
    }
    return core::joined(std::vector<std::string>(option.choices.begin(), option.choices.end()),
                        "|");
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
    using Kind = Experiment::Kind;
    const std::string kind = experiment.kind == Kind::tournament
                                 ? ";t" + std::to_string(experiment.table)
                             : experiment.kind == Kind::comparison ? ";e" + elo_text(experiment)
                                                                   : "";
    return match::encode_link_text(
        std::string(experiment.game->info->id) + ";" + experiment.options + ";" +
        core::joined(experiment.seats, ",") + ";" + std::to_string(experiment.games) + ";" +
        std::to_string(experiment.seed) + (experiment.rotate ? ";r" : "") + kind +
        (experiment.from.empty() ? "" : ";p" + experiment.from));
}

std::string experiment_words(const Experiment& experiment, std::int64_t each) {
    using Kind = Experiment::Kind;
    return core::say(
        "{game}{options:| – {changed}}{from:, from a position|} – {compare:is {first} better than "
        "{others}?|"
        "{tournament:Tournament of |}{seats}.} {compare:Better means {better} Elo, not {equal}. At "
        "most {games} games, each seed by every seating, seed {seed}.|{stopped:Stopped after about "
        "{each} of {games}|{games}} games {tournament:at each table of {table}|each}{rotate:, "
        "seats "
        "rotated|}, seed {seed}.}",
        {{"game", experiment.game->info->title},
         {"options", experiment.options.empty()},
         {"changed", options_words_title(*experiment.game, experiment.options)},
         {"from", !experiment.from.empty()},
         {"compare", experiment.kind == Kind::comparison},
         {"tournament", experiment.kind == Kind::tournament},
         {"first", bot_words_title(*experiment.game, experiment.seats.front())},
         {"others", bots_title(*experiment.game, std::span(experiment.seats).subspan(1))},
         {"seats", bots_title(*experiment.game, experiment.seats)},
         {"better", std::to_string(experiment.better)},
         {"equal", std::to_string(experiment.equal)},
         {"table", experiment.table},
         {"stopped", each < experiment.games},
         {"each", ui::count_words(each)},
         {"games", ui::count_words(experiment.games)},
         {"rotate", experiment.rotate || experiment.kind == Kind::tournament},
         {"seed", std::to_string(experiment.seed)}});
}

core::Result<Experiment> read_experiment(std::string_view text) {
    const auto parts = core::split(text, ';');
    if (text.size() > kMostText || parts.size() < 5) {
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
    experiment.options = match::decode_link_text(parts[1]);
    experiment.seats = words_of(match::decode_link_text(parts[2]));
    experiment.games = *games;
    experiment.seed = *seed;
    for (std::size_t i = 5; i < parts.size(); ++i) {
        const bool again = i > 5 && parts[i].substr(0, 1) == parts[i - 1].substr(0, 1);
        if (again || !read_more(experiment, parts[i])) {
            return no_experiment();
        }
    }
    if (const auto plan = plan_of(experiment); !plan) {
        return plan.problem();
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
    experiment.seats = words_of(preset.seats);
    experiment.games = preset.games;
    experiment.rotate = preset.rotate;
    if (preset.table > 0) {
        experiment.kind = Experiment::Kind::tournament;
        experiment.table = preset.table;
    }
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

}  // namespace ctq::scenes
