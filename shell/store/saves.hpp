#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/record.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/store/table.hpp"

/// Matches saved on this device. The key "match:<id>" holds the record of a match. An index holds
/// their tags, so that they can be listed without replaying them.
namespace ctq::store {

struct Saved {
    std::string id;       ///< letters and digits
    std::string game;     ///< id of the game
    std::string options;  ///< as text
    std::string seats;    ///< "human greedy"
    int turns = 0;        ///< as `turn_at` counts them; -1 in the index of an older version
    enum class State { open, over, ended };
    State state = State::open;
    std::string date{};  ///< of the last action, "2026-11-21 14:05"; empty if unknown
    /// If open, the seat to act; if over, the seats in first place; if ended, the seat that claimed
    /// the win or resigned, if any.
    std::string seat_digits{};
    std::string parent{};       ///< for a branch: "id@ply" of the original match; else empty
    std::string name{};         ///< given by the person
    int branch_turn = 0;        ///< for a branch: the turn where it starts
    std::string people{};       ///< names of the people at this device: see `people_text`
    bool claimed = false;       ///< the match ended because its person claimed the win
    bool with_help = false;     ///< chance was undone, or every action came from a hint
    std::vector<int> halves{};  ///< final score by seat, in half points; only if over
    int turn = 0;               ///< if open: as `current_turn` counts it
    bool stored = true;         ///< false if the device refused to store the latest state

    static constexpr char kBetween = '|';  ///< between the fields of the index

    /// Whether the match can be continued: it is neither over nor ended early.
    bool open() const { return state == State::open; }
};

inline std::string_view name_of(const Saved& saved) {
    return saved.id;
}
/// The fields of a row of the index. Older versions wrote 6 and 10 to 14 of them.
void fields(RowArchive& archive, Saved& saved);

/// The most matches that are saved. Beyond that, the oldest is deleted.
inline constexpr std::size_t kMostSaved = 500;
/// The longest name of a match, in bytes.
inline constexpr std::size_t kMostNameBytes = 80;

/// Returns the line of the index for a match.
Saved summary(const std::string& id, const core::Match& match);

/// Shown while the device refuses to store a match.
inline constexpr const char* kNotSaved =
    "This match is not kept: the device’s storage is full or not allowed. It is lost when the "
    "program is closed.";

/// All saved matches. A match that the device refuses to store stays in memory while the program
/// runs, so that it can be played, reviewed and shared.
class Saves {
  public:
    /// Reads the index and adds records that it lacks.
    Saves() {
        recover();
        count_turns();
    }

    /// The saved matches, newest first.
    const std::vector<Saved>& list() const { return list_; }
    /// Returns the number of matches that the device has stored.
    std::size_t stored() const;
    /// Returns the match with this id; null if there is none.
    const Saved* find(std::string_view id) const;
    /// Reads the index again, because another tab may have written it. Skips damaged lines.
    void refresh();
    /// Reads the index again, as `refresh` does, and adds every readable record that the index
    /// lacks, sorted by its date.
    void recover();

    /// Saves a match as the newest one. If `date`, the time of its last action, is given, the match
    /// is sorted in by that date instead. Returns false if the device did not store it.
    bool save(const std::string& id, const core::Match& match, std::string_view date = {});
    /// Returns the matches deleted since the last call because there were more than `kMostSaved`,
    /// oldest first.
    std::vector<Saved> take_dropped() { return std::exchange(dropped_, {}); }
    /// Opens a match with its cursor where the person left it. Fails if it does not exist or is
    /// unreadable.
    core::Result<core::Opened> open(std::string_view id) const;
    /// Returns the stored record; none if there is none.
    std::optional<std::string> record(std::string_view id) const;

    /// Names a match; an empty name removes the name. Returns false if there is no such match.
    bool rename(std::string_view id, std::string_view name);
    /// Deletes a match. Returns false if there is no such match.
    bool remove(const std::string& id);
    /// Restores the match deleted last. Returns its id, or an empty text if there is none.
    std::string restore();
    /// The match that `restore` would restore; null if there is none.
    const Saved* removed() const { return removed_ ? &removed_->first : nullptr; }

  private:
    void count_turns();
    bool store_record(const std::string& id, std::string record);
    bool write_index();
    void insert(Saved saved);
    void make_room();

    std::vector<Saved> list_;
    std::vector<std::pair<std::string, std::string>> unstored_;  ///< id, record
    std::optional<std::pair<Saved, std::string>> removed_;
    std::vector<Saved> dropped_;
};

/// Returns the date and time of a match's last action from its record; empty if it has none.
std::string recorded_date(const core::Match& match);

/// Returns an unused id for a match.
std::string new_id(std::uint64_t seed);

/// Whether a text from outside is a valid id of a match.
bool is_id(std::string_view text);

}  // namespace ctq::store
