#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Small tables of numbers that this device stores. Under each key there is one line per entry: its
/// name and whole numbers, "3 12 7 2". A name has no blanks.
namespace ctq::store {

struct Tally {
    std::string name;
    std::vector<std::int64_t> numbers;

    /// Returns the number at this index, from 0; 0 if there are fewer.
    std::int64_t at(std::size_t place) const { return place < numbers.size() ? numbers[place] : 0; }
};

/// Returns the entry with this name; null if there is none.
const Tally* find_tally(const std::vector<Tally>& list, std::string_view name);
/// Returns the entry with this name. Adds one without numbers if there is none.
Tally& tally_of(std::vector<Tally>& list, std::string_view name);

/// Returns the first number of the entry with this name if it is in 0…most. Otherwise, or if there
/// is no such entry, returns 0.
int state_of(const std::vector<Tally>& list, std::string_view name, int most);

/// Returns the table stored under a key, with its entries in stored order. Skips malformed lines.
std::vector<Tally> load_tallies(std::string_view key);
/// Stores a table. Returns false if the device did not store it.
bool store_tallies(std::string_view key, const std::vector<Tally>& list);

/// Merges two tables without counting anything twice. Of two entries with the same name the one
/// with the larger first number stays; if these are equal, the one of `own` stays. Entries that
/// `own` lacks are appended.
std::vector<Tally> merged(std::vector<Tally> own, const std::vector<Tally>& other);

/// Stores, and returns, how many positions of the person's own matches are open puzzles.
void note_open_positions(int positions);
int open_positions();

/// Returns all tables of the device as comment lines of a backup.
std::string tallies_text();
/// Merges the tables of a backup into those of the device. Skips other lines. Returns false if the
/// device did not store a table.
bool merge_tallies(std::string_view text);

}  // namespace ctq::store
