#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/bots/analysis/verdict.hpp"
#include "shell/scenes/board/board_scene.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::scenes {

/// How far a step command goes: to the first or last position (`end`), by one step, or by a turn.
/// Steps by a turn exist only in scenes with `turn_ends`.
enum class StepLength { end, one, turn };
/// A command that steps through a match, and its key. The key's description is the command's label.
struct PositionStep {
    const char* id;
    Shortcut key;
    bool back;
    StepLength length;
};
/// The step commands, in the order in which they are listed.
inline constexpr PositionStep kPositionSteps[] = {
    {"first", {ui::Key::home, 0, "Home", "to the beginning"}, true, StepLength::end},
    {"previous", {ui::Key::left, 0, "Left", "one back"}, true, StepLength::one},
    {"next", {ui::Key::right, 0, "Right", "one on"}, false, StepLength::one},
    {"last", {ui::Key::end, 0, "End", "to the end"}, false, StepLength::end},
    {"turn-back", letter_key(U',', ",", "one turn back"), true, StepLength::turn},
    {"turn-on", letter_key(U'.', ".", "one turn on"), false, StepLength::turn}};

/// Label of the command that, in the laboratory, lets bots play many games from the position shown.
inline constexpr const char* kManyGames = "Play 1 000 games from here";

/// A scene that steps through a match: the base class of review and sandbox. Its commands:
///
///     first  previous  next  last  turn-back  turn-on  at:<ply>
///     play-on  many-games  sandbox  back  lobby
class PositionScene : public BoardScene {
  public:
    PositionScene(Services& services, match::Session session);

    std::span<const tables::KeyHelp> keys() const override;
    Arrows arrows() const override { return Arrows::up_and_down; }
    /// Messages cover the status line for a moment: they hide neither board nor buttons.
    ui::Rect message_at(ui::Rect /*screen*/) const override { return status_at; }

    ui::Rect status_at;  ///< area of the status line, set by `draw_status`

    // For the drawing code. A position is given as the number of actions before it.
    /// Returns the earliest position that can be shown.
    virtual int first() const { return 0; }
    /// Returns the positions at which the steps stop, in order; empty if they stop at every
    /// position.
    virtual std::span<const int> stops() const { return {}; }
    /// Returns the positions at the ends of the turns, in order; empty if there are no turn steps.
    virtual std::span<const int> turn_ends() const { return {}; }
    /// Returns whether playback is running; nullopt if the scene has no playback.
    virtual std::optional<bool> playing() const { return std::nullopt; }
    /// Returns why the person can't play on from the position shown; empty if they can.
    virtual std::string_view why_not_play_on() const = 0;
    /// Returns a remark to show below the board about the position; nullopt if the scene never has
    /// remarks.
    virtual std::optional<std::string> remark() const { return std::nullopt; }
    /// Returns how bad each decision was, by log line; empty if that is not known.
    virtual std::span<const bots::Mark> marks() const { return {}; }
    /// Requests the command that shows the position after `ply` actions.
    void go_to(int ply) const;

  protected:
    /// Adds the step commands.
    void add_steps(Commands& list);
    /// Adds the commands "play-on" and "many-games".
    void add_play_on(Commands& list);
    /// Adds the commands "back" and "lobby".
    void add_exits(Commands& list);
    /// Adds, for each log line, a command that shows its position. `numbered`: labels start with
    /// the number of the turn.
    void add_jumps(Commands& list, bool numbered);
    /// Returns the position one step back (−1) or forward (1) from `at`.
    int step_from(int at, int by) const;
    /// Shows the position after `ply` actions at once, then calls `stepped`.
    void seek(int ply);
    /// Called by `seek` after the position shown has changed.
    virtual void stepped() {}
    virtual void play_on() = 0;
    int log_end() const override { return board_.session.match().size(); }
    /// Handles the keys of the step commands. Call it before drawing anything that uses the same
    /// keys.
    void take_keys(ui::Canvas& canvas, const Commands& list) const;

  private:
    void step(const PositionStep& how);
    bool jump(std::string_view words);
};

}  // namespace ctq::scenes
