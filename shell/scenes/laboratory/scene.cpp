#include "shell/scenes/laboratory/scene.hpp"

#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/rated.hpp"
#include "shell/scenes/laboratory/reading.hpp"

#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/replay.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/text_view.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

/// Least seconds between two frames of a running experiment, and between two saves.
constexpr double kShown = 0.1;
constexpr double kSaved = 3;

/// The id of the saved match that holds a replayed game. The next replay overwrites it.
constexpr const char* kReplayId = "laboratory";
/// The key of the saved results, and their maximum length in letters.
constexpr const char* kStoreKey = "laboratory";
constexpr std::size_t kExperimentMostStored = 1'500'000;

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

void tell_saved(Services& services, const std::string& where) {
    services.notices.tell(where.empty() ? "The file could not be saved." : where);
}

}  // namespace

Opened open_laboratory(Services& services, std::string_view rest) {
    if (!rest.empty() && rest.front() != '=') {
        return core::Problem{"", "This link does not work here: was the whole link copied?"};
    }
    return Opened(std::make_unique<LaboratoryScene>(services, rest.substr(rest.empty() ? 0 : 1)));
}

LaboratoryScene::LaboratoryScene(Services& services, std::string_view experiment)
    : services_(services), visit_(services.visits.of<Visit>("laboratory")) {
    restore(experiment);
    shown_games_ = visit_.now.lab.done();
    if (!experiment.empty()) {
        auto read = read_experiment(experiment);
        if (!read) {
            services_.notices.tell(read.problem().sentence);
            services_.router.rename("lab");
        } else if (!(*read == visit_.now.lab.experiment())) {
            visit_.now.lab.choose(std::move(*read));
        }
    }
    if (std::exchange(visit_.paused, false)) {
        visit_.now.lab.go_on(services_.now);
        visit_.now.lab.feed(services_.jobs);
    }
}

LaboratoryScene::~LaboratoryScene() {
    if (visit_.now.lab.running()) {
        visit_.now.lab.stop(services_.now);
        visit_.paused = true;
    }
}

/// Restores the results of the last visit once, unless a link names another experiment.
void LaboratoryScene::restore(std::string_view experiment) {
    if (std::exchange(visit_.restored, true)) {
        return;
    }
    visit_.runs = stored_runs();
    const auto stored = platform::load(kStoreKey);
    Laboratory found;
    if (stored && found.restore(*stored) &&
        (experiment.empty() || experiment == experiment_text(found.played()))) {
        visit_.now.lab = std::move(found);
        visit_.saved = visit_.now.lab.done();
    }
}

void LaboratoryScene::save(double now) {
    const std::string text = visit_.now.lab.serialize();
    visit_.saved = visit_.now.lab.done();
    saved_at_ = now;
    if (text.size() > kExperimentMostStored || !platform::store(kStoreKey, text)) {
        platform::forget(kStoreKey);
    }
}

/// Updates the ratings of a tournament. Their bounds are computed when all games have been played.
void LaboratoryScene::rate(Results& results, double now) {
    const Laboratory& lab = results.lab;
    if (lab.tournament().bots.empty() && results.ladder.ratings().empty()) {
        return;
    }
    const bool other = results.rated != lab.done() || results.rated_running != lab.running();
    if (other && (now >= shown_at_ + kShown || !lab.running())) {
        results.rated = lab.done();
        results.rated_running = lab.running();
        results.ladder.follow(lab);
    }
    if (results.ladder.work()) {
        services_.notices.change();
    }
}

/// Shows new results, not too often, and keeps the workers busy.
void LaboratoryScene::tick(double now) {
    Laboratory& lab = visit_.now.lab;
    rate(visit_.now, now);
    if (visit_.beside) {
        rate(*visit_.beside, now);
    }
    if (has_news() && (now >= shown_at_ + kShown || !lab.running())) {
        shown_games_ = lab.done();
        shown_failure_ = lab.failure();
        shown_at_ = now;
        services_.notices.change();
    }
    lab.feed(services_.jobs);
    if (visit_.saved != lab.done() && (!lab.running() || now >= saved_at_ + kSaved)) {
        save(now);
    }
}

double LaboratoryScene::wake(double /*now*/) const {
    const bool works =
        visit_.now.ladder.works() || (visit_.beside && visit_.beside->ladder.works());
    return works ? kAtOnce : has_news() ? shown_at_ + kShown : 0;
}

bool LaboratoryScene::has_news() const {
    return visit_.now.lab.done() != shown_games_ || visit_.now.lab.failure() != shown_failure_;
}

void LaboratoryScene::commands(Commands& list) {
    const Laboratory& lab = visit_.now.lab;
    const bool fits = lab.trouble().empty();
    list.group("Experiment");
    if (lab.running()) {
        list.add("stop", "Stop", [this] { then_feed(&Laboratory::stop); });
    } else {
        list.add("run", "Run", [this] { run(); }).enabled = fits;
        if (lab.can_go_on()) {
            list.add("go-on", "Resume", [this] { then_feed(&Laboratory::go_on); });
        }
    }
    list.add("copy-link", "Copy a link to this experiment", [this] { return copy_link(); })
        .enabled = fits;
    list.add("back", "Back", [this] { services_.router.back(); }).key = kLeave;
    add_choice_commands(list, lab);
    add_result_commands(list, lab);
    for (const char* verb : {"game:", "preset:", "kind:", "table:", "elo:", "from:", "option:",
                             "options:", "bot:", "bots:", "rotate:", "games:", "vary:", "lab-seed:",
                             "measure:", "extremes:", "cell:", "sort:", "rows:"}) {
        list.family(verb, [this, verb](std::string_view rest) { return choose(verb, rest); });
    }
    list.family("range:", [this](std::string_view words) { return set_range(words); });
    list.family("ask:", [this](std::string_view what) { return ask_for(what); });
    list.family("save:", [this](std::string_view format) { return save_results(format); });
    list.family("figure:", [this](std::string_view which) { return save_figure(which); });
    run_commands(list);
    list.family("replay:", [this](std::string_view which) { return open_game(which); });
    list.family("number:", [this](std::string_view which) { return open_number(which); });
}

