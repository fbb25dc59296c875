#include "shell/scenes/keys.hpp"

#include <algorithm>

namespace ctq::app {
namespace {

using tables::KeyHelp;

constexpr std::string_view kZoomKeys = "+ – 0";

constexpr KeyHelp kTable[] = {{"U", "undo"},
                              {"R", "redo"},
                              {"A", "type an action"},
                              {"V", "look back"},
                              {"L", "share a link"},
                              {kZoomKeys, "larger board, smaller, all"},
                              {"Esc", "menu, or close"}};
constexpr KeyHelp kWatched[] = {{"P", "pause, go on"},
                                {"S", "one step"},
                                {"U", "back by one step"},
                                {"R", "on again"},
                                {"V", "look back"},
                                {"L", "share a link"},
                                {kZoomKeys, "larger board, smaller, all"},
                                {"Esc", "menu, or close"}};
constexpr KeyHelp kReview[] = {
    {"Left", "one back"},         {"Right", "one on"},
    {"Home", "to the beginning"}, {"End", "to the end"},
    {"P", "play on from here"},   {"M", "to the main line"},
    {"L", "share a link"},        {kZoomKeys, "larger board, smaller, all"},
    {"Esc", "leave, or close"}};
constexpr KeyHelp kSandbox[] = {{"Left", "one back"},
                                {"Right", "one on"},
                                {"Home", "to the beginning"},
                                {"End", "to the end"},
                                {"D", "draw one"},
                                {"P", "play on from here"},
                                {kZoomKeys, "larger board, smaller, all"},
                                {"Esc", "leave, or close"}};
constexpr KeyHelp kNetwork[] = {{"Esc", "back"}};

// Of the list with the focus, else of the one under the pointer, else of the first.
constexpr KeyHelp kLists[] = {{"Page Up", "a list up; Page Down: down"},
                              {"Home", "its beginning; End: its end"}};

constexpr KeyHelp kTab[] = {{"Tab", "the next thing"}};
constexpr KeyHelp kArrows[] = {{"Arrows", "its neighbour"}};
constexpr KeyHelp kUpDown[] = {{"Up, Down", "the thing above, below"}};
constexpr KeyHelp kSides[] = {{"Left, Right", "the thing beside"}};
constexpr KeyHelp kPress[] = {{"Enter", "press it; Space, too"}, {"?", "this page"}};

void append(std::vector<KeyHelp>& keys, std::span<const KeyHelp> more) {
    keys.insert(keys.end(), more.begin(), more.end());
}

/// Works now: there is a main line to go back to, one may play on, the board can be larger than its
/// place.
bool works(const App& app, const KeyHelp& help) {
    if (help.key == "M") {
        return !app.review().parent.empty();
    }
    if (help.key == "P" && app.scene() == SceneId::review) {
        return why_not_play_on(app.review(), *app.session()).empty();
    }
    return help.key != kZoomKeys || app.scene_state().board_zooms;
}

}  // namespace

std::span<const KeyHelp> scene_keys(SceneId scene, bool watched) {
    switch (scene) {
        case SceneId::table:
            return watched ? std::span<const KeyHelp>(kWatched) : kTable;
        case SceneId::network:
            return kNetwork;
        case SceneId::review:
            return kReview;
        case SceneId::room:
            break;
        case SceneId::sandbox:
            return kSandbox;
    }
    return {};
}

std::vector<KeyHelp> keys_here(const App& app) {
    const bool table = app.scene() == SceneId::table;
    const bool watched = table && app.session()->watched();
    std::vector<KeyHelp> keys;
    if (table && !watched) {
        append(keys, app.view().keys());
    }
    const std::size_t own = keys.size();
    for (const KeyHelp& help : scene_keys(app.scene(), watched)) {
        // The game hears its keys first.
        const auto same = [&](const KeyHelp& other) { return other.key == help.key; };
        if (std::none_of(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(own), same) &&
            works(app, help)) {
            keys.push_back(help);
        }
    }
    if (app.room() != nullptr) {
        append(keys, app.room()->keys());
        for (const Command& command : app.commands()) {
            if (command.enabled && command.key.key != ui::Key::none) {
                keys.push_back({command.key.cap, command.key.does});
            }
        }
    }
    for (const KeyHelp& help : kLists) {
        const auto same = [&](const KeyHelp& other) { return other.key == help.key; };
        if (std::none_of(keys.begin(), keys.end(), same)) {
            keys.push_back(help);
        }
    }
    append(keys, kTab);
    const bool steps = app.scene() == SceneId::review || app.scene() == SceneId::sandbox;
    append(keys, steps                         ? std::span<const KeyHelp>(kUpDown)
                 : app.scene_name() == "rules" ? std::span<const KeyHelp>(kSides)
                                               : kArrows);
    append(keys, kPress);
    return keys;
}

}  // namespace ctq::app
