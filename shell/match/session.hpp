#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/search_job.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/source.hpp"
#include "shell/match/tags.hpp"

/// One table as this device shows it: whose eyes it has, what they may see of the match, what has
/// moved, which bots are asked. The match itself is its source's. It draws nothing, stores nothing
/// and knows no clock; the time is an argument.
namespace ctq::app {

/// One thing that happened, as the viewer saw it: what a table view animates.
struct Step {
    core::StateBox before;
    core::Action action;  ///< hidden where the viewer may not know it
    core::StateBox after;
    int seat;     ///< who acted; 0 for chance
    bool set_up;  ///< chance before the first decision: shown in one go
};

/// The last action of a seat as the viewer saw it, and what the viewer knew before it.
struct LastAction {
    core::Action action;
    core::StateBox before;
    int seat;
};

class Session {
  public:
    /// The match of any source. `now` in seconds, as in every other call.
    Session(std::unique_ptr<MatchSource> source, double now);
    /// A new match on this device. Problem: from `Match::start` or `local_match`.
    static core::Result<Session> start(core::Setup setup, double now);
    /// Goes on with a match of this device where its cursor stands. Problem: from `local_match`.
    static core::Result<Session> resume(core::Match match, double now);
    /// A match to look at: nobody acts, `seek` shows any position as `viewer` saw it; with `open`
    /// all of it, through the eyes of whoever was to act.
    static Session look(core::Match match, int viewer, bool open);

    /// It is played at other devices, too. What people and bots of this device choose, and an undo,
    /// is only proposed there; what comes of it is shown by `follow`.
    bool remote() const { return source_->kind() == MatchSource::Kind::remote; }
    /// Shows what has happened at its source since, step by step, or all of it anew where the past is
    /// another one: it was taken back, loaded anew, or what was hidden is open.
    void follow(double now);

    /// The match is sent on by link after each turn, and it is that of somebody who sits elsewhere.
    bool to_send() const {
        return !remote() && turn().kind == core::Turn::Kind::seat &&
               sitter(turn().seat).index == kRemote;
    }

    /// While looking: shows the position after so many actions.
    void seek(int ply);
    /// While looking: takes an action for whoever is due, chance too, where the position shown is;
    /// what was behind it is dropped unless it goes on with this very action. Problem: not legal;
    /// nothing has changed then.
    core::Failure put(core::Action action);

    /// The one match there is: its source's. Read it anew after every call, it may be another object.
    const core::Match& match() const { return source_->match(); }
    const core::GameHandle& game() const { return match().game(); }
    int seats() const { return match().setup().seat_count(); }
    /// Whether a person at this device sits there; false for 0.
    bool human(int seat) const { return seat > 0 && sitter(seat).index == kPerson; }
    /// How many people sit at this device.
    int humans() const { return count_people(situation_.seats); }
    /// The seat of the one person at this device; 0 where there is none, or there are several.
    int person() const;
    /// "You", "Greedy", "Greedy 2", "Player 1".
    const std::string& name(int seat) const { return names()[static_cast<std::size_t>(seat - 1)]; }
    const std::vector<std::string>& names() const { return situation_.names; }
    /// "against bots", "one screen", "bots only"; "a branch" of another match; "over the network".
    const char* badge() const { return situation_.badge; }

    /// Whose eyes the device has now: 0 while it shows only what is open to all.
    int viewer() const { return viewer_; }
    /// Any state of this match, and an action taken in it, as the viewer knows them.
    core::StateBox seen(const void* state) const;
    core::Action seen(const void* state, core::Action action) const;
    /// The last action of a seat before the cursor; none where only chance was at work.
    std::optional<LastAction> last() const;
    /// How many actions there were up to and with the last one of a person here; 0 before the first.
    int after_own_action() const;
    /// How many there were up to and with the last one of this seat, and what it drew for it; 0
    /// before the first.
    int after_action_of(int seat) const;
    /// What the others have done since a person here acted, oldest first; where several sit here,
    /// since the one whose turn it is did. Else that last action alone, as while looking at a match
    /// and where only bots play.
    std::vector<LastAction> recent() const;
    /// The match's state as the viewer knows it.
    const void* view() const { return view_.data(); }
    /// Recognises what the viewer sees; `Match::hash` where nothing is hidden.
    std::uint64_t hash() const { return core::state_hash(match().setup(), view_); }
    /// Who acts next, as `Situation::turn` has it; over, too, where the match was ended early.
    core::Turn turn() const { return situation_.turn; }
    /// Somebody resigned, or the people ended it before its rules do; undo takes it back.
    bool ended() const { return situation_.ended; }
    /// Nobody can act now, since something else is waited for.
    bool waits() const { return situation_.waits; }
    /// Ends it now: the one person resigns, several agree to stop. Not when it is over.
    void end(double now);
    /// Ends it as won by the one person here, who is as good as sure to win. Not when it is over.
    void claim(double now);
    /// It was.
    bool claimed() const { return match().tag(kEndedTag) == kClaimed; }
    /// "You resigned", "You win by claim", "Ended early"; only when `ended`.
    std::string ended_words() const;

