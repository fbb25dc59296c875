#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/bytes.hpp"
#include "engine/core/feature.hpp"
#include "engine/core/result.hpp"

/// A net that tells from the features of a position what share of the win a seat will get: one hidden
/// layer of clipped linear units, whole numbers throughout, so that it says the same on every machine
/// (the scheme is that of NNUE: Nasu 2018). How it is learned: engine/lab/learn.
namespace ctq::bots {

/// A whole win in the unit of `Net::share`: core::kFirstPlaceWorth thousands.
inline constexpr int kNetWin = 840'000;

/// No net has more hidden units.
inline constexpr int kMostHidden = 128;

struct Net {
    std::uint8_t game = 0;     ///< code of the game
    std::uint8_t version = 0;  ///< of its features
    int inputs = 0;            ///< features, each from -127 to 127
    int hidden = 0;            ///< units, a multiple of 8
    std::vector<std::uint8_t>
        shifts;  ///< [hidden] a unit's sum is divided by two to this power, clipped to 0…128
    std::int32_t half = 1;  ///< the output's sum at which half of what can be is won or lost
    std::vector<std::int8_t> weights;  ///< [inputs][hidden]
    std::vector<std::int32_t> biases;  ///< [hidden]
    std::vector<std::int8_t> out;      ///< [hidden]
    std::int32_t out_bias = 0;

    /// The share of the win that features tell, of kNetWin: 420,000 (1 + z / (half + |z|)), where z is
    /// what the output sums up. `features` has `inputs` numbers.
    int share(const std::int8_t* features) const;

    /// The net as a file: magic, format, game, version, sizes, weights, and the SHA-256 of all before it.
    core::Bytes write() const;
    /// What `write` made. Problem: no net, of another format, or damaged.
    static core::Result<Net> read(core::ByteView bytes);
};

/// Asks a net about positions that are alike, one after the other: what the units sum up follows from the
/// features that changed (as in NNUE). The net must outlive it.
class NetReader {
  public:
    explicit NetReader(const Net& net);

    /// What `Net::share` says.
    int share(const std::int8_t* features);

  private:
    const Net& net_;
    std::int8_t features_[core::kMostFeatures] = {};
    std::int32_t sums_[kMostHidden];
};

}  // namespace ctq::bots
