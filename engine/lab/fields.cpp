#include "engine/lab/fields.hpp"

#include "engine/core/json.hpp"
#include "engine/core/text.hpp"

namespace ctq::lab {
namespace {

std::string csv_line(const Fields& fields, std::string Field::*part) {
    std::vector<std::string> cells;
    for (const Field& field : fields) {
        cells.push_back(csv_value(field.*part));
    }
    return core::joined(cells, ",") + "\n";
}

}  // namespace

std::string csv_value(std::string text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 2)) {
        text.insert(at, 1, '"');
    }
    return '"' + text + '"';
}

std::string json_members(const Fields& fields) {
    std::string text;
    for (const Field& field : fields) {
        core::JsonWriter words;
        words.key(field.name);
        text += (text.empty() ? "" : ",") + words.str() +
                (field.is_text ? core::JsonWriter().text(field.value).str() : field.value);
    }
    return text;
}

std::string csv_names(const Fields& fields) {
    return csv_line(fields, &Field::name);
}

std::string csv_values(const Fields& fields) {
    return csv_line(fields, &Field::value);
}

std::string csv_rows(const std::vector<Fields>& rows) {
    std::string text;
    for (const Fields& row : rows) {
        text += (text.empty() ? csv_names(row) : "") + csv_values(row);
    }
    return text;
}

std::string json_rows(const std::vector<Fields>& rows) {
    std::string text;
    for (const Fields& row : rows) {
        text += (text.empty() ? "{" : ",{") + json_members(row) + "}";
    }
    return "[" + text + "]\n";
}

}  // namespace ctq::lab
