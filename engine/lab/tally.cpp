#include "engine/lab/tally.hpp"

#include <algorithm>
#include <cassert>

namespace ctq::lab {
namespace {

void count_place(EntryTally& entry, const core::Standing& standing, std::size_t seat, bool drawn) {
    if (!standing.over) {
        ++entry.unfinished;
    } else if (standing.rank[seat] != 1) {
        ++entry.losses;
    } else if (drawn) {
        ++entry.draws;
    } else {
        ++entry.wins;
    }
}

void add_entry(EntryTally& into, const EntryTally& more) {
    into.wins += more.wins;
    into.draws += more.draws;
    into.losses += more.losses;
    into.unfinished += more.unfinished;
    add(into.score, more.score);
}

void count_seat(SeatTally& seat, const core::Standing& standing, std::size_t i, bool drawn) {
    const bool first = standing.over && standing.rank[i] == 1;
    seat.wins += first && !drawn ? 1 : 0;
    seat.draws += first && drawn ? 1 : 0;
    seat.score_sum += standing.half_points[i];
}

}  // namespace

std::int32_t lead_of(const core::Standing& standing) {
    std::int32_t first = INT32_MIN;
    std::int32_t second = INT32_MIN;
    for (std::size_t i = 0; i < static_cast<std::size_t>(standing.seats); ++i) {
        const std::int32_t score = standing.half_points[i];
        second = std::max(second, std::min(first, score));
        first = std::max(first, score);
    }
    return first - second;
}

void count(Tally& tally, const Ending& ending) {
    ++tally.games;
    count(tally.actions, static_cast<std::int32_t>(ending.actions), ending.number);
    tally.chance_events += ending.chance_events;
    tally.fingerprint += ending.state_hash;
    for (const core::Reading& reading : ending.readings) {
        count(tally.statistics[reading.statistic], reading.value, ending.number, reading.times);
    }
    if (ending.standing.over && ending.standing.seats > 1) {
        count(tally.lead, lead_of(ending.standing), ending.number);
    }
    const int seats = tally.entries;
    const bool drawn = ending.standing.drawn();
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>((ending.first_seat - 1 + i) % seats);
        EntryTally& entry = tally.entry[static_cast<std::size_t>(i)];
        count_place(entry, ending.standing, seat, drawn);
        count(entry.score, ending.standing.half_points[seat], ending.number);
        count_seat(tally.seat[seat], ending.standing, seat, drawn);
    }
}

void add_to(Tally& sum, const Tally& more) {
    assert(sum.entries == more.entries || sum.entries == 0 || more.entries == 0);
    sum.entries = std::max(sum.entries, more.entries);
    sum.games += more.games;
    add(sum.actions, more.actions);
    add(sum.lead, more.lead);
    sum.statistics.resize(std::max(sum.statistics.size(), more.statistics.size()));
    for (std::size_t i = 0; i < more.statistics.size(); ++i) {
        add(sum.statistics[i], more.statistics[i]);
    }
    sum.chance_events += more.chance_events;
    sum.fingerprint += more.fingerprint;
    for (std::size_t i = 0; i < static_cast<std::size_t>(sum.entries); ++i) {
        add_entry(sum.entry[i], more.entry[i]);
        sum.seat[i].wins += more.seat[i].wins;
        sum.seat[i].draws += more.seat[i].draws;
        sum.seat[i].score_sum += more.seat[i].score_sum;
    }
}

Tally add(const Tally& a, const Tally& b) {
    Tally sum = a;
    add_to(sum, b);
    return sum;
}

}  // namespace ctq::lab