void LaboratoryScene::then_feed(void (Laboratory::*act)(double now)) {
    (visit_.now.lab.*act)(services_.now);
    visit_.now.lab.feed(services_.jobs);
    services_.notices.change();
}

void LaboratoryScene::run() {
    visit_.now.lab.stop(services_.now);
    if (visit_.now.lab.played() != visit_.now.lab.experiment()) {
        remember_run(visit_.runs, visit_.now.lab);
    }
    visit_.now.rated = -1;
    then_feed(&Laboratory::start);
    services_.router.rename("lab=" + experiment_text(visit_.now.lab.played()));
}

bool LaboratoryScene::copy_link() {
    if (!platform::can_hand_over()) {
        return false;
    }
    platform::copy_link("lab=" + experiment_text(visit_.now.lab.experiment()));
    services_.notices.tell("The link leads to this experiment.");
    return true;
}

bool LaboratoryScene::choose(std::string_view verb, std::string_view words) {
    const bool done = visit_.now.lab.change(std::string(verb).append(words));
    if (!done && (!words.empty() || verb == "from:")) {
        services_.notices.tell(why_not(verb.substr(0, verb.size() - 1), words));
    }
    visit_.now.lab.feed(services_.jobs);
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

bool LaboratoryScene::save_results(std::string_view format) {
    const Laboratory& lab = visit_.now.lab;
    const bool csv = format == "csv";
    if (!lab.has_results() || (!csv && format != "json")) {
        return false;
    }
    const auto rows = rated_rows(lab, ladder());
    const std::string text = rows.empty() ? laboratory_report(lab, csv, services_.now)
                             : csv        ? lab::csv_rows(rows)
                                          : lab::json_rows(rows);
    tell_saved(
        services_,
        platform::save_file(core::say("laboratory-{game}.{format}",
                                      {{"game", lab.played().game->info->id}, {"format", format}}),
                            csv ? "text/csv" : "application/json", text));
    return true;
}

/// Saves a figure: "scores:PNG", or "all:SVG" for all of them.
bool LaboratoryScene::save_figure(std::string_view which) {
    const auto [id, format] = cut(which, ':');
    const bool png = format == "PNG" && platform::can_hand_over();
    const std::string svg = png || format == "SVG" ? figure_svg(*this, id) : std::string();
    if (svg.empty()) {
        return false;
    }
    const std::string name =
        core::say("{game}-{id}", {{"game", visit_.now.lab.played().game->info->id}, {"id", id}});
    tell_saved(services_, png ? platform::save_png(name + ".png", svg)
                              : platform::save_file(name + ".svg", "image/svg+xml", svg));
    return true;
}

bool LaboratoryScene::open_game(std::string_view which) {
    const Laboratory& lab = visit_.now.lab;
    if (!lab.has_results()) {
        return false;
    }
    const auto [place, rest] = cut(which, ':');
    const auto cell = read_within(place, 0, lab.cells() - 1);
    const auto game = read_within(cut(rest, ':').first, 0, lab.played().games - 1);
    if (!cell || !game) {
        services_.notices.tell(
            core::say("There is no such game: their numbers are from 1 to {most}.",
                      {{"most", ui::count_words(lab.played().games)}}));
        return true;
    }
    const int at = static_cast<int>(*cell);
    auto match = lab::replay(lab.series(at).spec, lab.series(at).bots, *game);
    if (!match) {
        services_.notices.tell(match.problem().sentence);
        return true;
    }
    match->set_tag(match::kNameTag, core::say("Game {game} of {games}",
                                              {{"game", ui::count_words(*game + 1)},
                                               {"games", ui::count_words(lab.played().games)}}));
    save_match(services_, kReplayId, *match);
    services_.router.go(std::string("review=") + kReplayId + "@0");
    return true;
}

/// Converts the number of a game that the person entered; people count games from 1.
bool LaboratoryScene::open_number(std::string_view which) {
    const auto parts = core::split(which, ':');
    const auto game = core::read_number(parts.back());
    return open_game(std::string(parts.front()) + ":" +
                     std::to_string(game && *game > 0 ? *game - 1 : -1));
}

std::string LaboratoryScene::status() const {
    return laboratory_status(visit_.now.lab, services_.now);
}

void LaboratoryScene::describe(TextView& page) const {
    const bool series = visit_.now.lab.played().kind == Experiment::Kind::series;
    page.lines("Results", !visit_.now.lab.has_results() ? std::vector<std::string>()
                          : series                      ? laboratory_lines(visit_.now.lab)
                                   : rated_lines(visit_.now.lab, visit_.now.ladder));
}

std::span<const tables::KeyHelp> LaboratoryScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {{"Arrows", "the next mark of a chart"}};
    return kKeys;
}

}  // namespace ctq::scenes
