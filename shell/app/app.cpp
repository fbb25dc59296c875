#include "shell/app/app.hpp"

#include <algorithm>
#include <utility>

#include "shell/match/link_text.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/scenes/library/scene.hpp"
#include "shell/scenes/lobby/scene.hpp"
#include "shell/scenes/offer/scene.hpp"
#include "shell/scenes/online/routes.hpp"
#include "shell/scenes/puzzles/scene.hpp"
#include "shell/scenes/record/scene.hpp"
#include "shell/scenes/review/scene.hpp"
#include "shell/scenes/rules/scene.hpp"
#include "shell/scenes/sandbox/scene.hpp"
#include "shell/scenes/server_tables/scene.hpp"
#include "shell/scenes/setup/scene.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/scenes/table/end/daily.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::app {
namespace {

constexpr const char* kNowhere = "This link does not work here: was the whole link copied?";

/// The scenes by the prefixes of their routes.
constexpr scenes::Route kRoutes[] = {
    {"laboratory", scenes::open_laboratory, false}, {"lab", scenes::open_laboratory, false},
    {"library", scenes::open_library, false},       {"rules=", scenes::open_rules, false},
    {"setup=", scenes::open_setup, false},          {"table=", scenes::open_table, false},
    {"first=", scenes::open_lesson, false},         {"play=", scenes::open_quick_match, false},
    {"review=", scenes::open_review, false},        {"sandbox=", scenes::open_sandbox, false},
    {"m=", scenes::open_match_link, true},          {"new=", scenes::open_set_up_link, true},
    {"daily=", scenes::open_daily, false},          {"record", scenes::open_record, false},
    {"puzzles", scenes::open_puzzles, false},       {"puzzle=", scenes::open_puzzle, false},
    {"tables", scenes::open_tables, false}};

scenes::Opened lead_nowhere(scenes::Services& /*services*/, std::string_view /*route*/) {
    return core::Problem{"", kNowhere};
}

/// Returns the entry of `kRoutes` for a route. Its `open` receives the route without the prefix.
scenes::Route find_route(std::string_view route) {
    if (store::is_network_route(route)) {
        return {"", scenes::open_network, true};
    }
    const auto* found =
        std::find_if(std::begin(kRoutes), std::end(kRoutes),
                     [&](const scenes::Route& one) { return route.starts_with(one.prefix); });
    return found == std::end(kRoutes) ? scenes::Route{"", lead_nowhere, false} : *found;
}

}  // namespace

App::App(double now, void (*wake_loop)())
    : settings_(store::read_settings(platform::load(store::kSettingsKey).value_or(""))),
      jobs_(wake_loop),
      services_{settings_, saves_, jobs_, *this, notices_, sheets_, views_, queued_, wake_loop} {
    services_.now = now;
    settings_.relay = platform::load(store::kRelayKey).value_or("");
    enter_lobby();
    open(platform::route(), now);
}

double App::wake() const {
    return queued_.empty() ? scene_->wake(services_.now) : scenes::kAtOnce;
}

void App::open(std::string_view written, double now) {
    services_.now = now;
    const std::string route = match::clean_route(written);
    if (route != written) {
        platform::set_route(route, true);
    }
    if (!route.empty() && route == route_) {
        return;
    }
    if (commands().take_route(route)) {
        rename_to(route_);  // the scene stays
    } else {
        show(route);
    }
    follow_routes(now);
}

/// Shows the scene of a route. After leaving an unfinished table, tells the person that the match
/// is saved and how to return, unless the new scene has a board.
void App::show(std::string_view route) {
    left_ = scene_->unfinished();
    enter_scene(route);
    if (scene_->session() != nullptr) {
        left_.clear();
    }
    if (left_.empty() || !notices_.text().empty()) {
        return;
    }
    constexpr const char* kKept = "Your match is kept.";
    if (route_.empty() && commands().find("resume:" + left_) != nullptr) {
        left_.clear();  // the lobby has a button of its own
        notices_.tell(kKept);
    } else {
        notices_.offer(kKept, "resume", "Resume");
    }
}

/// Opens the scene of a route. If the route leads nowhere, says so and shows the lobby; if a link
/// is damaged, the previous scene stays and its address returns.
void App::enter_scene(std::string_view route) {
    if (route.empty()) {
        leave_scene();
        enter_lobby();
        route_ = route;
        return;
    }
    if (store::is_network_route(route) && scenes::load_network(services_, route)) {
        return;
    }
    const scenes::Route found = find_route(route);
    if (!found.stays) {
        leave_scene();
    }
    scenes::Opened opened = found.open(services_, route.substr(found.prefix.size()));
    if (!opened) {
        if (!found.stays) {
            enter_lobby();
        }
        rename_to(found.stays ? route_ : "");
        notices_.tell(opened.problem().sentence);
        return;
    }
    if (found.stays) {
        leave_scene();
    }
    scene_ = std::move(*opened);
    route_ = route;
    notices_.change();
}

