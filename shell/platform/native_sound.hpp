#pragma once

#include <span>
#include <vector>

#include "shell/platform/platform.hpp"

namespace ctq::platform {

/// Returns the tones as samples from -1 to 1 at `rate` samples per second: triangle waves that
/// glide from one pitch to the other, rise at once and fade. The page's Web Audio does the same;
/// see web/library/sound.js.
std::vector<float> samples_of(std::span<const Tone> tones, int rate);

}  // namespace ctq::platform
