#pragma once

#include <optional>
#include <span>

#include "shell/match/session.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/settings.hpp"
#include "shell/tables/view.hpp"

/// The sounds of a table. All games share them: actions, chance, gains, setbacks, turns, the end.
namespace ctq::scenes {

enum class Sound {
    step,     ///< a player acted
    draw,     ///< a chance event
    gain,     ///< an action that gained more than usual
    setback,  ///< a loss, or a player lost progress through another's action
    turn,     ///< the others have acted and it is the person's turn
    end,      ///< the match is over
};

/// Returns the most important sound for the latest steps of a session; none without steps.
std::optional<Sound> sound_of(const match::Session& session, std::span<const match::Step> steps,
                              const tables::TableView& view);

/// Returns the tones that make up a sound.
std::span<const platform::Tone> tones_of(Sound sound);

/// Plays a sound at the volume of the settings.
void play(Sound sound, const store::Settings& settings);

/// Drops sounds that follow each other too quickly.
class SoundLimiter {
  public:
    /// The shortest time between two actions at which every action is heard, in seconds.
    static constexpr double kBeat = 0.3;
    /// Returns whether to play a sound at `now`, in seconds. Drops a sound that starts too soon
    /// after the last one played. `fast`: only bots play, and faster than `kBeat`; drops every
    /// sound except `Sound::end`, which is never dropped.
    bool takes(Sound sound, double now, bool fast);

  private:
    double free_at_ = 0;
};

}  // namespace ctq::scenes
