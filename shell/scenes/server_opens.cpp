#include "shell/scenes/server_opens.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "shell/platform/transport.hpp"

namespace ctq::scenes {

bool server_opens(const core::GameHandle& game) {
    const std::string games = platform::games_of_server();
    const std::vector<std::string_view> ids = core::split(games, ' ');
    return std::find(ids.begin(), ids.end(), game.info->id) != ids.end();
}

}  // namespace ctq::scenes
