#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Small tables of numbers that this device keeps from match to match: under each key a line for each
/// entry, its name and whole numbers behind it, "3 12 7 2". The name has no blanks.
namespace ctq::app {

struct Tally {
    std::string name;
    std::vector<std::int64_t> numbers;

    /// The number at this place, from 0; 0 where the line is shorter.
    std::int64_t at(std::size_t place) const { return place < numbers.size() ? numbers[place] : 0; }
};

/// The entry of this name; null for none.
const Tally* find_tally(const std::vector<Tally>& list, std::string_view name);
/// The same; one without numbers is added where there is none.
Tally& tally_of(std::vector<Tally>& list, std::string_view name);

/// The first number of the entry of this name, which has to be 0…most; 0 for none.
int state_of(const std::vector<Tally>& list, std::string_view name, int most);

/// What is kept under a key, in its order. Lines that are none are left out.
std::vector<Tally> load_tallies(std::string_view key);
/// False when the device did not keep it.
bool store_tallies(std::string_view key, const std::vector<Tally>& list);

/// Brings two tables together so that nothing counts twice: of entries with the same name the one whose
/// first number is larger stays, `own` where they are alike; entries that `own` lacks come behind it.
std::vector<Tally> merged(std::vector<Tally> own, const std::vector<Tally>& other);

/// Every table of the device as lines of comment for a backup, and the tables in such a text brought into
/// those of the device. What is none is passed over; false when the device did not keep one of them.
std::string tallies_text();
bool take_in_tallies(std::string_view text);

}  // namespace ctq::app
