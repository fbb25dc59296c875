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

void put_option(JsonWriter& json, const OptionSpec& spec, std::int32_t standard) {
    json.begin_object().key("key").text(spec.key).key("help").text(spec.help);
    json.key("type").text(kOptionKinds[static_cast<std::size_t>(spec.kind)]).key("default");
    if (spec.kind == OptionKind::number) {
        standard < spec.least ? json.text(core::option_word(spec, standard))
                              : json.number(standard);
        json.key("values").begin_array().number(spec.least).number(spec.most);
    } else {
        json.text(core::option_word(spec, standard)).key("values").begin_array();
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
    const core::Options standard = core::standard_options(info.options);
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        put_option(json, info.options[i], standard.value[i]);
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
                core::option_word(spec, standard.value[i]) + "): " + spec.help + "\n";
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
