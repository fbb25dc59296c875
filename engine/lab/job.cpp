#include "engine/lab/job.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/share.hpp"

namespace ctq::lab {
namespace {

constexpr std::uint8_t kTallyFormat = 3;
constexpr int kMostShift = 40;

/// Counts and game numbers are below this limit, so that their sums don't overflow.
constexpr std::int64_t kMostCount = std::int64_t{1} << 52U;

/// A job, and the share code of the match from whose end its games continue; empty if there is
/// none.
struct CodedJob {
    Job job{};
    std::string from{};
};

template <class Archive>
void fields(Archive& archive, CodedJob& coded) {
    Job& job = coded.job;
    Spec& spec = job.spec;
    std::uint8_t game = spec.game == nullptr ? std::uint8_t{0} : spec.game->info->code;
    archive.mark(kJobFormat);
    archive.values(game, spec.rotate, job.units, spec.seed, spec.action_cap, spec.options.value);
    archive.count(job.first, kMostJobGames);
    archive.count(job.count, kMostJobGames);
    archive.list(spec.entries, core::kMostSeats, [&archive](core::BotChoice& entry) {
        archive.byte(entry.index, UINT8_MAX);
        archive.values(entry.parameter);
    });
    archive.text(coded.from, core::kMostCodeBytes);
    spec.game = core::find_game_by_code(cabinet(), game);
    archive.check(spec.game != nullptr && spec.action_cap >= 1 && spec.action_cap <= kActionCap);
}

/// Whether the game's rules and roster allow the numbers of seats and of bots.
bool has_bots(const Spec& spec) {
    const int seats = static_cast<int>(spec.entries.size());
    const auto most = static_cast<int>(bots::roster(*spec.game).size());
    return seats >= spec.game->info->least_seats && seats <= spec.game->info->most_seats &&
           std::all_of(spec.entries.begin(), spec.entries.end(),
                       [most](const core::BotChoice& entry) { return entry.index < most; });
}

}  // namespace

template <class Archive>
static void fields(Archive& archive, Histogram& histogram) {
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
static void fields(Archive& archive, Quantity& quantity) {
    archive.values(quantity.sum, quantity.squares, quantity.least_game, quantity.most_game,
                   quantity.least, quantity.most);
    fields(archive, quantity.values);
}

template <class Archive>
static void fields(Archive& archive, Tally& tally) {
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

template <class Archive>
static void fields(Archive& archive, UnitTally& tally) {
    for (const auto number : kUnitNumbers) {
        archive.values(tally.*number);
    }
}

Bytes encode(const Job& job) {
    return core::to_bytes(CodedJob{job, job.spec.from ? core::write_code(*job.spec.from) : ""});
}

core::Result<Job> decode_job(core::ByteView bytes) {
    const core::Problem problem{"", "This is no job for the laboratory."};
    const auto coded = core::from_bytes<CodedJob>(bytes, problem);
    if (!coded || !has_bots(coded->job.spec)) {
        return problem;
    }
    Job job = coded->job;
    Spec& spec = job.spec;
    const int seats = static_cast<int>(spec.entries.size());
    if (!coded->from.empty()) {
        if (const auto failed = begin_from(spec, coded->from)) {
            return *failed;
        }
        const Spec& asked = coded->job.spec;
        if (spec.game != asked.game || spec.options != asked.options ||
            spec.from->setup().seat_count() != seats) {
            return problem;
        }
    }
    const auto start = spec.game->start(spec.options, seats);
    return start ? core::Result<Job>(std::move(job)) : start.problem();
}

Bytes encode(const Tally& tally) {
    return core::to_bytes(tally);
}

core::Result<Tally> decode_tally(core::ByteView bytes) {
    return core::from_bytes<Tally>(bytes, core::unreadable_answer());
}

Bytes answer(core::ByteView bytes) {
    const auto job = decode_job(bytes);
    if (!job) {
        return core::failed_answer(job.problem());
    }
    return job->units ? core::answered(play_units(job->spec, job->first, job->count))
                      : core::answered(play(job->spec, job->first, job->count));
}

core::Result<UnitTally> read_units(core::ByteView bytes) {
    return core::read_answer_as<UnitTally>(bytes);
}

core::Result<Tally> read_answer(core::ByteView bytes) {
    return core::read_answer_as<Tally>(bytes);
}

}  // namespace ctq::lab
