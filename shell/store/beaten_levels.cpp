#include "shell/store/beaten_levels.hpp"

#include <algorithm>
#include <string>

#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {
namespace {

std::string key_of(std::string_view game) {
    return "levels:" + std::string(game);
}

/// The level of a line; 0 where it has none.
int level_in(std::string_view line) {
    const std::string_view number = line.substr(0, line.find(' '));
    return static_cast<int>(std::clamp<std::int64_t>(core::read_number(number).value_or(0), 0, 99));
}

}  // namespace

int highest_beaten(std::string_view game) {
    const std::string text = platform::load(key_of(game)).value_or("");
    int highest = 0;
    for (const std::string_view line : core::split(text, '\n')) {
        highest = std::max(highest, level_in(line));
    }
    return highest;
}

void note_beaten(std::string_view game, int level) {
    std::string text = platform::load(key_of(game)).value_or("");
    for (const std::string_view line : core::split(text, '\n')) {
        if (level_in(line) == level) {
            return;
        }
    }
    platform::store(key_of(game), text + std::to_string(level) + "\n");
}

}  // namespace ctq::app
