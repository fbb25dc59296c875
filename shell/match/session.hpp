#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/bot_turn.hpp"
#include "shell/match/playback.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/source.hpp"
#include "shell/match/viewpoint.hpp"

namespace ctq::app {

/// One table as this device shows it. It puts together what its source has of the match, through
/// whose eyes that is seen (`Viewpoint`), how much of it is shown (`Playback`) and the bot that
/// decides next (`BotTurn`). It draws nothing, stores nothing and knows no clock; times are
/// arguments, in seconds.
class Session {
  public:
    /// The match of any source, seen by the one person at this device. `open_session.hpp` has
    /// sessions of matches of this device.
    Session(std::unique_ptr<MatchSource> source, double now);
    /// A match to look at: nobody acts, `seek` shows any position.
    Session(std::unique_ptr<MatchSource> source, Viewpoint viewpoint);

    /// The match is played at other devices, too. What people and bots of this device choose, and an
    /// undo, is only proposed there; what comes of it is shown by `follow`.
    bool remote() const { return source_->kind() == MatchSource::Kind::remote; }
    /// The match is looked at: nobody acts.
    bool recorded() const { return source_->kind() == MatchSource::Kind::recorded; }
    /// Shows what has happened at its source since, step by step, or all of it anew where the past is
    /// another one: it was taken back, loaded anew, or what was hidden is open.
    void follow(double now);

    /// While looking: shows the position after so many actions.
    void seek(int ply);
    /// While looking: takes an action for whoever is due, chance too, where the position shown is;
    /// what was behind it is dropped unless it goes on with this very action. Problem: not legal;
    /// nothing has changed then.
    core::Failure put(core::Action action);

    /// The one match there is: its source's. Read it anew after every call, it may be another object.
    const core::Match& match() const { return source_->match(); }
    const core::GameHandle& game() const { return match().game(); }
    /// What this device is to do in the match as it was shown last, and what it may.
    const Situation& situation() const { return situation_; }
    /// Who sits at the seats.
    const Players& players() const { return situation_.players; }
    /// Who acts next, as `Situation::turn` has it; over, too, where the match was ended early.
    core::Turn turn() const { return situation_.turn; }
    /// Where `undo` and `redo` lead.
    const History& history() const { return situation_.history; }
    /// Who sees the match, and what they may see.
    const Viewpoint& viewpoint() const { return viewpoint_; }
    /// The seat whose view is shown; 0 while only what is open to all is.
    int viewer() const { return viewpoint_.viewer(); }
    /// The match's state as the viewer knows it.
    const void* view() const { return playback_.view().data(); }
    /// Recognises what the viewer sees; `Match::hash` where nothing is hidden.
    std::uint64_t hash() const { return core::state_hash(match().setup(), playback_.view()); }

    /// The seat behind the curtain has confirmed: shows what it may see. Does nothing without a
    /// curtain.
    void lift_curtain();
    /// A person at this device decides now, and no curtain is down.
    bool your_turn() const { return viewpoint_.curtain() == 0 && players().human(situation_.acts); }
    /// What that person may do, sorted; empty when it is not `your_turn`.
    const core::ActionList& legal() const { return legal_; }
    /// A person's action. Problem: why not, here or at a remote table; nothing has changed then.
    core::Failure play(core::Action action, double now);

    /// Ends the match before its rules do: `how` is the value of `kEndedTag`. Does nothing when it is
    /// over, and at a remote table. Undo takes it back.
    void end(std::string_view how, double now);
    /// Problem: there is nothing to go back or on to, or the others can't be asked for it now.
    core::Failure undo(double now);
    core::Failure redo(double now);
    /// Back to the first decision, from where redo leads on. Not where people share the device.
    void restart(double now);
    /// Sets a tag of a match of this device; see `core::Match::set_tag`.
    void set_tag(std::string_view name, std::string_view value);
    /// Seats a bot of the game with this name where a bot is to decide. Returns false, and changes
    /// nothing, where the match is remote or the game has no such bot.
    bool seat_bot(const std::string& bot);

    /// The bot whose turn it is. `bot_questions.hpp` asks it.
    const BotTurn& bots() const { return bots_; }
    BotTurn& bots() { return bots_; }
    /// Plays the action of a bot that is due; true when something happened. Never while paused.
    /// `pace`: the seconds that its turn lasts at least.
    bool tick(double now, double pace);

    /// What happened since the last call, oldest first.
    std::vector<Step> take_steps() { return playback_.take_steps(); }
    /// Rises whenever anything above may have changed.
    int sequence() const { return sequence_ + bots_.changes(); }
    /// Rises when the shown position jumped (undo, redo, another pair of eyes).
    int jumps() const { return playback_.jumps(); }

  private:
    core::Failure done(core::Failure refused, double now);
    void look_on(bool one_step);
    void settle(double now);
    void show_viewer();

    std::unique_ptr<MatchSource> source_;
    Situation situation_;  ///< as it was shown last
    Viewpoint viewpoint_;
    Playback playback_;
    int sequence_ = 0;
    core::ActionList legal_;
    BotTurn bots_;  ///< the largest part comes last: what is near is read by shorter code
};

}  // namespace ctq::app
