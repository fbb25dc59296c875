#include "shell/store/saved_tables.hpp"

#include <algorithm>
#include <iterator>

#include "shell/platform/platform.hpp"

namespace ctq::store {
namespace {

constexpr const char* kIndex = "nets";
constexpr const char* kKey = "net:";
constexpr std::size_t kMostStored = 12;
/// How a table was joined, with a suffix if the match is over.
constexpr const char* kRoles[] = {"guest", "host", "guest-over", "host-over"};

}  // namespace

void fields(RowArchive& archive, SavedTable& table) {
    archive.text(table.id);
    archive.text(table.match);
    int role = (table.hosting ? 1 : 0) + (table.over ? 2 : 0);
    archive.word(role, kRoles);
    table.hosting = role % 2 == 1;
    table.over = role >= 2;
    archive.rest(table.title);
    archive.check(archive.count() == 4);
}

std::vector<SavedTable> saved_tables() {
    return read_rows<SavedTable>(platform::load(kIndex).value_or(""), kMostStored);
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
    return platform::store(kIndex, rows_text(list));
}

std::optional<std::string> saved_table(const std::string& id) {
    return platform::load(kKey + id);
}

void forget_table(const std::string& id) {
    std::vector<SavedTable> list = saved_tables();
    std::erase_if(list, [&](const SavedTable& one) { return one.id == id; });
    platform::store(kIndex, rows_text(list));
    platform::forget(kKey + id);
}

bool is_network_route(std::string_view route) {
    return std::any_of(std::begin(kNetworkRoutes), std::end(kNetworkRoutes),
                       [&](std::string_view begin) { return route.starts_with(begin); });
}

}  // namespace ctq::store
