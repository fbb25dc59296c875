#include "shell/ui/frame_times.hpp"

#include <algorithm>

namespace ctq::ui {

void FrameTimes::add(float milliseconds) {
    kept_[static_cast<std::size_t>(since_ % kKept)] = milliseconds;
    ++since_;
    ++frames_;
}

int FrameTimes::samples() const {
    return std::min(since_, kKept);
}

void FrameTimes::forget() {
    since_ = 0;
}

float FrameTimes::quantile(float share) const {
    const int count = samples();
    if (count == 0) {
        return 0;
    }
    std::array<float, kKept> sorted = kept_;
    std::sort(sorted.begin(), sorted.begin() + count);
    const int at = static_cast<int>(share * static_cast<float>(count - 1) + 0.5F);
    return sorted[static_cast<std::size_t>(std::clamp(at, 0, count - 1))];
}

}  // namespace ctq::ui
