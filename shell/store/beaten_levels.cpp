#include "shell/store/beaten_levels.hpp"

#include <algorithm>
#include <optional>

#include "engine/core/text.hpp"

namespace ctq::store {
namespace {

/// Returns the level that a text names; 0 if it names none.
int read_level(std::string_view text) {
    const auto level = core::read_number(text);
    return level && *level > 0 && *level < 100 ? static_cast<int>(*level) : 0;
}

}  // namespace

std::string record_key(std::string_view game) {
    return "levels:" + std::string(game);
}

int counted_level(const Tally& tally) {
    const auto rest = core::after_prefix(tally.name, kLevelLine);
    return rest ? read_level(*rest) : 0;
}

int beaten_level(const Tally& tally) {
    const int counted = counted_level(tally);
    return counted == 0 ? read_level(tally.name) : tally.at(1) > 0 ? counted : 0;
}

int highest_beaten(std::string_view game) {
    int highest = 0;
    for (const Tally& one : load_tallies(record_key(game))) {
        highest = std::max(highest, beaten_level(one));
    }
    return highest;
}

}  // namespace ctq::store
