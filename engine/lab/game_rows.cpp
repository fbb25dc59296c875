#include "engine/lab/game_rows.hpp"

#include <algorithm>

#include "engine/core/exact.hpp"
#include "engine/core/json.hpp"
#include "engine/lab/fields.hpp"

namespace ctq::lab {
namespace {

using core::Statistic;

/// Returns the value of a number, or of one name of a statistic with names. It is empty if the game
/// has no reading of this statistic.
std::string reading_text(const Statistic& of, std::size_t statistic, std::int32_t name,
                         const core::Readings& readings) {
    std::string text = of.kind == Statistic::Kind::amounts ? "0" : "";
    for (const core::Reading& reading : readings) {
        if (reading.statistic != statistic) {
            continue;
        }
        if (of.kind == Statistic::Kind::number) {
            return std::to_string(reading.value);
        }
        if (reading.value == name) {
            return of.kind == Statistic::Kind::amounts ? core::exact(reading.times / 100.0)
                                                       : std::to_string(reading.times);
        }
        text = "0";
    }
    return text;
}

/// Returns the values that all seats of the game share, each with a comma before it.
std::string shared_values(const core::GameHandle& game, const Ending& ending) {
    std::string text = "," + std::to_string(ending.actions) + ",";
    if (ending.standing.over && ending.standing.seats > 1) {
        text += core::JsonWriter().halves(lead_of(ending.standing)).str();
    }
    const auto table = game.statistics();
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto columns = std::max<std::size_t>(table[i].names.size(), 1);
        for (std::size_t name = 0; name < columns; ++name) {
            text += ",";
            text += reading_text(table[i], i, static_cast<std::int32_t>(name), ending.readings);
        }
    }
    return text;
}

}  // namespace

std::string game_columns(const core::GameHandle& game) {
    std::string text = "table,game,seed,seat,bot,score,place,actions,lead";
    for (const Statistic& one : game.statistics()) {
        const std::string id = one.id;
        if (one.kind == Statistic::Kind::number) {
            text += "," + id;
        }
        for (const char* name : one.names) {
            text += "," + csv_value(id + "." + name);
        }
    }
    return text + "\n";
}

void add_game_rows(std::string& text, const Spec& spec, std::span<const std::string> bots,
                   int table, const Ending& ending) {
    const auto seats = static_cast<int>(bots.size());
    const std::string head = std::to_string(table) + "," + std::to_string(ending.number + 1) + "," +
                             std::to_string(spec.seed) + ",";
    const std::string tail = shared_values(*spec.game, ending);
    for (int seat = 1; seat <= seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        const auto entry = static_cast<std::size_t>((seat - ending.first_seat + seats) % seats);
        text += head;
        text += std::to_string(seat) + "," + csv_value(bots[entry]) + ",";
        text += core::JsonWriter().halves(ending.standing.half_points[i]).str() + ",";
        text += ending.standing.over ? std::to_string(ending.standing.rank[i]) : "";
        text += tail + "\n";
    }
}

}  // namespace ctq::lab
