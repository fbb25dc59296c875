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

core::Result<Attempt> decode_attempt(std::span<const std::uint8_t> bytes) {
    core::ByteReader in(bytes);
    in.byte();
    const int seat = in.byte();
    const auto seed = in.fixed<std::uint64_t>();
    const auto stream = in.fixed<std::uint64_t>();
    const std::string code(in.text());
    if (!in.finished()) {
        return core::Problem{"", "This is no match for a bot: it is cut short or too long."};
    }
    auto match = core::read_code(cabinet(), code);
    if (!match) {
        return match.problem();
    }
    match->set_seed(seed);
    Attempt attempt{std::move(*match), {}, seat, stream};
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
    core::ByteWriter out({kAttemptFormat, static_cast<std::uint8_t>(seat)});
    out.fixed(setup.seed);
    out.fixed(stream);
    const auto match = core::Match::start(setup);
    out.text(match ? core::write_code(*match) : "");
    return std::move(out.bytes());
}

bool is_attempt(std::span<const std::uint8_t> bytes) {
    return !bytes.empty() && bytes.front() == kAttemptFormat;
}

core::Bytes answer_attempt(std::span<const std::uint8_t> bytes) {
    auto attempt = decode_attempt(bytes);
    if (!attempt) {
        return core::failed_answer(attempt.problem());
    }
    if (const auto failed = play_on(*attempt)) {
        return core::failed_answer(*failed);
    }
    core::ByteWriter out = core::begin_answer();
    out.text(core::write_code(attempt->match));
    return std::move(out.bytes());
}

core::Result<core::Match> read_attempt(std::span<const std::uint8_t> bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    core::ByteReader in(*own);
    const std::string code(in.text());
    return in.finished() ? core::read_code(cabinet(), code) : core::unreadable_answer();
}

}  // namespace ctq::lab
