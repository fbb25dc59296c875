#include "engine/bots/job.hpp"

#include <cstring>

#include "engine/core/hash.hpp"

namespace ctq::bots {
namespace {

constexpr std::uint8_t kFormat = 1;
constexpr std::uint8_t kDecided = 1;
constexpr std::uint8_t kFailed = 0;

template <class Number>
void put(Bytes& out, Number number) {
    const std::size_t at = out.size();
    out.resize(at + sizeof(number));
    std::memcpy(out.data() + at, &number, sizeof(number));
}

/// Reads from the front; stays false once something was missing.
struct Reader {
    std::span<const std::uint8_t> rest;
    bool whole = true;

    void read(void* to, std::size_t size) {
        whole = whole && rest.size() >= size;
        if (whole && size > 0) {
            std::memcpy(to, rest.data(), size);
            rest = rest.subspan(size);
        }
    }
    template <class Number>
    Number get() {
        Number number{};
        read(&number, sizeof(number));
        return number;
    }
};

core::Problem no_job(const char* why) {
    return {"", std::string("This is no job for a bot: ") + why + "."};
}

Bytes failed(const core::Problem& problem) {
    Bytes out{kFailed};
    const std::string text = problem.text();
    out.insert(out.end(), text.begin(), text.end());
    return out;
}

}  // namespace

Bytes encode(const Job& job) {
    Bytes out{kFormat, job.game->info->code, static_cast<std::uint8_t>(job.seat),
              static_cast<std::uint8_t>(job.bot.index)};
    put(out, job.bot.parameter);
    put(out, job.ply);
    put(out, job.seed);
    put(out, job.notes);
    put(out, job.observation.size());
    const auto* state = static_cast<const std::uint8_t*>(job.observation.data());
    out.insert(out.end(), state, state + job.observation.size());
    return out;
}

core::Result<Job> decode(std::span<const std::uint8_t> bytes) {
    Reader in{bytes};
    if (in.get<std::uint8_t>() != kFormat) {
        return no_job("its format is unknown");
    }
    Job job;
    job.game = core::find_game_by_code(cabinet(), in.get<std::uint8_t>());
    job.seat = in.get<std::uint8_t>();
    job.bot.index = in.get<std::uint8_t>();
    job.bot.parameter = in.get<std::uint32_t>();
    job.ply = in.get<std::uint32_t>();
    job.seed = in.get<std::uint64_t>();
    job.notes = in.get<core::Notes>();
    const auto size = in.get<std::uint32_t>();
    if (!in.whole || job.game == nullptr) {
        return no_job("it is cut short or of an unknown game");
    }
    if (size != job.game->state_size || in.rest.size() != size) {
        return no_job("the observation has the wrong size");
    }
    if (job.bot.index >= static_cast<int>(roster(*job.game).size())) {
        return no_job("there is no such bot");
    }
    job.observation = core::StateBox(in.rest.data(), size);
    const core::Turn turn = job.game->turn(job.observation.data());
    if (turn.kind != core::Turn::Kind::seat || turn.seat != job.seat || !turn.known) {
        return no_job("it is not that seat's turn");
    }
    return job;
}

Bytes answer(std::span<const std::uint8_t> bytes) {
    const auto job = decode(bytes);
    if (!job) {
        return failed(job.problem());
    }
    const core::BotHandle& bot = roster(*job->game)[static_cast<std::size_t>(job->bot.index)];
    core::Rng rng = core::seat_stream(job->seed, job->seat, job->ply);
    Bytes out{kDecided};
    put(out, bot.decide(job->observation.data(), job->seat, job->notes, job->bot.parameter, rng));
    return out;
}

core::Result<core::Action> read_answer(std::span<const std::uint8_t> bytes) {
    Reader in{bytes};
    const auto kind = in.get<std::uint8_t>();
    if (in.whole && kind == kFailed) {
        return core::Problem{"", std::string(in.rest.begin(), in.rest.end())};
    }
    const auto action = in.get<core::Action>();
    if (!in.whole || kind != kDecided || !in.rest.empty()) {
        return core::Problem{"", "The worker's answer could not be read."};
    }
    return action;
}

}  // namespace ctq::bots
