#pragma once

#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/core/say.hpp"

namespace ctq::cli {

/// Returns the names of seats for sentences about a record: "seat 1", "seat 2" … They are for
/// `core::with_names`.
inline std::vector<std::string> seat_names(const core::Match& match) {
    std::vector<std::string> names;
    for (int seat = 1; seat <= match.setup().seat_count(); ++seat) {
        names.push_back(core::say("seat {n}", {{"n", seat}}));
    }
    return names;
}

}  // namespace ctq::cli
