#include "shell/scenes/keys.hpp"

#include <algorithm>

namespace ctq::scenes {
namespace {

using tables::KeyHelp;

// Keys of the focused list, else of the list under the pointer, else of the first list.
constexpr KeyHelp kLists[] = {{"Page Up", "list up; Page Down: down"},
                              {"Home", "its beginning; End: its end"}};

constexpr KeyHelp kTab{"Tab", "move on"};
/// Indexed by `Scene::Arrows`.
constexpr KeyHelp kArrows[] = {
    {"Arrows", "move"}, {"Up, Down", "move up or down"}, {"Left, Right", "move left or right"}};
constexpr KeyHelp kPress{"Enter", "press; Space, too"};

/// Adds help for a key unless the key is listed already. The first user of a key handles it.
void add(std::vector<KeyHelp>& keys, const KeyHelp& help) {
    const auto same = [&](const KeyHelp& other) { return other.key == help.key; };
    if (std::none_of(keys.begin(), keys.end(), same)) {
        keys.push_back(help);
    }
}

}  // namespace

std::vector<KeyHelp> keys_of(const Scene& scene, const Commands& list) {
    const std::span<const KeyHelp> first = scene.game_keys();
    std::vector<KeyHelp> keys(first.begin(), first.end());
    const auto add_commands = [&](bool leaving) {
        for (const Command& command : list) {
            const Shortcut& key = command.key;
            if (key.key != ui::Key::none && (key.key == ui::Key::escape) == leaving) {
                add(keys, {key.cap, key.does});
            }
        }
    };
    add_commands(false);
    for (const KeyHelp& help : scene.keys()) {
        add(keys, help);
    }
    add_commands(true);
    for (const KeyHelp& help : kLists) {
        add(keys, help);
    }
    keys.push_back(kTab);
    keys.push_back(kArrows[static_cast<int>(scene.arrows())]);
    keys.push_back(kPress);
    return keys;
}

}  // namespace ctq::scenes
