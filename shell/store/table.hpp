// Tables that this device stores: a text under a key, with a row in each line.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/text.hpp"

namespace ctq::store {

/// Returns a text as a field: with blanks in place of the separator and of control characters.
std::string field_text(std::string_view text, char between);

/// Writes or reads one row. A function `fields(archive, row)` passes the fields of a row in order,
/// for both directions. A row that an older version wrote may have fewer fields: the others keep
/// their values.
class RowArchive {
  public:
    /// Writes a row whose fields are separated by `between`.
    explicit RowArchive(char between) : between_(between) {}
    /// Reads this line.
    RowArchive(char between, std::string_view line)
        : between_(between), reads_(true), rest_(line), good_(!line.empty()) {}

    /// A text, written as `field_text`.
    void text(std::string& value);
    /// The last field: a text that may contain the separator.
    void rest(std::string& value);
    /// A whole number, clamped to the limits. A text that is no number is read as 0.
    void number(int& value, int least, int most);
    /// Numbers with blanks between them. If the separator is a blank, all fields that are left.
    void numbers(std::vector<int>& values);
    /// The index of one of these words. An unknown word is read as the first.
    void word(int& value, std::span<const char* const> words);
    /// Marks the row as damaged unless a condition on the values read holds.
    void check(bool holds) { good_ = good_ && holds; }

    /// Returns how many fields have been read.
    int count() const { return count_; }
    /// Returns whether a whole row was read that is not damaged.
    bool good() const { return good_ && ended_; }
    /// Returns the row written, as a line.
    std::string line() const { return written_ + "\n"; }

  private:
    bool next(std::string_view& field, bool last);
    void put(std::string_view field);

    char between_;
    bool reads_ = false;
    std::string_view rest_{};
    bool good_ = true;
    bool ended_ = false;
    int count_ = 0;
    std::string written_;
};

/// Returns the row with this name; null if there is none. `name_of` returns the name of a row,
/// which is its first field.
template <class Rows>
auto find_row(Rows& rows, std::string_view name) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [name](const auto& row) { return name_of(row) == name; });
    return found == rows.end() ? nullptr : &*found;
}

/// Reads a table. Skips damaged rows, rows whose name came before, and those beyond `most`.
template <class Row>
std::vector<Row> read_rows(std::string_view text, std::size_t most) {
    std::vector<Row> rows;
    for (const std::string_view line : core::split(text, '\n')) {
        RowArchive archive(Row::kBetween, line);
        Row row;
        fields(archive, row);
        if (archive.good() && rows.size() < most && find_row(rows, name_of(row)) == nullptr) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

template <class Row>
std::string row_line(Row row) {
    RowArchive archive(Row::kBetween);
    fields(archive, row);
    return archive.line();
}

/// Writes a table.
template <class Row>
std::string rows_text(const std::vector<Row>& rows) {
    std::string text;
    for (const Row& row : rows) {
        text += row_line(row);
    }
    return text;
}

}  // namespace ctq::store
