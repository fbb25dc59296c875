#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/handle.hpp"

namespace ctq::core {

/// A pair of a record's head that the program has no use for, kept as it came.
struct Tag {
    std::string name;
    std::string value;
};

/// What a match is before its first action.
struct Setup {
    const GameHandle* game = nullptr;
    Options options;
    std::vector<std::string> seats;  ///< who sits there: "human" or a bot's name, seat 1 first
    std::uint64_t seed = 0;          ///< of chance and bots
    std::string position;            ///< text of a Position tag, or empty
    std::vector<Tag> tags;           ///< others of the record

    int seat_count() const { return static_cast<int>(seats.size()); }
};

/// The viewer of a match in which everything is known.
inline constexpr int kSeesAll = -1;

/// One match: a set-up, the log of everything that happened since, and a cursor in it.
/// Whatever happens anywhere is an action appended here; whatever is shown, saved, shared or
/// undone follows from the log. Snapshots every 64 actions make going back cheap.
class Match {
  public:
    /// With a `viewer` (0: a spectator) it is the match as that seat sees it: its states are
    /// observations, it takes actions as `GameHandle::hide` shows them, and it lets others act
    /// whose hand is unknown.
    /// Problem: a number of seats or options the game doesn't allow, a broken position.
    static Result<Match> start(Setup setup, int viewer = kSeesAll);

    /// The set-up as `start` was given it, with the tags, the seed and the bots set since.
    const Setup& setup() const { return setup_; }
    /// Sets a tag that is kept with the record and means nothing to the rules; an empty value takes
    /// it away.
    void set_tag(std::string_view name, std::string_view value);
    /// The value of such a tag; empty when there is none.
    std::string_view tag(std::string_view name) const;
    /// Lets all chance that is still to come depend on another seed.
    void set_seed(std::uint64_t seed) { setup_.seed = seed; }
    /// From now on this bot has the seat (1…n): the record names it.
    void seat_bot(int seat, std::string name) {
        setup_.seats[static_cast<std::size_t>(seat - 1)] = std::move(name);
    }
    const GameHandle& game() const { return *setup_.game; }
    /// Whose match it is: a seat, 0 for a spectator, or kSeesAll.
    int viewer() const { return viewer_; }

    /// Actions in the log, and how many of them the shown state has seen.
    int size() const { return static_cast<int>(log_.size()); }
    int cursor() const { return cursor_; }
    /// The action at `ply`; ply < size().
    Action action(int ply) const { return log_[static_cast<std::size_t>(ply)]; }
    /// Whose turn it was before the action at `ply`; ply < size().
    Turn turn_before(int ply) const { return turns_[static_cast<std::size_t>(ply)]; }

    /// The state at the cursor, and what follows from it.
    const void* state() const { return state_.data(); }
    const StateBox& box() const { return state_; }
    Turn turn() const { return game().turn(state()); }
    Standing standing() const { return game().result(state()); }
    /// Where the choice began that several seats make in secret and at once, and to which the turn
    /// before `ply` (0…size()) belongs; `ply` itself for any other turn.
    int choice_start(int ply) const;
    /// The state before the action at `ply` (0…size()).
    StateBox state_at(int ply) const;

    /// Everything that may happen now, sorted; empty when over.
    void options_now(ActionList& list) const;

    /// Takes `action` for `seat` (0 for chance) at the cursor. The log behind the cursor is
    /// dropped unless it goes on with this very action. Problem: not its turn, or not legal,
    /// with the reason; the match is unchanged then.
    Failure play(int seat, Action action);
    /// What `play` would say, without playing.
    Failure refusal(int seat, Action action) const;

    /// The same from notation, for whoever's turn it is; the problem lists what is legal.
    Failure play_text(std::string_view token);

    /// Whether chance now decides something that not everybody may see.
    bool hidden_chance() const;

    /// What chance does next, from the stream (seed, number of chance events before).
    /// The turn must be chance's.
    Action draw() const;

    /// Draws and plays until a seat must act or the match is over; how many were played.
    int play_chance();

    /// Moves the cursor to `ply` (clamped to the log).
    void seek(int ply);

    /// A match of its own that has the log up to the cursor.
    Match branch() const;

    /// Where one undo asked by `seat` leads: to its last decision before the cursor, with what
    /// followed. With `fair` (between people) not past chance or an opened secret. -1: nowhere.
    int undo_ply(int seat, bool fair) const;
    /// Where one redo leads: behind the seat's next decision in the log and the chance after it,
    /// to where this seat or `size()` is due again. -1: nothing to redo.
    int redo_ply(int seat) const;

    /// Recognises the shown state, with game, rules version, options and seats.
    std::uint64_t hash() const;

    /// Chance events before the cursor.
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

/// The seat that begins whatever is drawn, 0 where all choose at once; none where a lot decides, or
/// where the set-up can't be played.
std::optional<int> beginner(Setup setup);

/// The hash of any state of this set-up: what `Match::hash` gives for its own.
std::uint64_t state_hash(const Setup& setup, const StateBox& state);

}  // namespace ctq::core
