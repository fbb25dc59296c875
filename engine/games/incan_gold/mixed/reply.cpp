#include "engine/games/incan_gold/mixed/reply.hpp"

namespace ctq::incan_gold::mixed {
namespace {

/// Returns whether leaving now brings the seat more than staying. Plays both out with all seats
/// following their plans.
bool search_leaves(const State& state, const Rivals& rivals, int seat, int playouts,
                   std::uint64_t seed) {
    std::int64_t gain = 0;
    for (int i = 0; i < playouts; ++i) {
        const std::uint64_t going_on = core::nth_seed(seed, static_cast<std::uint64_t>(i));
        const unsigned others = leavers(state, rivals, going_on);
        gain += outcome(state, rivals, others, seat, true, going_on) -
                outcome(state, rivals, others, seat, false, going_on);
    }
    return gain > 0;
}

/// Plays a match in which one seat decides by search. In the playouts of the search, that seat
/// plays like the others.
void play_searching(State& state, const Rivals& rivals, int seat, int playouts,
                    std::uint64_t seed) {
    const unsigned me = 1U << (seat - 1);
    for (std::uint64_t decision = 0; state.phase != Phase::over; ++decision) {
        if (state.phase == Phase::reveal) {
            turn_card_of(state, seed);
            continue;
        }
        unsigned set = leavers(state, rivals, seed) & ~me;
        if ((state.exploring & me) != 0 &&
            search_leaves(state, rivals, seat, playouts, core::nth_seed(~seed, decision))) {
            set |= me;
        }
        resolve_turn(state, set);
    }
}

}  // namespace

void add_to(ShareTally& sum, const ShareTally& more) {
    sum.games += more.games;
    sum.sum += more.sum;
    sum.squares += more.squares;
}

ShareTally meet(const Contest& contest, std::int64_t first, std::int64_t count) {
    ShareTally tally;
    for (std::int64_t game = first; game < first + count; ++game) {
        const std::uint64_t seed = core::nth_seed(contest.seed, static_cast<std::uint64_t>(game));
        const int seat = static_cast<int>(game % contest.seats) + 1;
        Rivals rivals;
        for (Rival& rival : rivals) {
            rival.plan = contest.against;
        }
        State state = begin(contest.seats);
        if (contest.reply != nullptr) {
            rivals[static_cast<std::size_t>(seat - 1)].plan = contest.reply;
            play_out(state, rivals, seed);
        } else {
            play_searching(state, rivals, seat, contest.playouts, seed);
        }
        const std::int64_t share = share_of(state, seat);
        add_to(tally, {1, share, share * share});
    }
    return tally;
}

}  // namespace ctq::incan_gold::mixed
