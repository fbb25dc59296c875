#include "shell/scenes/laboratory/ranges.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/sweep.hpp"
#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/titles.hpp"

namespace ctq::scenes {
namespace {

constexpr std::string_view kFields[] = {"from", "to", "step"};

constexpr const char* kShareStep = "0.05";

const core::BotInfo* bot_info(const core::GameHandle& game, std::string_view id) {
    const auto roster = bots::roster(game);
    const auto found = std::find_if(roster.begin(), roster.end(),
                                    [id](const core::BotHandle& bot) { return id == bot.info.id; });
    return found == roster.end() ? nullptr : &found->info;
}

std::string range_words(std::uint32_t parameter) {
    return lab::millionths_text(std::llround(1e6 * static_cast<double>(parameter) / UINT32_MAX));
}

/// Parses "1..20/2" or "7" into the fields of a range. Returns false if the text is neither.
bool read_fields(NumberRange& range, std::string_view text) {
    const std::size_t dots = text.find("..");
    const std::string_view behind = dots == std::string_view::npos ? text : text.substr(dots + 2);
    const std::size_t slash = behind.find('/');
    range.from = text.substr(0, dots);
    range.to = behind.substr(0, slash);
    range.step = slash == std::string_view::npos ? "1" : behind.substr(slash + 1);
    return lab::read_millionths(range.from) && lab::read_millionths(range.to) &&
           lab::read_millionths(range.step).value_or(0) > 0;
}

/// Returns the fields of a range in the notation of experiments, such as "1..20/2".
std::string fields_text(const std::string& from, const std::string& to,
                        const std::string& step = "1") {
    return from == to ? from : from + ".." + to + (step == "1" ? "" : "/" + step);
}

std::string NumberRange::*member_of(std::string_view field) {
    return field == "from" ? &NumberRange::from
           : field == "to" ? &NumberRange::to
                           : &NumberRange::step;
}

/// Returns the range with the fields that the text gives; nullopt if the text is not a single
/// range.
std::optional<NumberRange> read_range(const Experiment& experiment, NumberRange range,
                                      std::string_view text) {
    range.one = experiment.kind != Experiment::Kind::series;
    const bool single = text.find('|') == std::string_view::npos;
    return single && read_fields(range, text) ? std::optional(std::move(range)) : std::nullopt;
}

}  // namespace

std::span<const std::string_view> range_fields(const NumberRange& range) {
    return std::span(kFields).first(range.one ? 1 : range.from == range.to ? 2 : 3);
}

std::optional<NumberRange> bot_range(const Experiment& experiment, std::size_t seat) {
    const auto [id, number] = cut(experiment.seats[seat], ':');
    const core::BotInfo* info = bot_info(*experiment.game, id);
    if (info == nullptr || info->parameter == core::ParameterKind::none) {
        return std::nullopt;
    }
    const bool share = info->parameter == core::ParameterKind::share;
    const auto text_of = [share](std::uint32_t parameter) {
        return share ? range_words(parameter) : std::to_string(parameter);
    };
    NumberRange range{.place = std::to_string(seat + 1),
                      .title = core::capitalized(info->id),
                      .help = info->help,
                      .least = text_of(info->least),
                      .most = text_of(info->most)};
    range.whole = !share;
    return read_range(experiment, std::move(range),
                      id == experiment.seats[seat] ? text_of(info->standard) : std::string(number));
}

std::optional<NumberRange> option_range(const Experiment& experiment,
                                        const core::OptionSpec& option) {
    if (option.kind != core::OptionKind::number) {
        return std::nullopt;
    }
    const std::string_view word = chosen_word(experiment.options, option.key);
    return read_range(experiment,
                      {.place = option.key,
                       .title = option.title,
                       .help = option.help,
                       .least = std::to_string(option.least),
                       .most = std::to_string(option.most)},
                      word.empty() ? std::to_string(option.standard) : std::string(word));
}

std::vector<const core::OptionSpec*> number_options(const Experiment& experiment, bool set) {
    const bool series = experiment.kind == Experiment::Kind::series;
    std::vector<const core::OptionSpec*> list;
    for (const core::OptionSpec& option : experiment.game->info->options) {
        const bool fits = experiment.from.empty() && (set || series);
        if (fits && option_range(experiment, option) &&
            set != chosen_word(experiment.options, option.key).empty()) {
            list.push_back(&option);
        }
    }
    return list;
}

std::optional<NumberRange> range_at(const Experiment& experiment, std::string_view place) {
    if (core::read_number(place)) {
        const auto seat = read_within(place, 1, static_cast<std::int64_t>(experiment.seats.size()));
        return seat ? bot_range(experiment, static_cast<std::size_t>(*seat - 1)) : std::nullopt;
    }
    const core::OptionSpec* option = find_option(*experiment.game, place);
    return option != nullptr ? option_range(experiment, *option) : std::nullopt;
}

core::Failure set_range(Experiment& experiment, std::string_view assignment) {
    const auto [place, setting] = cut(assignment, ':');
    const auto [field, text] = cut(setting, '=');
    auto range = range_at(experiment, place);
    const bool known =
        std::find(std::begin(kFields), std::end(kFields), field) != std::end(kFields);
    if (!range || !known || (range->one && field != "from")) {
        return core::Problem{"", "There is no such number to choose."};
    }
    const bool whole = range->whole;
    const auto number = lab::read_millionths(text);
    const bool step = field == "step";
    const auto least = step ? 1 : lab::read_millionths(range->least).value_or(0);
    const auto most = lab::read_millionths(range->most).value_or(0);
    if (!number || *number < least || *number > most ||
        (whole && text.find('.') != std::string_view::npos)) {
        return core::Problem{
            "", core::say("{title}: {whole:a whole number|a number} from {least} to {most}, not "
                          "{text}.",
                          {{"title", range->title},
                           {"whole", whole},
                           {"least", step && whole ? "1"
                                     : step        ? "0.000001"
                                                   : range->least},
                           {"most", range->most},
                           {"text", core::quoted(text)}})};
    }
    (*range).*member_of(field) = text;
    if (range->one || *lab::read_millionths(range->from) > *lab::read_millionths(range->to)) {
        (field == "from" ? range->to : range->from) = text;
    }
    if (!whole && !step && range->from != range->to && range->step == "1") {
        range->step = kShareStep;
    }
    const std::string word = fields_text(range->from, range->to, range->step);
    if (const auto seat = core::read_number(range->place)) {
        std::string& bot = experiment.seats[static_cast<std::size_t>(*seat - 1)];
        bot = std::string(cut(bot, ':').first) + ":" + word;
    } else {
        experiment.options = with_word(experiment.options, range->place, word);
    }
    return {};
}

bool vary_option(Experiment& experiment, std::string_view key) {
    constexpr std::int32_t kSteps = 5;
    const core::OptionSpec* option = find_option(*experiment.game, key);
    if (option == nullptr || option->kind != core::OptionKind::number) {
        return false;
    }
    const std::int32_t from = option->standard < option->most
                                  ? option->standard
                                  : std::max(option->least, option->standard - kSteps);
    const std::int32_t to = std::min(option->most, from + kSteps);
    experiment.options =
        with_word(experiment.options, key, fields_text(std::to_string(from), std::to_string(to)));
    return true;
}

std::string range_question(const NumberRange& range, std::string_view field) {
    const bool step = field == "step";
    return core::say("{title}: {help} {what}{step:|, {least} to {most}}:",
                     {{"title", range.title},
                      {"help", range.help},
                      {"what", core::capitalized(std::string(field))},
                      {"step", step},
                      {"least", range.least},
                      {"most", range.most}});
}

const std::string& range_value(const NumberRange& range, std::string_view field) {
    return range.*member_of(field);
}

}  // namespace ctq::scenes
