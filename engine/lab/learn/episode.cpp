#include "engine/lab/learn/episode.hpp"

namespace ctq::lab {

void credit(const Trace& trace, float share, const Credit& how, Samples& samples) {
    const std::size_t count = trace.values.size();
    const std::size_t before = samples.targets.size();
    samples.features.insert(samples.features.end(), trace.features.begin(), trace.features.end());
    samples.values.insert(samples.values.end(), trace.values.begin(), trace.values.end());
    samples.begins.push_back(before);
    samples.targets.resize(before + count);
    float later = share;
    for (std::size_t i = count; i-- > 0;) {
        later *= how.discount;
        samples.targets[before + i] = later;
        later = (1.0F - how.lambda) * trace.values[i] + how.lambda * later;
    }
}

}  // namespace ctq::lab
