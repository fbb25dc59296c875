#include "shell/tables/score_parts.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ctq::tables {

bool ScorePart::any() const {
    return std::any_of(halves.begin(), halves.end(),
                       [](const std::optional<int>& one) { return one.value_or(0) != 0; });
}

ScorePart score_part(std::string label, ScorePart::Kind kind, int seats, std::optional<int> each) {
    return {std::move(label), kind,
            std::vector<std::optional<int>>(static_cast<std::size_t>(seats), each)};
}

}  // namespace ctq::tables
