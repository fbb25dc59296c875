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

namespace ctq::match {

/// One table as this device shows it. It combines the match of its source, the view on it
/// (`Viewpoint`), the part shown so far (`Playback`) and the bot that decides next (`BotTurn`). It
/// draws nothing, stores nothing and has no clock; times are arguments, in seconds.
class Session {
  public:
    /// Shows the match of any source to the only person at this device. `open_session.hpp` opens
    /// this device's matches.
    Session(std::unique_ptr<MatchSource> source, double now);
    /// Shows a match for viewing: nobody acts, and `seek` shows any position.
    Session(std::unique_ptr<MatchSource> source, Viewpoint viewpoint);

    /// Whether the match is also played at other devices. Actions and undo of this device are then
    /// only proposals; `follow` shows the result.
    bool remote() const { return source_->kind() == MatchSource::Kind::remote; }
    /// Whether the match is only viewed: nobody acts.
    bool recorded() const { return source_->kind() == MatchSource::Kind::recorded; }
    /// Shows what has happened at the source since the last call. It is shown step by step, or as a
    /// jump if the past has changed: an action was taken back, the match was reloaded, or hidden
    /// information was opened.
    void follow(double now);

    /// In a viewed match: shows the position after this number of actions.
    void seek(int ply);
    /// In a viewed match: plays an action for whoever is to act, chance included, at the shown
    /// position. Later actions are dropped unless the next one is the same. Fails, and changes
    /// nothing, if the action is illegal.
    core::Failure put(core::Action action);

    /// The match of the source, the only copy. Don't keep the reference across calls, because the
    /// source may replace the object.
    const core::Match& match() const { return source_->match(); }
    const core::GameHandle& game() const { return match().game(); }
    /// What this device is to do, and may do, in the match as last shown.
    const Situation& situation() const { return situation_; }
    /// The players of all seats.
    const Players& players() const { return situation_.players; }
    /// The turn that is due, as `Situation::turn`; `over` also if the match was ended early.
    core::Turn turn() const { return situation_.turn; }
    /// The positions that `undo` and `redo` lead to.
    const History& history() const { return situation_.history; }
    /// The seat whose view of the match is shown, and what that seat may see.
    const Viewpoint& viewpoint() const { return viewpoint_; }
    /// The seat whose view is shown; 0 if only open information is shown.
    int viewer() const { return viewpoint_.viewer(); }
    /// The state shown, as the viewer knows it.
    const void* view() const { return playback_.view().data(); }
    /// Returns a hash of what the viewer sees. Equals `Match::hash` if nothing is hidden.
    std::uint64_t hash() const { return core::state_hash(match().setup(), playback_.view()); }

    /// Lifts the curtain (see `Viewpoint::curtain`) after its seat has confirmed, and shows that
    /// seat's view. Does nothing without a curtain.
    void lift_curtain();
    /// Whether a person at this device is to decide and no curtain is down.
    bool your_turn() const {
        return viewpoint_.curtain() == 0 && players().human(situation_.acting_seat);
    }
    /// The legal actions of the person who is to decide, sorted; empty if it is not `your_turn`.
    const core::ActionList& legal() const { return legal_; }
    /// Plays a person's action. If this device or the remote table refuses it, fails with the
    /// reason and changes nothing.
    core::Failure play(core::Action action, double now);

    /// Counts the match (`GameHandle::count`) for the seat to act, once all people agree. The game
    /// must have the action. Fails like `play`.
    core::Failure count(double now);
    /// Ends the match before its rules do. `how` is the value of `kEndedTag`. Does nothing if the
    /// match is over or the table is remote. Undo takes the end back.
    void end(std::string_view how, double now);
    /// Goes back to `History::undo`; a remote match asks the other players first. Fails if there is
    /// no position to go to, or if the other players can't be asked now.
    core::Failure undo(double now);
    /// Goes on to `History::redo`. Fails if there is no such position.
    core::Failure redo(double now);
    /// Goes back to the first decision; redo leads on from there. Not available if people share the
    /// device.
    void restart(double now);
    /// Sets a tag of a local match; see `core::Match::set_tag`.
    void set_tag(std::string_view name, std::string_view value);
    /// Replaces the bot that is to decide by the game's bot with this name. Returns false, and
    /// changes nothing, if the match is remote or the game has no such bot.
    bool seat_bot(const std::string& bot);

    /// The bot whose turn it is. `bot_questions.hpp` asks it.
    const BotTurn& bots() const { return bots_; }
    BotTurn& bots() { return bots_; }
    /// Plays a bot's action if it is due and the match is not paused. Returns whether anything
    /// happened. `pace`: the least duration of a bot's turn, in seconds.
    bool tick(double now, double pace);

    /// Returns the steps since the last call, oldest first.
    std::vector<Step> take_steps() { return playback_.take_steps(); }
    /// Increases whenever anything above may have changed.
    int sequence() const { return sequence_ + bots_.changes(); }
    /// Increases when the shown position jumps (undo, redo, another viewer).
    int jumps() const { return playback_.jumps(); }

  private:
    core::Failure show_result(core::Failure refused, double now);
    void show_position(bool one_step);
    void settle(double now);
    void show_viewer();

    std::unique_ptr<MatchSource> source_;
    Situation situation_;  ///< the situation as last shown
    Viewpoint viewpoint_;
    Playback playback_;
    int sequence_ = 0;
    core::ActionList legal_;
    BotTurn bots_;  ///< the largest member comes last: smaller offsets give shorter code
};

}  // namespace ctq::match
