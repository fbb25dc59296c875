#include "engine/lab/job.hpp"

#include <cstring>
#include <string>

#include "engine/bots/roster.hpp"

namespace ctq::lab {
namespace {

constexpr std::uint8_t kTallyFormat = 2;
constexpr std::uint8_t kPlayed = 1;
constexpr std::uint8_t kFailed = 0;
constexpr int kMostShift = 40;

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

    template <class Number>
    Number get() {
        Number number{};
        whole = whole && rest.size() >= sizeof(number);
        if (whole) {
            std::memcpy(&number, rest.data(), sizeof(number));
            rest = rest.subspan(sizeof(number));
        }
        return number;
    }
};

core::Problem no_job(const char* why) {
    return {"", std::string("This is no job for the laboratory: ") + why + "."};
}

core::Problem no_tally() {
    return {"", "The worker's results could not be read."};
}

void put_histogram(Bytes& out, const Histogram& histogram) {
    put(out, static_cast<std::uint8_t>(histogram.shift));
    put(out, static_cast<std::uint8_t>(histogram.used));
    put(out, histogram.first);
    for (int i = 0; i < histogram.used; ++i) {
        put(out, histogram.counts[static_cast<std::size_t>(i)]);
        put(out, histogram.games[static_cast<std::size_t>(i)]);
    }
}

bool get_histogram(Reader& in, Histogram& histogram) {
    histogram.shift = in.get<std::uint8_t>();
    histogram.used = in.get<std::uint8_t>();
    histogram.first = in.get<std::int64_t>();
    if (!in.whole || histogram.shift > kMostShift || histogram.used > Histogram::kBuckets) {
        return false;
    }
    const std::int64_t most = std::int64_t{1} << (kMostShift + 1 - histogram.shift);
    if (histogram.first > most || histogram.first < -most) {
        return false;
    }
    for (int i = 0; i < histogram.used; ++i) {
        histogram.counts[static_cast<std::size_t>(i)] = in.get<std::int64_t>();
        histogram.games[static_cast<std::size_t>(i)] = in.get<std::int64_t>();
    }
    return in.whole;
}

void put_entry(Bytes& out, const EntryTally& entry) {
    for (const std::int64_t number :
         {entry.wins, entry.draws, entry.losses, entry.unfinished, entry.score_sum,
          entry.score_squares, entry.least_game, entry.most_game}) {
        put(out, number);
    }
    put(out, entry.score_least);
    put(out, entry.score_most);
    put_histogram(out, entry.scores);
}

bool get_entry(Reader& in, EntryTally& entry) {
    for (std::int64_t* number :
         {&entry.wins, &entry.draws, &entry.losses, &entry.unfinished, &entry.score_sum,
          &entry.score_squares, &entry.least_game, &entry.most_game}) {
        *number = in.get<std::int64_t>();
    }
    entry.score_least = in.get<std::int32_t>();
    entry.score_most = in.get<std::int32_t>();
    return get_histogram(in, entry.scores);
}

}  // namespace

bool is_job(std::span<const std::uint8_t> bytes) {
    return !bytes.empty() && bytes.front() == kJobFormat;
}

Bytes encode(const Job& job) {
    const Spec& spec = job.spec;
    Bytes out{kJobFormat, spec.game->info->code, static_cast<std::uint8_t>(spec.rotate ? 1 : 0),
              static_cast<std::uint8_t>(spec.entries.size())};
    put(out, spec.seed);
    put(out, static_cast<std::int32_t>(spec.action_cap));
    put(out, job.first);
    put(out, job.count);
    put(out, spec.options.value);
    for (const core::BotChoice& entry : spec.entries) {
        put(out, static_cast<std::uint8_t>(entry.index));
        put(out, entry.parameter);
    }
    return out;
}

