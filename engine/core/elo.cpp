#include "engine/core/elo.hpp"

namespace ctq::core {

double strength_of(double more) {
    constexpr double kLn10 = 2.30258509299404568402;
    constexpr int kHalvings = 8;
    const double x = more * kLn10 / 400 / (1 << kHalvings);
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 20; ++k) {
        term *= x / k;
        sum += term;
    }
    for (int i = 0; i < kHalvings; ++i) {
        sum *= sum;
    }
    return sum;
}

double share_at(double elo, int seats) {
    const double strength = strength_of(elo);
    return strength / (strength + seats - 1);
}

}  // namespace ctq::core
