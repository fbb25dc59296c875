#include "engine/bots/net/net.hpp"

#include <doctest/doctest.h>

#include "engine/bots/net/nets.hpp"
#include "engine/core/random.hpp"
#include "engine/core/sha256.hpp"

/// Tests the neural net with integer weights, and its file format.
namespace ctq::bots {
namespace {

/// A net with two inputs, a and b, and eight hidden units, of which only two count: the first sums
/// 2 a - b + 64, the second 3 b. The output is the first minus the second.
Net small_net() {
    Net net;
    net.game = 9;
    net.version = 3;
    net.inputs = 2;
    net.hidden = 8;
    net.shifts.assign(8, 1);
    net.half = 40;
    net.weights = {2, 0, 0, 0, 0, 0, 0, 0, -1, 3, 0, 0, 0, 0, 0, 0};
    net.biases = {64, 0, 0, 0, 0, 0, 0, 0};
    net.out = {1, -1, 0, 0, 0, 0, 0, 0};
    return net;
}

Net random_net(int inputs, int hidden, std::uint64_t seed) {
    core::Rng rng{seed};
    const auto byte = [&] {
        return static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
    };
    Net net;
    net.inputs = inputs;
    net.hidden = hidden;
    net.shifts.assign(static_cast<std::size_t>(hidden), 6);
    net.half = 9000;
    for (int i = 0; i < inputs * hidden; ++i) {
        net.weights.push_back(byte());
    }
    for (int i = 0; i < hidden; ++i) {
        net.biases.push_back(static_cast<std::int32_t>(rng.below(8000)) - 2000);
        net.out.push_back(byte());
    }
    net.out_bias = 77;
    return net;
}

}  // namespace

TEST_CASE(
    "net: hidden sums are divided, clipped and combined into the win share that the net returns") {
    const Net net = small_net();
    const std::int8_t even[] = {0, 64};  // (0 - 64 + 64) / 2 = 0; 192 / 2 = 96: z = -96
    CHECK(net.share(even) == 420'000 + 420'000 * -96 / (40 + 96));
    const std::int8_t high[] = {127, 0};  // 318 / 2 is clipped to 128
    CHECK(net.share(high) == 420'000 + 420'000 * 128 / (40 + 128));
    const std::int8_t low[] = {-127, 0};  // below zero: 0
    CHECK(net.share(low) == 420'000);
}

TEST_CASE(
    "net: the reader, which updates only changed inputs, gives the same win share as the net") {
    const Net net = random_net(60, 64, 5);
    NetReader reader(net);
    core::Rng rng{6};
    std::int8_t features[60] = {};
    for (int i = 0; i < 300; ++i) {
        for (int change = 0; change < 5; ++change) {
            features[rng.below(60)] =
                static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
        }
        CHECK(reader.share(features) == net.share(features));
    }
}

TEST_CASE("net: the win share stays between 0 and 1, whatever the weights are") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Net net = random_net(192, 128, seed);
        std::int8_t features[192];
        for (int i = 0; i < 192; ++i) {
            features[i] = static_cast<std::int8_t>(
                net.weights[static_cast<std::size_t>(i) * 128] > 0 ? 127 : -127);
        }
        const int share = net.share(features);
        CHECK(share >= 0);
        CHECK(share <= kNetWin);
    }
}

TEST_CASE("net: reading a written file restores the net") {
    const Net net = small_net();
    const auto read = Net::read(net.write());
    REQUIRE(read);
    CHECK(read->write() == net.write());
    CHECK(read->game == 9);
    CHECK(read->version == 3);
    CHECK(read->half == 40);
    CHECK(read->weights == net.weights);
}

TEST_CASE("net: a file is refused if any byte is damaged or if it is truncated") {
    const core::Bytes whole = small_net().write();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        core::Bytes damaged = whole;
        damaged[i] ^= 0x10U;
        CHECK_FALSE(Net::read(damaged));
        CHECK_FALSE(Net::read(core::ByteView(whole).first(i)));
    }
    CHECK(Net::read({}).problem().sentence ==
          "This file is no net of a learned player, or it is damaged.");
}

TEST_CASE("net: a file with a valid checksum but invalid sizes or parameters is refused") {
    Net net = small_net();
    net.hidden = 7;
    CHECK_FALSE(Net::read(net.write()));
    net = small_net();
    net.half = 0;
    CHECK_FALSE(Net::read(net.write()));
    net = small_net();
    core::Bytes shorter = net.write();
    shorter.resize(shorter.size() - sizeof(core::Digest) - 1);  // without the last weight
    const core::Digest digest = core::sha256(shorter);
    shorter.insert(shorter.end(), digest.begin(), digest.end());
    CHECK_FALSE(Net::read(shorter));
    net = small_net();
    net.shifts[3] = 40;
    CHECK_FALSE(Net::read(net.write()));
}

TEST_CASE("net: a file of another program version is reported as such, not as damaged") {
    core::Bytes bytes = small_net().write();
    bytes[4] = 200;
    const auto digest = core::sha256(core::ByteView(bytes).first(bytes.size() - 32));
    std::copy(digest.begin(), digest.end(), bytes.end() - 32);
    CHECK(Net::read(bytes).problem().sentence ==
          "This net is from another version of the program.");
}

TEST_CASE("net: a net that was trained for another version of the game's features is refused") {
    const NetUse use{9, 3, 2};
    CHECK(use.fits(small_net()));
    Net other = small_net();
    other.version = 4;
    const auto problem = play_by(other, use);
    REQUIRE(problem);
    CHECK(problem->sentence ==
          "This net was learned for another game, or for another version of it.");
    CHECK_FALSE(net_instead());
}

}  // namespace ctq::bots
