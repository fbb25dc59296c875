#include "shell/scenes/laboratory/ranges.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/sweep.hpp"

namespace ctq::app {
namespace {

constexpr std::string_view kFields[] = {"from", "to", "step"};

constexpr const char* kShareStep = "0.05";

const core::BotInfo* bot_info(const core::GameHandle& game, std::string_view id) {
    const auto roster = bots::roster(game);
    const auto found = std::find_if(roster.begin(), roster.end(),
                                    [id](const core::BotHandle& bot) { return id == bot.info.id; });
    return found == roster.end() ? nullptr : &found->info;
}

std::string share_words(std::uint32_t parameter) {
    return lab::millionths_text(std::llround(1e6 * static_cast<double>(parameter) / UINT32_MAX));
}

/// "1..20/2", "7" into the fields of a range. False where it is neither.
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

/// The fields as a word of an experiment.
std::string fields_text(const NumberRange& range) {
    if (range.from == range.to) {
        return range.from;
    }
    return range.from + ".." + range.to + (range.step == "1" ? "" : "/" + range.step);
}

std::string& field_of(NumberRange& range, std::string_view field) {
    return field == "from" ? range.from : field == "to" ? range.to : range.step;
}

/// Whether only whole numbers may stand at this place.
bool takes_whole(const Experiment& experiment, const NumberRange& range) {
    const auto seat = core::read_number(range.place);
    if (!seat) {
        return true;
    }
    const std::string& word = experiment.seats[static_cast<std::size_t>(*seat - 1)];
    const core::BotInfo* info =
        bot_info(*experiment.game, std::string_view(word).substr(0, word.find(':')));
    return info == nullptr || info->parameter != core::ParameterKind::share;
}

}  // namespace

std::span<const std::string_view> range_fields(const NumberRange& range) {
    return std::span(kFields).first(range.one ? 1 : range.from == range.to ? 2 : 3);
}

std::optional<NumberRange> bot_range(const Experiment& experiment, std::size_t seat) {
    const std::string_view word = experiment.seats[seat];
    const std::size_t colon = word.find(':');
    const core::BotInfo* info = bot_info(*experiment.game, word.substr(0, colon));
    if (info == nullptr || info->parameter == core::ParameterKind::none ||
        word.find('|') != std::string_view::npos) {
        return std::nullopt;
    }
    const bool share = info->parameter == core::ParameterKind::share;
    const auto told = [share](std::uint32_t number) {
        return share ? share_words(number) : std::to_string(number);
    };
    NumberRange range{std::to_string(seat + 1),
                      core::capitalized(info->id),
                      info->help,
                      told(info->least),
                      told(info->most),
                      {},
                      {},
                      {},
                      experiment.kind != Experiment::Kind::series};
    const std::string standard = told(info->standard);
    const bool read =
        read_fields(range, colon == std::string_view::npos ? std::string_view(standard)
                                                           : word.substr(colon + 1));
    return read ? std::optional(std::move(range)) : std::nullopt;
}

std::optional<NumberRange> option_range(const Experiment& experiment,
                                        const core::OptionSpec& option) {
    if (option.kind != core::OptionKind::number) {
        return std::nullopt;
    }
    NumberRange range{option.key,
                      option.title,
                      option.help,
                      std::to_string(option.least),
                      std::to_string(option.most),
                      {},
                      {},
                      {},
                      experiment.kind != Experiment::Kind::series};
    const std::string_view word = chosen_word(experiment.options, option.key);
    const std::string standard = std::to_string(option.standard);
    const bool read = word.find('|') == std::string_view::npos &&
                      read_fields(range, word.empty() ? std::string_view(standard) : word);
    return read ? std::optional(std::move(range)) : std::nullopt;
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
    if (const auto seat = core::read_number(place)) {
        const bool there =
            *seat >= 1 && *seat <= static_cast<std::int64_t>(experiment.seats.size());
        return there ? bot_range(experiment, static_cast<std::size_t>(*seat - 1)) : std::nullopt;
    }
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (place == option.key) {
            return option_range(experiment, option);
        }
    }
    return std::nullopt;
}

core::Failure set_range(Experiment& experiment, std::string_view assignment) {
    const std::size_t colon = std::min(assignment.find(':'), assignment.size());
    const std::size_t equals = std::min(assignment.find('=', colon), assignment.size());
    const std::string_view field =
        assignment.substr(colon, equals - colon).substr(colon < assignment.size() ? 1 : 0);
    const std::string_view text = assignment.substr(std::min(equals + 1, assignment.size()));
    auto range = range_at(experiment, assignment.substr(0, colon));
    const bool known =
        std::find(std::begin(kFields), std::end(kFields), field) != std::end(kFields);
    if (!range || !known || (range->one && field != "from")) {
        return core::Problem{"", "There is no such number to choose."};
    }
    const bool whole = takes_whole(experiment, *range);
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
    field_of(*range, field) = text;
    if (range->one || *lab::read_millionths(range->from) > *lab::read_millionths(range->to)) {
        (field == "from" ? range->to : range->from) = text;
    }
    if (!whole && !step && range->from != range->to && range->step == "1") {
        range->step = kShareStep;
    }
    const std::string word = fields_text(*range);
    if (const auto seat = core::read_number(range->place)) {
        std::string& bot = experiment.seats[static_cast<std::size_t>(*seat - 1)];
        bot = bot.substr(0, bot.find(':')) + ":" + word;
    } else {
        experiment.options = with_word(experiment.options, range->place, word);
    }
    return {};
}

bool vary_option(Experiment& experiment, std::string_view key) {
    constexpr std::int32_t kSteps = 5;
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (key != option.key || option.kind != core::OptionKind::number) {
            continue;
        }
        const std::int32_t from = option.standard < option.most
                                      ? option.standard
                                      : std::max(option.least, option.standard - kSteps);
        NumberRange range;
        range.from = std::to_string(from);
        range.to = std::to_string(std::min(option.most, from + kSteps));
        range.step = "1";
        experiment.options = with_word(experiment.options, key, fields_text(range));
        return true;
    }
    return false;
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
    return field == "from" ? range.from : field == "to" ? range.to : range.step;
}

}  // namespace ctq::app
