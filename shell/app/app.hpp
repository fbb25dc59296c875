#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/lesson.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/jobs.hpp"
#include "shell/scenes/online/network.hpp"
#include "shell/scenes/review/review.hpp"
#include "shell/scenes/sandbox/sandbox.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/scenes/scene_id.hpp"
#include "shell/scenes/services.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/scenes/sounds.hpp"
#include "shell/store/saves.hpp"
#include "shell/store/settings.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/sheets.hpp"
#include "shell/ui/zoom.hpp"

/// The program between engine and pixels. `tick` is all logic and runs whenever an event brought
/// something; `draw` only looks, and asks for commands. Every way to do something (a button on the
/// canvas, one of the text view, a key) is the same command, a short text. The header of a scene lists
/// its own; those that `App` still does itself, and those that work anywhere:
///
///     first  previous  next  last  at:<ply>  play-on  main-line      review; see review.hpp
///     do:<token>  draw  load  copy-state  afresh  reveal              sandbox; see sandbox.hpp
///     open-table  join  begin  leave-table  net:bot:2  table:<link>   network.hpp
///     type:<words>  ask:type                                          table: an action in words
///     act:hat@7  unpick  curtain  undo  redo  again  change  lobby  back
///     habit:<key>                                                     see TableView::Habit
///     confirm  reject                                                 what was chosen, where asked
///     pause  go-on  step                                              table where only bots play
///     leave-lesson  restart-lesson                                    first games; see lesson.hpp
///     set:theme=dark  rules  rules:<game>  report  page:about         anywhere
namespace ctq::app {

/// What scenes keep for themselves from frame to frame: open menus, scrolled lists.
struct SceneState {
    ui::Scroll page;
    ui::Zoom board;
    bool board_zooms = false;  ///< its places are small here
    ui::Scroll log;
    int log_plies = 0;  ///< while the board still moves: the log tells so many actions
    ui::Scroll seats;   ///< beside the board, where there are too many cards for the screen
    bool log_open = false;
    bool menu_open = false;
    bool seats_open = false;                 ///< the players' sheet of a small screen
    bool end_open = false;                   ///< the end was told
    bool end_closed = false;                 ///< and its sheet put away, to look at the board
    std::optional<core::Action> held_shown;  ///< the held action whose question was drawn
};

/// A time that has passed on every clock; see `App::wake`.
inline constexpr double kAtOnce = 1e-9;

class App : private Router {
  public:
    /// Reads settings and saves. `wake_loop` is called, from any thread, when `tick` has something
    /// to do.
    App(double now, void (*wake_loop)());

    // What there is to see.
    SceneId scene() const { return scene_; }
    /// "lobby", "rules" …: for the text view and for tests.
    std::string_view scene_name() const { return room_ ? room_->name() : app::scene_name(scene_); }
    /// The scene that is shown; null while it is one that `App` still does itself.
    const Scene* room() const { return room_.get(); }
    const Settings& settings() const { return settings_; }
    const Saves& saves() const { return saves_; }
    /// Whether the device refused to keep the match at the table.
    bool not_kept() const;
    /// What the open share sheet shows; null while it is closed.
    const Sharing* sharing() const { return sheets_.sharing ? &*sheets_.sharing : nullptr; }
    Sheets& sheets() { return sheets_; }
    const Sheets& sheets() const { return sheets_; }
    /// The table over the network, or the way to one.
    const Network& network() const { return network_; }
    /// What it asks while it is played.
    std::optional<NetNote> note() const;
    const Review& review() const { return *review_; }
    Review& review() { return *review_; }
    const Sandbox& sandbox() const { return *sandbox_; }
    Sandbox& sandbox() { return *sandbox_; }
    /// How long frames took, once there is a window.
    const FrameTimes* figures() const { return frame_times_; }
    void show_frame_times(const FrameTimes& figures) { frame_times_ = &figures; }
    const TableSetup& choices() const { return setup_; }
    /// The table; null in other scenes.
    const Session* session() const { return session_ ? &*session_ : nullptr; }
    /// Only in the table scene.
    tables::TableView& view() const { return *view_; }
    tables::ViewContext context() const;
    const tables::Picker& picker() const { return picker_; }
    /// The action chosen and not yet played, where the settings ask before.
    const std::optional<core::Action>& held() const { return held_; }
    /// Others can be invited to look on at the table.
    bool can_invite() const {
        return network_.sharing && session_->leads() && still_played(network_);
    }
    /// There is something to take back: the held action, or else a played one.
    bool can_undo() const { return held_ || session_->can_undo(); }
    /// The held action as a sentence without its end: "You play a hat: 3 → 9". Only while one is
    /// held.
    std::string held_words() const;
    const std::vector<LogEntry>& log() const { return log_; }
    /// One line: whose turn, what is asked, who won and why.
    std::string status() const;
    /// The guide of a first game; none at other tables and once it is through.
    struct Guide {
        int step;  ///< from 1; `steps` + 1 when all is done
        int steps;
        std::string_view text;
    };
    std::optional<Guide> guide() const;
    /// The spots to point at next for what the guide waits for; none where anything will do.
    std::vector<std::string> awaited() const;
    /// In a review: what was best in the position shown, where the game can tell exactly.
    std::string best_play() const;
    /// In a review: the odds of the position shown in a line; empty where the game has none or
    /// nobody wants them.
    std::string odds_line() const;
    /// The latest thing to tell (why not, what failed); empty when there is none.
    const std::string& notice() const { return notices_.text(); }
    /// What was typed last and could not be played, to be put right; and how often was typed.
    const std::string& typed_left() const { return typed_left_; }
    int typed_times() const { return typed_times_; }
    bool reduced_motion() const { return app::reduced_motion(settings_); }
    bool light() const { return app::light(settings_); }
    /// Everything that can be done here, in the order it is shown.
    Commands commands() const;
    /// Rises with every change of anything above.
    int sequence() const { return notices_.sequence(); }

