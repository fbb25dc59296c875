#include "engine/lab/attempt.hpp"

#include <utility>

#include "engine/bots/decide.hpp"
#include "engine/bots/net/missing.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/share.hpp"
#include "engine/lab/experiment.hpp"

namespace ctq::lab {
namespace {

/// A decoded job.
struct Attempt {
    core::Match match;                    ///< at its start
    std::vector<core::BotChoice> bots{};  ///< by seat - 1
    int seat = 0;
    std::uint64_t stream = 0;
};

/// A job as it is sent.
struct AttemptJob {
    int seat = 0;
    std::uint64_t seed = 0;
    std::uint64_t stream = 0;
    std::string code{};  ///< share code of the start
};

template <class Archive>
void fields(Archive& archive, AttemptJob& job) {
    archive.mark(kAttemptFormat);
    archive.byte(job.seat, core::kMostSeats);
    archive.values(job.seed, job.stream, job.code);
}

core::Result<Attempt> decode_attempt(core::ByteView bytes) {
    const auto job = core::from_bytes<AttemptJob>(bytes, {"", "This is no match for a bot."});
    if (!job) {
        return job.problem();
    }
    auto match = core::read_code(cabinet(), job->code);
    if (!match) {
        return match.problem();
    }
    match->set_seed(job->seed);
    Attempt attempt{std::move(*match), {}, job->seat, job->stream};
    for (const std::string& name : attempt.match.setup().seats) {
        const auto bot = core::read_bot(bots::roster(attempt.match.game()), name);
        if (!bot) {
            return bot.problem();
        }
        attempt.bots.push_back(*bot);
    }
    return attempt;
}

/// Plays the match to its end.
core::Failure play_on(Attempt& attempt) {
    core::Match& match = attempt.match;
    int actions = 0;
    match.play_chance();
    for (core::Turn turn = match.turn(); turn.kind != core::Turn::Kind::over; turn = match.turn()) {
        if (++actions > kActionCap) {
            return core::Problem{"", "The match does not end."};
        }
        const auto job =
            bots::job_at(match, turn.seat, attempt.bots[static_cast<std::size_t>(turn.seat - 1)],
                         turn.seat == attempt.seat ? attempt.stream : match.setup().seed);
        if (bots::lacks_net(job)) {
            return core::Problem{"", bots::kNoNet};
        }
        if (auto refused = match.play(turn.seat, bots::decide(job))) {
            return refused;
        }
        match.play_chance();
    }
    return std::nullopt;
}

}  // namespace

core::Bytes encode_attempt(const core::Setup& setup, int seat, std::uint64_t stream) {
    const auto match = core::Match::start(setup);
    return core::to_bytes(
        AttemptJob{seat, setup.seed, stream, match ? core::write_code(*match) : ""});
}

core::Bytes answer_attempt(core::ByteView bytes) {
    auto attempt = decode_attempt(bytes);
    if (!attempt) {
        return core::failed_answer(attempt.problem());
    }
    const auto failed = play_on(*attempt);
    return failed ? core::failed_answer(*failed) : core::answered(core::write_code(attempt->match));
}

core::Result<core::Match> read_attempt(core::ByteView bytes) {
    const auto code = core::read_answer_as<std::string>(bytes);
    return code ? core::read_code(cabinet(), *code) : code.problem();
}

}  // namespace ctq::lab
