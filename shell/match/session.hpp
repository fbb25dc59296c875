#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/job.hpp"
#include "engine/core/match.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"

/// One table: a match, who sits there, and what the device may show of it. Plays chance, asks bots,
/// hides hands and secret choices, undoes and redoes. It draws nothing, stores nothing and knows no
/// clock; the time is an argument.
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
};

/// How a match stands that goes on elsewhere, too: what this device is to do in it.
struct Course {
    std::vector<std::string> seats;  ///< a person or a bot of this device, or `kElsewhere`
    std::vector<std::string> names;
    int acts = 0;                ///< the seat of this device that is waited for; 0 for none
    std::uint16_t choosing = 0;  ///< where several choose at once: those who have yet to
    bool asks = false;           ///< to take back may be asked for
    std::uint64_t bot_seed = 0;  ///< of this device's bots; nobody else knows it
    bool stopped = false;        ///< it was ended early
    bool leads = false;          ///< this device may end it
    bool waits = false;          ///< for something else than an action: an answer, a connection
};
/// The word of a seat in a `Course` that another device plays.
inline constexpr const char* kElsewhere = "elsewhere";

/// In place of a bot's index: a person here, or whoever another device has there.
inline constexpr int kPerson = -1;
inline constexpr int kFar = -2;

/// What somebody at this device wants to do in such a match.
struct Wish {
    int seat;
    core::Action action;
};

class Session {
  public:
    /// A new match. `now` in seconds, as in every other call. Problem: from `Match::start`, or a
    /// seat that is neither a person nor a bot of this game.
    static core::Result<Session> start(core::Setup setup, double now);
    /// Goes on with a match where its cursor stands.
    static core::Result<Session> resume(core::Match match, double now);

    /// A match that goes on elsewhere, too: nothing happens here by itself, neither chance nor an
    /// undo. What people and bots of this device choose is only wished for; what comes of it
    /// arrives by `follow`.
    static Session following(const core::Match& match, Course course, double now);
    bool follows() const { return follows_; }
    bool leads() const { return course_.leads; }
    /// The match as it stands now. Goes on with what happened since, or shows it anew.
    void follow(const core::Match& match, Course course, double now);
    /// What was chosen here and not yet handed on.
    std::optional<Wish> take_wish() { return std::exchange(wish_, std::nullopt); }

    /// The match is sent on by link after each turn: of its people one sits here.
    bool by_letter() const { return by_letter_; }
    /// And it is the turn of one who sits elsewhere.
    bool to_send() const {
        return by_letter_ && turn().kind == core::Turn::Kind::seat && far(turn().seat);
    }

    /// A match to look at: nobody acts, `seek` shows any position as `viewer` saw it; with `open`
    /// all of it, through the eyes of whoever was to act.
    static Session look(core::Match match, int viewer, bool open);
    bool looking() const { return looking_; }
    /// While looking: shows the position after so many actions.
    void seek(int ply);
    /// While looking: takes an action for whoever is due, chance too, where the position shown is;
    /// what was behind it is dropped unless it goes on with this very action. Problem: not legal;
    /// nothing has changed then.
    core::Failure put(core::Action action);

    const core::Match& match() const { return match_; }
    const core::GameHandle& game() const { return match_.game(); }
    int seats() const { return match_.setup().seat_count(); }
    bool human(int seat) const;
    /// How many people sit at this device.
    int humans() const;
    /// "You", "Greedy", "Greedy 2", "Player 1".
    const std::string& name(int seat) const { return names_[static_cast<std::size_t>(seat - 1)]; }
    const std::vector<std::string>& names() const { return names_; }
    /// "against bots", "one screen", "bots only"; "a branch" of another match.
    const char* badge() const;

    /// Whose eyes the device has now: 0 while it shows only what is open to all.
    int viewer() const { return viewer_; }
    /// Any state of this match, and an action taken in it, as the viewer knows them.
    core::StateBox seen(const void* state) const;
    core::Action seen(const void* state, core::Action action) const;
    /// The last action of a seat before the cursor; none where only chance was at work.
    std::optional<LastAction> last() const;
    /// The match's state as the viewer knows it.
    const void* view() const { return view_.data(); }
    /// Recognises what the viewer sees; `Match::hash` where nothing is hidden.
    std::uint64_t hash() const { return core::state_hash(match_.setup(), view_); }
    core::Turn turn() const;
    /// Somebody resigned, or the people ended it before its rules do; undo takes it back.
    bool ended() const { return !looking_ && !match_.tag(kEndedTag).empty(); }
    /// Nobody can act now, since something else is waited for.
    bool waits() const { return follows_ && course_.waits; }
    /// Ends it now: the one person resigns, several agree to stop. Not when it is over.
    void end(double now);
    /// "You resigned", "Ended early"; only when `ended`.
    std::string ended_words() const;

