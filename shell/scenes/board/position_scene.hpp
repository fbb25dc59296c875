#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/bots/verdict.hpp"
#include "shell/scenes/board/board_scene.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::app {

/// A step through a match: its command, and its key.
struct PositionStep {
    const char* id;
    const char* label;
    Shortcut key;
};
inline constexpr PositionStep kPositionSteps[] = {
    {"first", "To the beginning", {ui::Key::home, 0, "Home", "to the beginning"}},
    {"previous", "One back", {ui::Key::left, 0, "Left", "one back"}},
    {"next", "One on", {ui::Key::right, 0, "Right", "one on"}},
    {"last", "To the end", {ui::Key::end, 0, "End", "to the end"}}};
/// By turns, where one steps so, too.
inline constexpr PositionStep kTurnSteps[] = {
    {"turn-back", "One turn back", {ui::Key::character, U',', ",", "one turn back"}},
    {"turn-on", "One turn on", {ui::Key::character, U'.', ".", "one turn on"}}};

/// A button beside what is told of a position.
struct RemarkWay {
    const char* id;
    std::string label;
    ui::Symbol icon = ui::Symbol::none;  ///< in place of the label on a small screen
    bool enabled = true;
    bool in_menu = false;  ///< on a small screen it stands in the menu instead
    std::string_view tip{};
};

/// What plays bots against each other from the position shown, in the laboratory.
inline constexpr const char* kManyGames = "Play 1 000 games from here";

/// A match that one steps through, to look at it or to try something: base of review and sandbox.
///
///     first  previous  next  last  turn-back  turn-on  at:<ply>  play-on  many-games  sandbox  back  lobby
class PositionScene : public BoardScene {
  public:
    PositionScene(Services& services, Session session);

    std::span<const tables::KeyHelp> keys() const override;
    Arrows arrows() const override { return Arrows::up_and_down; }
    float foot() const override { return 190; }

    // For what draws it.
    /// The first position that is shown.
    virtual int first() const { return 0; }
    /// The positions one steps through, in order; empty where it is all of them.
    virtual std::span<const int> stops() const { return {}; }
    /// The ends of its turns, in order; empty where one does not step by turns.
    virtual std::span<const int> turn_ends() const { return {}; }
    /// Whether it is played by itself just now; none where it never is.
    virtual std::optional<bool> playing() const { return std::nullopt; }
    /// Why nobody plays on from the position shown; empty where one may.
    virtual std::string_view why_not_play_on() const = 0;
    /// What is known of the position besides, to be told below the board; none where nothing ever
    /// is.
    virtual std::optional<std::string> remark() const { return std::nullopt; }
    /// What can be done about it.
    virtual std::vector<RemarkWay> remark_ways() const { return {}; }
    /// How bad the decisions were, by line of the log; empty where that is not known.
    virtual std::span<const bots::Mark> marks() const { return {}; }
    /// Shows another position.
    void go_to(int ply) const;

  protected:
    /// Lists the steps.
    void add_steps(Commands& list);
    void add_play_on(Commands& list);
    /// Lists the ways out.
    void add_exits(Commands& list);
    /// Lists a way to every line of the log.
    void add_jumps(Commands& list, bool numbered);
    /// The position one step behind (−1) or ahead (1).
    int step_from(int at, int by) const;
    void seek(int ply);
    /// The position shown is another one than before.
    virtual void stepped() {}
    virtual void play_on() = 0;
    int log_end() const override { return board_.session.match().size(); }
    /// Keys of the steps, before what is drawn takes them.
    void take_keys(ui::Canvas& canvas, const Commands& list) const;

  private:
    void step(int which);
    void step_turn(int by);
    bool jump(std::string_view words);
};

}  // namespace ctq::app
