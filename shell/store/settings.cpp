#include "shell/store/settings.hpp"

#include <type_traits>

#include "engine/core/text.hpp"

namespace ctq::app {

namespace {

template <auto Member>
constexpr SettingField field{
    [](const Settings& settings) { return static_cast<int>(settings.*Member); },
    [](Settings& settings, int word) {
        using Type = std::remove_reference_t<decltype(settings.*Member)>;
        settings.*Member = static_cast<Type>(word);
    }};

constexpr float kTextScales[] = {1.0F, 1.15F, 1.3F};
constexpr double kPaces[] = {2, 1.4, 0.9, 0.4, 0};
constexpr float kSeconds[] = {0.6F, 0.45F, 0.25F, 0.12F, 0};
constexpr double kWatchPaces[] = {1.6, 0.8, 0.25, 0.1, 0};
constexpr float kWatchSeconds[] = {0.6F, 0.35F, 0.12F, 0.06F, 0};

}  // namespace

const SettingChoice kSettingChoices[kSettings] = {
    {"theme",
     "Theme",
     field<&Settings::theme>,
     3,
     {{"system", "System"}, {"dark", "Dark"}, {"light", "Light"}}},
    {"motion",
     "Motion",
     field<&Settings::motion>,
     3,
     {{"system", "System"}, {"full", "On"}, {"off", "Off"}}},
    {"speed",
     "Speed of bots and pieces",
     field<&Settings::speed>,
     5,
     {{"slow", "Slow"},
      {"calm", "Calm"},
      {"normal", "Normal"},
      {"fast", "Fast"},
      {"instant", "At once"}}},
    {"watch",
     "Speed of bot-only games",
     field<&Settings::watch>,
     5,
     {{"slow", "Slow"},
      {"normal", "Normal"},
      {"fast", "Fast"},
      {"faster", "Faster"},
      {"fastest", "At once"}}},
    {"size",
     "Text size",
     field<&Settings::size>,
     3,
     {{"normal", "Normal"}, {"large", "Large"}, {"largest", "Largest"}}},
    {"text", "Text view", field<&Settings::text_view>, 2, {{"off", "Hidden"}, {"on", "Shown"}}},
    {"odds",
     "Incan Gold: odds and advice",
     field<&Settings::odds>,
     2,
     {{"off", "Hidden"}, {"on", "Shown"}}},
    {"reach",
     "Cartolan: shade what a turn reaches",
     field<&Settings::reach>,
     2,
     {{"off", "No"}, {"on", "Yes"}}},
    {"past-chance",
     "Take back past chance",
     field<&Settings::past_chance>,
     2,
     {{"off", "No"}, {"on", "Yes, noted"}}},
    {"auto",
     "Forced moves",
     field<&Settings::plays_forced>,
     2,
     {{"off", "I play them"}, {"on", "Automatic"}}},
    {"confirm",
     "Confirm every move",
     field<&Settings::confirm>,
     3,
     {{"touch", "Stones by touch"}, {"off", "Never"}, {"on", "Always"}}},
    {"sound",
     "Sound",
     field<&Settings::sound>,
     4,
     {{"off", "Off"}, {"quiet", "Quiet"}, {"on", "Normal"}, {"loud", "Loud"}}},
    {"notices",
     "Notify me of my turn online",
     field<&Settings::notices>,
     2,
     {{"off", "Off"}, {"on", "On"}}},
    {"stun",
     "Friends somewhere else: ask a server for addresses",
     field<&Settings::stun>,
     2,
     {{"off", "Off"}, {"on", "On"}}},
};

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
    constexpr double kPacesOfBots = 3;  // held so many of them where bots are watched
    return watched ? kPacesOfBots * bot_pace(true) : speed == Speed::instant ? 0 : kHold;
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
                assignment.substr(equals + 1) == choice.words[word].word) {
                choice.field.choose(settings, word);
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
        text += std::string(i > 0 ? " " : "") + choice.key + "=" +
                choice.words[choice.field.chosen(settings)].word;
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
