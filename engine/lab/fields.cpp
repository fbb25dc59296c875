#include "engine/lab/fields.hpp"

#include "engine/core/json.hpp"

namespace ctq::lab {
namespace {

std::string csv_value(std::string text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 2)) {
        text.insert(at, 1, '"');
    }
    return '"' + text + '"';
}

}  // namespace

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
    std::string line;
    for (const Field& field : fields) {
        line += (line.empty() ? "" : ",") + csv_value(field.name);
    }
    return line + "\n";
}

std::string csv_values(const Fields& fields) {
    std::string line;
    bool first = true;
    for (const Field& field : fields) {
        line += (first ? "" : ",") + csv_value(field.value);
        first = false;
    }
    return line + "\n";
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
