#include "engine/bots/job.hpp"

#include "engine/bots/net/missing.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {
namespace {

constexpr std::uint8_t kJobFormat = 1;

core::Problem no_job(const char* why) {
    return {"", std::string("This is no job for a bot: ") + why + "."};
}

}  // namespace

Bytes encode(const Job& job) {
    core::ByteWriter out({kJobFormat, job.game->info->code, static_cast<std::uint8_t>(job.seat),
                          static_cast<std::uint8_t>(job.bot.index)});
    out.fixed(job.bot.parameter);
    out.fixed(job.ply);
    out.fixed(job.seed);
    out.fixed(job.notes);
    out.fixed(job.observation.size());
    const auto* state = static_cast<const std::uint8_t*>(job.observation.data());
    out.raw({state, job.observation.size()});
    return out.bytes();
}

core::Result<Job> decode(std::span<const std::uint8_t> bytes) {
    core::ByteReader in(bytes);
    if (in.byte() != kJobFormat) {
        return no_job("its format is unknown");
    }
    Job job;
    job.game = core::find_game_by_code(cabinet(), in.byte());
    job.seat = in.byte();
    job.bot.index = in.byte();
    job.bot.parameter = in.fixed<std::uint32_t>();
    job.ply = in.fixed<std::uint32_t>();
    job.seed = in.fixed<std::uint64_t>();
    job.notes = in.fixed<core::Notes>();
    const auto size = in.fixed<std::uint32_t>();
    if (!in.good() || job.game == nullptr) {
        return no_job("it is cut short or of an unknown game");
    }
    if (size != job.game->state_size || in.rest().size() != size) {
        return no_job("the observation has the wrong size");
    }
    if (job.bot.index >= static_cast<int>(roster(*job.game).size())) {
        return no_job("there is no such bot");
    }
    job.observation = core::StateBox(in.rest().data(), size);
    const core::Turn turn = job.game->turn(job.observation.data());
    if (!turn.asks(job.seat) || !turn.known) {
        return no_job("it is not that seat's turn");
    }
    return job;
}

Bytes answer(std::span<const std::uint8_t> bytes) {
    const auto job = decode(bytes);
    if (!job) {
        return core::failed_answer(job.problem());
    }
    if (lacks_net(*job)) {
        return core::failed_answer({"", kNoNet});
    }
    core::ByteWriter out = core::begin_answer();
    out.fixed(decide(*job));
    return out.bytes();
}

core::Result<core::Action> read_answer(std::span<const std::uint8_t> bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    core::ByteReader in(*own);
    const auto action = in.fixed<core::Action>();
    return in.finished() ? core::Result<core::Action>(action) : core::unreadable_answer();
}

}  // namespace ctq::bots
