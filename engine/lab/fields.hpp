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

}  // namespace ctq::lab