/// Changes the route of the shown scene.
void App::rename_to(std::string_view route) {
    route_ = route;
    platform::set_route(route_, true);
}

/// Leaves the scene by destroying it. The lobby is shown until the next scene is there.
void App::leave_scene() {
    scene_.reset();
    sheets_ = {};
    notices_.forget_message();
    notices_.clear();
}

void App::enter_lobby() {
    scene_ = std::make_unique<scenes::LobbyScene>(services_);
    notices_.change();
}

void App::request(Navigation kind, std::string_view route, std::string_view message) {
    route_requests_.push_back({kind, std::string(route), std::string(message)});
}

void App::start(const match::TableSetup& setup, bool in_place) {
    starting_ = setup;
    if (!in_place) {
        scenes::chosen_set_up(services_) = setup;
    }
    request(in_place ? Navigation::start_in_place : Navigation::start, {}, {});
}

void App::set_up(const match::TableSetup& setup) {
    scenes::chosen_set_up(services_) = setup;
    request(Navigation::go, "setup=" + std::string(setup.game->info->id), {});
}

void App::become(std::unique_ptr<scenes::Scene> scene) {
    next_ = std::move(scene);
    request(Navigation::become, {}, {});
}

/// Carries out the requests to the router.
void App::follow_routes(double now) {
    for (RouteRequest& request : std::exchange(route_requests_, {})) {
        switch (request.kind) {
            case Navigation::go:
                if (!(store::is_network_route(request.route) &&
                      scenes::load_network(services_, request.route))) {
                    platform::set_route(request.route, false);
                    open(request.route, now);
                }
                break;
            case Navigation::replace:
                platform::set_route(request.route, true);
                show(request.route);  // also if the route is unchanged
                follow_routes(now);
                break;
            case Navigation::rename:
                rename_to(request.route);
                break;
            case Navigation::back:
                if (!platform::go_back()) {
                    platform::set_route("", true);
                    open("", now);
                }
                break;
            case Navigation::start:
            case Navigation::start_in_place:
                start_table(request.kind == Navigation::start_in_place);
                break;
            case Navigation::become:
                scene_ = std::move(next_);
                notices_.change();
                break;
        }
        if (!request.message.empty()) {
            notices_.tell(request.message);
        }
    }
}

/// Opens a new table with the set-up that was passed to `start`.
void App::start_table(bool in_place) {
    const match::TableSetup setup = std::move(starting_);
    if (match::invites(setup)) {
        request(Navigation::go, "invite=" + match::setup_text(setup), {});
        follow_routes(services_.now);
        return;
    }
    auto session =
        match::start_session(match::make_setup(setup, platform::random_seed()), services_.now);
    if (!session) {
        notices_.tell(session.problem().sentence);
        return;
    }
    if (!in_place) {
        scenes::remember(setup);
    }
    if (const std::string people = match::people_text(setup.people); !people.empty()) {
        session->set_tag(match::kPeopleTag, people);
    }
    const std::string id = store::new_id(platform::random_seed());
    leave_scene();
    left_.clear();
    route_ = "table=" + id;
    platform::set_route(route_, in_place);
    scene_ = scenes::new_table(services_, std::move(*session), id);
}

bool App::run(std::string_view command, double now) {
    services_.now = now;
    const bool done = commands().run(command);
    follow_routes(now);
    return done;
}

void App::tick(double now) {
    services_.now = now;
    for (const std::string& command : std::exchange(queued_, {})) {
        run(command, now);
    }
    if (platform::route() != route_) {
        open(platform::route(), now);
    }
    jobs_.deliver(now);
    scene_->tick(now);
    follow_routes(now);
}

void App::draw(ui::Canvas& canvas) {
    const scenes::Commands& list = commands();
    scene_->draw(canvas, list);
    scenes::ask_by_keys(canvas, list.all(), queued_);
    if (sheets_.any()) {
        scenes::draw_sheets(services_, list, canvas);
    }
    notices_.draw(canvas, scene_->message_at(canvas.screen));
    take_clicks(canvas.spots);
}

void App::take_clicks(const ui::Spots& spots) {
    const bool command = !spots.clicked.empty() &&
                         std::any_of(list_.begin(), list_.end(), [&](const scenes::Command& one) {
                             return one.enabled && one.id == spots.clicked;
                         });
    if (command) {
        ask(spots.clicked);
    } else {
        scene_->pointed(spots);
    }
}

}  // namespace ctq::app
