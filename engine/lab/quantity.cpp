#include "engine/lab/quantity.hpp"

namespace ctq::lab {
namespace {

/// Updates the least and the greatest value. If a value is equal, stores the game with the lower
/// number.
void reach(Quantity& into, std::int32_t least, std::int64_t least_game, std::int32_t most,
           std::int64_t most_game) {
    if (least < into.least || (least == into.least && least_game < into.least_game)) {
        into.least = least;
        into.least_game = least_game;
    }
    if (most > into.most || (most == into.most && most_game < into.most_game)) {
        into.most = most;
        into.most_game = most_game;
    }
}

}  // namespace

void count(Quantity& quantity, std::int32_t value, std::int64_t game, std::int64_t times) {
    quantity.sum += value * times;
    quantity.squares += std::int64_t{value} * value * times;
    reach(quantity, value, game, value, game);
    count(quantity.values, value, game, times);
}

void add(Quantity& into, const Quantity& more) {
    into.sum += more.sum;
    into.squares += more.squares;
    reach(into, more.least, more.least_game, more.most, more.most_game);
    add(into.values, more.values);
}

}  // namespace ctq::lab
