#include "engine/core/game.hpp"

namespace ctq::core {

void rank_by_score(Standing& standing) {
    const auto seats = static_cast<std::size_t>(standing.seats);
    for (std::size_t i = 0; i < seats; ++i) {
        std::uint8_t better = 0;
        for (std::size_t j = 0; j < seats; ++j) {
            better = static_cast<std::uint8_t>(
                better + (standing.half_points[j] > standing.half_points[i] ? 1 : 0));
        }
        standing.rank[i] = static_cast<std::uint8_t>(better + 1);
    }
}

std::string with_names(std::string_view text, std::span<const std::string> names) {
    std::string named;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t seat =
            text[i] == '@' && i + 1 < text.size() ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
        if (seat >= 1 && seat <= names.size()) {
            const bool yours = names[seat - 1] == "You" && text.substr(i + 2).substr(0, 2) == "'s";
            named += yours ? "your" : names[seat - 1];
            i += yours ? 3 : 1;
        } else {
            named += text[i];
        }
    }
    return named;
}

}  // namespace ctq::core
