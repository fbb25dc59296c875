// Tables of the server that served this page (`ctq host`).
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
    bool waits = false;  ///< it waits for players
    bool over = false;   ///< its match is over
    int free = 0;        ///< seats that nobody has taken
    std::string options;
    std::string players;  ///< names of people and bots
};

/// Returns whether the server of this page opens tables of a game.
bool server_opens(const core::GameHandle& game);
/// Reads the server's list, see `server::table_line`. Leaves out lines that are damaged.
std::vector<ServerTable> read_tables(std::string_view list);
/// Returns who sits at a table and what happens there: "Board rules. Anna waits for one player."
std::string table_words(const ServerTable& table);
/// Returns the label of the button that leads to a table: "Sit down: Cartagena. Anna waits …".
std::string seat_words(const ServerTable& table);
/// Returns the number of tables in the server's list that wait for players.
int waiting_tables(std::string_view list);

}  // namespace ctq::scenes
