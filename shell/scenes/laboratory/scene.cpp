// What the laboratory's commands do, and the way in and out of it.
#include <algorithm>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/lab/replay.hpp"
#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"
#include "shell/ui/charts/scale.hpp"

namespace ctq::app {
namespace {

/// The one saved match that is a game of the laboratory: the next one takes its place.
constexpr const char* kReplayId = "laboratory";
/// Where results are kept, and how many letters at most.
constexpr const char* kKeptKey = "laboratory";
constexpr std::size_t kMostKept = 1'500'000;

std::vector<std::string> bots_of(const lab::Sweep& sweep, int cell) {
    std::vector<std::string> bots;
    const std::string seats = lab::cell_seats(sweep, cell);
    for (const std::string_view word : core::split(seats, ',')) {
        bots.emplace_back(word);
    }
    return bots;
}

/// Why what was typed or chosen can't be.
std::string why_not(std::string_view verb, std::string_view words) {
    if (verb == "games") {
        return "Games: a whole number from 1 to " + ui::count_words(kMostLabGames) + ", not " +
               core::quoted(words) + ".";
    }
    if (verb == "lab-seed") {
        return "Seed: a whole number from 0 on, not " + core::quoted(words) + ".";
    }
    return "There is nothing like " + core::quoted(words) + " to choose.";
}

}  // namespace

/// Once: the results of the last visit, unless a link leads to another experiment.
void App::restore_laboratory(std::string_view experiment) {
    if (std::exchange(lab_restored_, true)) {
        return;
    }
    const auto kept = platform::load(kKeptKey);
    Laboratory found;
    if (kept && found.restore(*kept) &&
        (experiment.empty() || experiment == experiment_text(found.played()))) {
        lab_ = std::move(found);
        lab_kept_ = lab_.done();
    }
}

void App::keep_laboratory(double now) {
    const std::string text = lab_.kept_text();
    lab_kept_ = lab_.done();
    lab_kept_at_ = now;
    if (text.size() > kMostKept || !platform::store(kKeptKey, text)) {
        platform::forget(kKeptKey);
    }
}

void App::open_laboratory(std::string_view experiment, double now) {
    scene_ = Scene::laboratory;
    restore_laboratory(experiment);
    if (!experiment.empty()) {
        auto read = read_experiment(experiment);
        if (!read) {
            tell(read.problem().text());
            route_ = "lab";
            platform::set_route(route_, true);
        } else if (!(*read == lab_.experiment())) {
            lab_.choose(std::move(*read));
        }
    }
    if (lab_paused_) {
        lab_paused_ = false;
        lab_.go_on(now);
        lab_.feed(workers_);
    }
}

void App::leave_laboratory(double now) {
    if (scene_ == Scene::laboratory && lab_.running()) {
        lab_.stop(workers_, now);
        lab_paused_ = true;
    }
}

bool App::ask_laboratory(std::string_view what) {
    const Experiment& experiment = lab_.experiment();
    if (what == "options") {
        return platform::ask_text(
            "Options as key=value, with blanks between them. A range such as "
            "tokens=1..6, or values such as rules=cards|board, make a sweep.",
            experiment.options, "options:");
    }
    if (what == "games") {
        return platform::ask_text(
            "How many games, of each combination:", std::to_string(experiment.games), "games:");
    }
    if (what == "lab-seed") {
        return platform::ask_text("Seed: a whole number. The same seed gives the same results.",
                                  std::to_string(experiment.seed), "lab-seed:");
    }
    constexpr std::string_view number = "number:";
    if (what.substr(0, number.size()) == number && lab_.has_results()) {
        const std::string_view cell = what.substr(number.size());
        return platform::ask_text(
            "The number of a game, from 1 to " + ui::count_words(lab_.played().games) + ":", "1",
            "number:" + std::string(cell.substr(0, cell.find(':'))) + ":");
    }
    constexpr std::string_view bot = "bot:";
    const auto seat = what.substr(0, bot.size()) == bot ? core::read_number(what.substr(bot.size()))
                                                        : std::nullopt;
    if (!seat || *seat < 1 || *seat > static_cast<std::int64_t>(experiment.seats.size())) {
        return false;
    }
    return platform::ask_text(
        "A bot with its number, if it takes one: name or name:7. A range such "
        "as name:1..20, or bots such as greedy|random, make a sweep.",
        experiment.seats[static_cast<std::size_t>(*seat - 1)], std::string(what) + "=");
}

bool App::save_results(std::string_view format, double now) {
    if (!lab_.has_results()) {
        return false;
    }
    const std::string name = "laboratory-" + std::string(lab_.played().game->info->id);
    std::string where;
    if (format == "csv") {
        where = platform::save_file(name + ".csv", "text/csv", laboratory_csv(lab_));
    } else if (format == "json") {
        where = platform::save_file(name + ".json", "application/json", laboratory_json(lab_, now));
    } else if (format == "png" && platform::can_hand_over()) {
        const ui::Rect area = lab_.shown;
        // A message would lie in the picture.
        scene_state_.toast = {};
        told_ = true;
        platform::save_picture(name + ".png", area.x, area.y, area.w, area.h);
        changed();
        return true;
    } else {
        return false;
    }
    tell(where.empty() ? "The file could not be saved." : where);
    return true;
}

void App::open_replay(std::string_view which, double now) {
    const auto parts = core::split(which, ':');
    const auto cell = core::read_number(parts[0]);
    const auto game = parts.size() >= 2 ? core::read_number(parts[1]) : std::nullopt;
    if (!cell || !game || *cell < 0 || *cell >= lab_.cells() || *game < 0 ||
        *game >= lab_.played().games) {
        tell("There is no such game: their numbers are from 1 to " +
             ui::count_words(lab_.played().games) + ".");
        return;
    }
    const int at = static_cast<int>(*cell);
    const auto match =
        lab::replay(*lab::cell_spec(lab_.sweep(), at), bots_of(lab_.sweep(), at), *game);
    if (!match) {
        tell(match.problem().text());
    } else {
        keep_match(kReplayId, *match);
        go(std::string("table=") + kReplayId, now);
    }
}

bool App::run_laboratory(std::string_view command, double now) {
    const std::size_t colon = command.find(':');
    const std::string_view verb = command.substr(0, colon);
    const std::string_view rest = colon == std::string_view::npos ? "" : command.substr(colon + 1);
    bool done = true;
    if (command == "back" || command == "lobby") {
        go_back(now);
    } else if (command == "run" && lab_.trouble().empty()) {
        lab_.stop(workers_, now);
        lab_.start(now);
        route_ = "lab=" + experiment_text(lab_.played());
        platform::set_route(route_, true);
    } else if (command == "go-on" && lab_.can_go_on()) {
        lab_.go_on(now);
    } else if (command == "stop" && lab_.running()) {
        lab_.stop(workers_, now);
    } else if (command == "copy-link" && platform::can_hand_over()) {
        platform::copy_link("lab=" + experiment_text(lab_.experiment()));
        tell("The link leads to this experiment.");
    } else if (verb == "ask") {
        return ask_laboratory(rest);
    } else if (verb == "save") {
        return save_results(rest, now);
    } else if (verb == "replay" && lab_.has_results()) {
        open_replay(rest, now);
    } else if (verb == "number" && lab_.has_results()) {
        // People count games from 1.
        const auto parts = core::split(rest, ':');
        const auto game = core::read_number(parts.back());
        open_replay(
            std::string(parts.front()) + ":" + std::to_string(game && *game > 0 ? *game - 1 : -1),
            now);
    } else {
        done = lab_.change(command);
        if (!done && !rest.empty()) {
            tell(why_not(verb, rest));
        }
    }
    lab_.feed(workers_);
    changed();
    return done;
}

}  // namespace ctq::app
