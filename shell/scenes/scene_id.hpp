#pragma once

namespace ctq::app {

enum class SceneId {
    table,
    review,
    sandbox,
    network,
    room  ///< one that is an object: a `Scene`
};

/// Its name for the text view and for tests.
constexpr const char* scene_name(SceneId scene) {
    constexpr const char* names[] = {"table", "review", "sandbox", "network"};
    return names[static_cast<int>(scene)];
}

}  // namespace ctq::app
