#include "shell/match/table_level.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"

namespace ctq::app {
namespace {

/// The level of one seat; 0 where it has none.
int seat_level(const core::GameHandle& game, const std::string& who) {
    const std::span<const core::BotHandle> roster = bots::roster(game);
    const auto bot = core::read_bot(roster, who);
    const bool has = bot && roster[static_cast<std::size_t>(bot->index)].info.id ==
                                std::string_view(bots::kLevelBot);
    return has ? static_cast<int>(bot->parameter) : 0;
}

}  // namespace

std::string level_name(int level) {
    return std::string(bots::kLevelBot) + ":" + std::to_string(level);
}

int levels_of(const core::GameHandle& game) {
    for (const core::BotHandle& bot : bots::roster(game)) {
        if (bot.info.id == std::string_view(bots::kLevelBot)) {
            return static_cast<int>(bot.info.most);
        }
    }
    return 0;
}

int level_of(const core::GameHandle& game, const std::vector<std::string>& seats) {
    int highest = 0;
    for (const std::string& seat : seats) {
        highest = std::max(highest, seat_level(game, seat));
    }
    return highest;
}

void play_at(TableSetup& setup, int level) {
    for (std::string& seat : setup.seats) {
        if (seat_level(*setup.game, seat) > 0) {
            seat = level_name(std::clamp(level, 1, levels_of(*setup.game)));
        }
    }
}

std::optional<TableSetup> at_other_level(const TableSetup& setup, int steps) {
    TableSetup other = setup;
    for (std::string& seat : other.seats) {
        if (const int level = seat_level(*setup.game, seat); level > 0) {
            seat = level_name(std::clamp(level + steps, 1, levels_of(*setup.game)));
        }
    }
    return other.seats == setup.seats ? std::nullopt : std::optional(std::move(other));
}

}  // namespace ctq::app