    /// A seat that must confirm before the device shows its hand or takes its secret choice; 0 when
    /// there is no curtain.
    int curtain() const { return curtain_; }
    /// That seat sees more than lies open, so all of the table hides behind the curtain; else only
    /// its choice does.
    bool covered() const { return covered_; }
    void lift_curtain();

    /// A person at this device decides now, and no curtain is down.
    bool your_turn() const;
    /// What that person may do, sorted; empty when it is not `your_turn`.
    const core::ActionList& legal() const { return legal_; }

    /// A person's action. Problem: why not; nothing has changed then.
    core::Failure play(core::Action action, double now);

    /// Only bots sit here: it is watched, and can be paused.
    bool watched() const { return !follows_ && humans() == 0; }
    bool paused() const { return paused_; }
    /// Nothing is played while paused, but by `step`. Only where it is watched.
    void pause(bool on);
    /// Pauses, and lets the bot whose turn it is play as soon as it has decided.
    void step();

    /// Sets a tag of the match; see `core::Match::set_tag`.
    void set_tag(std::string_view name, std::string_view value) { match_.set_tag(name, value); }

    /// Against bots (and where only bots play) free; between people not past chance or opened
    /// secrets. Where it is watched it goes back by one decision, and pauses.
    bool can_undo() const { return follows_ ? course_.asks : ended() || undo_ply() >= 0; }
    bool can_redo() const { return !follows_ && redo_ply() >= 0; }
    void undo(double now);
    void redo(double now);
    /// Back to the first decision, from where redo leads on. Not where people share the device.
    void restart(double now);

    /// A bot is to decide and was asked, or is about to be.
    bool thinking() const { return thinking_; }
    /// The job for the bot whose turn it is, once: the caller has it answered and calls `reply`.
    std::optional<bots::Bytes> take_job();
    /// A bot's answer to the last job taken. It is played by `tick` once `pace` seconds have passed
    /// since the bot's turn began; at once where several choose at the same time and nobody sees
    /// it.
    void reply(bots::Bytes answer) { answer_ = std::move(answer); }
    /// Plays an answer that is due; true when something happened. Never while paused.
    bool tick(double now, double pace);
    /// The bot whose turn it is decides right here and now: the last resort without workers. Its
    /// answer is played by `tick` like any other.
    void decide_here();
    /// When `tick` is worth calling next, in seconds; 0 for not until something else happens.
    double wake(double pace) const;
    /// The bot that is due lets its turn be seen: what moves should have arrived before it acts.
    bool paced() const { return paced_; }
    /// The answer could not be had or read: why, for people; empty otherwise. The bot was then
    /// asked again right here, or took its first legal action.
    const std::string& trouble() const { return trouble_; }

    /// What happened since the last call, oldest first.
    std::vector<Step> take_steps();
    /// Rises whenever anything above may have changed.
    int sequence() const { return sequence_; }
    /// Rises when the shown position jumped (undo, redo, another pair of eyes).
    int jumps() const { return jumps_; }

  private:
    Session(core::Match match, std::vector<core::BotChoice> bots);

    bool far(int seat) const;
    void seat(const std::vector<std::string>& seats);
    void advance(double now);
    void happened(core::Action action, int seat);
    void settle(double now);
    void choose_viewer();
    bool shares_secret() const;
    bool unseen() const;
    double due_at(double pace) const { return asked_at_ + (paced_ ? pace : 0); }
    void jump(int ply, double now);
    void show(int viewer);
    void play_answer();
    int undo_ply() const;
    int redo_ply() const;

    core::Match match_;
    std::vector<core::BotChoice> bots_;  ///< by seat - 1; index -1 for people
    std::vector<std::string> names_;
    int viewer_ = 0;
    int curtain_ = 0;
    bool covered_ = false;
    bool looking_ = false;
    bool by_letter_ = false;
    bool follows_ = false;
    Course course_;
    std::optional<Wish> wish_;
    bool open_ = false;   ///< while looking: nothing is hidden
    bool roams_ = false;  ///< and it is seen through the eyes of whoever is to act
    core::StateBox view_;
    core::ActionList legal_;
    bool thinking_ = false;
    bool job_taken_ = false;
    double asked_at_ = 0;
    bool paced_ = true;
    bool paused_ = false;
    bool step_ = false;  ///< one more decision while paused
    std::optional<bots::Bytes> answer_;
    std::string trouble_;
    std::vector<Step> steps_;
    int sequence_ = 0;
    int jumps_ = 0;
};

}  // namespace ctq::app
