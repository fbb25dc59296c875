#include "shell/store/tallies.hpp"

#include <algorithm>

#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::store {
namespace {

/// The prefixes of the keys of all tables.
constexpr std::string_view kTables[] = {"levels:", "daily:", "puzzles:"};
constexpr std::string_view kLineMark = "; kept ";
constexpr std::size_t kMostLines = 1000;  // the most lines of a table
constexpr std::string_view kOpenKey =
    "open:puzzles";  // no table of a backup: it follows from others

/// Whether a word of a backup is the key of a table.
bool is_key(std::string_view word) {
    return std::any_of(std::begin(kTables), std::end(kTables), [&](std::string_view table) {
        return word.starts_with(table) && word.size() > table.size() && word.size() < 40;
    });
}

}  // namespace

void fields(RowArchive& archive, Tally& tally) {
    archive.text(tally.name);
    archive.numbers(tally.numbers);
    archive.check(!tally.name.empty());
}

Tally& tally_of(std::vector<Tally>& list, std::string_view name) {
    Tally* const found = find_row(list, name);
    return found == nullptr ? list.emplace_back(Tally{std::string(name), {}}) : *found;
}

int state_of(const std::vector<Tally>& list, std::string_view name, int most) {
    const Tally* one = find_row(list, name);
    const int value = one == nullptr ? 0 : one->at(0);
    return value < 0 || value > most ? 0 : value;
}

std::vector<Tally> load_tallies(std::string_view key) {
    return read_rows<Tally>(platform::load(key).value_or(""), kMostLines);
}

bool store_tallies(std::string_view key, const std::vector<Tally>& list) {
    return platform::store(key, rows_text(list));
}

std::vector<Tally> merged(std::vector<Tally> own, const std::vector<Tally>& other) {
    for (const Tally& one : other) {
        Tally& mine = tally_of(own, one.name);
        if (mine.numbers.empty() || one.at(0) > mine.at(0)) {
            mine = one;
        }
    }
    return own;
}

void note_open_positions(int positions) {
    store_tallies(kOpenKey, {{"own", {positions}}});
}

int open_positions() {
    return state_of(load_tallies(kOpenKey), "own", static_cast<int>(kMostLines));
}

std::string tallies_text() {
    std::string text;
    for (const std::string_view table : kTables) {
        std::vector<std::string> keys = platform::stored_keys(table);
        core::sort_short(keys);
        for (const std::string& rest : keys) {
            const std::string key = std::string(table) + rest;
            for (const Tally& one : load_tallies(key)) {
                text += std::string(kLineMark) + key + " " + row_line(one);
            }
        }
    }
    return text;
}

bool merge_tallies(std::string_view text) {
    std::vector<std::pair<std::string, std::string>> tables;  // lines by key
    for (const std::string_view line : core::split(text, '\n')) {
        const auto entry = core::after_prefix(line, kLineMark);
        const std::size_t blank = entry ? entry->find(' ') : std::string_view::npos;
        if (blank == std::string_view::npos || !is_key(entry->substr(0, blank))) {
            continue;
        }
        const std::string key(entry->substr(0, blank));
        if (tables.empty() || tables.back().first != key) {
            tables.emplace_back(key, "");
        }
        tables.back().second += std::string(entry->substr(blank + 1)) + "\n";
    }
    bool stored = true;
    for (const auto& [key, lines] : tables) {
        stored =
            store_tallies(key, merged(load_tallies(key), read_rows<Tally>(lines, kMostLines))) &&
            stored;
    }
    return stored;
}

}  // namespace ctq::store
