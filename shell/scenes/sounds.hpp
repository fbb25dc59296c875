#pragma once

#include <optional>
#include <span>

#include "shell/match/session.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/settings.hpp"
#include "shell/tables/view.hpp"

/// What is heard at a table. No game has sounds of its own: they tell of actions, chance, turns,
/// the end, and what was worth more than others or a setback, which every game has.
namespace ctq::app {

enum class Sound {
    step,     ///< somebody acted
    draw,     ///< chance did
    gain,     ///< it was worth more than others
    setback,  ///< it or another one took from somebody what was theirs
    turn,     ///< the others are done: one's turn
    end,
};

/// What the latest steps of a session are told by, the weightiest of them; none without steps.
std::optional<Sound> sound_of(const Session& session, std::span<const Step> steps,
                              const tables::TableView& view);

/// What a sound is made of.
std::span<const platform::Tone> tones_of(Sound sound);

/// Sounds it as loud as it is wanted.
void play(Sound sound, const Settings& settings);

/// Lets through what can be told apart.
class SoundLimiter {
  public:
    /// Seconds between two actions from which on each is heard.
    static constexpr double kBeat = 0.3;
    /// Whether a sound is heard at `now`: not within a moment of the one before, and nothing but
    /// the end where bots alone play faster than that.
    bool takes(Sound sound, double now, bool fast);

  private:
    double free_at_ = 0;
};

}  // namespace ctq::app
