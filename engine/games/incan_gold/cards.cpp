#include "engine/games/incan_gold/cards.hpp"

namespace ctq::incan_gold {

int gems_on(std::uint64_t cards) {
    int gems = 0;
    constexpr std::uint64_t gem_cards = (std::uint64_t{1} << kGemCards) - 1;
    for (std::uint64_t left = cards & gem_cards; left != 0; left &= left - 1) {
        gems += gem_value(kind_of_card(std::countr_zero(left)));
    }
    return gems;
}

std::string kind_word(int kind) {
    constexpr const char* hazards[kHazards] = {"fire", "mummy", "rocks", "snake", "spiders"};
    if (kind == kArtifact) {
        return "artifact";
    }
    return kind < kGemKinds ? "g" + std::to_string(gem_value(kind)) : hazards[kind - kFirstHazard];
}

}  // namespace ctq::incan_gold
