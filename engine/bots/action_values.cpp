#include "engine/bots/action_values.hpp"

#include <utility>

#include "engine/core/answer.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

bool asks_action_values(std::span<const std::uint8_t> bytes) {
    return !bytes.empty() && bytes.front() == kActionValuesFormat;
}

core::Bytes encode_action_values(const core::GameHandle& game, const void* state) {
    core::ByteWriter out;
    out.byte(kActionValuesFormat);
    out.byte(game.info->code);
    out.raw({static_cast<const std::uint8_t*>(state), game.state_size});
    return std::move(out.bytes());
}

core::Bytes answer_action_values(std::span<const std::uint8_t> bytes) {
    core::ByteReader in(bytes);
    const std::uint8_t format = in.byte();
    const core::GameHandle* game = core::find_game_by_code(cabinet(), in.byte());
    if (!in.good() || format != kActionValuesFormat || game == nullptr ||
        in.rest().size() != game->state_size) {
        return core::failed_answer({"", "This is no question for best play."});
    }
    const core::StateBox state(in.rest().data(), game->state_size);
    if (!game->solvable(state.data())) {
        return core::failed_answer({"", "This position is too large to be solved."});
    }
    core::ByteWriter out = core::begin_answer();
    for (const std::int32_t worth : game->action_values(state.data())) {
        out.fixed(worth);
    }
    return std::move(out.bytes());
}

core::Result<std::vector<std::int32_t>> read_action_values(std::span<const std::uint8_t> bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    if (own->size() % sizeof(std::int32_t) != 0) {
        return core::unreadable_answer();
    }
    core::ByteReader in(*own);
    std::vector<std::int32_t> action_values;
    while (!in.rest().empty()) {
        action_values.push_back(in.fixed<std::int32_t>());
    }
    return action_values;
}

}  // namespace ctq::bots
