#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/bots/search_job.hpp"

namespace ctq::match {

/// The bot that decides next at a table: its questions, its chosen action and when that is played.
/// It knows neither the match nor a clock; times are arguments, in seconds.
class BotTurn {
  public:
    /// `watched`: only bots sit at this device, and the table is not remote.
    explicit BotTurn(bool watched) : watched_(watched) {}

    /// Whether only bots play here. A person watches them and can pause them.
    bool watched() const { return watched_; }
    /// Whether the match is paused, so that bots act only after a call of `step`.
    bool paused() const { return paused_; }
    /// Pauses or resumes the match. A match that is not watched never pauses.
    void pause(bool on);
    /// Pauses the match and lets the bot whose turn it is play one action once it has decided.
    void step();

    /// Whether a bot is to decide and was asked or is about to be asked.
    bool thinking() const { return thinking_; }
    /// Returns the share of the bot's questions that are answered, from 0 to 1; 0 if there is only
    /// one question.
    float answered_share() const;
    /// Records that no answer will come because the bot can't be asked. `why` is shown to people.
    /// The match waits until `ask_again`. Does nothing if no bot is to decide.
    void fail(std::string why);
    /// Whether the bot has failed, so that it can't decide until `ask_again` is called.
    bool failed() const { return failure_.has_value(); }
    /// The reason of the failure, as a text to show to people. Only valid if `failed`.
    const std::string& failure() const { return *failure_; }
    /// Clears the failure, so that the bot's questions can be taken again.
    void ask_again();
    /// Returns the time of the next useful call of `Session::tick`, in seconds; 0 if there is
    /// nothing to wait for. `pace`: the least duration of a bot's turn, in seconds.
    double wake(double pace) const;
    /// Whether the turn of this bot lasts at least `pace` seconds, so that animations end before it
    /// acts.
    bool paced() const { return paced_; }
    /// The reason why a remote table refused the bot's action, or why another bot replaced it, for
    /// people. Empty if neither happened.
    const std::string& trouble() const { return trouble_; }
    /// Increases when anything above may have changed other than by `begin` or `take_action`.
    int changes() const { return changes_; }

    // For the session and the code that asks the bot.
    /// Begins a turn. `thinks`: a bot of this device is to decide. If `paced`, the turn lasts at
    /// least `pace` seconds from `now`.
    void begin(bool thinks, double now, bool paced);
    /// Whether the bot is to be asked now.
    bool unasked() const { return thinking_ && !asked_ && !failed(); }
    /// Records that the bot was asked this number of questions.
    void ask(int questions) { asked_ = bots::PendingDecision{questions}; }
    /// Handles the answer to one of the questions. Returns the decision once all answers have
    /// arrived, a Problem if an answer is malformed, and none while answers are missing or if none
    /// was expected.
    std::optional<core::Result<core::Action>> on_reply(const bots::Bytes& answer);
    /// Records the bot's decision. It is played once it is `due`.
    void choose(core::Action action) { action_ = action; }
    /// Records that another bot now has the seat and can be asked. `why` becomes the `trouble`.
    void replace(std::string why);
    /// Whether the bot's action is to be played now.
    bool due(double now, double pace) const;
    /// Returns the bot's action and ends its thinking. Only valid if `due`; once per turn.
    core::Action take_action();
    /// Records that the table refused the action. `why` becomes the `trouble`.
    void refuse(std::string why) { trouble_ = std::move(why); }
    /// Ends the step that `step` began, once its action is played. Simultaneous choices count as
    /// one step.
    void end_step() { step_ = step_ && !paced_; }

  private:
    double due_at(double pace) const { return began_ + (paced_ ? pace : 0); }

    bool watched_;
    bool paused_ = false;
    bool step_ = false;  ///< one more decision is played while paused
    bool thinking_ = false;
    bool paced_ = true;
    double began_ = 0;
    std::optional<core::Action> action_;
    std::optional<std::string> failure_;
    std::string trouble_;
    int changes_ = 0;
    std::optional<bots::PendingDecision> asked_;  ///< the bot's questions and the answers so far
};

}  // namespace ctq::match