    // What may happen.
    /// Goes where a route leads: "" the lobby, "setup=cartagena", "table=<id>", "library", "lab",
    /// "lab=<experiment>", "review=<id>", "review=<id>@<ply>", "rules=<game>",
    /// "sandbox=<id>@<ply>", "m=<code>", "new=<choices>", "first=<game>", and those of network.hpp.
    void open(std::string_view route, double now);
    /// Does a command; false when there is no such command here.
    bool run(std::string_view command, double now);
    /// Points at a spot of the board; see tables/picker.hpp.
    void point(std::string_view spot, double now);
    void drag(std::string_view from, std::string_view onto, double now);
    /// Bots' replies, chance, timers.
    void tick(double now);
    /// When `tick` has something to do by itself, in seconds; 0 never, a time gone by at once.
    double wake() const;
    /// A picture of a game for its card in the lobby.
    const tables::TableView& picture(const core::GameHandle& game) const { return views_.of(game); }
    /// No worker is thinking and no timer runs.
    bool quiet() const { return !thinking_.waits() && next() == 0 && (!room_ || room_->quiet()); }

    // Drawing.
    /// Draws the scene and notes what was clicked; `tick` does it.
    void draw(ui::Canvas& canvas, double now);
    /// Asks for a command, done by the next `tick`; for scenes.
    void ask(std::string_view command) { asked_.emplace_back(command); }
    SceneState& scene_state() { return scene_state_; }
    Notices& notices() { return notices_; }
    const SceneState& scene_state() const { return scene_state_; }

  private:
    // Router: done once the command that asks is done.
    void go(std::string_view route) override {
        asked_ways_.push_back({Way::go, std::string(route)});
    }
    void replace(std::string_view route) override {
        asked_ways_.push_back({Way::replace, std::string(route)});
    }
    void rename(std::string_view route) override {
        asked_ways_.push_back({Way::rename, std::string(route)});
    }
    void back() override { asked_ways_.push_back({Way::back, {}}); }
    void start(const TableSetup& setup) override {
        choose_set_up(services_, setup);
        asked_ways_.push_back({Way::start, {}});
    }
    void set_up(const TableSetup& setup) override {
        choose_set_up(services_, setup);
        go("setup=" + std::string(setup.game->info->id));
    }
    const std::string& here() const override { return route_; }
    void take_ways(double now);
    bool open_room(std::string_view route, double now);
    void leave_scene();
    void rename_to(std::string_view route);
    void enter_lobby();
    void show(SceneId scene);
    bool run_here(std::string_view command, double now);
    void draw_room(ui::Canvas& canvas);

