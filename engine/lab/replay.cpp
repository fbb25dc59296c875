#include "engine/lab/replay.hpp"

#include "engine/lab/outsiders.hpp"

namespace ctq::lab {

core::Result<core::Match> replay(const Spec& spec, std::span<const std::string> bots,
                                 std::int64_t number) {
    auto game = play_game(spec, bots, number, {});
    if (!game) {
        return game.problem();
    }
    return std::move(game->match);
}

}  // namespace ctq::lab
