#pragma once

#include <string>
#include <string_view>

namespace ctq::store {

/// A person's preferences, which hold at all tables. Each is stored as a word; `system` means the
/// preference of the operating system or browser.
struct Settings {
    enum class Theme { system, dark, light };
    enum class Motion { system, full, off };
    enum class Speed { slow, calm, normal, fast, instant };
    enum class Watch { slow, normal, fast, faster, fastest };
    enum class Size { normal, large, largest };
    enum class Confirm { touch, off, on };  ///< touch: only where a finger touches small targets
    enum class Sound { off, quiet, normal, loud };
    Theme theme = Theme::system;
    Motion motion = Motion::system;
    Speed speed = Speed::normal;
    Watch watch = Watch::normal;
    Size size = Size::normal;
    bool text_view = false;  ///< shown beside the canvas
    bool reach = true;       ///< shade what a turn can reach in Cartolan
    bool odds = false;       ///< show odds and advice in games that have them

    bool plays_forced = false;         ///< an action without alternatives is played automatically
    Confirm confirm = Confirm::touch;  ///< whether an action needs a confirmation
    Sound sound = Sound::off;
    bool notices = false;  ///< notify of one's turn while the page is hidden
    bool stun = false;     ///< a public server may report this device's external address
    /// A TURN server, "turn:host:port user password"; empty for none. Stored by itself, because it
    /// is no word.
    std::string relay{};

    bool operator==(const Settings&) const = default;

    /// Returns the address of the relay, without user and password; "None" if there is none.
    std::string_view relay_label() const;
    /// Returns the factor of text sizes; 1 for `Size::normal`.
    float text_scale() const;
    /// Returns the least duration of a bot's turn, in seconds. `watched`: only bots play.
    double bot_pace(bool watched) const;
    /// Returns the duration of a movement on the board, in seconds.
    float motion_seconds(bool watched) const;
    /// Returns how long a message on the board stays, in seconds; 0 at instant speed.
    double hold_seconds(bool watched) const;
};

/// Writes the settings as "theme=dark motion=system …".
std::string settings_text(const Settings& settings);
/// Reads the text of `settings_text`. Unknown words leave their setting at its default.
Settings read_settings(std::string_view text);
/// Changes one setting: "theme=dark". Returns false, and changes nothing, if the setting or its
/// word is unknown.
bool change(Settings& settings, std::string_view assignment);

/// A value of a setting: the word that is stored and the label for people.
struct SettingWord {
    const char* word;
    const char* label;
};
/// Functions that read and write a setting as the index of its word.
struct SettingField {
    int (*chosen)(const Settings& settings);
    void (*choose)(Settings& settings, int word);
};
/// A setting with its possible values.
struct SettingSpec {
    const char* key;
    const char* title;
    SettingField field;
    int count;
    const SettingWord* words;
};
/// The key of the stored settings.
inline constexpr const char* kSettingsKey = "settings";
/// The key of the stored relay.
inline constexpr const char* kRelayKey = "relay";
inline constexpr int kSettings = 13;
inline constexpr int kWatchSpeed = 3;  ///< the index of `Settings::watch`
/// All settings, in display order.
extern const SettingSpec kSettingSpecs[kSettings];

}  // namespace ctq::store
