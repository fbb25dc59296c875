#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/record.hpp"
#include "shell/match/seat_names.hpp"

/// Matches kept on this device: each a record under "match:<id>", and an index of their tags so
/// that they can be listed without replaying them.
namespace ctq::app {

struct Saved {
    std::string id;       ///< letters and digits
    std::string game;     ///< its id
    std::string options;  ///< as text
    std::string seats;    ///< "human greedy"
    int turns = 0;        ///< as `turn_at` counts them; -1 in the index of an older program
    enum class State { open, over, ended };
    State state = State::open;
    std::string date{};  ///< of the last action, "2026-11-21 14:05"; empty where nobody noted it
    std::string who{};   ///< digits: open, the seat whose turn it is; else those in the first place
    std::string parent{};     ///< "id@ply" of the match it branched off; empty for none
    std::string name{};       ///< given by the person
    int branched = 0;         ///< the turn from which a branch goes on
    std::string people{};     ///< what the people at this device are called: see `people_text`
    bool claimed = false;     ///< it was ended as won by its person
    bool taken_back = false;  ///< something was, past what chance had shown
    std::vector<int>
        halves{};        ///< of what each seat has at the end, half points, by seat; over only
    bool stored = true;  ///< false where the device refused what was played last

    /// Whether it can be played on: it is neither over nor ended early.
    bool open() const { return state == State::open; }
};

/// The most matches kept; the oldest goes first.
inline constexpr std::size_t kMostSaved = 500;
/// The longest name of a match, in bytes.
inline constexpr std::size_t kMostNameBytes = 80;

/// The line of the index for a match.
Saved summary(const std::string& id, const core::Match& match);

inline constexpr const char* kNotSaved =
    "This match is not kept: the device’s storage is full or not allowed. It is lost when the "
    "program is closed.";

/// All of them. What the device refuses to store stays in memory while the program runs, so that
/// play, review and sharing go on.
class Saves {
  public:
    /// Reads the index, and the records that are missing in it.
    Saves() {
        recover();
        count_turns();
    }

    /// Newest first.
    const std::vector<Saved>& list() const { return list_; }
    /// How many of them the device really stored.
    std::size_t stored() const;
    /// Null when there is none of that name.
    const Saved* find(std::string_view id) const;
    /// Reads the index again: another tab may have written it. Damaged lines are left out.
    void refresh();
    /// The same, and puts every record that can be opened but stands in no line of the index back
    /// into it, by its date.
    void recover();

    /// Keeps the match as the newest, or, when the day and time of its last action are given, in
    /// its place among the others. False when the device did not store it.
    bool save(const std::string& id, const core::Match& match, std::string_view date = {});
    /// What had to go since the last call because there are `kMostSaved` others, oldest first.
    std::vector<Saved> take_dropped() { return std::exchange(dropped_, {}); }
    /// The match, its cursor where the person was. Problem: it is not there, or it can't be read.
    core::Result<core::Opened> open(std::string_view id) const;
    /// The record as it is stored; none when it is not there.
    std::optional<std::string> record(std::string_view id) const;

    /// Gives it a name; an empty one takes the name away. False when it is not there.
    bool rename(std::string_view id, std::string_view name);
    /// Takes it away; false when it is not there.
    bool remove(const std::string& id);
    /// Brings back what was taken away last: its id, empty when there is nothing.
    std::string restore();
    /// What `restore` would bring back.
    const Saved* removed() const { return removed_ ? &removed_->first : nullptr; }

  private:
    void count_turns();
    bool put(const std::string& id, std::string record);
    bool write_index();
    void insert(Saved saved);
    void make_room();

    std::vector<Saved> list_;
    std::vector<std::pair<std::string, std::string>> unstored_;  ///< id, record
    std::optional<std::pair<Saved, std::string>> removed_;
    std::vector<Saved> dropped_;
};

/// The day and time of a match's last action as its record tells it; empty where it does not.
std::string noted_date(const core::Match& match);

/// A name for a match that is not used yet.
std::string new_id(std::uint64_t seed);

/// Whether text from outside can be the name of a match.
bool is_id(std::string_view text);

}  // namespace ctq::app
