#include "shell/cli/bot_seat.hpp"

#include "engine/bots/notes.hpp"
#include "engine/bots/roster.hpp"

namespace ctq::cli {

core::Action bot_decision(const core::Match& match, int seat, const core::BotChoice& choice,
                          std::uint64_t seed) {
    const core::BotHandle& bot = bots::roster(match.game())[static_cast<std::size_t>(choice.index)];
    const core::Notes notes = bots::notes_of(match, seat, bot);
    const core::StateBox seen = match.game().observe(match.state(), seat);
    core::Rng rng = core::seat_stream(seed, seat, static_cast<std::uint64_t>(match.cursor()));
    return bot.decide(seen.data(), seat, notes, choice.parameter, rng);
}

}  // namespace ctq::cli
