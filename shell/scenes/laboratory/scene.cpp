#include "shell/scenes/laboratory/scene.hpp"

#include <utility>

#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/form.hpp"
#include "shell/scenes/laboratory/results_page.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {
namespace {

/// Least seconds between two frames of a running experiment, and between two saves.
constexpr double kShown = 0.1;
constexpr double kSaved = 3;

/// The key of the saved results, and their maximum length in letters.
constexpr const char* kStoreKey = "laboratory";
constexpr std::size_t kExperimentMostStored = 1'500'000;

}  // namespace

Opened open_laboratory(Services& services, std::string_view rest) {
    if (!rest.empty() && rest.front() != '=') {
        return core::Problem{"", "This link does not work here: was the whole link copied?"};
    }
    return Opened(std::make_unique<LaboratoryScene>(services, rest.substr(rest.empty() ? 0 : 1)));
}

LaboratoryScene::LaboratoryScene(Services& services, std::string_view experiment)
    : PageScene(services), visit_(services.visits.of<Visit>("laboratory")) {
    view_ = visit_.view;
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
    visit_.view = view_;
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
        view_.jump = 0;
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
        if (shown_games_ == 0) {
            view_.jump = 0;  // to the heading of the results: on a phone it is below the form
        }
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

std::string LaboratoryScene::badge() const {
    return (lab().has_results() ? lab().played() : lab().experiment()).game->info->title;
}

std::string LaboratoryScene::status() const {
    return laboratory_status(lab(), services_.now);
}

void LaboratoryScene::page(Page& page) {
    constexpr float kFormWidth = 340;
    constexpr float kLeastResults = 420;
    add_back(page);
    Command& link =
        page.head("copy-link", "Copy a link to this experiment", [this] { return copy_link(); });
    link.enabled = lab().trouble().empty();
    link.look.icon = ui::Symbol::share;
    page.beside(
        kLeastResults, [&] { page.card([&] { add_form(page, lab().experiment(), bots_); }); },
        [&] { add_results_column(page); }, kFormWidth);
    page.foot([&] { add_foot(page); });
    add_families(page.list());
    add_beside_families(page.list());
}

void LaboratoryScene::add_results_column(Page& page) {
    constexpr float kLeastBoth = 300;
    now_view_.emplace(ResultView{visit_.now, services_.requested});
    if (visit_.beside) {
        page.beside(
            kLeastBoth, [&] { add_current(page); }, [&] { add_aside(page); });
    } else {
        add_current(page);
    }
    if (!visit_.runs.empty()) {
        page.card([&] { add_last_runs(page, visit_.runs); });
    }
}

void LaboratoryScene::add_current(Page& page) {
    page.paper([&] {
        add_subject(page, *now_view_);
        if (lab().running()) {
            page.picture("progress", {.fixed = 8}, "", [this](ui::Canvas& canvas, ui::Rect rect) {
                ui::progress(canvas, rect,
                             static_cast<float>(lab().done()) / static_cast<float>(lab().total()));
            });
        }
        page.buttons(As::row);
        if (lab().can_go_on()) {
            page.command("go-on", "Resume", [this] { then_feed(&Laboratory::go_on); });
        }
    });
    add_results(page, *now_view_);
}

/// Adds the earlier results that are shown beside the current ones.
void LaboratoryScene::add_aside(Page& page) {
    beside_view_.emplace(ResultView{*visit_.beside, services_.requested, kBeside});
    page.paper([&] {
        add_subject(page, *beside_view_);
        page.buttons(As::row);
        page.command("beside:away", "Remove the run beside it", [this] {
            visit_.beside.reset();
            services_.notices.change();
        });
    });
    add_results(page, *beside_view_);
}

/// Adds the progress and the button that starts or stops.
void LaboratoryScene::add_foot(Page& page) {
    page.text(status(), Voice::status);
    if (lab().running()) {
        page.command("stop", "Stop", [this] { then_feed(&Laboratory::stop); }).look.main = true;
        return;
    }
    Command& start = page.command("run", "Run", [this] { run(); });
    start.enabled = lab().trouble().empty();
    start.look.main = true;
}

void LaboratoryScene::add_families(Commands& list) {
    for (const char* verb : {"game:", "preset:", "kind:", "table:", "elo:", "from:", "option:",
                             "options:", "bot:", "bots:", "rotate:", "games:", "vary:", "lab-seed:",
                             "measure:", "extremes:", "cell:", "sort:", "rows:"}) {
        list.family(verb, [this, verb](std::string_view rest) {
            return choose(visit_.now.lab, verb, rest);
        });
    }
    list.family("range:", [this](std::string_view words) { return set_range(words); });
    list.family("ask:", [this](std::string_view what) { return ask_for(what); });
    list.family("save:", [this](std::string_view format) { return save_results(format); });
    list.family("figure:",
                [this](std::string_view which) { return save_figure(visit_.now, which); });
    list.family("replay:", [this](std::string_view which) { return open_game(lab(), which); });
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
    shown_games_ = 0;
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

std::span<const tables::KeyHelp> LaboratoryScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {{"Arrows", "the next mark of a chart"}};
    return kKeys;
}

}  // namespace ctq::scenes
