#include "engine/bots/net/net.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/core/archive.hpp"
#include "engine/core/say.hpp"
#include "engine/core/sha256.hpp"

namespace ctq::bots {
namespace {

constexpr std::uint8_t kMagic[] = {'C', 'T', 'Q', 'N'};
constexpr std::uint8_t kFormat = 1;
constexpr int kMostActive = 128;
constexpr int kMostShift = 16;

core::Problem damaged() {
    return {"", core::say("This file is no net of a learned player, or it is damaged.")};
}

/// Adds a row times a factor to the sums. Fixed-size blocks let compilers vectorize the loop.
void add_row(std::int32_t* sums, const std::int8_t* row, std::int32_t factor, int hidden) {
    constexpr int block = 8;
    for (int begin = 0; begin < hidden; begin += block) {
        std::int32_t here[block];
        for (int i = 0; i < block; ++i) {
            here[i] = sums[begin + i] + factor * row[begin + i];
        }
        for (int i = 0; i < block; ++i) {
            sums[begin + i] = here[i];
        }
    }
}

/// Returns whether no sum of the net can overflow 32 bits.
bool is_sound(const Net& net) {
    constexpr std::int32_t most = 1 << 28;
    const auto small = [](std::int32_t bias) { return bias > -most && bias < most; };
    return net.inputs > 0 && net.inputs <= core::kMostFeatures && net.hidden > 0 &&
           net.hidden <= kMostHidden && net.hidden % 8 == 0 && net.half > 0 && net.half < most &&
           small(net.out_bias) && std::all_of(net.biases.begin(), net.biases.end(), small) &&
           std::all_of(net.shifts.begin(), net.shifts.end(),
                       [](int shift) { return shift <= kMostShift; });
}

}  // namespace

int Net::share(const std::int8_t* features) const {
    return NetReader(*this).share(features);
}

NetReader::NetReader(const Net& net) : net_(net) {
    std::copy_n(net.biases.data(), net.hidden, sums_);
}

int NetReader::share(const std::int8_t* features) {
    const int hidden = net_.hidden;
    for (int i = 0; i < net_.inputs; ++i) {
        if (features[i] != features_[i]) {
            const std::int32_t change = features[i] - features_[i];
            const std::int8_t* row = net_.weights.data() + static_cast<std::ptrdiff_t>(i) * hidden;
            add_row(sums_, row, change, hidden);
            features_[i] = features[i];
        }
    }
    std::int64_t z = net_.out_bias;
    for (int unit = 0; unit < hidden; ++unit) {
        const std::int32_t active = sums_[unit] >> net_.shifts[static_cast<std::size_t>(unit)];
        z += std::clamp(active, 0, kMostActive) * net_.out[static_cast<std::size_t>(unit)];
    }
    constexpr std::int64_t even = kNetWin / 2;
    return static_cast<int>(even + even * z / (net_.half + std::abs(z)));
}

/// Writes or reads what follows the format.
template <class Archive>
static void fields(Archive& archive, Net& net) {
    const auto sized = [&archive](auto& numbers, int size) {
        if (numbers.empty()) {
            numbers.resize(static_cast<std::size_t>(size));
        }
        core::each(archive, numbers);
    };
    auto inputs = static_cast<std::uint16_t>(net.inputs);
    auto hidden = static_cast<std::uint16_t>(net.hidden);
    archive.values(net.game, net.version, inputs, hidden, net.half, net.out_bias);
    net.inputs = inputs;
    net.hidden = hidden;
    if (is_sound(net)) {
        sized(net.biases, net.hidden);
        sized(net.shifts, net.hidden);
        sized(net.out, net.hidden);
        sized(net.weights, net.inputs * net.hidden);
    }
    archive.check(is_sound(net));
}

core::Bytes Net::write() const {
    core::Bytes bytes = core::to_bytes(*this, {'C', 'T', 'Q', 'N', kFormat});
    const core::Digest digest = core::sha256(bytes);
    bytes.insert(bytes.end(), digest.begin(), digest.end());
    return bytes;
}

core::Result<Net> Net::read(core::ByteView bytes) {
    if (bytes.size() < std::size(kMagic) + sizeof(core::Digest) ||
        !std::equal(std::begin(kMagic), std::end(kMagic), bytes.begin())) {
        return damaged();
    }
    const core::ByteView content = bytes.first(bytes.size() - sizeof(core::Digest));
    const core::Digest digest = core::sha256(content);
    if (!std::equal(digest.begin(), digest.end(), bytes.end() - sizeof(core::Digest))) {
        return damaged();
    }
    const core::ByteView rest = content.subspan(std::size(kMagic));
    if (rest.empty() || rest.front() != kFormat) {
        return core::Problem{"", core::say("This net is from another version of the program.")};
    }
    return core::from_bytes<Net>(rest.subspan(1), damaged());
}

}  // namespace ctq::bots
