#include "shell/cli/bot_seat.hpp"

#include "engine/bots/roster.hpp"

namespace ctq::cli {
namespace {

core::Notes notes_of(const core::Match& match, int seat, const core::BotHandle& bot) {
    core::Notes notes{};
    if (bot.typed_note == nullptr) {
        return notes;
    }
    const core::GameHandle& game = match.game();
    core::StateBox state = match.state_at(0);
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::StateBox seen = game.observe(state.data(), seat);
        bot.note(notes, seen.data(), seat, game.hide(state.data(), match.action(ply), seat));
        game.apply(state.data(), match.action(ply));
    }
    return notes;
}

}  // namespace

core::Action bot_decision(const core::Match& match, int seat, const core::BotChoice& choice) {
    const core::BotHandle& bot = bots::roster(match.game())[static_cast<std::size_t>(choice.index)];
    const core::Notes notes = notes_of(match, seat, bot);
    const core::StateBox seen = match.game().observe(match.state(), seat);
    core::Rng rng =
        core::seat_stream(match.setup().seed, seat, static_cast<std::uint64_t>(match.cursor()));
    return bot.decide(seen.data(), seat, notes, choice.parameter, rng);
}

}  // namespace ctq::cli
