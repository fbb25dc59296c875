#include "engine/lab/learn/reservoir.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "engine/core/random.hpp"

/// Tests the reservoir's neurons ("units") and the rules by which their connections learn.
namespace ctq::lab {
namespace {

constexpr int kFeatures = 40;
using Features = std::array<std::int8_t, kFeatures>;

Features drawn(core::Rng& rng) {
    Features features{};
    for (std::int8_t& one : features) {
        one = static_cast<std::int8_t>(rng.below(core::kFeatureOne + 1));
    }
    return features;
}

/// Runs the reservoir for `steps` random positions. Returns how often each unit fired in the last
/// `counted` steps.
std::vector<int> live(Reservoir& reservoir, int steps, int counted, std::int32_t modulation) {
    core::Rng rng{7};
    UnitState now;
    std::vector<int> fired(static_cast<std::size_t>(reservoir.units()));
    for (int i = 0; i < steps; ++i) {
        const UnitState after = reservoir.step(now, drawn(rng).data());
        reservoir.adapt(now, after, modulation);
        now = after;
        for (std::size_t unit = 0; unit < fired.size() && i >= steps - counted; ++unit) {
            fired[unit] += now.excitatory[unit] ? 1 : 0;
        }
    }
    return fired;
}

std::int64_t incoming(const Reservoir& reservoir, int unit) {
    std::int64_t sum = 0;
    for (const Reservoir::Connection& one : reservoir.into(unit)) {
        sum += one.weight;
    }
    return sum;
}

core::Bytes written(const Reservoir& reservoir) {
    return core::to_bytes(reservoir);
}

}  // namespace

TEST_CASE(
    "reservoir: a neuron's incoming weights come from other neurons and sum to 1, also after "
    "learning") {
    Reservoir reservoir(kFeatures, 1);
    for (int round = 0; round < 2; ++round) {
        for (int unit = 0; unit < reservoir.units(); ++unit) {
            CHECK(incoming(reservoir, unit) <= kReservoirOne);
            CHECK(incoming(reservoir, unit) > kReservoirOne - kConnections);
            for (const Reservoir::Connection& one : reservoir.into(unit)) {
                CHECK(one.from != unit);
                CHECK(one.weight >= 0);
            }
        }
        live(reservoir, 500, 0, kReservoirOne);
    }
}

TEST_CASE("reservoir: a reader gives the same next states as single steps from the same state") {
    const Reservoir reservoir(kFeatures, 2);
    core::Rng rng{3};
    UnitState before = reservoir.step({}, drawn(rng).data());
    ReservoirReader reader(reservoir, before);
    bool differs = false;
    for (int i = 0; i < 20; ++i) {
        const Features features = drawn(rng);
        const UnitState after = reader.step(features.data());
        CHECK(after == reservoir.step(before, features.data()));
        differs = differs || !(after == reservoir.step({}, features.data()));
    }
    CHECK(differs);  // the state before the step matters
}

TEST_CASE("reservoir: intrinsic plasticity makes every neuron fire in about one step of ten") {
    Reservoir reservoir(kFeatures, 4);
    constexpr int counted = 4000;
    for (const int fired : live(reservoir, 24'000, counted, kReservoirOne)) {
        CHECK(fired > counted / 20);
        CHECK(fired < counted / 5);
    }
}

TEST_CASE(
    "reservoir: reward strengthens a connection whose source fires before its target, punishment "
    "weakens it") {
    for (const std::int32_t modulation : {kReservoirOne, -kReservoirOne, 0}) {
        Reservoir reservoir(kFeatures, 5);
        const auto connections = reservoir.into(0);
        UnitState before;
        before.excitatory[connections[0].from] = true;
        UnitState after;
        after.excitatory[0] = true;
        for (int i = 0; i < 50; ++i) {
            reservoir.adapt(before, after, modulation);
        }
        const std::int32_t change = reservoir.into(0)[0].weight - connections[0].weight;
        CHECK((modulation == 0 ? std::abs(change) < 100
                               : (modulation > 0 ? change > 100 : change < -100)));
    }
}

TEST_CASE(
    "reservoir: equal seeds give equal reservoirs, and reading restores a reservoir that has "
    "learned") {
    Reservoir one(kFeatures, 6);
    CHECK(written(one) == written(Reservoir(kFeatures, 6)));
    CHECK(written(one) != written(Reservoir(kFeatures, 8)));
    live(one, 100, 0, kReservoirOne);
    const core::Bytes bytes = written(one);
    Reservoir other(kFeatures, 6);
    core::ByteReader in(bytes);
    core::ReadArchive archive(in);
    fields(archive, other);
    CHECK(in.finished());
    CHECK(written(other) == bytes);
}

TEST_CASE("reservoir: no sum overflows even with the extreme numbers of a damaged file") {
    for (const int byte : {0x7f, 0x80, 0xff}) {
        Reservoir reservoir(kFeatures, 6);
        const core::Bytes bytes(written(reservoir).size(), static_cast<std::uint8_t>(byte));
        core::ByteReader in(bytes);
        core::ReadArchive archive(in);
        fields(archive, reservoir);
        live(reservoir, 10, 0, kReservoirOne);  // a build with sanitizers would report an overflow
        CHECK(incoming(reservoir, 0) >= 0);
    }
}

TEST_CASE(
    "reservoir: a neuron that fires becomes a feature with value 1, any other a feature with value "
    "0") {
    UnitState state;
    state.excitatory[1] = true;
    std::array<std::int8_t, 3> out{};
    write_units(state, 3, out.data());
    CHECK(out == std::array<std::int8_t, 3>{0, core::kFeatureOne, 0});
}

}  // namespace ctq::lab
