#pragma once

#include <string>
#include <vector>

/// Named values for programs and spreadsheets, written as JSON members or as a line of CSV.
namespace ctq::lab {

struct Field {
    std::string name;
    std::string value;
    bool is_text = false;  ///< quoted in JSON
};
using Fields = std::vector<Field>;

/// Returns "name":value for each field, separated by commas.
std::string json_members(const Fields& fields);
/// Return the names and the values as a line of CSV (RFC 4180).
std::string csv_names(const Fields& fields);
std::string csv_values(const Fields& fields);

/// Returns one value of a line of CSV, quoted where necessary.
std::string csv_value(std::string text);

/// Return rows that have the same names: the first function as a CSV table with a header, the
/// second one as a JSON array with a line end.
std::string csv_rows(const std::vector<Fields>& rows);
std::string json_rows(const std::vector<Fields>& rows);

}  // namespace ctq::lab
