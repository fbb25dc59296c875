// The tables on the server that delivered this web page (`ctq host`).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/handle.hpp"

namespace ctq::scenes {

inline constexpr const char* kTablesHere = "Tables on this server";

/// A table in the server's list.
struct ServerTable {
    std::string invitation;
    const core::GameHandle* game = nullptr;
    bool waits = false;  ///< the table waits for players
    bool over = false;   ///< its match is over
    int free = 0;        ///< number of seats without a player
    std::string options;
    std::string players;  ///< names of people and bots
};

/// Returns the label of the button that opens a table of a game.
std::string opening_label(const core::GameInfo& game);
/// Reads the server's list; each line is as `server::table_line` writes it. Skips damaged lines.
std::vector<ServerTable> read_tables(std::string_view list);
/// Returns who sits at the table and what it waits for: "Board rules. Anna waits for one player."
std::string table_words(const ServerTable& table);
/// Returns the label of the button that leads to a table: "Sit down: Cartagena. Anna waits …".
std::string seat_words(const ServerTable& table);

}  // namespace ctq::scenes