    /// A seat that must confirm before the device shows its hand or takes its secret choice; 0 when
    /// there is no curtain.
    int curtain() const { return curtain_; }
    /// That seat has confirmed: shows what it may see. Does nothing without a curtain.
    void lift_curtain();

    /// A person at this device decides now, and no curtain is down.
    bool your_turn() const { return curtain_ == 0 && human(situation_.acts); }
    /// What that person may do, sorted; empty when it is not `your_turn`.
    const core::ActionList& legal() const { return legal_; }

    /// A person's action. Problem: why not, here or at a remote table; nothing has changed then.
    core::Failure play(core::Action action, double now);

    /// Only bots sit here: it is watched, and can be paused.
    bool watched() const { return !remote() && humans() == 0; }
    bool paused() const { return paused_; }
    /// Nothing is played while paused, but by `step`. Only where it is watched.
    void pause(bool on);
    /// Pauses, and lets the bot whose turn it is play as soon as it has decided.
    void step();

    /// Sets a tag of a match of this device; see `core::Match::set_tag`.
    void set_tag(std::string_view name, std::string_view value);

    /// Against bots (and where only bots play) free; between people not past chance or opened
    /// secrets. Where it is watched it goes back by one decision, and pauses.
    bool can_undo() const { return situation_.undo >= 0; }
    /// What chance has shown here that one undo would take back: its action, of those in the match.
    /// None where nothing was shown, and where nobody minds: in a first game, in a branch, among
    /// bots alone.
    std::optional<int> undoes_chance() const {
        return situation_.past_chance < 0 ? std::nullopt : std::optional(situation_.past_chance);
    }
    bool can_redo() const { return situation_.redo >= 0; }
    /// Problem: there is nothing to go back or on to, or the others can't be asked for it now.
    core::Failure undo(double now);
    core::Failure redo(double now);
    /// Back to the first decision, from where redo leads on. Not where people share the device.
    void restart(double now);

    /// A bot is to decide and was asked, or is about to be.
    bool thinking() const { return thinking_; }
    /// The questions of the bot whose turn it is, once: the caller has each answered, in any order,
    /// and calls `reply`. None where nobody is to be asked, nor while it has `failed`.
    std::vector<bots::Bytes> take_questions();
    /// The answer to one of the questions taken last. What all of them come to is played by `tick`
    /// once `pace` seconds have passed since the bot's turn began; at once where several choose at
    /// the same time and nobody sees it.
    void reply(const bots::Bytes& answer);
    /// How much of what a bot was asked is answered, from 0 to 1; 0 where it is one question.
    float thought() const;
    /// Plays an answer that is due; true when something happened. Never while paused.
    bool tick(double now, double pace);
    /// No answer will come, as nobody can be asked: why, for people. `reply` does the same with an
    /// answer that can't be read or is not legal. The match stays as it is until `ask_again`.
    void fail(std::string why);
    bool failed() const { return failure_.has_value(); }
    /// Why; only when `failed`.
    const std::string& failure() const { return *failure_; }
    /// The bot's questions can be taken anew.
    void ask_again();
    /// When `tick` is worth calling next, in seconds; 0 for not until something else happens.
    double wake(double pace) const;
    /// The bot that is due lets its turn be seen: what moves should have arrived before it acts.
    bool paced() const { return paced_; }
    /// What a bot chose was refused by a remote table: why, for people; empty otherwise.
    const std::string& trouble() const { return trouble_; }

    /// What happened since the last call, oldest first.
    std::vector<Step> take_steps();
    /// Rises whenever anything above may have changed.
    int sequence() const { return sequence_; }
    /// Rises when the shown position jumped (undo, redo, another pair of eyes).
    int jumps() const { return jumps_; }

  private:
    explicit Session(std::unique_ptr<MatchSource> source);

    const core::BotChoice& sitter(int seat) const {
        return situation_.seats[static_cast<std::size_t>(seat - 1)];
    }
    core::Failure done(core::Failure refused, double now);
    void show_steps();
    void show_anew();
    void look_on(bool one_step);
    void settle(double now);
    void choose_viewer();
    bool shares_secret() const;
    bool unseen() const;
    double due_at(double pace) const { return asked_at_ + (paced_ ? pace : 0); }
    void show(int viewer);
    bool replace_learned();
    void play_answer(double now);
    bots::Job job() const;

    std::unique_ptr<MatchSource> source_;
    Situation situation_;   ///< as it was shown last
    int shown_ = 0;         ///< so many actions are,
    core::StateBox state_;  ///< and the state of the match that they led to
    int viewer_ = 0;
    int curtain_ = 0;
    bool open_ = false;   ///< while looking: nothing is hidden
    bool roams_ = false;  ///< and it is seen through the eyes of whoever is to act
    core::StateBox view_;
    core::ActionList legal_;
    bool thinking_ = false;
    std::optional<bots::Asked> asked_;  ///< of the bot whose turn it is
    double asked_at_ = 0;
    bool paced_ = true;
    bool paused_ = false;
    bool step_ = false;  ///< one more decision while paused
    std::optional<core::Action> answer_;
    std::optional<std::string> failure_;
    std::string trouble_;
    std::vector<Step> steps_;
    int sequence_ = 0;
    int jumps_ = 0;
};

}  // namespace ctq::app
