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

template <class... Entries>
std::span<const core::BotHandle> find(const core::GameHandle& game,
                                      EntryList<Entries...> /*games*/) {
    std::span<const core::BotHandle> found;
    ((&game == &core::handle_of<typename Entries::Game>() ? void(found = erased_roster<Entries>())
                                                          : void()),
     ...);
    return found;
}

}  // namespace

std::span<const core::BotHandle> roster(const core::GameHandle& game) {
    return find(game, Cabinet{});
}

}  // namespace ctq::bots
