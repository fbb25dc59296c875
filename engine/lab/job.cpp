#include "engine/lab/job.hpp"

#include <string>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/share.hpp"

namespace ctq::lab {
namespace {

using core::ByteReader;
using core::ByteWriter;

constexpr std::uint8_t kTallyFormat = 3;
constexpr int kMostShift = 40;

// Flags of a job.
constexpr int kRotate = 1;
constexpr int kUnits = 2;
constexpr int kFrom = 4;  ///< a share code stands at the end

core::Problem no_job(const char* why) {
    return {"", std::string("This is no job for the laboratory: ") + why + "."};
}

/// Counts and games are below this, so that sums of them are numbers, too.
constexpr std::uint64_t kMostCount = std::uint64_t{1} << 52U;

void put_histogram(ByteWriter& out, const Histogram& histogram) {
    out.byte(static_cast<std::uint8_t>(histogram.shift));
    out.byte(static_cast<std::uint8_t>(histogram.used));
    out.fixed(histogram.first);
    for (std::size_t i = 0; i < static_cast<std::size_t>(histogram.used); ++i) {
        const std::int64_t game = histogram.games[i];
        out.number(static_cast<std::uint64_t>(histogram.counts[i]));
        out.number(game == Histogram::kNoGame ? 0 : static_cast<std::uint64_t>(game) + 1);
    }
}

bool get_histogram(ByteReader& in, Histogram& histogram) {
    histogram.shift = in.byte();
    histogram.used = in.byte();
    histogram.first = in.fixed<std::int64_t>();
    if (!in.good() || histogram.shift > kMostShift || histogram.used > Histogram::kBuckets) {
        return false;
    }
    const std::int64_t most = std::int64_t{1} << (kMostShift + 1 - histogram.shift);
    if (histogram.first > most || histogram.first < -most) {
        return false;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(histogram.used); ++i) {
        const std::uint64_t count = in.number();
        const std::uint64_t game = in.number();
        if (count > kMostCount || game > kMostCount) {
            return false;
        }
        histogram.counts[i] = static_cast<std::int64_t>(count);
        histogram.games[i] = game == 0 ? Histogram::kNoGame : static_cast<std::int64_t>(game) - 1;
    }
    return in.good();
}

void put_quantity(ByteWriter& out, const Quantity& quantity) {
    for (const std::int64_t number :
         {quantity.sum, quantity.squares, quantity.least_game, quantity.most_game}) {
        out.fixed(number);
    }
    out.fixed(quantity.least);
    out.fixed(quantity.most);
    put_histogram(out, quantity.values);
}

bool get_quantity(ByteReader& in, Quantity& quantity) {
    for (std::int64_t* number :
         {&quantity.sum, &quantity.squares, &quantity.least_game, &quantity.most_game}) {
        *number = in.fixed<std::int64_t>();
    }
    quantity.least = in.fixed<std::int32_t>();
    quantity.most = in.fixed<std::int32_t>();
    return get_histogram(in, quantity.values);
}

void put_entry(ByteWriter& out, const EntryTally& entry) {
    for (const std::int64_t number : {entry.wins, entry.draws, entry.losses, entry.unfinished}) {
        out.fixed(number);
    }
    put_quantity(out, entry.score);
}

bool get_entry(ByteReader& in, EntryTally& entry) {
    for (std::int64_t* number : {&entry.wins, &entry.draws, &entry.losses, &entry.unfinished}) {
        *number = in.fixed<std::int64_t>();
    }
    return get_quantity(in, entry.score);
}

}  // namespace

bool is_job(std::span<const std::uint8_t> bytes) {
    return !bytes.empty() && bytes.front() == kJobFormat;
}

Bytes encode(const Job& job) {
    const Spec& spec = job.spec;
    const int flags =
        (spec.rotate ? kRotate : 0) | (job.units ? kUnits : 0) | (spec.from != nullptr ? kFrom : 0);
    ByteWriter out({kJobFormat, spec.game->info->code, static_cast<std::uint8_t>(flags),
                    static_cast<std::uint8_t>(spec.entries.size())});
    out.fixed(spec.seed);
    out.fixed(static_cast<std::int32_t>(spec.action_cap));
    out.fixed(job.first);
    out.fixed(job.count);
    out.fixed(spec.options.value);
    for (const core::BotChoice& entry : spec.entries) {
        out.byte(static_cast<std::uint8_t>(entry.index));
        out.fixed(entry.parameter);
    }
    if (spec.from != nullptr) {
        out.text(core::write_code(*spec.from));
    }
    return out.bytes();
}

core::Result<Job> decode_job(std::span<const std::uint8_t> bytes) {
    ByteReader in(bytes);
    if (in.byte() != kJobFormat) {
        return no_job("its format is unknown");
    }
    Job job;
    Spec& spec = job.spec;
    spec.game = core::find_game_by_code(cabinet(), in.byte());
    const int flags = in.byte();
    spec.rotate = (flags & kRotate) != 0;
    job.units = (flags & kUnits) != 0;
    const auto seats = in.byte();
    spec.seed = in.fixed<std::uint64_t>();
    spec.action_cap = in.fixed<std::int32_t>();
    job.first = in.fixed<std::int64_t>();
    job.count = in.fixed<std::int64_t>();
    spec.options.value = in.fixed<decltype(spec.options.value)>();
    if (!in.good() || spec.game == nullptr) {
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
        core::BotChoice entry{in.byte(), 0};
        entry.parameter = in.fixed<std::uint32_t>();
        if (entry.index >= roster_size) {
            return no_job("there is no such bot");
        }
        spec.entries.push_back(entry);
    }
    const std::string from = (flags & kFrom) != 0 ? in.text() : "";
    if (!in.finished()) {
        return no_job("it is cut short or too long");
    }
    if ((flags & kFrom) != 0) {
        const Spec asked = spec;
        if (const auto problem = begin_from(spec, from)) {
            return *problem;
        }
        if (spec.game != asked.game || spec.options != asked.options ||
            spec.from->setup().seat_count() != seats) {
            return no_job("its position is of another game");
        }
    }
    if (const auto start = spec.game->start(spec.options, seats); !start) {
        return start.problem();
    }
    return job;
}

Bytes encode(const Tally& tally) {
    ByteWriter out({kTallyFormat, static_cast<std::uint8_t>(tally.entries),
                    static_cast<std::uint8_t>(tally.statistics.size())});
    out.fixed(tally.games);
    out.fixed(tally.chance_events);
    out.fixed(tally.fingerprint);
    put_quantity(out, tally.actions);
    put_quantity(out, tally.lead);
    for (const Quantity& quantity : tally.statistics) {
        put_quantity(out, quantity);
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(tally.entries); ++i) {
        put_entry(out, tally.entry[i]);
        out.fixed(tally.seat[i].wins);
        out.fixed(tally.seat[i].draws);
        out.fixed(tally.seat[i].score_sum);
    }
    return out.bytes();
}

core::Result<Tally> decode_tally(std::span<const std::uint8_t> bytes) {
    ByteReader in(bytes);
    const bool known = in.byte() == kTallyFormat;
    Tally tally;
    tally.entries = in.byte();
    const int statistics = in.byte();
    tally.games = in.fixed<std::int64_t>();
    tally.chance_events = in.fixed<std::int64_t>();
    tally.fingerprint = in.fixed<std::uint64_t>();
    if (!known || tally.entries > core::kMostSeats || statistics > core::kMostStatistics ||
        !get_quantity(in, tally.actions) || !get_quantity(in, tally.lead)) {
        return core::unreadable_answer();
    }
    tally.statistics.resize(static_cast<std::size_t>(statistics));
    for (Quantity& quantity : tally.statistics) {
        if (!get_quantity(in, quantity)) {
            return core::unreadable_answer();
        }
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(tally.entries); ++i) {
        if (!get_entry(in, tally.entry[i])) {
            return core::unreadable_answer();
        }
        tally.seat[i].wins = in.fixed<std::int64_t>();
        tally.seat[i].draws = in.fixed<std::int64_t>();
        tally.seat[i].score_sum = in.fixed<std::int64_t>();
    }
    if (!in.finished()) {
        return core::unreadable_answer();
    }
    return tally;
}

Bytes answer(std::span<const std::uint8_t> bytes) {
    const auto job = decode_job(bytes);
    if (!job) {
        return core::failed_answer(job.problem());
    }
    ByteWriter out = core::begin_answer();
    if (job->units) {
        const UnitTally tally = play_units(job->spec, job->first, job->count);
        for (const auto number : kUnitNumbers) {
            out.fixed(tally.*number);
        }
    } else {
        out.raw(encode(play(job->spec, job->first, job->count)));
    }
    return std::move(out.bytes());
}

core::Result<UnitTally> read_units(std::span<const std::uint8_t> bytes) {
    const auto own = core::open_answer(bytes);
    if (!own) {
        return own.problem();
    }
    ByteReader in(*own);
    UnitTally tally;
    for (const auto number : kUnitNumbers) {
        tally.*number = in.fixed<std::int64_t>();
    }
    if (!in.finished()) {
        return core::unreadable_answer();
    }
    return tally;
}

core::Result<Tally> read_answer(std::span<const std::uint8_t> bytes) {
    const auto own = core::open_answer(bytes);
    return own ? decode_tally(*own) : own.problem();
}

}  // namespace ctq::lab
