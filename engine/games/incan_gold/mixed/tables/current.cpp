#include <utility>

#include "engine/games/incan_gold/mixed/table.hpp"

namespace ctq::incan_gold::mixed {
namespace {

Tables& tables_in_use() {
    static Tables tables = [] {
        auto standard = Tables::read(standard_bytes());
        return standard ? std::move(*standard) : Tables();
    }();
    return tables;
}

}  // namespace

const Tables& current() {
    return tables_in_use();
}

void play_by(Tables tables) {
    tables_in_use() = std::move(tables);
}

std::optional<int> leave_chance(const State& observation, int seat) {
    const Tables& tables = current();
    return tables.fit(observation) ? std::optional(tables.leave_chance(observation, seat))
                                   : std::nullopt;
}

}  // namespace ctq::incan_gold::mixed
