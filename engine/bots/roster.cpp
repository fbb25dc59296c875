#include "engine/bots/roster.hpp"

namespace ctq::bots {
namespace {

template <class Entry>
std::span<const core::BotHandle> erased_roster() {
    static const std::vector<core::BotHandle> handles = [] {
        std::vector<core::BotHandle> made;
        for (const auto& bot : roster_of<Entry>()) {
            made.push_back(core::erase(bot));
        }
        return made;
    }();
    return handles;
}

}  // namespace

std::span<const core::BotHandle> roster(const core::GameHandle& game) {
    return ask_entry<std::span<const core::BotHandle>>(
        game, [](auto entry) { return erased_roster<decltype(entry)>(); }, Cabinet{});
}

}  // namespace ctq::bots
