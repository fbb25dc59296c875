// The nets of learned bots in the Web Worker. A net is fetched when a bot first uses it.
#include <emscripten.h>

#include "engine/bots/net/nets.hpp"
#include "engine/games/catalogue.hpp"

// Returns the size of the file and its bytes, which are never freed; -1 if it can't be fetched.
EM_JS(int, ctq_fetch_net, (const char* game, int stage, std::uint8_t** bytes), {
    var name = ctqNets[UTF8ToString(game) + '-' + stage];
    var file = name ? ctqFetchNow(name) : null;
    if (!file) {
        return -1;
    }
    var to = _malloc(file.length);
    HEAPU8.set(file, to);
    HEAPU32[bytes >> 2] = to;
    return file.length;
})

ctq::core::ByteView ctq::bots::net_file(std::uint8_t game, std::uint32_t stage) {
    const core::GameHandle* handle = core::find_game_by_code(cabinet(), game);
    std::uint8_t* bytes = nullptr;
    const int size =
        handle == nullptr ? -1 : ctq_fetch_net(handle->info->id, static_cast<int>(stage), &bytes);
    return size < 0 ? core::ByteView{} : core::ByteView{bytes, static_cast<std::size_t>(size)};
}
