#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/scene.hpp"

/// The program between engine and pixels: it owns what every scene may use and the scene that is
/// shown, finds the scene for a route, and passes on what happens. Every way to do something (a
/// button on the canvas, one of the text view, a key) is the same command, a short text; the header
/// of a scene lists its own. Those that work anywhere:
///
///     set:theme=dark  rules  rules:<game>  report  page:about  table:<link>
///     copy-link  send-link  copy-record  share-close                    in the sheet of links
///     resume                                                            the match that was just left
///     saves-changed  not-online                                         from the platform
namespace ctq::app {

class App : private Router {
  public:
    /// Reads settings and saves. `wake_loop` is called, from any thread, when `tick` has something
    /// to do.
    App(double now, void (*wake_loop)());

    // What there is to see.
    /// The scene that is shown.
    const Scene& scene() const { return *scene_; }
    /// What the person has chosen for the program.
    const Settings& settings() const { return settings_; }
    /// The latest thing to tell (why not, what failed); empty when there is none.
    const std::string& notice() const { return notices_.text(); }
    /// Less motion is wanted, and the light theme: by the settings, or else by the system.
    bool reduced_motion() const { return app::reduced_motion(settings_); }
    bool light() const { return app::light(settings_); }
    /// Everything that can be done here, in the order it is shown; made anew after a change.
    const Commands& commands();
    /// Rises with every change of anything above.
    int sequence() const { return notices_.sequence(); }

    // What may happen.
    /// Goes where a route leads: "" the lobby, "setup=cartagena", "table=<id>", "library", "lab",
    /// "lab=<experiment>", "review=<id>", "review=<id>@<ply>", "rules=<game>",
    /// "sandbox=<id>@<ply>", "m=<code>", "new=<set-up>", "first=<game>", "play=<game>", and those over the network.
    void open(std::string_view route, double now);
    /// Does a command; false when there is no such command here.
    bool run(std::string_view command, double now);
    /// Bots' replies, chance, timers.
    void tick(double now);
    /// When `tick` has something to do by itself, in seconds; 0 never, a time gone by at once.
    double wake() const;
    /// No worker is thinking and no timer runs.
    bool quiet() const { return asked_.empty() && scene_->quiet(); }

    // Drawing.
    /// Draws the scene and notes what was clicked; `tick` does it.
    void draw(ui::Canvas& canvas);
    /// Asks for a command, done by the next `tick`.
    void ask(std::string_view command) { asked_.emplace_back(command); }
    /// How long frames took, once there is a window.
    void show_frame_times(const ui::FrameTimes& times) { services_.frame_times = &times; }

  private:
    // Router: done once the command that asks is done.
    enum class Way { go, replace, rename, back, start, start_in_place, become };
    void go(std::string_view route, std::string_view told) override { want(Way::go, route, told); }
    void replace(std::string_view route, std::string_view told) override {
        want(Way::replace, route, told);
    }
    void rename(std::string_view route) override { want(Way::rename, route, {}); }
    void back() override { want(Way::back, {}, {}); }
    void start(const TableSetup& setup, bool in_place) override;
    void set_up(const TableSetup& setup) override;
    void become(std::unique_ptr<Scene> scene) override;
    const std::string& here() const override { return route_; }
    void want(Way way, std::string_view route, std::string_view told);
    void take_ways(double now);

    void show(std::string_view route);
    void lead_to(std::string_view route);
    void leave_scene();
    void enter_lobby();
    void rename_to(std::string_view route);
    void start_table(bool in_place);
    bool change_setting(std::string_view setting);
    void open_sheet(bool& sheet);
    void report_problem();
    void add_settings(Commands& list);
    void add_anywhere(Commands& list);
    void take_clicks(const ui::Spots& spots);

    /// What the router was asked for.
    struct Asked {
        Way way;
        std::string route;
        std::string told;
    };

    Settings settings_;
    Saves saves_;
    Jobs jobs_;
    Sheets sheets_;
    Notices notices_;
    GameViews views_;
    std::vector<std::string> asked_;
    std::vector<Asked> asked_ways_;
    Services services_;
    std::string route_;  ///< of the scene that is shown
    std::string left_;   ///< the match of the table that was left for it, to be resumed
    std::unique_ptr<Scene> scene_;
    std::unique_ptr<Scene> next_;  ///< what the scene is about to become
    Commands list_;                ///< what can be done,
    int listed_ = -1;              ///< and the sequence it was made for
};

}  // namespace ctq::app
