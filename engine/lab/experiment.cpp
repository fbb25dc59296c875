#include "engine/lab/experiment.hpp"

#include <utility>

#include "engine/core/seat_count.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/series.hpp"

namespace ctq::lab {

core::Failure seat_bots(Spec& spec, std::string_view names) {
    const core::GameInfo& info = *spec.game->info;
    std::vector<core::BotChoice> entries;
    for (const std::string_view name : core::split(names, ',')) {
        const auto choice = core::read_bot(bots::roster(*spec.game), name);
        if (!choice) {
            return choice.problem();
        }
        entries.push_back(*choice);
    }
    const int seats = static_cast<int>(entries.size());
    if (auto refused = core::wrong_seat_count(info, seats)) {
        return refused;
    }
    if (spec.from != nullptr && seats != spec.from->setup().seat_count()) {
        return core::Problem{"", "The position is one of " +
                                     std::to_string(spec.from->setup().seat_count()) + " seats."};
    }
    const auto start = spec.game->start(spec.options, seats);
    if (!start) {
        return start.problem();
    }
    spec.entries = std::move(entries);
    return std::nullopt;
}

core::Failure begin_from(Spec& spec, std::string_view code) {
    auto match = core::read_code(cabinet(), code);
    if (!match) {
        return match.problem();
    }
    if (match->turn().kind == core::Turn::Kind::over) {
        return core::Problem{"", "The match is over there: there is nothing to play on."};
    }
    spec.game = &match->game();
    spec.options = match->setup().options;
    spec.from = std::make_shared<const core::Match>(std::move(*match));
    return std::nullopt;
}

void note_action(const Spec& spec, int shift, const void* state, core::Action action,
                 std::span<core::Notes> notes) {
    const core::GameHandle& game = *spec.game;
    const auto roster = bots::roster(game);
    for (std::size_t i = 0; i < spec.entries.size(); ++i) {
        const int index = spec.entries[i].index;
        if (index == kOutsider || roster[static_cast<std::size_t>(index)].typed_note == nullptr) {
            continue;
        }
        const auto at = (i + static_cast<std::size_t>(shift)) % spec.entries.size();
        const int seat = static_cast<int>(at) + 1;
        const core::StateBox seen = game.observe(state, seat);
        roster[static_cast<std::size_t>(index)].note(notes[at], seen.data(), seat,
                                                     game.hide(state, action, seat));
    }
}

void note_before(const Spec& spec, int shift, std::span<core::Notes> notes) {
    core::StateBox state = spec.from->state_at(0);
    for (int ply = 0; ply < spec.from->size(); ++ply) {
        note_action(spec, shift, state.data(), spec.from->action(ply), notes);
        spec.game->apply(state.data(), spec.from->action(ply));
    }
}

Tally play(const Spec& spec, std::int64_t first, std::int64_t count_of_games,
           const OnGame& on_game) {
    return ask_entry<Tally>(
        *spec.game,
        [&](auto entry) {
            return play_entry<decltype(entry)>(spec, first, count_of_games, on_game);
        },
        Cabinet{});
}

}  // namespace ctq::lab
