#include "shell/store/saved_tables.hpp"

#include <algorithm>
#include <iterator>

#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::store {
namespace {

constexpr const char* kIndex = "nets";
constexpr const char* kKey = "net:";
constexpr std::size_t kMostStored = 12;
/// Suffix of "host" or "guest" in a line of the index: the match is over.
constexpr const char* kOver = "-over";

bool write_index(const std::vector<SavedTable>& list) {
    std::string text;
    for (const SavedTable& one : list) {
        text += one.id + " " + one.match + (one.hosting ? " host" : " guest") +
                (one.over ? kOver : "") + " " + one.title + "\n";
    }
    return platform::store(kIndex, text);
}

}  // namespace

std::vector<SavedTable> saved_tables() {
    std::vector<SavedTable> list;
    const std::string text = platform::load(kIndex).value_or("");
    for (const std::string_view line : core::split(text, '\n')) {
        const auto words = core::words(line);
        if (words.size() < 4) {
            continue;
        }
        const auto title = static_cast<std::size_t>(words[3].data() - line.data());
        list.push_back({.id = std::string(words[0]),
                        .match = std::string(words[1]),
                        .hosting = words[2].starts_with("host"),
                        .title = std::string(line.substr(title)),
                        .over = words[2].ends_with(kOver)});
    }
    return list;
}

bool save_table(const SavedTable& table, const std::string& text) {
    if (!platform::store(kKey + table.id, text)) {
        return false;
    }
    std::vector<SavedTable> list = saved_tables();
    if (!list.empty() && list.front().id == table.id && list.front().over == table.over) {
        return true;
    }
    std::erase_if(list, [&](const SavedTable& one) { return one.id == table.id; });
    list.insert(list.begin(), table);
    while (list.size() > kMostStored) {
        platform::forget(kKey + list.back().id);
        list.pop_back();
    }
    return write_index(list);
}

std::optional<std::string> saved_table(const std::string& id) {
    return platform::load(kKey + id);
}

void forget_table(const std::string& id) {
    std::vector<SavedTable> list = saved_tables();
    std::erase_if(list, [&](const SavedTable& one) { return one.id == id; });
    write_index(list);
    platform::forget(kKey + id);
}

bool is_network_route(std::string_view route) {
    return std::any_of(std::begin(kNetworkRoutes), std::end(kNetworkRoutes),
                       [&](std::string_view begin) { return route.starts_with(begin); });
}

}  // namespace ctq::store
