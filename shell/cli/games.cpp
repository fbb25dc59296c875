#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/streams.hpp"

/// ctq games: lists the games.
namespace ctq::cli {
namespace {

using core::JsonWriter;
using core::OptionKind;
using core::OptionSpec;

constexpr const char* kOptionKinds[] = {"flag", "choice", "number"};

/// A default that differs from the usual one.
struct OtherDefault {
    std::string rules;  ///< where it holds: "rules=board"
    std::int32_t value;
};

/// Returns the defaults of an option with those rule sets (or modes) that have another one.
std::vector<OtherDefault> other_defaults(core::OptionTable table, std::size_t option) {
    std::vector<OtherDefault> others;
    const std::int32_t standard = core::standard_options(table).value[option];
    for (const OptionSpec& spec : table) {
        const auto choices = spec.presets.empty() ? 0 : spec.choices.size();
        for (std::size_t i = 0; i < choices && &spec != &table[option]; ++i) {
            const auto choice = static_cast<std::int32_t>(i);
            const std::int32_t value = core::preset_options(table, choice).value[option];
            if (value != standard) {
                others.push_back({std::string(spec.key) + "=" + spec.choices[i], value});
            }
        }
    }
    return others;
}

void put_value(JsonWriter& json, const OptionSpec& spec, std::int32_t value) {
    spec.kind == OptionKind::number&& value >= spec.least
        ? json.number(value)
        : json.text(core::option_word(spec, value));
}

void put_option(JsonWriter& json, core::OptionTable table, std::size_t option) {
    const OptionSpec& spec = table[option];
    json.begin_object().key("key").text(spec.key).key("help").text(spec.help);
    json.key("type").text(kOptionKinds[static_cast<std::size_t>(spec.kind)]).key("default");
    put_value(json, spec, core::standard_options(table).value[option]);
    json.key("other_defaults").begin_object();
    for (const OtherDefault& other : other_defaults(table, option)) {
        json.key(other.rules);
        put_value(json, spec, other.value);
    }
    json.end_object().key("values").begin_array();
    if (spec.kind == OptionKind::number) {
        json.number(spec.least).number(spec.most);
    } else {
        const auto count = spec.kind == OptionKind::flag ? 2 : spec.choices.size();
        for (std::size_t i = 0; i < count; ++i) {
            json.text(core::option_word(spec, static_cast<std::int32_t>(i)));
        }
    }
    json.end_array().end_object();
}

void put_game(JsonWriter& json, const core::GameHandle& game) {
    const core::GameInfo& info = *game.info;
    json.begin_object().key("game").text(info.id).key("title").text(info.title);
    json.key("author").text(info.author).key("seats").begin_array();
    json.number(info.least_seats).number(info.most_seats).end_array();
    json.key("options").begin_array();
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        put_option(json, info.options, i);
    }
    json.end_array().key("bots").begin_array();
    for (const core::BotHandle& bot : bots::roster(game)) {
        json.begin_object().key("id").text(bot.info.id).key("help").text(bot.info.help);
        json.end_object();
    }
    json.end_array().end_object();
}

std::string values_text(const OptionSpec& spec) {
    if (spec.kind == OptionKind::flag) {
        return "on|off";
    }
    std::vector<std::string> values(spec.choices.begin(), spec.choices.end());
    if (spec.kind == OptionKind::number) {
        values.push_back(std::to_string(spec.least) + ".." + std::to_string(spec.most));
    }
    return core::joined(values, "|");
}

std::string bot_name(const core::BotInfo& info) {
    switch (info.parameter) {
        case core::ParameterKind::whole:
            return std::string(info.id) + "[:" + std::to_string(info.least) + ".." +
                   std::to_string(info.most) + "]";
        case core::ParameterKind::share:
            return std::string(info.id) + "[:0..1]";
        default:
            return info.id;
    }
}

std::string listing(const core::GameHandle& game) {
    const core::GameInfo& info = *game.info;
    std::string text = std::string(info.id) + ": " + info.title + " by " + info.author + ", " +
                       std::to_string(info.least_seats) + " to " + std::to_string(info.most_seats) +
                       " players\n";
    const core::Options standard = core::standard_options(info.options);
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const OptionSpec& spec = info.options[i];
        text += "  option " + std::string(spec.key) + "=" + values_text(spec) + " (" +
                core::option_word(spec, standard.value[i]);
        for (const OtherDefault& other : other_defaults(info.options, i)) {
            text += ", " + core::option_word(spec, other.value) + " with " + other.rules;
        }
        text += std::string("): ") + spec.help + "\n";
    }
    for (const core::BotHandle& bot : bots::roster(game)) {
        text += "  bot " + bot_name(bot.info) + ": " + bot.info.help + "\n";
    }
    return text;
}

}  // namespace

void games(const GamesArguments& arguments) {
    if (!arguments.json) {
        std::string text;
        for (const core::GameHandle* game : cabinet()) {
            text += listing(*game);
        }
        print(text);
        return;
    }
    JsonWriter json;
    json.begin_array();
    for (const core::GameHandle* game : cabinet()) {
        put_game(json, *game);
    }
    json.end_array();
    print(json.str() + "\n");
}

}  // namespace ctq::cli
