#include "shell/store/settings.hpp"

#include <type_traits>

#include "engine/core/text.hpp"

namespace ctq::store {

namespace {

/// Describes the setting of a member of `Settings`, an enumeration or a flag.
template <auto Member, std::size_t N>
constexpr SettingSpec setting(const char* key, const char* title, const SettingWord (&words)[N]) {
    return {key,
            title,
            {[](const Settings& settings) { return static_cast<int>(settings.*Member); },
             [](Settings& settings, int word) {
                 using Type = std::remove_reference_t<decltype(settings.*Member)>;
                 settings.*Member = static_cast<Type>(word);
             }},
            N,
            words};
}

constexpr float kTextScales[] = {1.0F, 1.15F, 1.3F};
constexpr double kPaces[] = {2, 1.4, 0.9, 0.4, 0};
constexpr float kSeconds[] = {0.6F, 0.45F, 0.25F, 0.12F, 0};
constexpr double kWatchPaces[] = {1.6, 0.8, 0.25, 0.1, 0};
constexpr float kWatchSeconds[] = {0.6F, 0.35F, 0.12F, 0.06F, 0};

constexpr SettingWord kThemes[] = {{"system", "System"}, {"dark", "Dark"}, {"light", "Light"}};
constexpr SettingWord kMotions[] = {{"system", "System"}, {"full", "On"}, {"off", "Off"}};
constexpr SettingWord kSpeeds[] = {{"slow", "Slow"},
                                   {"calm", "Calm"},
                                   {"normal", "Normal"},
                                   {"fast", "Fast"},
                                   {"instant", "At once"}};
constexpr SettingWord kWatchSpeeds[] = {{"slow", "Slow"},
                                        {"normal", "Normal"},
                                        {"fast", "Fast"},
                                        {"faster", "Faster"},
                                        {"fastest", "At once"}};
constexpr SettingWord kSizes[] = {{"normal", "Normal"}, {"large", "Large"}, {"largest", "Largest"}};
constexpr SettingWord kConfirms[] = {
    {"touch", "Stones by touch"}, {"off", "Never"}, {"on", "Always"}};
constexpr SettingWord kSounds[] = {
    {"off", "Off"}, {"quiet", "Quiet"}, {"on", "Normal"}, {"loud", "Loud"}};
constexpr SettingWord kForced[] = {{"off", "I play them"}, {"on", "Automatic"}};
constexpr SettingWord kShown[] = {{"off", "Hidden"}, {"on", "Shown"}};
constexpr SettingWord kYes[] = {{"off", "No"}, {"on", "Yes"}};
constexpr SettingWord kOn[] = {{"off", "Off"}, {"on", "On"}};

}  // namespace

constinit const SettingSpec kSettingSpecs[kSettings] = {
    setting<&Settings::theme>("theme", "Theme", kThemes),
    setting<&Settings::motion>("motion", "Motion", kMotions),
    setting<&Settings::speed>("speed", "Speed of bots and pieces", kSpeeds),
    setting<&Settings::watch>("watch", "Speed of bot-only games", kWatchSpeeds),
    setting<&Settings::size>("size", "Text size", kSizes),
    setting<&Settings::text_view>("text", "Text view", kShown),
    setting<&Settings::odds>("odds", "Incan Gold: odds and advice", kShown),
    setting<&Settings::reach>("reach", "Cartolan: shade what a turn reaches", kYes),
    setting<&Settings::plays_forced>("auto", "Forced moves", kForced),
    setting<&Settings::confirm>("confirm", "Confirm every move", kConfirms),
    setting<&Settings::sound>("sound", "Sound", kSounds),
    setting<&Settings::notices>("notices", "Notify me of my turn online", kOn),
    setting<&Settings::stun>("stun", "Friends somewhere else: ask a server for addresses", kOn),
};

std::string_view Settings::relay_label() const {
    return relay.empty() ? "None" : std::string_view(relay).substr(0, relay.find(' '));
}

float Settings::text_scale() const {
    return kTextScales[static_cast<int>(size)];
}

double Settings::bot_pace(bool watched) const {
    return watched ? kWatchPaces[static_cast<int>(watch)] : kPaces[static_cast<int>(speed)];
}

float Settings::motion_seconds(bool watched) const {
    return watched ? kWatchSeconds[static_cast<int>(watch)] : kSeconds[static_cast<int>(speed)];
}

double Settings::hold_seconds(bool watched) const {
    constexpr double kHold = 2.5;
    constexpr double kPacesOfBots = 3;  // between bots, a message stays for 3 paces
    return watched ? kPacesOfBots * bot_pace(true) : speed == Speed::instant ? 0 : kHold;
}

bool change(Settings& settings, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos) {
        return false;
    }
    for (int i = 0; i < kSettings; ++i) {
        const SettingSpec& spec = kSettingSpecs[i];
        for (int word = 0; word < spec.count; ++word) {
            if (assignment.substr(0, equals) == spec.key &&
                assignment.substr(equals + 1) == spec.words[word].word) {
                spec.field.choose(settings, word);
                return true;
            }
        }
    }
    return false;
}

std::string settings_text(const Settings& settings) {
    std::string text;
    for (int i = 0; i < kSettings; ++i) {
        const SettingSpec& spec = kSettingSpecs[i];
        text += std::string(i > 0 ? " " : "") + spec.key + "=" +
                spec.words[spec.field.chosen(settings)].word;
    }
    return text;
}

Settings read_settings(std::string_view text) {
    Settings settings;
    for (const std::string_view word : core::words(text)) {
        change(settings, word);
    }
    return settings;
}

}  // namespace ctq::store
