#include "shell/tables/watching.hpp"

#include <vector>

#include "engine/core/listed.hpp"

namespace ctq::tables {

std::string watching_words(const Sight& sight) {
    const std::vector<std::string> names(sight.names.begin(), sight.names.end());
    return "You are watching " + core::listed(names) + ".";
}

}  // namespace ctq::tables
