#include "engine/bots/levels.hpp"

namespace ctq::bots {

const char* level_word(std::uint32_t level) {
    constexpr const char* words[] = {"Novice", "Beginner", "Casual",   "Regular", "Skilled",
                                     "Strong", "Expert",   "Champion", "Master"};
    return words[std::clamp<std::size_t>(level, 1, std::size(words)) - 1];
}

core::LevelTable levels_of(const core::GameHandle& game) {
    return ask_game<core::LevelTable>(game,
                                      [](auto rules) { return levels_of<decltype(rules)>(); });
}

core::BotInfo level_info(core::LevelTable levels) {
    return {kLevelBot,
            "Plays as well as its level says, from 1 for a novice up.",
            core::ParameterKind::whole,
            1,
            static_cast<std::uint32_t>(levels.size()),
            kFirstLevel,
            "Level {n} – {word}",
            "{word}",
            level_word};
}

}  // namespace ctq::bots
