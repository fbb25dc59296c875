#include "shell/match/table_level.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"
#include "shell/match/seat_names.hpp"

namespace ctq::match {
namespace {

int levels_of(const core::GameHandle& game) {
    return static_cast<int>(bots::levels_of(game).size());
}

/// Returns the level of a seat; 0 if it has none.
int seat_level(const core::GameHandle& game, const std::string& who) {
    const std::span<const core::BotHandle> roster = bots::roster(game);
    const auto bot = core::read_bot(roster, who);
    const bool has = bot && roster[static_cast<std::size_t>(bot->index)].info.id ==
                                std::string_view(bots::kLevelBot);
    return has ? static_cast<int>(bot->parameter) : 0;
}

/// Sets each bot that has a level to the result of `level_for`, or to the nearest level that
/// exists.
template <class LevelFor>
void change_levels(TableSetup& setup, LevelFor level_for) {
    for (std::string& seat : setup.seats) {
        if (const int level = seat_level(*setup.game, seat); level > 0) {
            seat = level_name(std::clamp(level_for(level), 1, levels_of(*setup.game)));
        }
    }
}

}  // namespace

std::string level_name(int level) {
    return std::string(bots::kLevelBot) + ":" + std::to_string(level);
}

int level_of(const core::GameHandle& game, const std::vector<std::string>& seats) {
    int highest = 0;
    for (const std::string& seat : seats) {
        highest = std::max(highest, seat_level(game, seat));
    }
    return highest;
}

int common_level(const TableSetup& setup) {
    int level = 0;
    for (const std::string& who : setup.seats) {
        if (who == kHuman || who == kGuest) {
            continue;
        }
        const int own = level_of(*setup.game, {who});
        if (own == 0 || (level != 0 && own != level)) {
            return 0;
        }
        level = own;
    }
    return level;
}

void play_at(TableSetup& setup, int level) {
    change_levels(setup, [level](int) { return level; });
}

std::optional<TableSetup> at_other_level(const TableSetup& setup, int steps) {
    TableSetup other = setup;
    change_levels(other, [steps](int level) { return level + steps; });
    return other.seats == setup.seats ? std::nullopt : std::optional(std::move(other));
}

}  // namespace ctq::match
