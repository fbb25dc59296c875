#include "shell/app/app.hpp"

#include <algorithm>
#include <utility>

#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/board/status.hpp"

namespace ctq::app {
namespace {

constexpr const char* kSettingsKey = "settings";
constexpr std::string_view kSetUpRoute = "setup=";
constexpr std::string_view kTableRoute = "table=";
constexpr std::string_view kLessonRoute = "first=";
constexpr std::string_view kLabRoute = "lab";
constexpr std::string_view kReviewRoute = "review=";
constexpr std::string_view kRulesRoute = "rules=";
constexpr std::string_view kSandboxRoute = "sandbox=";
constexpr std::string_view kLibraryRoute = "library";

/// Least seconds between two pictures of a running experiment.
constexpr double kLabShown = 0.1;
constexpr double kLabKept = 3;

std::string set_up_key(const core::GameHandle& game) {
    return "set-up:" + std::string(game.info->id);
}

/// The last set-up of a game, without its seed; the standard one where there is none.
Choices remembered(const core::GameHandle& game) {
    auto choices = read_choices(platform::load(set_up_key(game)).value_or(""));
    return choices && choices->game == &game ? std::move(*choices) : standard_choices(game);
}

void remember(Choices choices) {
    choices.seed = 0;
    platform::store(set_up_key(*choices.game), choices_text(choices));
}

bool begins(std::string_view text, std::string_view beginning) {
    return text.substr(0, beginning.size()) == beginning;
}

}  // namespace

App::App(double now, void (*wake_loop)())
    : settings_(read_settings(platform::load(kSettingsKey).value_or(""))),
      wake_loop_(wake_loop),
      workers_(wake_loop) {
    for (const core::GameHandle* game : cabinet()) {
        pictures_.push_back(tables::make_view(game->info->id));
    }
    open(platform::route(), now);
}

tables::Sight App::sight() const {
    return {session_->game(),
            session_->view(),
            scene_ == Scene::sandbox ? 0 : session_->viewer(),
            session_->turn(),
            session_->your_turn(),
            session_->names(),
            picker_,
            last_ ? std::optional(last_->action) : std::nullopt,
            last_ ? last_->before.data() : nullptr,
            reduced_motion(),
            settings_.odds && session_->humans() > 0,
            session_->humans() > 0 && scene_ != Scene::sandbox,
            false,
            scene_ == Scene::review ? std::span<const core::Action>(review_->best)
                                    : std::span<const core::Action>(),
            held_,
            scene_ == Scene::table};
}

std::string App::status() const {
    switch (scene_) {
        case Scene::lobby:
            return "Choose a game to play.";
        case Scene::set_up: {
            const std::string why = trouble(choices_);
            return why.empty() ? "Choose how to play, then start." : why;
        }
        case Scene::laboratory:
            return laboratory_status(lab_, platform::now());
        case Scene::review:
            return review_status(*review_, *session_, log_);
        case Scene::sandbox:
            return sandbox_status(*sandbox_, *session_, log_);
        case Scene::offer:
            return offer_->is_match() ? "This link holds a match." : "This link holds a new table.";
        case Scene::network:
            return network_status(network_, choices_);
        case Scene::library:
            return library_status(library_, saves_);
        case Scene::rules:
            return "The rules of " + std::string(rules_->game->info->title) + ".";
        case Scene::table:
            break;
    }
    return held_ ? held_words() + "?" : status_line(*session_, *view_, sight());
}

bool App::reduced_motion() const {
    return settings_.motion == Settings::Motion::off ||
           (settings_.motion == Settings::Motion::system && platform::prefers_reduced_motion());
}

bool App::light() const {
    return settings_.theme == Settings::Theme::light ||
           (settings_.theme == Settings::Theme::system && platform::prefers_light());
}

int App::sequence() const {
    return own_sequence_;
}

double App::wake() const {
    const double own = next();
    return network_.table && (own == 0 || network_.due < own) ? std::max(kAtOnce, network_.due)
                                                              : own;
}

/// The same without the network, whose table is told the time again and again.
double App::next() const {
    if (!asked_.empty() || !pointed_.empty()) {
        return kAtOnce;
    }
    if (lab_news_) {
        return lab_shown_ + kLabShown;
    }
    if (plays_forced()) {
        return forced_due();
    }
    const double due = session_ ? session_->wake(settings_.bot_pace(session_->watched())) : 0;
    return due > 0 && session_->paced() ? std::max(due, view_->busy_until()) : due;
}

void App::changed() {
    ++own_sequence_;
}

void App::tell(std::string_view notice) {
    notice_ = notice;
    told_ = false;
    changed();
}

void App::open(std::string_view route, double now) {
    if (is_offer(route)) {
        open_offer(route, now);
        return;
    }
    if (open_network(route, now)) {
        return;
    }
    route_ = route;
    if (session_ && scene_ == Scene::table && route == std::string(kTableRoute) + id_) {
        return;
    }
    leave_table();
    leave_laboratory(now);
    scene_ = Scene::lobby;
    kept_tables_ = kept_tables();
    scene_state_ = {};
    sharing_.reset();
    rules_.reset();
    changed();
    enter(route, now);
    if (scene_ == Scene::lobby && !route.empty()) {
        route_.clear();  // it led nowhere, which was told
        platform::set_route("", true);
    }
}

/// From the lobby on to where a route leads. Stays there and tells why where it leads nowhere.
void App::enter(std::string_view route, double now) {
    if (begins(route, kSetUpRoute)) {
        const auto game = core::find_game(cabinet(), route.substr(kSetUpRoute.size()));
        if (!game) {
            tell(game.problem().text());
            return;
        }
        if (choices_.game != *game) {
            choices_ = remembered(**game);
        }
        scene_ = Scene::set_up;
    } else if (route == kLabRoute || begins(route, "lab=")) {
        open_laboratory(route.substr(std::min(route.size(), kLabRoute.size() + 1)), now);
    } else if (route == kLibraryRoute) {
        scene_ = Scene::library;
        saves_.recover();
        library_.sheet_open = false;
        pick_some(library_, saves_);
    } else if (begins(route, kReviewRoute)) {
        open_review(route.substr(kReviewRoute.size()));
    } else if (begins(route, kRulesRoute)) {
        open_rules(route.substr(kRulesRoute.size()));
    } else if (begins(route, kLessonRoute)) {
        if (!start_lesson(route.substr(kLessonRoute.size()), true, now)) {
            tell("There is no such first game.");
        }
    } else if (begins(route, kSandboxRoute)) {
        open_sandbox(route.substr(kSandboxRoute.size()));
    } else if (begins(route, kTableRoute)) {
        open_table(std::string(route.substr(kTableRoute.size())), now);
    } else if (!route.empty()) {
        tell("This link leads nowhere here: was all of it copied?");
    }
}

/// Shows what is new in the laboratory, not too often, and keeps the workers busy.
void App::show_laboratory(double now) {
    if (lab_news_ && (now >= lab_shown_ + kLabShown || !lab_.running())) {
        lab_news_ = false;
        lab_shown_ = now;
        changed();
    }
    lab_.feed(workers_);
    if (lab_kept_ != lab_.done() && (!lab_.running() || now >= lab_kept_at_ + kLabKept)) {
        keep_laboratory(now);
    }
}

void App::go(std::string_view route, double now) {
    if (!load_network(route)) {
        platform::set_route(route, false);
        open(route, now);
    }
}

void App::go_back(double now) {
    if (!platform::go_back()) {
        platform::set_route("", true);
        open("", now);
    }
}

/// Sits down at a new table of the set-up; `replace` the route that led here.
void App::start(double now, bool replace) {
    if (invites(choices_)) {
        go("invite=" + choices_text(choices_), now);
        return;
    }
    auto session = Session::start(make_setup(choices_, platform::random_seed()), now);
    if (!session) {
        tell(session.problem().sentence);
        return;
    }
    remember(choices_);
    sit_down(std::move(*session), replace);
}

/// Shows a new match and keeps it; `replace` the route that led here.
void App::sit_down(Session session, bool replace) {
    const std::string id = new_id(platform::random_seed());
    leave_table();
    scene_state_ = {};
    route_ = std::string(kTableRoute) + id;
    platform::set_route(route_, replace);
    show_table(std::move(session), id);
    save_match(true);
}

void App::show_table(Session session, std::string id) {
    view_ = tables::make_view(session.game().info->id);
    choices_.game = &session.game();
    choices_.options = session.match().setup().options;
    choices_.seats = session.match().setup().seats;
    choices_.seed = 0;
    session_.emplace(std::move(session));
    lesson_ = find_lesson(session_->match().tag(kLessonTag));
    view_->read_habits(session_->match().tag(kHabitsTag));
    id_ = std::move(id);
    copies_ = elsewhere_ = false;
    platform::hold((network_.table ? "net:" : "match:") + id_);
    scene_ = Scene::table;
    shown_sequence_ = -1;
    shown_jumps_ = session_->jumps();
    notice_.clear();
    refresh();
    think();
}

void App::leave_table() {
    stop_thinking();
    platform::hold("");
    leave_network();
    session_.reset();
    lesson_.reset();
    lesson_step_.reset();
    view_.reset();
    steps_.clear();
    log_.clear();
    last_.reset();
    picker_.offer({});
    held_.reset();
    after_undo_ = false;
    notice_.clear();
}

/// Brings everything derived from the session up to date.
void App::refresh() {
    if (shown_sequence_ == session_->sequence()) {
        return;
    }
    shown_sequence_ = session_->sequence();
    std::vector<Step> steps = session_->take_steps();
    if (shown_jumps_ != session_->jumps()) {
        shown_jumps_ = session_->jumps();
        steps_.clear();
        view_->finish();
    } else {
        sound(steps);
        for (Step& step : steps) {
            if (!step.set_up) {
                steps_.push_back(std::move(step));
            }
        }
    }
    std::vector<tables::Choice> offered;
    for (const core::Action action : session_->legal()) {
        offered.push_back({action, view_->spots_of(session_->view(), action)});
    }
    picker_.offer(std::move(offered));
    held_.reset();
    log_ = story(*session_,
                 session_->looking() ? session_->match().size() : session_->match().cursor());
    last_ = session_->last();
    if (scene_ == Scene::review) {
        review_->best = best_actions(*review_, *session_);
        ask_worths();
    }
    follow_lesson();
    view_->gather(*session_);
    changed();
}

void App::stop_thinking() {
    if (job_ != 0) {
        workers_.cancel(std::exchange(job_, 0));
    }
}

void App::think() {
    if (const auto job = session_->take_job()) {
        stop_thinking();
        job_ = workers_.submit(*job);
    }
}

void App::hear(double now) {
    for (platform::Reply& reply : workers_.take()) {
        if (lab_.hear(reply, now)) {
            lab_news_ = true;
            continue;
        }
        if (!session_ || reply.job != job_) {
            continue;
        }
        job_ = 0;
        if (scene_ == Scene::review) {
            hear_worths(reply);
        } else if (reply.done) {
            session_->reply(std::move(reply.result));
        } else {
            tell("The bots' worker failed (" + reply.trouble + "), so they think in the page.");
            session_->decide_here();
        }
        changed();
    }
}

void App::tick(double now) {
    do_asked(now);
    if (platform::route() != route_) {
        open(platform::route(), now);
    }
    hear(now);
    show_laboratory(now);
    const bool busy = session_ && session_->paced() && now < view_->busy_until();
    if (session_ && !busy && session_->tick(now, settings_.bot_pace(session_->watched()))) {
        if (!session_->trouble().empty()) {
            tell(session_->trouble());
        }
        save_match(false);
    }
    tick_network(now);
    if (session_) {
        refresh();
        think();
        play_forced(now);
    }
}

void App::took(const tables::Picker::Outcome& outcome, std::string_view spot, double now) {
    changed();
    if (outcome.kind == tables::Picker::Outcome::Kind::play) {
        choose(outcome.action, now);
    } else if (outcome.kind == tables::Picker::Outcome::Kind::wrong) {
        if (!follow(spot, now)) {
            explain(spot);
        }
    } else {
        held_.reset();
    }
}

/// Goes to a far place one action after the other, as far as nothing is to be decided on the way.
bool App::follow(std::string_view spot, double now) {
    const std::vector<core::Action> way = view_->way_to(session_->view(), spot);
    for (std::size_t i = 0; i < way.size() && !held_; ++i) {
        const int before = session_->sequence();
        choose(way[i], now);
        if (session_->sequence() == before || !session_->your_turn() ||
            view_->asks(session_->view())) {
            break;
        }
    }
    return !way.empty();
}

/// Says why pointing there does nothing.
void App::explain(std::string_view spot) {
    std::vector<std::string> spots(picker_.chosen().begin(), picker_.chosen().end());
    spots.emplace_back(spot);
    const auto action = view_->meant(session_->view(), spots);
    const std::string why = action ? session_->game().why_not(session_->view(), *action)
                                   : view_->no_way(session_->view(), spots);
    tell(why.empty() ? "Nothing can be done there now." : why);
}

void App::point(std::string_view spot, double now) {
    if (session_ && session_->your_turn()) {
        took(picker_.choose(spot), spot, now);
    }
}

void App::drag(std::string_view from, std::string_view onto, double now) {
    if (!session_ || !session_->your_turn() || from == onto) {
        return;
    }
    if (onto.empty()) {
        picker_.clear();
        changed();
        return;
    }
    const auto outcome = picker_.drag(from, onto);
    took(outcome, onto, now);
    if (outcome.kind != tables::Picker::Outcome::Kind::narrowed) {
        picker_.clear();
    }
}

}  // namespace ctq::app
