#include "shell/tables/watching.hpp"

#include <vector>

#include "engine/core/say.hpp"

namespace ctq::tables {

std::string watching_words(const ViewContext& context) {
    const std::vector<std::string> names(context.names.begin(), context.names.end());
    return "You are watching " + core::listed(names) + ".";
}

}  // namespace ctq::tables
