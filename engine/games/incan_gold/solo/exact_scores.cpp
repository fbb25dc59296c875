#include "engine/games/incan_gold/solo/exact_scores.hpp"

namespace ctq::incan_gold {
namespace {

/// Returns the index of the parameter in its row, or -1 if it isn't there. A bot without a
/// parameter has a row with one entry.
int place_in(const ExactRow& row, std::uint32_t parameter) {
    std::int64_t step = parameter;
    if (std::string_view(row.bot) == "random") {
        constexpr double twentieth = 4294967296.0 / 20;
        step = static_cast<std::int64_t>(parameter / twentieth + 0.5);
        const double off = parameter - static_cast<double>(step) * twentieth;
        if (off < -1 || off > 1) {
            return -1;
        }
    }
    const std::int64_t place = step - row.first;
    const auto size = static_cast<std::int64_t>(row.scores.size() / 2);
    return place >= 0 && place < size ? static_cast<int>(place) : -1;
}

}  // namespace

std::optional<Exact> exact_solo_score(std::string_view bot, std::uint32_t parameter) {
    for (const ExactRow& row : exact_rows()) {
        const int place = bot == row.bot ? place_in(row, parameter) : -1;
        if (place >= 0) {
            const auto at = static_cast<std::size_t>(2 * place);
            return Exact{row.scores[at] / 10'000.0, row.scores[at + 1] / 10'000.0};
        }
    }
    return std::nullopt;
}

}  // namespace ctq::incan_gold
