#pragma once

#include <string>
#include <string_view>

namespace ctq::app {

/// What a person has chosen for all tables. Each is a word; `system` follows the machine.
struct Settings {
    enum class Theme { system, dark, light };
    enum class Motion { system, full, off };
    enum class Speed { slow, calm, normal, fast, instant };
    enum class Watch { slow, normal, fast, faster, fastest };
    enum class Size { normal, large, largest };
    enum class Confirm { touch, off, on };  ///< touch: where a finger places something small
    enum class Sound { off, quiet, normal, loud };
    Theme theme = Theme::system;
    Motion motion = Motion::system;
    Speed speed = Speed::normal;
    Watch watch = Watch::normal;
    Size size = Size::normal;
    bool text_view = false;  ///< shown beside the canvas
    bool reach = true;       ///< of a turn is shaded in Cartolan
    bool odds = false;       ///< with advice, at tables of games that have them

    bool past_chance = false;          ///< undo goes past what chance has shown
    bool plays_forced = false;         ///< an action without an alternative is played by itself
    Confirm confirm = Confirm::touch;  ///< whether an action is asked about before it is played
    Sound sound = Sound::off;
    bool notices = false;  ///< of one's turn, while the page is hidden
    bool stun = false;     ///< a public server may tell how this device is seen from outside

    bool operator==(const Settings&) const = default;

    /// What text sizes are multiplied by; 1 for `Size::normal`.
    float text_scale() const;
    /// Seconds of a told step of a bot; other where nobody but bots plays.
    double bot_pace(bool watched) const;
    /// Seconds a movement on the board takes.
    float motion_seconds(bool watched) const;
    /// Seconds for which a moment is shown that one has to read; 0 where everything is done at once.
    double hold_seconds(bool watched) const;
};

/// "theme=dark motion=system …".
std::string settings_text(const Settings& settings);
/// Reads what `settings_text` wrote; whatever is unknown is left at its default.
Settings read_settings(std::string_view text);
/// Changes one: "theme=dark". False, and nothing changed, when there is no such setting or word.
bool change(Settings& settings, std::string_view assignment);

/// One of a setting's alternatives: as it is stored, and for people.
struct SettingWord {
    const char* word;
    const char* label;
};
/// How a setting is read and written, by the index of its word.
struct SettingField {
    int (*chosen)(const Settings& settings);
    void (*choose)(Settings& settings, int word);
};
/// The settings and their words, in the order they are shown.
struct SettingChoice {
    const char* key;
    const char* title;
    SettingField field;
    int count;
    const SettingWord* words;
};
/// What they are kept under on this device.
inline constexpr const char* kSettingsKey = "settings";
inline constexpr int kSettings = 14;
inline constexpr int kWatchSpeed = 3;  ///< the place of `Settings::watch`
extern const SettingChoice kSettingChoices[kSettings];

}  // namespace ctq::app
