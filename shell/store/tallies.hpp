#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/store/table.hpp"

/// Small tables of numbers that this device stores. A row is a name without blanks and whole
/// numbers, "3 12 7 2".
namespace ctq::store {

struct Tally {
    std::string name;
    std::vector<int> numbers;

    static constexpr char kBetween = ' ';

    /// Returns the number at this index, from 0; 0 if there are fewer.
    int at(std::size_t place) const { return place < numbers.size() ? numbers[place] : 0; }
};

inline std::string_view name_of(const Tally& tally) {
    return tally.name;
}
void fields(RowArchive& archive, Tally& tally);

/// Sets members of a record, in the order of the numbers; those without a number to 0.
template <class Record, std::size_t N>
void set_members(Record& record, int Record::*const (&members)[N], const Tally& tally) {
    for (std::size_t i = 0; i < N; ++i) {
        record.*members[i] = std::max(tally.at(i), 0);
    }
}
/// Returns members of a record as the numbers of a tally.
template <class Record, std::size_t N>
std::vector<int> numbers_of(const Record& record, int Record::*const (&members)[N]) {
    std::vector<int> numbers;
    for (const auto member : members) {
        numbers.push_back(record.*member);
    }
    return numbers;
}

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
