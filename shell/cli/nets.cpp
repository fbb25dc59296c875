#include "shell/cli/nets.hpp"

#include "engine/bots/net/learned.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/learn.hpp"
#include "shell/cli/refusal.hpp"

namespace ctq::cli {
namespace {

/// Returns what nets of this game need; none if the game has no features.
std::optional<bots::NetUse> use_of(const core::GameHandle& game) {
    return ask_entry<std::optional<bots::NetUse>>(
        game,
        [](auto entry) -> std::optional<bots::NetUse> {
            if constexpr (bots::kLearns<decltype(entry)>) {
                return bots::learned::use<decltype(entry)>();
            } else {
                return std::nullopt;
            }
        },
        Cabinet{});
}

}  // namespace

bool has_net(const core::GameHandle& game) {
    return use_of(game).has_value();
}

bool play_by_net(const std::string& bytes) {
    if (!bytes.starts_with("CTQN")) {
        return false;
    }
    bots::Net net = expect(bots::Net::read(as_bytes(bytes)));
    const core::GameHandle* game = core::find_game_by_code(cabinet(), net.game);
    const auto use = game == nullptr ? std::nullopt : use_of(*game);
    expect(bots::play_by(std::move(net), use.value_or(bots::NetUse{})));
    return true;
}

}  // namespace ctq::cli
