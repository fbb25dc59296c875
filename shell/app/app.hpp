#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/scene.hpp"

/// The program between engine and pixels. It owns the shared services and the shown scene, finds
/// the scene for a route, and passes events on. Every input (a button on the canvas or in the text
/// view, a key) is the same command, a short text. The header of a scene lists its commands. These
/// work in every scene:
///
///     set:theme=dark  rules  rules:<game>  report  page:about  table:<link>
///     copy-link  send-link  copy-record  share-close    in the sheet of links
///     resume                                            the match that was just left
///     saves-changed  not-online                         from the platform
namespace ctq::app {

class App : private scenes::Router {
  public:
    /// Reads settings and saves. `wake_loop` is called, from any thread, when `tick` has work to
    /// do.
    App(double now, void (*wake_loop)());

    // What is shown.
    /// The scene that is shown.
    const scenes::Scene& scene() const { return *scene_; }
    /// The person's settings.
    const store::Settings& settings() const { return settings_; }
    /// The latest message (a refusal, a failure); empty if there is none.
    const std::string& notice() const { return notices_.text(); }
    /// Whether to use less motion, and the light theme: from the settings, or else from the system.
    bool reduced_motion() const { return scenes::reduced_motion(settings_); }
    bool light() const { return scenes::light(settings_); }
    /// Returns all available commands in display order. The list is rebuilt after a change.
    const scenes::Commands& commands();
    /// Increases with every change of anything above.
    int sequence() const { return notices_.sequence(); }

    // Events.
    /// Opens a route: "" for the lobby, "setup=cartagena", "table=<id>", "library", "lab",
    /// "lab=<experiment>", "review=<id>", "review=<id>@<ply>", "rules=<game>",
    /// "sandbox=<id>@<ply>", "m=<code>", "new=<set-up>", "first=<game>", "play=<game>", and the
    /// routes of remote tables.
    void open(std::string_view written, double now);
    /// Runs a command. Returns false if it does not exist here.
    bool run(std::string_view command, double now);
    /// Handles bots' replies, chance and timers.
    void tick(double now);
    /// Returns the time when `tick` next has work to do, in seconds; 0 for never, a past time for
    /// at once.
    double wake() const;
    /// Whether no worker is thinking and no timer runs.
    bool quiet() const { return queued_.empty() && scene_->quiet(); }

    // Drawing.
    /// Draws the scene and records clicks; `tick` runs their commands.
    void draw(ui::Canvas& canvas);
    /// Queues a command for the next `tick`.
    void ask(std::string_view command) { queued_.emplace_back(command); }
    /// Sets the frame times to show, once there is a window.
    void show_frame_times(const ui::FrameTimes& times) { services_.frame_times = &times; }

  private:
    // Router. Requests are carried out after the command that makes them.
    enum class Navigation { go, replace, rename, back, start, start_in_place, become };
    void go(std::string_view route, std::string_view message) override {
        request(Navigation::go, route, message);
    }
    void replace(std::string_view route, std::string_view message) override {
        request(Navigation::replace, route, message);
    }
    void rename(std::string_view route) override { request(Navigation::rename, route, {}); }
    void back() override { request(Navigation::back, {}, {}); }
    void start(const match::TableSetup& setup, bool in_place) override;
    void set_up(const match::TableSetup& setup) override;
    void become(std::unique_ptr<scenes::Scene> scene) override;
    const std::string& here() const override { return route_; }
    void request(Navigation kind, std::string_view route, std::string_view message);
    void follow_routes(double now);

    void show(std::string_view route);
    void enter_scene(std::string_view route);
    void leave_scene();
    void enter_lobby();
    void rename_to(std::string_view route);
    void start_table(bool in_place);
    bool change_setting(std::string_view setting);
    void open_sheet(bool& sheet);
    void report_problem();
    void add_global_commands(scenes::Commands& list);
    void take_clicks(const ui::Spots& spots);

    /// A request to the router.
    struct RouteRequest {
        Navigation kind;
        std::string route;
        std::string message;
    };

    store::Settings settings_;
    store::Saves saves_;
    scenes::Jobs jobs_;
    scenes::Sheets sheets_;
    scenes::Notices notices_;
    scenes::GameViews views_;
    std::vector<std::string> queued_;  ///< commands for the next `tick`
    std::vector<RouteRequest> route_requests_;
    match::TableSetup starting_;  ///< of the table that a request starts
    scenes::Services services_;
    std::string route_;  ///< route of the shown scene
    std::string left_;   ///< the match of the table that was left for this scene; it can be resumed
    std::unique_ptr<scenes::Scene> scene_;
    std::unique_ptr<scenes::Scene> next_;  ///< the scene that replaces the present one
    scenes::Commands list_;                ///< the available commands
    int listed_sequence_ = -1;             ///< the sequence that `list_` was made for
};

}  // namespace ctq::app
