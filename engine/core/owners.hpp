#pragma once

#include <cstdint>
#include <vector>

namespace ctq::core {

/// The likely owner of a place on the board at the end, according to playouts of the position.
struct LikelyOwner {
    std::uint16_t place = 0;   ///< as the game numbers its places
    std::uint8_t seat = 0;     ///< the seat that owned it most often
    std::uint8_t percent = 0;  ///< 1 to 100: share of the playouts minus that of the next best
};

/// The places that one seat owned more often than any other, in ascending order.
using LikelyOwners = std::vector<LikelyOwner>;

}  // namespace ctq::core
