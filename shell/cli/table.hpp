#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"
#include "shell/cli/programs.hpp"

namespace ctq::cli {

/// A match in the terminal. People and bots share one screen, which shows only what the person
/// using it may see.
class Table {
  public:
    /// `bots` has one entry per seat, empty for a person. `ask` asks the entries that are programs.
    Table(core::Match match, std::vector<std::optional<core::BotChoice>> bots, AskProgram ask);

    /// Plays until the match is over, somebody quits, the input ends or a program forfeits. A match
    /// of bots only also ends after the number of actions at which experiments give up.
    void play();

  private:
    bool is_person(int seat) const;
    int people() const;
    std::vector<std::string> names() const;
    bool hides_from(int seat) const;

    void play_and_show(int seat, core::Action action);
    void show_action(const core::StateBox& before, core::Action action) const;
    bool play_bot(int seat);
    bool hand_over(int seat);
    bool pass_device(int seat);
    void show_since_last_decision(int seat) const;
    void show_position(const core::ActionList& list) const;
    bool ask(int seat);
    bool act(int seat, const core::ActionList& list, const std::string& answer);
    void undo(int seat);
    void show_end() const;

    core::Match match_;
    std::vector<std::optional<core::BotChoice>> bots_;
    AskProgram ask_;
    bool begun_ = false;  ///< the set-up is over: somebody has acted
    int viewer_ = 0;  ///< seat of the person at the screen; 0 if nobody yet, or if only bots play
};

}  // namespace ctq::cli
