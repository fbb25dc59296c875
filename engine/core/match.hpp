#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/handle.hpp"

namespace ctq::core {

/// A tag of a record that the program does not use. It is kept unchanged.
struct Tag {
    std::string name;
    std::string value;
};

/// The initial conditions of a match.
struct Setup {
    const GameHandle* game = nullptr;
    Options options;
    std::vector<std::string> seats;  ///< the players, seat 1 first: "human" or a bot's name
    std::uint64_t seed = 0;          ///< for chance and bots
    std::string position;            ///< the text of a Position tag, or empty
    std::vector<Tag> tags;           ///< the other tags of the record

    int seat_count() const { return static_cast<int>(seats.size()); }
};

/// The `viewer` of a match in which all information is known.
inline constexpr int kSeesAll = -1;

/// One match: its setup, the log of all its actions, and a cursor into the log. Every change is an
/// action that is appended to the log. The display, saves, share codes and undo are all derived
/// from the log. A snapshot every 64 actions makes going back cheap.
class Match {
  public:
    /// Starts a match. With a `viewer` (0: a spectator), the match is the view of that seat: its
    /// states are observations, its actions are those that `GameHandle::hide` returns, and it
    /// accepts every action that might be legal where the hand of the seat to act is unknown. Fails
    /// if the game doesn't allow the number of seats, the options or the position.
    static Result<Match> start(Setup setup, int viewer = kSeesAll);

    /// Returns the setup passed to `start`, with later changes of tags, seed and bots.
    const Setup& setup() const { return setup_; }
    /// Sets a tag that is saved with the record and has no meaning in the rules. An empty value
    /// removes it.
    void set_tag(std::string_view name, std::string_view value);
    /// Returns the value of such a tag, or an empty text if there is none.
    std::string_view tag(std::string_view name) const;
    /// Changes the seed of all later chance events.
    void set_seed(std::uint64_t seed) { setup_.seed = seed; }
    /// Gives the seat (1…n) to this bot, also in the record.
    void seat_bot(int seat, std::string name) {
        setup_.seats[static_cast<std::size_t>(seat - 1)] = std::move(name);
    }
    const GameHandle& game() const { return *setup_.game; }
    /// Returns the viewer of this match: a seat, 0 for a spectator, or kSeesAll.
    int viewer() const { return viewer_; }

    /// Return the number of actions in the log, and the number applied to the shown state.
    int size() const { return static_cast<int>(log_.size()); }
    int cursor() const { return cursor_; }
    /// Returns the action at `ply`; ply < size().
    Action action(int ply) const { return log_[static_cast<std::size_t>(ply)]; }
    /// Returns the turn before the action at `ply`; ply < size().
    Turn turn_before(int ply) const { return turns_[static_cast<std::size_t>(ply)]; }

    /// Return the state at the cursor, and information derived from it.
    const void* state() const { return state_.data(); }
    const StateBox& box() const { return state_; }
    Turn turn() const { return game().turn(state()); }
    Standing standing() const { return game().result(state()); }
    /// Returns the ply at which the simultaneous secret choice began that contains the turn before
    /// `ply` (0…size()). Returns `ply` itself for any other turn.
    int choice_start(int ply) const;
    /// Returns the state before the action at `ply` (0…size()).
    StateBox state_at(int ply) const;

    /// Lists all legal actions or chance outcomes, sorted. The list is empty when the match is
    /// over.
    void options_now(ActionList& list) const;

    /// Plays `action` for `seat` (0 for chance) at the cursor. The seat to act may also play
    /// `GameHandle::count`: the caller makes sure that all players agree. Drops the log after the cursor
    /// unless it continues with the same action. Fails if it is not the seat's turn or the action
    /// is not legal; the problem says why, and the match is unchanged.
    Failure play(int seat, Action action);
    /// Returns what `play` would return, without playing.
    Failure refusal(int seat, Action action) const;

    /// Plays an action, given in notation, for the player to act. If it fails, the problem lists
    /// the legal actions.
    Failure play_text(std::string_view token);

    /// Whether chance is to act and the outcome is hidden from some seat.
    bool hidden_chance() const;

    /// Draws the next chance outcome without playing it. The seed and the number of earlier chance
    /// events determine it. It must be chance's turn.
    Action draw() const;

    /// Draws and plays chance outcomes until a seat is to act or the match is over. Returns the
    /// number of outcomes.
    int play_chance();

    /// Moves the cursor to `ply` (clamped to the log).
    void seek(int ply);

    /// Returns a separate match with the log up to the cursor.
    Match branch() const;

    /// Returns the ply to which one undo by `seat` leads: before the seat's last decision, which is
    /// undone with everything after it. With `fair` (between people) an undo doesn't cross a chance
    /// event or a revealed secret. Returns -1 if no undo is possible.
    int undo_ply(int seat, bool fair) const;
    /// Returns the ply to which one redo leads: past the next action in the log, to the next turn
    /// of this seat or to `size()`. Returns -1 if there is nothing to redo.
    int redo_ply(int seat) const;

    /// Returns a hash of the shown state, game, rules version, options and seats.
    std::uint64_t hash() const;

    /// Returns the number of chance events before the cursor.
    int chance_count() const;

  private:
    Match(Setup setup, StateBox state, int viewer);

    bool may_happen(int seat, Action action) const;

    Setup setup_;
    int viewer_;
    std::vector<Action> log_;
    std::vector<Turn> turns_;
    std::vector<StateBox> snapshots_;  ///< [i]: after 64 i actions
    StateBox state_;
    int cursor_ = 0;
};

/// Returns the seat that makes the first decision, or 0 if all seats choose at once. Returns none
/// if chance decides the first seat, or if the setup can't be played.
std::optional<int> beginner(Setup setup);

/// Returns the hash of any state of this setup, as `Match::hash` does for the match's own state.
std::uint64_t state_hash(const Setup& setup, const StateBox& state);

}  // namespace ctq::core
