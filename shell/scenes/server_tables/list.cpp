#include "shell/scenes/server_tables/list.hpp"

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::scenes {

std::string opening_label(const core::GameInfo& game) {
    return core::say("Open a table of {game}", {{"game", game.title}});
}

std::vector<ServerTable> read_tables(std::string_view list) {
    std::vector<ServerTable> tables;
    for (const std::string_view line : core::split(list, '\n')) {
        const auto fields = core::split(line, '\t');
        if (fields.size() != 6) {
            continue;
        }
        const auto game = core::find_game(cabinet(), fields[1]);
        const auto free = core::read_number(fields[3]);
        if (game && free) {
            tables.push_back({.invitation = std::string(fields[0]),
                              .game = *game,
                              .waits = fields[2] == "free",
                              .over = fields[2] == "over",
                              .free = static_cast<int>(*free),
                              .options = std::string(fields[4]),
                              .players = std::string(fields[5])});
        }
    }
    return tables;
}

std::string table_words(const ServerTable& table) {
    const std::string state = core::say(
        "{waits:{empty:{one:One player is|{n} players are} missing|{who} {of:waits|wait} for "
        "{one:one player|{n} players}}|{who}{over:, after the end of a match|}}.",
        {{"waits", table.waits},
         {"empty", table.players.empty()},
         {"one", table.free == 1},
         {"n", table.free},
         {"who", table.players},
         {"of", table.players.find(" and ") == std::string::npos},
         {"over", table.over}});
    return table.options.empty() ? state : core::ended(table.options) + " " + state;
}

std::string seat_words(const ServerTable& table) {
    return core::say(
        "{waits:Sit down|Watch}: {game}. {words}",
        {{"waits", table.waits}, {"game", table.game->info->title}, {"words", table_words(table)}});
}

}  // namespace ctq::scenes
