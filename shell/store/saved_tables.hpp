// The remote tables stored on this device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/store/table.hpp"

namespace ctq::store {

/// A stored remote table, as listed in a line of the index.
struct SavedTable {
    std::string id;
    std::string match;  ///< as returned by `table_name`
    bool hosting = false;
    std::string title;  ///< title of the game
    bool over = false;  ///< the match is over and stored only for its result

    static constexpr char kBetween = ' ';
};

inline std::string_view name_of(const SavedTable& table) {
    return table.id;
}
/// The fields of a row of the index.
void fields(RowArchive& archive, SavedTable& table);

/// Returns the tables stored on this device, newest first.
std::vector<SavedTable> saved_tables();
/// Stores a table as the newest. Returns false if the device did not store it.
bool save_table(const SavedTable& table, const std::string& text);
/// Returns the text given to `save_table`; none if there is no table with this id.
std::optional<std::string> saved_table(const std::string& id);
/// Deletes a table and its line in the index. Does nothing if there is none with this id.
void forget_table(const std::string& id);

/// How the routes begin that lead to a remote table or to the pages that open or join one. The page
/// gets them at build time: web/loader.js loads another program for them.
inline constexpr std::string_view kNetworkRoutes[] = {
    "invite=", "friend=", "public=", "join=", "answer=", "net="};
/// Whether a route begins so.
bool is_network_route(std::string_view route);

}  // namespace ctq::store
