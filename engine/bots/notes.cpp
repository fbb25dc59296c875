#include "engine/bots/notes.hpp"

namespace ctq::bots {

core::Notes notes_of(const core::Match& match, int seat, const core::BotHandle& bot) {
    core::Notes notes{};
    if (bot.typed_note == nullptr) {
        return notes;
    }
    const core::GameHandle& game = match.game();
    core::StateBox state = match.state_at(0);
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Action action = match.action(ply);
        bot.note(notes, game.observe(state.data(), seat).data(), seat,
                 game.hide(state.data(), action, seat));
        game.apply(state.data(), action);
    }
    return notes;
}

}  // namespace ctq::bots
