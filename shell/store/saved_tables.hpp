// The tables over the network that are kept on this device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctq::app {

/// A table kept on this device, from a line of the index.
struct SavedTable {
    std::string id;
    std::string match;  ///< as `table_name` gives it
    bool hosting = false;
    std::string title;  ///< of the game
    bool over = false;  ///< the match is, and kept for its result alone
};

/// The tables kept on this device, newest first.
std::vector<SavedTable> saved_tables();
/// Keeps it as the newest; false when the device stored nothing.
bool save_table(const SavedTable& table, const std::string& text);
/// What `save_table` was given.
std::optional<std::string> saved_table(const std::string& id);
/// Deletes the table and its line in the index; nothing happens if there is none with this id.
void forget_table(const std::string& id);

/// Whether a route leads to a table over the network, or to the way there.
bool is_network_route(std::string_view route);

}  // namespace ctq::app