core::Result<Job> decode_job(std::span<const std::uint8_t> bytes) {
    Reader in{bytes};
    if (in.get<std::uint8_t>() != kJobFormat) {
        return no_job("its format is unknown");
    }
    Job job;
    Spec& spec = job.spec;
    spec.game = core::find_game_by_code(cabinet(), in.get<std::uint8_t>());
    spec.rotate = in.get<std::uint8_t>() == 1;
    const auto seats = in.get<std::uint8_t>();
    spec.seed = in.get<std::uint64_t>();
    spec.action_cap = in.get<std::int32_t>();
    job.first = in.get<std::int64_t>();
    job.count = in.get<std::int64_t>();
    spec.options.value = in.get<decltype(spec.options.value)>();
    if (!in.whole || spec.game == nullptr) {
        return no_job("it is cut short or of an unknown game");
    }
    if (seats < spec.game->info->least_seats || seats > spec.game->info->most_seats) {
        return no_job("the game is not for so many players");
    }
    if (job.first < 0 || job.count < 0 || job.first > kMostJobGames || job.count > kMostJobGames ||
        spec.action_cap < 1 || spec.action_cap > kActionCap) {
        return no_job("its numbers are out of range");
    }
    const auto roster_size = static_cast<int>(bots::roster(*spec.game).size());
    for (int i = 0; i < seats; ++i) {
        core::BotChoice entry{in.get<std::uint8_t>(), 0};
        entry.parameter = in.get<std::uint32_t>();
        if (entry.index >= roster_size) {
            return no_job("there is no such bot");
        }
        spec.entries.push_back(entry);
    }
    if (!in.whole || !in.rest.empty()) {
        return no_job("it is cut short or too long");
    }
    if (const auto start = spec.game->start(spec.options, seats); !start) {
        return start.problem();
    }
    return job;
}

Bytes encode(const Tally& tally) {
    Bytes out{kTallyFormat, static_cast<std::uint8_t>(tally.entries)};
    put(out, tally.games);
    put(out, tally.actions_sum);
    put(out, tally.actions_squares);
    put(out, tally.chance_events);
    put(out, tally.fingerprint);
    put_histogram(out, tally.actions);
    for (std::size_t i = 0; i < static_cast<std::size_t>(tally.entries); ++i) {
        put_entry(out, tally.entry[i]);
        put(out, tally.seat[i].wins);
        put(out, tally.seat[i].draws);
        put(out, tally.seat[i].score_sum);
    }
    return out;
}

core::Result<Tally> decode_tally(std::span<const std::uint8_t> bytes) {
    Reader in{bytes};
    const bool known = in.get<std::uint8_t>() == kTallyFormat;
    Tally tally;
    tally.entries = in.get<std::uint8_t>();
    tally.games = in.get<std::int64_t>();
    tally.actions_sum = in.get<std::int64_t>();
    tally.actions_squares = in.get<std::int64_t>();
    tally.chance_events = in.get<std::int64_t>();
    tally.fingerprint = in.get<std::uint64_t>();
    if (!known || !get_histogram(in, tally.actions) || tally.entries > core::kMostSeats) {
        return no_tally();
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(tally.entries); ++i) {
        if (!get_entry(in, tally.entry[i])) {
            return no_tally();
        }
        tally.seat[i].wins = in.get<std::int64_t>();
        tally.seat[i].draws = in.get<std::int64_t>();
        tally.seat[i].score_sum = in.get<std::int64_t>();
    }
    if (!in.whole || !in.rest.empty()) {
        return no_tally();
    }
    return tally;
}

Bytes answer(std::span<const std::uint8_t> bytes) {
    const auto job = decode_job(bytes);
    if (!job) {
        Bytes out{kFailed};
        const std::string text = job.problem().text();
        out.insert(out.end(), text.begin(), text.end());
        return out;
    }
    Bytes out = encode(play(job->spec, job->first, job->count));
    out.insert(out.begin(), kPlayed);
    return out;
}

core::Result<Tally> read_answer(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return no_tally();
    }
    if (bytes.front() == kFailed) {
        return core::Problem{"", std::string(bytes.begin() + 1, bytes.end())};
    }
    if (bytes.front() != kPlayed) {
        return no_tally();
    }
    return decode_tally(bytes.subspan(1));
}

}  // namespace ctq::lab
