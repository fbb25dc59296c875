#include "engine/core/bot.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::core {
namespace {

constexpr std::size_t kMostDecimals = 9;

/// Reads a number from 0 to 1 with at most nine decimals as 32-bit fixed point; 1 is the largest.
std::optional<std::uint32_t> read_share(std::string_view text) {
    const std::size_t dot = text.find('.');
    const auto whole = read_unsigned(text.substr(0, dot));
    const std::string_view decimals = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
    const auto fraction = read_unsigned(decimals);
    if (!whole || !fraction || decimals.size() > kMostDecimals || *whole > 1 ||
        (*whole == 1 && *fraction > 0)) {
        return std::nullopt;
    }
    if (*whole == 1) {
        return UINT32_MAX;
    }
    std::uint64_t scale = 1;
    for (std::size_t i = 0; i < decimals.size(); ++i) {
        scale *= 10;
    }
    return static_cast<std::uint32_t>((*fraction << 32U) / scale);
}

/// Writes a share for people: "20 %", "12.5 %".
std::string share_text(std::uint32_t share) {
    std::string text = fixed(static_cast<double>(share) * 100 / UINT32_MAX, 2);
    while (text.back() == '0') {
        text.pop_back();
    }
    if (text.back() == '.') {
        text.pop_back();
    }
    return text + " %";
}

Problem unknown_bot(std::span<const BotHandle> roster, std::string_view id) {
    std::string known;
    for (const BotHandle& bot : roster) {
        known += (known.empty() ? "" : ", ") + std::string(bot.info.id);
    }
    return {"seats", "There is no bot " + (id.empty() ? "without a name" : quoted(id)) +
                         " for this game; there are " + known + "."};
}

std::optional<std::uint32_t> read_parameter(const BotInfo& info, std::string_view word) {
    if (info.parameter == ParameterKind::share) {
        return read_share(word);
    }
    const auto number = read_unsigned(word);
    if (!number || *number < info.least || *number > info.most) {
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(*number);
}

}  // namespace

Result<BotChoice> read_bot(std::span<const BotHandle> roster, std::string_view name) {
    const std::size_t colon = name.find(':');
    const std::string_view id = name.substr(0, colon);
    std::size_t index = 0;
    while (index < roster.size() && id != roster[index].info.id) {
        ++index;
    }
    if (index == roster.size()) {
        return unknown_bot(roster, id);
    }
    const BotInfo& info = roster[index].info;
    BotChoice choice{static_cast<int>(index), info.standard};
    if (colon == std::string_view::npos) {
        return choice;
    }
    if (info.parameter == ParameterKind::none) {
        return Problem{"seats", "The bot " + std::string(info.id) + " takes no number, so " +
                                    quoted(name) + " is none."};
    }
    const auto parameter = read_parameter(info, name.substr(colon + 1));
    if (!parameter) {
        return Problem{"seats", std::string(info.id) + " takes " +
                                    (info.parameter == ParameterKind::share
                                         ? "a share from 0 to 1 such as 0.2"
                                         : "a number from " + std::to_string(info.least) + " to " +
                                               std::to_string(info.most)) +
                                    ", not " + quoted(name.substr(colon + 1)) + "."};
    }
    choice.parameter = *parameter;
    return choice;
}

namespace {

/// Returns a bot's `title` or `name` with its placeholders filled.
std::string called(std::span<const BotHandle> roster, std::string_view name,
                   const char* BotInfo::*pattern) {
    const std::size_t colon = name.find(':');
    const std::string_view id = name.substr(0, colon);
    const auto bot = std::find_if(roster.begin(), roster.end(),
                                  [&](const BotHandle& one) { return id == one.info.id; });
    if (bot == roster.end()) {
        return capitalized(std::string(name));
    }
    const BotInfo& info = bot->info;
    const char* words = info.*pattern != nullptr ? info.*pattern : info.title;
    if (words == nullptr) {
        return capitalized(std::string(id));
    }
    const auto choice = read_bot(roster, name);
    const std::string number =
        !choice ? std::string(name.substr(std::min(colon, name.size() - 1) + 1))
        : info.parameter == ParameterKind::share ? share_text(choice->parameter)
                                                 : std::to_string(choice->parameter);
    const char* word = choice && info.word != nullptr ? info.word(choice->parameter) : "";
    std::string title = say(words, {{"n", number}, {"word", word}});
    constexpr std::string_view kDash = " – ";  // before a word that a range does not have
    if (title.ends_with(kDash)) {
        title.resize(title.size() - kDash.size());
    }
    return title;
}

}  // namespace

std::string bot_title(std::span<const BotHandle> roster, std::string_view name) {
    return called(roster, name, &BotInfo::title);
}

std::string bot_name(std::span<const BotHandle> roster, std::string_view name) {
    return called(roster, name, &BotInfo::name);
}

}  // namespace ctq::core
