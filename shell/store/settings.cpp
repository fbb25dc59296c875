#include "shell/store/settings.hpp"

#include "engine/core/text.hpp"

namespace ctq::app {

const SettingChoice kSettingChoices[kSettings] = {
    {"theme", "Theme", {"system", "dark", "light"}, {"System", "Dark", "Light"}, 3},
    {"motion", "Motion", {"system", "full", "off"}, {"System", "On", "Off"}, 3},
    {"speed",
     "Speed of bots and pieces",
     {"calm", "normal", "fast"},
     {"Calm", "Normal", "Fast"},
     3},
    {"watch",
     "Speed where only bots play",
     {"slow", "normal", "fast", "fastest"},
     {"Slow", "Normal", "Fast", "Fastest"},
     4},
    {"size", "Text size", {"normal", "large", "largest"}, {"Normal", "Large", "Largest"}, 3},
    {"text", "Text view", {"off", "on", ""}, {"Hidden", "Shown", ""}, 2},
    {"odds", "Odds and advice", {"off", "on", ""}, {"Hidden", "Shown", ""}, 2},
    {"auto", "Play what has no choice", {"off", "on", ""}, {"By hand", "By itself", ""}, 2},
    {"confirm", "Ask before playing", {"off", "on", ""}, {"Off", "On", ""}, 2},
    {"sound", "Sound", {"off", "on", ""}, {"Off", "On", ""}, 2},
    {"notices", "Notices of your turn online", {"off", "on", ""}, {"Off", "On", ""}, 2},
    {"stun", "Connect over the internet (STUN)", {"off", "on", ""}, {"Off", "On", ""}, 2},
};

namespace {

/// The order of `kSettingChoices`.
enum class Place {
    theme,
    motion,
    speed,
    watch,
    size,
    text,
    odds,
    forced,
    confirm,
    sound,
    notices,
    stun
};
static_assert(static_cast<int>(Place::watch) == kWatchSpeed);
static_assert(static_cast<int>(Place::stun) + 1 == kSettings);

void set(Settings& settings, int index, int word) {
    switch (static_cast<Place>(index)) {
        case Place::theme:
            settings.theme = static_cast<Settings::Theme>(word);
            break;
        case Place::motion:
            settings.motion = static_cast<Settings::Motion>(word);
            break;
        case Place::speed:
            settings.speed = static_cast<Settings::Speed>(word);
            break;
        case Place::watch:
            settings.watch = static_cast<Settings::Watch>(word);
            break;
        case Place::size:
            settings.size = static_cast<Settings::Size>(word);
            break;
        case Place::text:
            settings.text_view = word == 1;
            break;
        case Place::odds:
            settings.odds = word == 1;
            break;
        case Place::forced:
            settings.plays_forced = word == 1;
            break;
        case Place::confirm:
            settings.confirm = word == 1;
            break;
        case Place::sound:
            settings.sound = word == 1;
            break;
        case Place::notices:
            settings.notices = word == 1;
            break;
        case Place::stun:
            settings.stun = word == 1;
            break;
    }
}

constexpr float kTextScales[] = {1.0F, 1.15F, 1.3F};
constexpr double kPaces[] = {0.9, 0.4, 0.4};
constexpr float kSeconds[] = {0.45F, 0.25F, 0.12F};
constexpr double kWatchPaces[] = {1.6, 0.8, 0.25, 0};
constexpr float kWatchSeconds[] = {0.6F, 0.35F, 0.12F, 0};

}  // namespace

int chosen(const Settings& settings, int index) {
    switch (static_cast<Place>(index)) {
        case Place::theme:
            return static_cast<int>(settings.theme);
        case Place::motion:
            return static_cast<int>(settings.motion);
        case Place::speed:
            return static_cast<int>(settings.speed);
        case Place::watch:
            return static_cast<int>(settings.watch);
        case Place::size:
            return static_cast<int>(settings.size);
        case Place::text:
            return settings.text_view ? 1 : 0;
        case Place::odds:
            return settings.odds ? 1 : 0;
        case Place::forced:
            return settings.plays_forced ? 1 : 0;
        case Place::confirm:
            return settings.confirm ? 1 : 0;
        case Place::sound:
            return settings.sound ? 1 : 0;
        case Place::notices:
            return settings.notices ? 1 : 0;
        case Place::stun:
            return settings.stun ? 1 : 0;
    }
    return 0;
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

bool change(Settings& settings, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos) {
        return false;
    }
    for (int i = 0; i < kSettings; ++i) {
        const SettingChoice& choice = kSettingChoices[i];
        for (int word = 0; word < choice.count; ++word) {
            if (assignment.substr(0, equals) == choice.key &&
                assignment.substr(equals + 1) == choice.words[word]) {
                set(settings, i, word);
                return true;
            }
        }
    }
    return false;
}

std::string settings_text(const Settings& settings) {
    std::string text;
    for (int i = 0; i < kSettings; ++i) {
        const SettingChoice& choice = kSettingChoices[i];
        text +=
            std::string(i > 0 ? " " : "") + choice.key + "=" + choice.words[chosen(settings, i)];
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

}  // namespace ctq::app
