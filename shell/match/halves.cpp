#include "shell/match/halves.hpp"

#include <cstdlib>

namespace ctq::match {

std::string halves_text(int halves) {
    const int size = std::abs(halves);
    return (halves < 0 ? "−" : "") + (size == 1 ? std::string() : std::to_string(size / 2)) +
           (size % 2 != 0 ? "½" : "");
}

std::string signed_halves_text(int halves) {
    return (halves > 0 ? "+" : "") + halves_text(halves);
}

}  // namespace ctq::match
