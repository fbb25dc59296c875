#include "shell/scenes/sounds.hpp"

#include <algorithm>
#include <array>

namespace ctq::scenes {
namespace {

using core::Turn;
using platform::Tone;

constexpr Tone kStep[] = {{0, 0.09F, 330, 150, 0.5F}, {0, 0.03F, 1100, 500, 0.15F}};
constexpr Tone kDraw[] = {{0, 0.05F, 500, 900, 0.22F}, {0.045F, 0.06F, 700, 1300, 0.18F}};
constexpr Tone kGain[] = {
    {0, 0.14F, 784, 784, 0.24F}, {0.07F, 0.16F, 988, 988, 0.24F}, {0.14F, 0.4F, 1319, 1319, 0.26F}};
constexpr Tone kSetback[] = {{0, 0.4F, 230, 75, 0.5F}, {0.02F, 0.3F, 163, 60, 0.35F}};
constexpr Tone kTurn[] = {{0, 0.2F, 659, 659, 0.25F}, {0.12F, 0.35F, 880, 880, 0.25F}};
constexpr Tone kEnd[] = {{0, 0.3F, 523, 523, 0.25F},
                         {0.13F, 0.3F, 659, 659, 0.25F},
                         {0.26F, 0.3F, 784, 784, 0.25F},
                         {0.39F, 0.8F, 1047, 1047, 0.3F}};

constexpr Tone kCount[] = {{0, 0.06F, 1400, 1400, 0.3F}};

/// Indexed by `Sound`.
constexpr std::span<const Tone> kTones[] = {kStep, kDraw, kGain, kSetback, kTurn, kEnd, kCount};
constexpr std::size_t kMostTones = std::size(kEnd);  // the most tones of any sound
static_assert(std::size(kGain) <= kMostTones && std::size(kDraw) <= kMostTones);

/// Least time between two sounds, in seconds.
constexpr double kSoundsApart = 0.12;

/// Returns whether a seat other than the one that acted has less progress than before.
bool sets_rival_back(const match::Session& session, const match::Step& step) {
    const auto has = [&](const core::StateBox& state, int seat) {
        return session.game().progress(state.data(), seat);
    };
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        if (seat != step.seat && has(step.after, seat) < has(step.before, seat)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<Sound> sound_of(const match::Session& session, std::span<const match::Step> steps,
                              const tables::TableView& view) {
    using Moment = tables::FloatingText::Kind;
    const auto shown = std::find_if(steps.begin(), steps.end(),
                                    [](const match::Step& step) { return !step.set_up; });
    steps = steps.subspan(static_cast<std::size_t>(shown - steps.begin()));
    if (steps.empty()) {
        return std::nullopt;
    }
    const Turn turn = session.turn();
    if (turn.kind == Turn::Kind::over) {
        return Sound::end;
    }
    const auto any = [&](Moment moment) {
        return std::any_of(steps.begin(), steps.end(),
                           [&](const match::Step& step) { return view.moment(step) == moment; });
    };
    if (any(Moment::loss) || std::any_of(steps.begin(), steps.end(), [&](const match::Step& step) {
            return sets_rival_back(session, step);
        })) {
        return Sound::setback;
    }
    if (any(Moment::gain)) {
        return Sound::gain;
    }
    int actor = 0;
    for (const match::Step& step : steps) {
        actor = step.seat != 0 ? step.seat : actor;
    }
    // No turn sound for simultaneous choices, because no one waits for this person alone, nor when
    // several people share the device, because they see whose turn it is.
    if (session.your_turn() && session.players().humans() == 1 && turn.secret == 0 && actor != 0 &&
        actor != turn.seat) {
        return Sound::turn;
    }
    const bool drawn = std::any_of(steps.begin(), steps.end(),
                                   [](const match::Step& step) { return step.seat == 0; });
    return drawn ? Sound::draw : Sound::step;
}

std::span<const Tone> tones_of(Sound sound) {
    return kTones[static_cast<std::size_t>(sound)];
}

void play(Sound sound, const store::Settings& settings) {
    constexpr float kVolumes[] = {0, 0.45F, 1, 1.7F};
    const std::span<const Tone> usual = tones_of(sound);
    std::array<Tone, kMostTones> tones{};
    std::copy(usual.begin(), usual.end(), tones.begin());
    for (Tone& tone : tones) {
        tone.loudness *= kVolumes[static_cast<int>(settings.sound)];
    }
    platform::play(std::span(tones).first(usual.size()));
}

bool SoundLimiter::takes(Sound sound, double now, bool fast) {
    if (sound != Sound::end && (now < free_at_ || fast)) {
        return false;
    }
    free_at_ = now + kSoundsApart;
    return true;
}

}  // namespace ctq::scenes
