#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/bytes.hpp"
#include "engine/core/feature.hpp"
#include "engine/core/result.hpp"

/// A net that estimates a seat's share of the win from the features of a position. It has one
/// hidden layer of clipped linear units. All arithmetic is on integers, so every machine gets the
/// same result (the scheme of NNUE: Nasu 2018). How it is learned: engine/lab/learn.
namespace ctq::bots {

/// A whole win in the unit of `Net::share`: core::kFirstPlaceWorth × 1000.
inline constexpr int kNetWin = 840'000;

/// The most hidden units that a net may have.
inline constexpr int kMostHidden = 128;

struct Net {
    std::uint8_t game = 0;     ///< code of the game
    std::uint8_t version = 0;  ///< version of its features
    int inputs = 0;            ///< number of features, each from -127 to 127
    int hidden = 0;            ///< number of hidden units, a multiple of 8
    std::vector<std::uint8_t>
        shifts;  ///< [hidden] a unit's sum is divided by two to this power, then clipped to 0…128
    std::int32_t half = 1;  ///< the output sum at which the share is 3/4 of a win; its negative
                            ///< gives 1/4
    std::vector<std::int8_t> weights;  ///< [inputs][hidden]
    std::vector<std::int32_t> biases;  ///< [hidden]
    std::vector<std::int8_t> out;      ///< [hidden]
    std::int32_t out_bias = 0;

    /// Returns the share of the win in units of kNetWin: 420,000 (1 + z / (half + |z|)), where z is
    /// the output sum. `features` has `inputs` numbers.
    int share(const std::int8_t* features) const;

    /// Serializes the net: magic, format, game, version, sizes, weights, and the SHA-256 of all
    /// that precedes it.
    core::Bytes write() const;
    /// Parses the bytes of `write`. Fails if they are not a net, have another format or are
    /// damaged.
    static core::Result<Net> read(core::ByteView bytes);
};

/// Evaluates a net on a series of similar positions. It updates the unit sums only for the features
/// that changed (as in NNUE). The net must outlive it.
class NetReader {
  public:
    explicit NetReader(const Net& net);

    /// Returns the same as `Net::share`.
    int share(const std::int8_t* features);

  private:
    const Net& net_;
    std::int8_t features_[core::kMostFeatures] = {};
    std::int32_t sums_[kMostHidden];
};

}  // namespace ctq::bots
