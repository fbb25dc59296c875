#include "shell/ui/frame_times.hpp"

#include <algorithm>

namespace ctq::ui {

void FrameTimes::add(float milliseconds) {
    samples_[static_cast<std::size_t>(added_ % kMostSamples)] = milliseconds;
    ++added_;
    ++frames_;
}

int FrameTimes::samples() const {
    return std::min(added_, kMostSamples);
}

void FrameTimes::forget() {
    added_ = 0;
}

float FrameTimes::quantile(float share) const {
    const int count = samples();
    if (count == 0) {
        return 0;
    }
    std::array<float, kMostSamples> sorted = samples_;
    // By insertion: the code of `std::sort` would be a kilobyte of the first load.
    for (auto at = sorted.begin(); at != sorted.begin() + count; ++at) {
        std::rotate(std::upper_bound(sorted.begin(), at, *at), at, at + 1);
    }
    const int at = static_cast<int>(share * static_cast<float>(count - 1) + 0.5F);
    return sorted[static_cast<std::size_t>(std::clamp(at, 0, count - 1))];
}

}  // namespace ctq::ui
