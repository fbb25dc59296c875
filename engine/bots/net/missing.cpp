#include "engine/bots/net/missing.hpp"

#include <algorithm>
#include <optional>

#include "engine/bots/levels.hpp"

namespace ctq::bots {
namespace {

/// Returns the training stage of the net that the job's bot uses, or nullopt if it uses no net.
std::optional<std::uint32_t> stage_of(const Job& job) {
    const core::BotInfo& info = roster(*job.game)[static_cast<std::size_t>(job.bot.index)].info;
    if (std::string_view(info.id) == kLearnedBot) {
        return job.bot.parameter;
    }
    if (std::string_view(info.id) == kLevelBot) {
        for (const core::SeatedBot& character :
             level_at(levels_of(*job.game), job.bot.parameter).characters) {
            if (character.id == kLearnedBot) {
                return character.parameter;
            }
        }
    }
    return std::nullopt;
}

}  // namespace

bool lacks_net(const Job& job) {
    const auto stage = stage_of(job);
    return stage && ask_entry<bool>(
                        *job.game,
                        [&](auto entry) {
                            if constexpr (kLearns<decltype(entry)>) {
                                return learned::net<decltype(entry)>(*stage) == nullptr;
                            } else {
                                return false;
                            }
                        },
                        Cabinet{});
}

}  // namespace ctq::bots
