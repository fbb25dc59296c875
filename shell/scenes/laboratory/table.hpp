#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/fields.hpp"
#include "shell/scenes/laboratory/ladder.hpp"
#include "shell/scenes/page/page.hpp"

/// The table with the numbers that the charts show.
namespace ctq::scenes {

/// A table: in each row a name, then figures. Columns without any figure are left out.
struct ResultTable {
    std::vector<std::string_view> headings;
    std::vector<std::vector<std::string>> rows;
};

/// Limit on the rows of a sweep shown at first.
inline constexpr std::size_t kFewRows = 12;

/// Returns the table of results, with a row for each bot or, in a sweep, for each of the best
/// cells. Of a tournament it has the ratings, of a comparison what was found.
ResultTable result_table(const Laboratory& lab, const Ladder& ladder);
/// Adds the table to a page.
void add_table(Page& page, const ResultTable& table);
/// Returns whose results the table of a sweep shows, if its rows don't say it: "Results of Explorer".
std::string table_subject(const Laboratory& lab);
/// Returns the note that says whose results the table shows and, if it does not show all
/// combinations, which ones. May be empty.
std::string table_note(const Laboratory& lab);

/// Returns the same rows as `ctq tournament` and `ctq sprt` write.
std::vector<lab::Fields> rated_rows(const Laboratory& lab, const Ladder& ladder);

}  // namespace ctq::scenes
