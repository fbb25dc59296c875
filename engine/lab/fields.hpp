#pragma once

#include <string>
#include <vector>

/// Named values for programs and spreadsheets: the members of a JSON object, or a line of CSV.
namespace ctq::lab {

struct Field {
    std::string name;
    std::string value;
    bool is_text = false;  ///< quoted in JSON
};
using Fields = std::vector<Field>;

/// "name":value of each, commas between them.
std::string json_members(const Fields& fields);
/// Their names, and their values, as a line of CSV (RFC 4180).
std::string csv_names(const Fields& fields);
std::string csv_values(const Fields& fields);

/// Rows of the same names: a table of CSV with its head, and an array of JSON objects with a line end.
std::string csv_rows(const std::vector<Fields>& rows);
std::string json_rows(const std::vector<Fields>& rows);

}  // namespace ctq::lab