    bool run_table(std::string_view command, double now);
    bool run_keeping(std::string_view command, double now);
    bool run_sharing(std::string_view command);
    bool load_network(std::string_view route);
    bool open_network(std::string_view route, double now);
    bool run_network_lobby(std::string_view command, double now);
    void connect(double now);
    void leave_network();
    void tick_network(double now);
    void pass_on(double now);
    void send_out(double now);
    void hear_table(double now);
    void hear_transport(const platform::LinkNews& news);
    bool run_network(std::string_view command, double now);
    bool run_waiting(std::string_view command, double now);
    void answered();
    bool run_network_table(std::string_view command, double now);
    double next() const;
    core::Match open_match() const;
    bool run_review(std::string_view command, double now);
    int step_from(int at, int by) const;
    void open_review(std::string_view where);
    void play_on(double now);
    void ask_action_values();
    void hear_action_values(const platform::Reply& reply);
    bool run_sandbox(std::string_view command, double now);
    bool do_in_sandbox(std::string_view command, double now);
    void open_sandbox(std::string_view where);
    void show_sandbox(core::Match match, bool sealed);
    void sandbox_changed();
    void load_record(std::string_view text);
    void play_from_sandbox(double now);
    void open_table(const std::string& id, double now);
    bool act(std::string_view token, double now);
    void type(std::string_view words, double now);
    bool ask_to_type();
    void start(double now, bool replace = false);
    bool start_lesson(std::string_view game, bool replace, double now);
    bool run_lesson(std::string_view command, double now);
    void follow_lesson();
    std::string lesson_refusal(core::Action action) const;
    void sit_down(Session session, bool replace);
    void show_table(Session session, std::string id);
    void leave_table();
    void enter(std::string_view route, double now);
    void go(std::string_view route, double now);
    void go_back(double now);
    void took(const tables::Picker::Outcome& outcome, std::string_view spot, double now);
    bool follow(std::string_view spot, double now);
    void explain(std::string_view spot);
    void choose(core::Action action, double now);
    void play(core::Action action, double now);
    bool run_auto_answer(std::string_view command);
    bool run_held(std::string_view command, double now);
    bool forced() const;
    std::optional<core::Action> automatic() const;
    bool plays_forced() const;
    double forced_due() const;
    void play_forced(double now);
    void undo(double now);
    void redo(double now);
    void changed() { notices_.change(); }
    void refresh();
    void sound(std::span<const Step> steps);
    void tell(std::string_view notice) { notices_.tell(notice); }
    void think();
    void stop_thinking();
    void hear(platform::Reply&& reply);
    void save_match(bool own);
    void take_clicks(const ui::Canvas& canvas);
    void do_asked(double now);

    enum class Way { go, replace, rename, back, start };
    /// A click or a drop on the board, noted in a frame.
    struct Pointed {
        std::string spot;
        std::string onto;
        bool dragged;
    };

    SceneId scene_ = SceneId::room;
    Settings settings_;
    Saves saves_;
    Sheets sheets_;
    Notices notices_;
    GameViews views_;
    Network network_;
    std::optional<Review> review_;
    std::optional<Sandbox> sandbox_;
    const FrameTimes* frame_times_ = nullptr;
    TableSetup setup_;
    std::optional<Session> session_;
    std::string id_;          ///< of the match at the table
    bool copies_ = false;     ///< what a person does next goes on as a match of its own
    bool elsewhere_ = false;  ///< because another tab has this match
    std::string route_;       ///< shown now
    std::unique_ptr<tables::TableView> view_;
    tables::Picker picker_;
    std::vector<LogEntry> log_;
    std::optional<core::Action> held_;  ///< chosen, and not yet played
    int forced_sequence_ = -1;          ///< the position `forced_at_` was set for
    double forced_at_ = 0;              ///< when its one action is played by itself
    bool after_undo_ = false;           ///< nothing is until the person has acted
    std::optional<LastAction> last_;
    std::optional<Lesson> lesson_;    ///< the match at the table is this one
    std::optional<int> lesson_step_;  ///< as `lesson_step` has it
    std::string typed_left_;
    int typed_times_ = 0;
    void (*wake_loop_)();
    Jobs jobs_;
    Ticket thinking_;  ///< of a bot, or of the review's solver
    int shown_sequence_ = -1;
    int shown_jumps_ = -1;
    std::vector<std::string> asked_;
    std::vector<Pointed> pointed_;
    std::vector<Step> steps_;  ///< not yet given to the view
    SoundLimiter sound_limiter_;
    SceneState scene_state_;
    /// What the router was asked for.
    struct Asked {
        Way way;
        std::string route;
    };
    std::vector<Asked> asked_ways_;
    Services services_{settings_, saves_, jobs_, *this, notices_, sheets_, views_, asked_};
    std::unique_ptr<Scene> room_;
    Commands list_;    ///< of the scene, as it is drawn
    int listed_ = -1;  ///< the sequence it was made for
};

// The scenes, each in a file of its own. They draw, keep what they need in `SceneState` and ask for
// commands; a spot named like a command of `App::commands` asks for it by itself.
void draw_table(App& app, ui::Canvas& canvas);
void draw_network(App& app, ui::Canvas& canvas);
void draw_review(App& app, ui::Canvas& canvas);
void draw_sandbox(App& app, ui::Canvas& canvas);

}  // namespace ctq::app
