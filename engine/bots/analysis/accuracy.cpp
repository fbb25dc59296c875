#include "engine/bots/analysis/accuracy.hpp"

#include <algorithm>

namespace ctq::bots {
namespace {

/// Returns e to the power of −x, for x from 0 to 20. The library's function differs between
/// platforms; these sums and products don't.
double decay(double x) {
    constexpr int kSquares = 6;
    const double part = x / (1 << kSquares);
    double power = 1;
    double term = 1;
    for (int i = 1; i <= 12; ++i) {
        term *= -part / i;
        power += term;
    }
    for (int i = 0; i < kSquares; ++i) {
        power *= power;
    }
    return power;
}

}  // namespace

double accuracy_of(const Verdict& verdict, int seats) {
    if (verdict.comparison() != Comparison::better) {
        return 100;
    }
    const double lost = std::max(0.0, 100 * verdict.loss()) * seats / 2;
    return std::clamp(103.1668 * decay(0.04354 * lost) - 3.1669, 0.0, 100.0);
}

double openness_of(const Verdict& verdict, int seats) {
    constexpr double kDecided = 0.1;
    const double even = 1.0 / std::max(2, seats);
    const double share = std::clamp(verdict.best().share, 0.0, 1.0);
    return std::clamp(share * (1 - share) / (even * (1 - even)), kDecided, 1.0);
}

std::vector<std::optional<double>> accuracies(const std::vector<Verdict>& verdicts, int seats) {
    struct Sum {
        double all = 0;
        double weight = 0;
    };
    std::vector<Sum> sums(static_cast<std::size_t>(seats));
    for (const Verdict& verdict : verdicts) {
        if (verdict.unit == Unit::wins) {
            Sum& sum = sums[static_cast<std::size_t>(verdict.seat - 1)];
            const double weight = openness_of(verdict, seats);
            sum.all += weight * accuracy_of(verdict, seats);
            sum.weight += weight;
        }
    }
    std::vector<std::optional<double>> list;
    for (const Sum& sum : sums) {
        list.push_back(sum.weight > 0 ? std::optional(sum.all / sum.weight) : std::nullopt);
    }
    return list;
}

}  // namespace ctq::bots
