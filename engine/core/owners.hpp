#pragma once

#include <cstdint>
#include <vector>

namespace ctq::core {

/// Who is likely to own a place of the board at the end, by playouts of the position.
struct LikelyOwner {
    std::uint16_t place = 0;   ///< as the game numbers its places
    std::uint8_t seat = 0;     ///< who owned it most often
    std::uint8_t percent = 0;  ///< 1 to 100: how often, less how often the best of the others did
};

/// The places that one seat owned more often than any other, rising.
using LikelyOwners = std::vector<LikelyOwner>;

}  // namespace ctq::core
