#include "shell/platform/native_sound.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>

namespace ctq::platform {
namespace {

constexpr int kRate = 44100;
constexpr float kRise = 0.006F;     ///< time until full loudness, in seconds
constexpr float kSilence = 0.001F;  ///< loudness at the end of the fade

/// Interpolates geometrically between `from` and `to`.
float interpolate(float from, float to, float share) {
    return from * std::pow(to / from, share);
}

float triangle(float phase) {
    const float turn = phase - std::floor(phase);
    return 4 * std::abs(turn - 0.5F) - 1;
}

void add_tone(std::vector<float>& samples, const Tone& tone, int rate) {
    const auto first = static_cast<std::size_t>(tone.at * static_cast<float>(rate));
    const auto count = static_cast<std::size_t>(tone.length * static_cast<float>(rate));
    samples.resize(std::max(samples.size(), first + count));
    float phase = 0.25F;  // the wave starts at zero
    for (std::size_t i = 0; i < count; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(count);
        const float rise = std::min(1.0F, share * tone.length / kRise);
        samples[first + i] += triangle(phase) * rise * interpolate(tone.loudness, kSilence, share);
        phase += interpolate(tone.from, tone.to, share) / static_cast<float>(rate);
    }
}

/// Returns the audio device, opened by the first sound; 0 if there is none.
SDL_AudioDeviceID device() {
    static const SDL_AudioDeviceID opened = [] {
        SDL_AudioSpec wanted{};
        wanted.freq = kRate;
        wanted.format = AUDIO_F32SYS;
        wanted.channels = 1;
        wanted.samples = 1024;
        const bool can = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
        const SDL_AudioDeviceID id = can ? SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0) : 0;
        SDL_PauseAudioDevice(id, 0);
        return id;
    }();
    return opened;
}

}  // namespace

std::vector<float> samples_of(std::span<const Tone> tones, int rate) {
    std::vector<float> samples;
    for (const Tone& tone : tones) {
        add_tone(samples, tone, rate);
    }
    for (float& sample : samples) {
        sample = std::clamp(sample, -1.0F, 1.0F);
    }
    return samples;
}

void play(std::span<const Tone> tones) {
    if (device() == 0) {
        return;
    }
    const std::vector<float> samples = samples_of(tones, kRate);
    SDL_ClearQueuedAudio(device());
    SDL_QueueAudio(device(), samples.data(), static_cast<Uint32>(samples.size() * sizeof(float)));
}

}  // namespace ctq::platform
