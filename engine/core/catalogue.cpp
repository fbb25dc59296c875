#include "engine/core/catalogue.hpp"

#include "engine/core/text.hpp"

namespace ctq::core {

Result<const GameHandle*> find_game(Catalogue catalogue, std::string_view id) {
    std::string known;
    for (const GameHandle* game : catalogue) {
        if (id == game->info->id) {
            return game;
        }
        known += (known.empty() ? "" : ", ") + std::string(game->info->id);
    }
    return Problem{"", "There is no game " + quoted(id) + "; there are " + known + "."};
}

const GameHandle* find_game_by_code(Catalogue catalogue, std::uint8_t code) {
    for (const GameHandle* game : catalogue) {
        if (game->info->code == code) {
            return game;
        }
    }
    return nullptr;
}

}  // namespace ctq::core
