#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/bots/search_job.hpp"

namespace ctq::app {

/// The bot that decides next at a table: what it was asked, what it chose, and when that is played.
/// It knows nothing of the match and no clock; times are arguments, in seconds.
class BotTurn {
  public:
    /// `watched`: only bots sit at this device, and the table is not remote.
    explicit BotTurn(bool watched) : watched_(watched) {}

    /// Only bots play here. A person watches them and can pause them.
    bool watched() const { return watched_; }
    /// Whether nothing is played but by `step`.
    bool paused() const { return paused_; }
    /// Pauses the match or lets it go on. A match that is not watched never pauses.
    void pause(bool on);
    /// Pauses, and lets the bot whose turn it is play as soon as it has decided.
    void step();

    /// A bot is to decide and was asked, or is about to be.
    bool thinking() const { return thinking_; }
    /// How much of what a bot was asked is answered, from 0 to 1; 0 where it is one question.
    float thought() const;
    /// Records that no answer will come, as nobody can be asked. `why` is shown to people. The match
    /// stays as it is until `ask_again`. Does nothing where no bot is to decide.
    void fail(std::string why);
    /// Whether the bot can't decide until `ask_again`.
    bool failed() const { return failure_.has_value(); }
    /// Why it can't, for people; only when `failed`.
    const std::string& failure() const { return *failure_; }
    /// The bot's questions can be taken anew.
    void ask_again();
    /// When `Session::tick` is worth calling next, in seconds; 0 for not until something else
    /// happens. `pace`: the seconds that a bot's turn lasts at least.
    double wake(double pace) const;
    /// The bot that is due lets its turn be seen: what moves should have arrived before it acts.
    bool paced() const { return paced_; }
    /// What a bot chose was refused by a remote table, or another bot had to replace it: why, for
    /// people; empty otherwise.
    const std::string& trouble() const { return trouble_; }
    /// Rises whenever anything above may have changed by itself, not by `begin` and `take_action`.
    int changes() const { return changes_; }

    // For the session and what asks the bot.
    /// Begins the turn of a bot, or of nobody here where it does not `think`. It lasts `pace` seconds
    /// from `now` on where it is `paced`.
    void begin(bool thinks, double now, bool paced);
    /// Whether the bot is to be asked now.
    bool unasked() const { return thinking_ && !asked_ && !failed(); }
    /// Records that the bot is asked so many questions.
    void ask(int questions) { asked_ = bots::Asked{questions}; }
    /// Takes the answer to one of the questions. Returns the decision once all have come; a Problem
    /// where one can't be read; nothing where more are waited for or none was expected.
    std::optional<core::Result<core::Action>> hear(const bots::Bytes& answer);
    /// Records what the bot decided, to be played when it is `due`.
    void choose(core::Action action) { action_ = action; }
    /// Another bot sits there now and can be asked. `why` is the trouble.
    void replace(std::string why);
    /// Whether the bot's action is to be played now.
    bool due(double now, double pace) const;
    /// Returns the bot's action, once; only when `due`. The bot thinks no longer.
    core::Action take_action();
    /// The table refused the action that was taken. `why` is the trouble.
    void refuse(std::string why) { trouble_ = std::move(why); }
    /// The action that was taken has been played: a single step ends with it. What is chosen at the
    /// same time is one step.
    void end_step() { step_ = step_ && !paced_; }

  private:
    double due_at(double pace) const { return began_ + (paced_ ? pace : 0); }

    bool watched_;
    bool paused_ = false;
    bool step_ = false;  ///< one more decision while paused
    bool thinking_ = false;
    bool paced_ = true;
    double began_ = 0;
    std::optional<core::Action> action_;
    std::optional<std::string> failure_;
    std::string trouble_;
    int changes_ = 0;
    std::optional<bots::Asked> asked_;  ///< what the bot was asked, and what it answered
};

}  // namespace ctq::app
