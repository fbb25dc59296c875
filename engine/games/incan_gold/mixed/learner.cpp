#include "engine/games/incan_gold/mixed/learner.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "engine/core/hash.hpp"

namespace ctq::incan_gold::mixed {
namespace {

/// The numbers of the decisions in a round at which samples are taken. A number is listed the more
/// often the more it matters, and is chosen so much more often.
constexpr int kDecisions[] = {1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 10, 11, 13};
/// One match in this many has players of other strategies, so that the policy learns to meet them.
constexpr std::uint32_t kStrangersIn = 6;

/// A cell with fewer than one in this many samples has not learned enough to differ from its
/// neighbour.
constexpr std::int64_t kRare = 50'000;

constexpr std::uint32_t kVersion = 1;

/// Plays on from the beginning of a round to decision number `decision`; the seat stays until then.
/// Returns the position before that decision, or nullopt if the round ends first.
std::optional<State> find_decision(State state, const Rivals& rivals, int seat, int decision,
                                   std::uint64_t seed) {
    const int round = state.round;
    const unsigned me = 1U << (seat - 1);
    while (state.phase != Phase::over && state.round == round) {
        if (state.phase == Phase::reveal) {
            turn_card_of(state, seed);
            continue;
        }
        if (state.turn == decision) {
            return state;
        }
        resolve_turn(state, leavers(state, rivals, seed) & ~me);
    }
    return std::nullopt;
}

Rival stranger(core::Rng& rng) {
    constexpr int turns[] = {5, 6, 7, 8};
    const std::uint32_t which = rng.below(8);
    if (which < 2) {
        return {Rival::Kind::myopic, nullptr, 0};
    }
    if (which < 5) {
        return {Rival::Kind::optimal, nullptr, 0};
    }
    return {Rival::Kind::turn, nullptr, turns[rng.below(4)]};
}

}  // namespace

Learner::Learner(const Recipe& recipe) : recipe_(recipe) {
    plan_.grain = recipe.against != nullptr ? Grain::fine : Grain::table;
    cells_.resize(static_cast<std::size_t>(cells_in(plan_.grain, recipe.table)));
    renew_plan();
}

void Learner::renew_plan() {
    plan_.leave.clear();
    for (const Cell& cell : cells_) {
        const std::int64_t all = cell.leave + cell.stay;
        plan_.leave.push_back(all == 0 ? kOne / 4
                                       : static_cast<std::uint32_t>(
                                             static_cast<std::int64_t>(kOne) * cell.leave / all));
    }
}

void Learner::seat_rivals(Rivals& rivals, int seats, int learner, core::Rng& rng) const {
    for (int i = 0; i < seats; ++i) {
        const bool learns = recipe_.against == nullptr || i == learner - 1;
        rivals[static_cast<std::size_t>(i)].plan = learns ? &plan_ : recipe_.against;
    }
    if (recipe_.against == nullptr && rng.below(kStrangersIn) == 0) {
        const auto seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(seats - 1)));
        rivals[static_cast<std::size_t>((learner + seat) % seats)] = stranger(rng);
    }
}

Finding Learner::sample(std::uint64_t seed) const {
    core::Rng rng{seed};
    const int more = recipe_.table == kTables - 1 ? static_cast<int>(rng.below(4)) : 0;
    const int seats = recipe_.seats > 0 ? recipe_.seats : least_seats(recipe_.table) + more;
    const int seat = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(seats)));
    Rivals rivals;
    seat_rivals(rivals, seats, seat, rng);
    const std::uint64_t chance = rng.next();
    State start = begin(seats);
    const int round = 1 + static_cast<int>(rng.below(start.rounds));
    while (start.round < round) {
        if (start.phase == Phase::reveal) {
            turn_card_of(start, chance);
        } else {
            resolve_turn(start, leavers(start, rivals, chance));
        }
    }
    while (true) {
        const int decision = kDecisions[rng.below(std::size(kDecisions))];
        const std::uint64_t going_on = rng.next();
        const auto state = find_decision(start, rivals, seat, decision, going_on);
        if (!state) {
            continue;
        }
        const Moment moment = moment_of(*state);
        const int cell = cell_of(plan_.grain, recipe_.table, moment, lead_of(*state, moment, seat));
        const unsigned others = leavers(*state, rivals, going_on);
        return {cell, outcome(*state, rivals, others, seat, true, going_on) -
                          outcome(*state, rivals, others, seat, false, going_on)};
    }
}

