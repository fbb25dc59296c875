// Random Incan Gold for three as a program of its own: one loop with local variables, no
// `core::Game`, no state to save, hash or show, no bots. For each seat it counts wins, draws,
// points, their squares and extremes, but no histograms. It plays the same games as `ctq run --game
// incan_gold --seats random,random,random`, so that the two can be compared. The engine's
// additional time is the price of everything that this loop can't do.
//
// usage: incan_gold_loop [GAMES]
// Plays this many games of seed 1 and prints the total points of each seat. Without a number it
// prints games per second, measured as in `ctq bench`.
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "engine/core/random.hpp"
#include "engine/games/incan_gold/cards.hpp"

namespace {

using namespace ctq;
using incan_gold::kArtifact;
using incan_gold::kArtifacts;
using incan_gold::kCards;

constexpr int kSeats = 3;
constexpr int kRounds = 5;
constexpr std::uint64_t kSeed = 1;

/// Draws a random card of the deck. Each 64-bit number gives two candidates.
int draw(std::uint64_t deck, core::Rng rng) {
    const auto card_by = [](std::uint64_t number) {
        const std::uint64_t product = number * kCards;
        constexpr std::uint32_t too_many = (0U - std::uint32_t{kCards}) % kCards;
        return static_cast<std::uint32_t>(product) < too_many ? kCards : product >> 32U;
    };
    while (true) {
        const std::uint64_t number = rng.next();
        const std::uint64_t one = card_by(number >> 32U);
        if ((deck >> one & 1U) != 0) {
            return static_cast<int>(one);
        }
        const std::uint64_t other = card_by(number & UINT32_MAX);
        if ((deck >> other & 1U) != 0) {
            return static_cast<int>(other);
        }
    }
}

/// Returns 1 or 0 with equal probability.
unsigned leaves(core::Rng rng) {
    return static_cast<unsigned>(rng.next() >> 63U) ^ 1U;
}

/// Plays one game. Returns the points in each seat's tent at the end.
void play(std::uint64_t seed, int (&tent)[kSeats]) {
    const std::uint64_t artifact_cards = incan_gold::cards_of_kind(kArtifact);
    std::uint64_t deck = ((std::uint64_t{1} << kCards) - 1) & ~artifact_cards;
    std::uint64_t chance = 0;
    std::uint64_t ply = 0;
    int claimed = 0;
    for (int round = 1; round <= kRounds; ++round) {
        const int artifacts = std::min(round, kArtifacts) - claimed;
        deck = (deck & ~artifact_cards) | ((std::uint64_t{1} << artifacts) - 1)
                                              << (kCards - kArtifacts);
        std::uint64_t table = 0;
        int pack[kSeats] = {};
        int spare = 0;
        int found = 0;
        unsigned inside = (1U << kSeats) - 1;
        while (inside != 0) {
            const int kind =
                incan_gold::kind_of_card(draw(deck, core::chance_stream(seed, chance++)));
            ++ply;
            const std::uint64_t alike = incan_gold::cards_of_kind(kind);
            const std::uint64_t card = std::bit_floor(deck & alike);
            deck &= ~card;
            if (kind == kArtifact) {
                ++found;
            } else if (kind >= incan_gold::kFirstHazard && (table & alike) != 0) {
                break;  // the second card of a hazard leaves the game
            }
            table |= card;
            const int explorers = std::popcount(inside);
            const int gems = incan_gold::gem_value(kind);
            const int each = gems / explorers;
            spare += gems - each * explorers;
            unsigned leaving = 0;
            for (int i = 0; i < kSeats; ++i) {
                if ((inside >> i & 1U) != 0) {
                    pack[i] += each;
                    leaving |= leaves(core::seat_stream(seed, i + 1, ply++)) << i;
                }
            }
            if (leaving == 0) {
                continue;
            }
            const int leavers = std::popcount(leaving);
            int extra = spare / leavers;
            spare -= extra * leavers;
            if (leavers == 1) {
                for (; found > 0; --found) {
                    extra += claimed++ < 3 ? 5 : 10;
                }
            }
            for (int i = 0; i < kSeats; ++i) {
                tent[i] += (leaving >> i & 1U) != 0 ? pack[i] + extra : 0;
            }
            inside &= ~leaving;
        }
        deck |= table;
    }
}

/// The counts of one seat.
struct Count {
    std::int64_t points = 0;
    std::int64_t squares = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    int least = INT32_MAX;
    int most = 0;
};
using Counts = std::array<Count, kSeats>;

void count(Counts& counts, const int (&tent)[kSeats]) {
    const int best = *std::max_element(tent, tent + kSeats);
    const auto first = std::count(tent, tent + kSeats, best);
    for (std::size_t i = 0; i < kSeats; ++i) {
        counts[i].points += tent[i];
        counts[i].squares += std::int64_t{tent[i]} * tent[i];
        counts[i].wins += tent[i] == best && first == 1 ? 1 : 0;
        counts[i].draws += tent[i] == best && first > 1 ? 1 : 0;
        counts[i].least = std::min(counts[i].least, tent[i]);
        counts[i].most = std::max(counts[i].most, tent[i]);
    }
}

void play_series(Counts& counts, std::int64_t first, std::int64_t games) {
    for (std::int64_t game = first; game < first + games; ++game) {
        int tent[kSeats] = {};
        play(core::nth_seed(kSeed, static_cast<std::uint64_t>(game)), tent);
        count(counts, tent);
    }
}

std::int64_t all_points(const Counts& counts) {
    return counts[0].points + counts[1].points + counts[2].points;
}

/// Returns the fastest of ten runs of a tenth of a second, as in `ctq bench`.
double games_per_second() {
    using Clock = std::chrono::steady_clock;
    std::int64_t next = 0;
    double fastest = 0;
    Counts counts;
    for (int run = 0; run < 10; ++run) {
        const auto begin = Clock::now();
        const std::int64_t first = next;
        double seconds = 0;
        for (constexpr std::int64_t count = 64; seconds < 0.1;
             seconds = std::chrono::duration<double>(Clock::now() - begin).count()) {
            play_series(counts, next, count);
            next += count;
        }
        fastest = std::max(fastest, static_cast<double>(next - first) / seconds);
    }
    return all_points(counts) > 0 ? fastest : 0;
}

}  // namespace

int main(int count, char** words) {
    if (count > 1) {
        Counts counts;
        play_series(counts, 0, std::atoll(words[1]));
        std::printf("%lld\n", static_cast<long long>(all_points(counts)));
    } else {
        std::printf("%.0f\n", games_per_second());
    }
}
