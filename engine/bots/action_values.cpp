#include "engine/bots/action_values.hpp"

#include <utility>

#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

constexpr std::uint8_t kAnswered = 1;
constexpr std::uint8_t kFailed = 0;

core::Bytes failed(std::string_view why) {
    core::ByteWriter out;
    out.byte(kFailed);
    out.text(why);
    return std::move(out.bytes());
}

}  // namespace

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
        return failed("This is no question for best play.");
    }
    const core::StateBox state(in.rest().data(), game->state_size);
    if (!game->solvable(state.data())) {
        return failed("This position is too large to be solved.");
    }
    core::ByteWriter out;
    out.byte(kAnswered);
    for (const std::int32_t worth : game->action_values(state.data())) {
        out.fixed(worth);
    }
    return std::move(out.bytes());
}

core::Result<std::vector<std::int32_t>> read_action_values(std::span<const std::uint8_t> bytes) {
    core::ByteReader in(bytes);
    const std::uint8_t kind = in.byte();
    if (in.good() && kind == kFailed) {
        std::string why = in.text();
        if (in.finished()) {
            return core::Problem{"", std::move(why)};
        }
    }
    if (!in.good() || kind != kAnswered || in.rest().size() % sizeof(std::int32_t) != 0) {
        return core::Problem{"", "The worker's answer could not be read."};
    }
    std::vector<std::int32_t> action_values;
    while (!in.rest().empty()) {
        action_values.push_back(in.fixed<std::int32_t>());
    }
    return action_values;
}

}  // namespace ctq::bots
