// What the person chooses or types in the laboratory.
#include "engine/core/say.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

/// Returns a sentence that says why a typed or chosen value is not allowed.
std::string why_not(std::string_view verb, std::string_view words) {
    if (verb == "games") {
        return "Games: a whole number from 1 to " + ui::count_words(kMostLabGames) + ", not " +
               core::quoted(words) + ".";
    }
    if (verb == "elo") {
        return "Elo: two whole numbers from " + std::to_string(-kMostElo) + " to " +
               std::to_string(kMostElo) + ", the smaller one first, such as 0,20; not " +
               core::quoted(words) + ".";
    }
    if (verb == "lab-seed") {
        return "Seed: a whole number from 0 on, not " + core::quoted(words) + ".";
    }
    return "There is nothing like " + core::quoted(words) + " to choose.";
}

}  // namespace

bool LaboratoryScene::choose(Laboratory& lab, std::string_view verb, std::string_view words) {
    const bool done = lab.change(std::string(verb).append(words));
    if (!done && (!words.empty() || verb == "from:")) {
        services_.notices.tell(why_not(verb.substr(0, verb.size() - 1), words));
    }
    services_.notices.change();
    return done;
}

/// Sets a field of a range. If the value is not allowed, shows a message that says why.
bool LaboratoryScene::set_range(std::string_view words) {
    Experiment changed = visit_.now.lab.experiment();
    if (const auto problem = scenes::set_range(changed, words)) {
        services_.notices.tell(problem->sentence);
        return false;
    }
    visit_.now.lab.choose(std::move(changed));
    services_.notices.change();
    return true;
}

bool LaboratoryScene::ask_for(std::string_view what) const {
    const Experiment& experiment = visit_.now.lab.experiment();
    const struct {
        std::string_view what;
        std::string_view question;
        std::string now;
    } lines[] = {
        {"options",
         "Options as key=value, with blanks between them. A range such as "
         "tokens=1..6, or values such as rules=cards|board, make a sweep.",
         experiment.options},
        {"elo",
         "Two whole numbers separated by a comma: the Elo that does not yet count as better, and "
         "the Elo that does.",
         elo_text(experiment)},
        {"games", "How many games, of each combination:", std::to_string(experiment.games)},
        {"lab-seed", "Seed: a whole number. The same seed gives the same results.",
         std::to_string(experiment.seed)}};
    for (const auto& line : lines) {
        if (what == line.what) {
            return platform::ask_text(line.question, line.now, std::string(what) + ":");
        }
    }
    const auto [kind, rest] = cut(what, ':');
    if (kind == "number" && visit_.now.lab.has_results()) {
        return platform::ask_text(
            core::say("The number of a game, from 1 to {most}:",
                      {{"most", ui::count_words(visit_.now.lab.played().games)}}),
            "1", "number:" + std::string(cut(rest, ':').first) + ":");
    }
    if (kind == "range") {
        const auto [place, field] = cut(rest, ':');
        const auto at = field.empty() ? std::nullopt : range_at(experiment, place);
        return at && platform::ask_text(range_question(*at, field), range_value(*at, field),
                                        std::string(what) + "=");
    }
    const auto seat = read_within(rest, 1, static_cast<std::int64_t>(experiment.seats.size()));
    return kind == "bot" && seat &&
           platform::ask_text(
               "A bot with its number, if it takes one: name or name:7. A range such "
               "as name:1..20, or bots such as greedy|random, make a sweep.",
               experiment.seats[static_cast<std::size_t>(*seat - 1)], std::string(what) + "=");
}

}  // namespace ctq::scenes
