#include <algorithm>
#include <iterator>

#include "engine/bots/net/learned.hpp"
#include "engine/bots/net/missing.hpp"

namespace ctq::bots {
namespace {

const char* stage_word(std::uint32_t stage) {
    constexpr const char* words[] = {"Knew nothing", "Had only watched", "Learned",
                                     "Plans its turn", "Plans its turn with care"};
    return words[std::min<std::size_t>(stage, std::size(words) - 1)];
}

}  // namespace

core::BotInfo learned_info() {
    return {kLearnedBot,
            "Learned from matches against itself and others; 0 before it had, 1 when it had only "
            "watched; 3 and 4 plan their turn.",
            core::ParameterKind::whole,
            0,
            kMostLearned,
            kLastNetStage,
            "Learned {n} – {word}",
            "{word}",
            stage_word};
}

std::string net_stand_in(const core::GameHandle& game) {
    return ask_entry<std::string>(
        game,
        [](auto entry) -> std::string {
            if constexpr (kLearns<decltype(entry)>) {
                return learned::stand_in<decltype(entry)>().info.id;
            } else {
                return {};
            }
        },
        Cabinet{});
}

}  // namespace ctq::bots
