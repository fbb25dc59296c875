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

void count_score(EntryTally& entry, std::int32_t score, std::int64_t number) {
    entry.score_sum += score;
    entry.score_squares += std::int64_t{score} * score;
    count(entry.scores, score, number);
    if (score < entry.score_least || (score == entry.score_least && number < entry.least_game)) {
        entry.score_least = score;
        entry.least_game = number;
    }
    if (score > entry.score_most || (score == entry.score_most && number < entry.most_game)) {
        entry.score_most = score;
        entry.most_game = number;
    }
}

/// Takes the other's extreme where it goes further, or as far in an earlier game.
void join_extremes(EntryTally& into, const EntryTally& more) {
    if (more.score_least < into.score_least ||
        (more.score_least == into.score_least && more.least_game < into.least_game)) {
        into.score_least = more.score_least;
        into.least_game = more.least_game;
    }
    if (more.score_most > into.score_most ||
        (more.score_most == into.score_most && more.most_game < into.most_game)) {
        into.score_most = more.score_most;
        into.most_game = more.most_game;
    }
}

void add_entry(EntryTally& into, const EntryTally& more) {
    into.wins += more.wins;
    into.draws += more.draws;
    into.losses += more.losses;
    into.unfinished += more.unfinished;
    into.score_sum += more.score_sum;
    into.score_squares += more.score_squares;
    join_extremes(into, more);
    add(into.scores, more.scores);
}

void count_seat(SeatTally& seat, const core::Standing& standing, std::size_t i, bool drawn) {
    const bool first = standing.over && standing.rank[i] == 1;
    seat.wins += first && !drawn ? 1 : 0;
    seat.draws += first && drawn ? 1 : 0;
    seat.score_sum += standing.half_points[i];
}

}  // namespace

void count(Tally& tally, const Ending& ending) {
    ++tally.games;
    tally.actions_sum += ending.actions;
    tally.actions_squares += ending.actions * ending.actions;
    count(tally.actions, ending.actions, ending.number);
    tally.chance_events += ending.chance_events;
    tally.fingerprint += ending.state_hash;
    const int seats = tally.entries;
    const bool drawn = ending.standing.drawn();
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>((ending.first_seat - 1 + i) % seats);
        EntryTally& entry = tally.entry[static_cast<std::size_t>(i)];
        count_place(entry, ending.standing, seat, drawn);
        count_score(entry, ending.standing.half_points[seat], ending.number);
        count_seat(tally.seat[seat], ending.standing, seat, drawn);
    }
}

void add_to(Tally& sum, const Tally& more) {
    assert(sum.entries == more.entries || sum.entries == 0 || more.entries == 0);
    sum.entries = std::max(sum.entries, more.entries);
    sum.games += more.games;
    sum.actions_sum += more.actions_sum;
    sum.actions_squares += more.actions_squares;
    add(sum.actions, more.actions);
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
