#include "engine/bots/seen.hpp"

#include "engine/core/archive.hpp"
#include "engine/core/catalogue.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

void state_fields(core::WriteArchive& archive, const core::GameHandle*& game,
                  core::StateBox& state) {
    const auto* bytes = static_cast<const std::uint8_t*>(state.data());
    archive.values(game->info->code);
    archive.block({bytes, bytes + state.size()});
}

void state_fields(core::ReadArchive& archive, const core::GameHandle*& game,
                  core::StateBox& state) {
    std::uint8_t code = 0;
    core::Bytes bytes;
    archive.values(code);
    archive.block(bytes);
    game = core::find_game_by_code(cabinet(), code);
    const bool fits = game != nullptr && bytes.size() == game->state_size;
    archive.check(fits);
    state = fits ? core::StateBox(bytes.data(), game->state_size) : core::StateBox();
}

void seen_fields(core::WriteArchive& archive, Seen& seen) {
    archive.byte(seen.seat, core::kMostSeats);
    state_fields(archive, seen.game, seen.observation);
    archive.values(seen.ply);
}

void seen_fields(core::ReadArchive& archive, Seen& seen) {
    archive.byte(seen.seat, core::kMostSeats);
    state_fields(archive, seen.game, seen.observation);
    archive.values(seen.ply);
    if (seen.observation.size() > 0) {
        const core::Turn turn = seen.game->turn(seen.observation.data());
        archive.check(turn.asks(seen.seat) && turn.known);
    }
}

}  // namespace ctq::bots