Findings Learner::draw(int part) const {
    Findings findings;
    findings.reserve(kSamples);
    const auto first = static_cast<std::uint64_t>(batch_ * kParts + part) * kSamples;
    for (std::uint64_t i = 0; i < kSamples; ++i) {
        findings.push_back(sample(core::nth_seed(recipe_.seed, first + i)));
    }
    return findings;
}

void Learner::learn(std::span<const Findings> parts) {
    ++batch_;
    for (const Findings& part : parts) {
        for (const Finding& finding : part) {
            Cell& cell = cells_[static_cast<std::size_t>(finding.cell)];
            const std::int64_t leave = plan_.leave[static_cast<std::size_t>(finding.cell)];
            constexpr std::int64_t one = kOne;
            // The regret is in 1024ths of shares, so that the effect of small probabilities is not
            // rounded to 0.
            cell.leave += finding.gain * (one - leave) / 64;
            cell.stay -= finding.gain * leave / 64;
            cell.sum += leave * batch_;
            cell.weights += batch_;
        }
    }
    for (Cell& cell : cells_) {
        cell.leave = std::max<std::int64_t>(cell.leave, 0);
        cell.stay = std::max<std::int64_t>(cell.stay, 0);
    }
    renew_plan();
}

Chances Learner::chances() const {
    std::int64_t weights = 0;
    for (const Cell& cell : cells_) {
        weights += cell.weights;
    }
    Chances chances;
    std::int64_t last = 0;
    for (const Cell& cell : cells_) {
        if (cell.weights * kRare > weights) {
            constexpr std::int64_t one = kOne;
            const std::int64_t share = cell.sum * kAlways / cell.weights;
            const std::int64_t nearest = (share + one / 2) / one;
            const bool sure = nearest == 0 || nearest == kAlways;
            last = !sure && std::abs(share - last * one) <= one ? last : nearest;
        }
        chances.push_back(static_cast<std::uint8_t>(last));
    }
    return chances;
}

Plan Learner::reply() const {
    Plan plan{plan_.grain, {}};
    for (const Cell& cell : cells_) {
        plan.leave.push_back(2 * cell.sum > cell.weights * std::int64_t{kOne} ? kOne : 0);
    }
    return plan;
}

std::uint64_t Learner::recipe_hash() const {
    const std::uint64_t numbers[] = {kVersion,
                                     static_cast<std::uint64_t>(recipe_.table),
                                     static_cast<std::uint64_t>(recipe_.batches),
                                     recipe_.seed,
                                     cells_.size(),
                                     kParts,
                                     kSamples,
                                     kStrangersIn};
    return core::hash_bytes(numbers, sizeof numbers, 0);
}

std::vector<std::uint8_t> Learner::checkpoint() const {
    std::vector<std::int64_t> numbers = {static_cast<std::int64_t>(recipe_hash()), batch_};
    for (const Cell& cell : cells_) {
        numbers.insert(numbers.end(), {cell.leave, cell.stay, cell.sum, cell.weights});
    }
    const auto size = static_cast<std::uint32_t>(numbers.size() * sizeof numbers[0]);
    numbers.push_back(static_cast<std::int64_t>(core::hash_bytes(numbers.data(), size, 0)));
    std::vector<std::uint8_t> bytes(numbers.size() * sizeof numbers[0]);
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return bytes;
}

core::Failure Learner::resume(std::span<const std::uint8_t> bytes) {
    std::vector<std::int64_t> numbers(4 * cells_.size() + 3);
    if (bytes.size() != numbers.size() * sizeof numbers[0]) {
        return core::Problem{"", "This checkpoint is of another recipe, or damaged."};
    }
    std::memcpy(numbers.data(), bytes.data(), bytes.size());
    const auto hashed = static_cast<std::uint32_t>(bytes.size() - sizeof numbers[0]);
    if (static_cast<std::uint64_t>(numbers[0]) != recipe_hash() ||
        static_cast<std::uint64_t>(numbers.back()) != core::hash_bytes(numbers.data(), hashed, 0)) {
        return core::Problem{"", "This checkpoint is of another recipe, or damaged."};
    }
    batch_ = numbers[1];
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const std::int64_t* from = &numbers[2 + 4 * i];
        cells_[i] = {from[0], from[1], from[2], from[3]};
    }
    renew_plan();
    return {};
}

}  // namespace ctq::incan_gold::mixed
