#include <algorithm>
#include <iterator>

#include "engine/bots/net/learned.hpp"

namespace ctq::bots {
namespace {

const char* stage_word(std::uint32_t stage) {
    constexpr const char* words[] = {"Knew nothing", "Had only watched", "Learned"};
    return words[std::min<std::size_t>(stage, std::size(words) - 1)];
}

}  // namespace

core::BotInfo learned_info() {
    return {kLearnedBot,
            "Learned from matches against itself and others; 0 before it had, 1 when it had only "
            "watched.",
            core::ParameterKind::whole,
            0,
            kLastNetStage,
            kLastNetStage,
            "Learned {n} – {word}",
            "{word}",
            stage_word};
}

}  // namespace ctq::bots
