#pragma once

#include <optional>
#include <span>

#include "shell/match/session.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/settings.hpp"
#include "shell/tables/view.hpp"

/// The sounds of a table, the same for all games: actions, chance, gains, setbacks, turns, the end.
namespace ctq::scenes {

enum class Sound {
    step,     ///< a player acted
    draw,     ///< a chance event, such as a drawn card
    gain,     ///< an action gained more than usual
    setback,  ///< a loss, or another player's action set a player back
    turn,     ///< the others have acted, and now it is the person's turn
    end,      ///< the match is over
    count,    ///< one of the last seconds of the person's time
};

/// Returns the most important sound for the latest steps of a session; nullopt if no step has one.
std::optional<Sound> sound_of(const match::Session& session, std::span<const match::Step> steps,
                              const tables::TableView& view);

/// Returns the tones that make up a sound.
std::span<const platform::Tone> tones_of(Sound sound);

/// Plays a sound at the volume that is set.
void play(Sound sound, const store::Settings& settings);

/// Drops sounds that follow each other too quickly.
class SoundLimiter {
  public:
    /// Every action is heard only if actions are at least this far apart, in seconds.
    static constexpr double kBeat = 0.3;
    /// Returns whether a sound may start at `now`, in seconds. Returns false if it follows the last
    /// sound too soon. `fast`: only bots play, and their actions are less than `kBeat` apart; then
    /// no sound may start. `Sound::end` always may.
    bool takes(Sound sound, double now, bool fast);

  private:
    double free_at_ = 0;
};

}  // namespace ctq::scenes
