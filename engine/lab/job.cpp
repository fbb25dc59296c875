#include "engine/lab/job.hpp"

#include <string>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/archive.hpp"
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
constexpr int kFrom = 4;  ///< a share code follows at the end

core::Problem no_job(const char* why) {
    return {"", std::string("This is no job for the laboratory: ") + why + "."};
}

/// Counts and game numbers are below this limit, so that their sums don't overflow.
constexpr std::int64_t kMostCount = std::int64_t{1} << 52U;

template <class Archive>
void fields(Archive& archive, Histogram& histogram) {
    archive.byte(histogram.shift, kMostShift);
    archive.byte(histogram.used, Histogram::kBuckets);
    archive.values(histogram.first);
    const std::int64_t most = std::int64_t{1} << (kMostShift + 1 - histogram.shift);
    archive.check(histogram.first >= -most && histogram.first <= most);
    for (std::size_t i = 0; i < static_cast<std::size_t>(histogram.used); ++i) {
        std::int64_t& game = histogram.games[i];
        std::int64_t number = game == Histogram::kNoGame ? 0 : game + 1;
        archive.count(histogram.counts[i], kMostCount);
        archive.count(number, kMostCount);
        game = number == 0 ? Histogram::kNoGame : number - 1;
    }
}

template <class Archive>
void fields(Archive& archive, Quantity& quantity) {
    archive.values(quantity.sum, quantity.squares, quantity.least_game, quantity.most_game,
                   quantity.least, quantity.most);
    fields(archive, quantity.values);
}

template <class Archive>
void fields(Archive& archive, Tally& tally) {
    std::uint8_t format = kTallyFormat;
    int statistics = static_cast<int>(tally.statistics.size());
    archive.values(format);
    archive.check(format == kTallyFormat);
    archive.byte(tally.entries, core::kMostSeats);
    archive.byte(statistics, core::kMostStatistics);
    archive.values(tally.games, tally.chance_events, tally.fingerprint);
    fields(archive, tally.actions);
    fields(archive, tally.lead);
    tally.statistics.resize(static_cast<std::size_t>(statistics));
    for (Quantity& quantity : tally.statistics) {
        fields(archive, quantity);
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(tally.entries); ++i) {
        EntryTally& entry = tally.entry[i];
        SeatTally& seat = tally.seat[i];
        archive.values(entry.wins, entry.draws, entry.losses, entry.unfinished);
        fields(archive, entry.score);
        archive.values(seat.wins, seat.draws, seat.score_sum);
    }
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
        const Spec requested = spec;
        if (const auto problem = begin_from(spec, from)) {
            return *problem;
        }
        if (spec.game != requested.game || spec.options != requested.options ||
            spec.from->setup().seat_count() != seats) {
            return no_job("its position is of another game");
        }
    }
    if (const auto start = spec.game->start(spec.options, seats); !start) {
        return start.problem();
    }
    return job;
}

Bytes encode(Tally tally) {
    ByteWriter out;
    core::WriteArchive archive(out);
    fields(archive, tally);
    return out.bytes();
}

core::Result<Tally> decode_tally(std::span<const std::uint8_t> bytes) {
    ByteReader in(bytes);
    core::ReadArchive archive(in);
    Tally tally;
    fields(archive, tally);
    return in.finished() ? core::Result<Tally>(std::move(tally)) : core::unreadable_answer();
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
