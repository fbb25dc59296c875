#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/bots/verdict.hpp"
#include "shell/scenes/board/board_scene.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::scenes {

/// How far a step goes: to the first or last position, by one step, or, in scenes that have
/// `turn_ends`, by a turn.
enum class StepLength { end, one, turn };
/// A command that steps through a match, and its key, whose words are its label.
struct PositionStep {
    const char* id;
    Shortcut key;
    bool back;
    StepLength length;
};
/// In the order of the commands.
inline constexpr PositionStep kPositionSteps[] = {
    {"first", {ui::Key::home, 0, "Home", "to the beginning"}, true, StepLength::end},
    {"previous", {ui::Key::left, 0, "Left", "one back"}, true, StepLength::one},
    {"next", {ui::Key::right, 0, "Right", "one on"}, false, StepLength::one},
    {"last", {ui::Key::end, 0, "End", "to the end"}, false, StepLength::end},
    {"turn-back", letter_key(U',', ",", "one turn back"), true, StepLength::turn},
    {"turn-on", letter_key(U'.', ".", "one turn on"), false, StepLength::turn}};

/// A button beside the remark on a position.
struct RemarkButton {
    const char* id;
    std::string label;
    ui::Symbol icon = ui::Symbol::none;  ///< replaces the label if there is too little room
    bool enabled = true;
    bool in_menu = false;  ///< on a small screen it is only in the menu
    std::string_view tip{};
};

/// Label of the command that lets bots play from the position shown, in the laboratory.
inline constexpr const char* kManyGames = "Play 1 000 games from here";

/// A scene to step through a match: the base of review and sandbox. Its commands:
///
///     first  previous  next  last  turn-back  turn-on  at:<ply>
///     play-on  many-games  sandbox  back  lobby
class PositionScene : public BoardScene {
  public:
    PositionScene(Services& services, match::Session session);

    std::span<const tables::KeyHelp> keys() const override;
    Arrows arrows() const override { return Arrows::up_and_down; }
    float foot() const override { return 190; }

    // For the drawing code. Positions are numbers of actions since the start.
    /// Returns the first position that can be shown.
    virtual int first() const { return 0; }
    /// Returns the positions that the steps visit, in order; empty for all positions.
    virtual std::span<const int> stops() const { return {}; }
    /// Returns the positions at the ends of the turns, in order; empty if there are no turn steps.
    virtual std::span<const int> turn_ends() const { return {}; }
    /// Returns whether playback is running; none if the scene has no playback.
    virtual std::optional<bool> playing() const { return std::nullopt; }
    /// Returns why the match can't be played on from the position shown; empty if it can.
    virtual std::string_view why_not_play_on() const = 0;
    /// Returns a remark on the position to show below the board; none if the scene never has one.
    virtual std::optional<std::string> remark() const { return std::nullopt; }
    /// Returns the buttons of the remark.
    virtual std::vector<RemarkButton> remark_buttons() const { return {}; }
    /// Returns how bad each decision was, by line of the log; empty if that is not known.
    virtual std::span<const bots::Mark> marks() const { return {}; }
    /// Requests the command that shows another position.
    void go_to(int ply) const;

  protected:
    /// Adds the step commands.
    void add_steps(Commands& list);
    /// Adds the commands "play-on" and "many-games".
    void add_play_on(Commands& list);
    /// Adds the commands "back" and "lobby".
    void add_exits(Commands& list);
    /// Adds a command for the position of every log line. `numbered`: labels start with the turn's
    /// number.
    void add_jumps(Commands& list, bool numbered);
    /// Returns the position one step back (−1) or forward (1) from `at`.
    int step_from(int at, int by) const;
    /// Shows another position at once and calls `stepped`.
    void seek(int ply);
    /// Called by `seek` after the position shown has changed.
    virtual void stepped() {}
    virtual void play_on() = 0;
    int log_end() const override { return board_.session.match().size(); }
    /// Handles the keys of the steps. Call it before drawing anything that uses the same keys.
    void take_keys(ui::Canvas& canvas, const Commands& list) const;

  private:
    void step(const PositionStep& how);
    bool jump(std::string_view words);
};

}  // namespace ctq::scenes
