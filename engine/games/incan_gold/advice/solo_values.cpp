#include "engine/games/incan_gold/advice/solo_values.hpp"

namespace ctq::incan_gold {

const RoundStarts& standard_starts() {
    static const RoundStarts starts{SoloRules{}};
    return starts;
}

std::span<const double> standard_start_values() {
    static const std::vector<double> values = [] {
        std::vector<double> gems;
        for (const std::int32_t millionths : shipped_start_values()) {
            gems.push_back(millionths / 1e6);
        }
        return gems;
    }();
    return values;
}

}  // namespace ctq::incan_gold
