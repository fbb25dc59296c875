#include "engine/bots/decide.hpp"

namespace ctq::bots {
namespace {

const core::BotHandle& bot_of(const Job& job) {
    return roster(*job.game)[static_cast<std::size_t>(job.bot.index)];
}

/// Returns the bot's notes, made from the log. A bot that keeps no notes gets the initial ones.
core::Notes notes_of(const core::Match& match, int seat, const core::BotHandle& bot,
                     std::uint64_t seed) {
    core::Notes notes = core::begin_notes(seed, seat);
    if (bot.typed_note == nullptr) {
        return notes;
    }
    const core::GameHandle& game = match.game();
    core::StateBox state = match.state_at(0);
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Action action = match.action(ply);
        const core::StateBox seen = game.observe(state.data(), seat);
        bot.note(notes, seen.data(), seat, game.hide(state.data(), action, seat));
        game.apply(state.data(), action);
    }
    return notes;
}

}  // namespace

Job job_at(const core::Match& match, int seat, const core::BotChoice& bot, std::uint64_t seed) {
    Job job;
    job.game = &match.game();
    job.seat = seat;
    job.bot = bot;
    job.seed = seed;
    job.ply = static_cast<std::uint32_t>(match.cursor());
    job.notes = notes_of(match, seat, bot_of(job), seed);
    job.observation = match.game().observe(match.state(), seat);
    return job;
}

core::Action decide(const Job& job) {
    core::Rng rng = core::seat_stream(job.seed, job.seat, job.ply);
    return bot_of(job).decide(job.observation.data(), job.seat, job.notes, job.bot.parameter, rng);
}

}  // namespace ctq::bots
