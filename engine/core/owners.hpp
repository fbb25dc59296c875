#pragma once

#include <cstdint>
#include <vector>

namespace ctq::core {

/// The likely owner of a place on the board at the end, according to playouts of the position.
struct LikelyOwner {
    std::uint16_t place = 0;  ///< the game's number of the place
    std::uint8_t seat = 0;    ///< the seat that owned it most often
    /// 1 to 100: the share of playouts in which `seat` owned the place, minus the share of the seat
    /// that owned it second most often.
    std::uint8_t percent = 0;
};

template <class Archive>
void fields(Archive& archive, LikelyOwner& one) {
    archive.values(one.place, one.seat, one.percent);
}

/// The places that one seat owned more often than any other, in ascending order.
using LikelyOwners = std::vector<LikelyOwner>;

}  // namespace ctq::core
