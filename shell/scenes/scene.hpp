#pragma once

namespace ctq::app {

enum class Scene {
    lobby,
    set_up,
    table,
    laboratory,
    library,
    offer,
    review,
    rules,
    sandbox,
    network
};

/// Its name for the text view and for tests.
constexpr const char* scene_name(Scene scene) {
    constexpr const char* names[] = {"lobby", "setup",  "table", "laboratory", "library",
                                     "offer", "review", "rules", "sandbox",    "network"};
    return names[static_cast<int>(scene)];
}

}  // namespace ctq::app
