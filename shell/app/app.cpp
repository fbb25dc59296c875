#include "shell/app/app.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/board/status.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/scenes/library/scene.hpp"
#include "shell/scenes/lobby/scene.hpp"
#include "shell/scenes/offer/scene.hpp"
#include "shell/scenes/rules/scene.hpp"
#include "shell/scenes/setup/scene.hpp"

namespace ctq::app {
namespace {

constexpr const char* kSettingsKey = "settings";
constexpr std::string_view kTableRoute = "table=";
constexpr std::string_view kLessonRoute = "first=";
constexpr std::string_view kReviewRoute = "review=";
constexpr std::string_view kSandboxRoute = "sandbox=";

/// The scenes that are objects, by their routes.
constexpr Route kRoutes[] = {{"lab", open_laboratory, false}, {"library", open_library, false},
                             {"rules=", open_rules, false},   {"setup=", open_setup, false},
                             {"m=", open_match_link, true},   {"new=", open_set_up_link, true}};

}  // namespace

App::App(double now, void (*wake_loop)())
    : settings_(read_settings(platform::load(kSettingsKey).value_or(""))),
      wake_loop_(wake_loop),
      jobs_(wake_loop) {
    services_.now = now;
    enter_lobby();
    open(platform::route(), now);
}

tables::ViewContext App::context() const {
    const bool table = scene_ == SceneId::table;
    const bool sandbox = scene_ == SceneId::sandbox;
    const bool people = session_->humans() > 0;
    return {.game = session_->game(),
            .view = session_->view(),
            .viewer = sandbox ? 0 : session_->viewer(),
            .turn = session_->turn(),
            .your_turn = session_->your_turn(),
            .names = session_->names(),
            .picker = picker_,
            .last = last_ ? std::optional(last_->action) : std::nullopt,
            .before_last = last_ ? last_->before.data() : nullptr,
            .reduced = reduced_motion(),
            .odds = settings_.odds && people,
            .may_odds = people && !sandbox,
            .best = scene_ == SceneId::review ? std::span<const core::Action>(review_->best)
                                              : std::span<const core::Action>(),
            .held = held_,
            .holds = table};
}

std::string App::status() const {
    switch (scene_) {
        case SceneId::review:
            return review_status(*review_, *session_, log_);
        case SceneId::sandbox:
            return sandbox_status(*sandbox_, *session_, log_);
        case SceneId::network:
            return network_status(network_, setup_);
        case SceneId::room:
            return room_->status();
        case SceneId::table:
            break;
    }
    return held_ ? held_words() + "?" : status_line(*session_, *view_, context());
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
    if (room_) {
        return room_->wake(services_.now);
    }
    if (plays_forced()) {
        return forced_due();
    }
    const double due = session_ ? session_->wake(settings_.bot_pace(session_->watched())) : 0;
    return due > 0 && session_->paced() ? std::max(due, view_->busy_until()) : due;
}

void App::open(std::string_view route, double now) {
    services_.now = now;
    if (open_room(route, now)) {
        return;
    }
    if (open_network(route, now)) {
        return;
    }
    route_ = route;
    if (session_ && scene_ == SceneId::table && route == std::string(kTableRoute) + id_) {
        return;
    }
    leave_scene();
    enter_lobby();
    enter(route, now);
    if (room_ && !route.empty()) {
        rename_to("");  // it led nowhere, which was told
    }
}

/// The scene that is shown goes by this route from now on.
void App::rename_to(std::string_view route) {
    route_ = route;
    platform::set_route(route, true);
}

void App::leave_scene() {
    leave_table();
    room_.reset();
    scene_state_ = {};
    sheets_.close_all();
    notices_.forget_message();
}

void App::enter_lobby() {
    room_ = std::make_unique<LobbyScene>(services_);
    scene_ = SceneId::room;
    changed();
}

/// Shows a scene that is not an object yet.
void App::show(SceneId scene) {
    room_.reset();
    scene_ = scene;
}

/// Whether the route leads to a scene that is an object. One that can't be opened is told of: where
/// a link is damaged nothing changes but that the address returns; else there is the lobby.
bool App::open_room(std::string_view route, double now) {
    for (const Route& one : kRoutes) {
        const auto rest = core::after_prefix(route, one.prefix);
        if (!rest) {
            continue;
        }
        if (!one.stays) {
            leave_scene();
        }
        Opened opened = one.open(services_, *rest);
        if (opened) {
            if (one.stays) {
                leave_scene();
            }
            room_ = std::move(*opened);
            scene_ = SceneId::room;
            route_ = route;
            changed();
            take_ways(now);
            return true;
        }
        if (!one.stays) {
            enter_lobby();
        }
        rename_to(one.stays ? route_ : "");
        tell(opened.problem().text());
        return true;
    }
    return false;
}

/// Does what the router was asked for.
void App::take_ways(double now) {
    for (Asked& asked : std::exchange(asked_ways_, {})) {
        switch (asked.way) {
            case Way::go:
                go(asked.route, now);
                break;
            case Way::replace:
                platform::set_route(asked.route, true);
                open(asked.route, now);
                break;
            case Way::rename:
                rename_to(asked.route);
                break;
            case Way::back:
                go_back(now);
                break;
            case Way::start:
                setup_ = chosen_set_up(services_);
                start(now);
                break;
        }
    }
}

/// From the lobby on to where a route leads. Stays there and tells why where it leads nowhere.
void App::enter(std::string_view route, double now) {
    if (const auto where = core::after_prefix(route, kReviewRoute)) {
        open_review(*where);
    } else if (const auto game = core::after_prefix(route, kLessonRoute)) {
        if (!start_lesson(*game, true, now)) {
            tell("There is no such first game.");
        }
    } else if (const auto origin = core::after_prefix(route, kSandboxRoute)) {
        open_sandbox(*origin);
    } else if (const auto id = core::after_prefix(route, kTableRoute)) {
        open_table(std::string(*id), now);
    } else if (!route.empty()) {
        tell("This link leads nowhere here: was all of it copied?");
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
    if (invites(setup_)) {
        go("invite=" + setup_text(setup_), now);
        return;
    }
    auto session = Session::start(make_setup(setup_, platform::random_seed()), now);
    if (!session) {
        tell(session.problem().sentence);
        return;
    }
    remember(setup_);
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
    setup_.game = &session.game();
    setup_.options = session.match().setup().options;
    setup_.seats = session.match().setup().seats;
    setup_.seed = 0;
    choose_set_up(services_, setup_);
    session_.emplace(std::move(session));
    lesson_ = find_lesson(session_->match().tag(kLessonTag));
    view_->read_auto_answers(session_->match().tag(kAutoAnswersTag));
    id_ = std::move(id);
    copies_ = elsewhere_ = false;
    platform::hold((network_.table ? "net:" : "match:") + id_);
    show(SceneId::table);
    shown_sequence_ = -1;
    shown_jumps_ = session_->jumps();
    notices_.clear();
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
    notices_.clear();
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
    log_ = log_of(*session_,
                  session_->looking() ? session_->match().size() : session_->match().cursor());
    last_ = session_->last();
    if (scene_ == SceneId::review) {
        review_->best = best_actions(*review_, *session_);
        ask_action_values();
    }
    follow_lesson();
    view_->gather(*session_);
    changed();
}

void App::stop_thinking() {
    thinking_.cancel();
}

void App::think() {
    if (const auto job = session_->take_job()) {
        thinking_ = jobs_.ask(
            *job, [this](platform::Reply&& reply, double /*now*/) { hear(std::move(reply)); });
    }
}

void App::hear(platform::Reply&& reply) {
    if (scene_ == SceneId::review) {
        hear_action_values(reply);
    } else if (reply.done) {
        session_->reply(std::move(reply.result));
    } else {
        tell("The bots' worker failed (" + reply.trouble + "), so they think in the page.");
        session_->decide_here();
    }
    changed();
}

void App::tick(double now) {
    services_.now = now;
    do_asked(now);
    if (platform::route() != route_) {
        open(platform::route(), now);
    }
    jobs_.deliver(now);
    if (room_) {
        room_->tick(now);
        take_ways(now);
    }
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
