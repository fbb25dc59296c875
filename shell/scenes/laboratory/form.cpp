#include "shell/scenes/laboratory/form.hpp"

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

using ExperimentKind = Experiment::Kind;

/// Adds the kinds of experiment, the ready-made experiments and the games.
void add_subjects(Page& page, const Experiment& experiment) {
    page.choice("", "What is asked", "", As::bar);
    for (std::size_t i = 0; i < std::size(kKinds); ++i) {
        page.option(core::say("kind:{kind}", {{"kind", kKinds[i]}}), kKindTitles[i],
                    i == static_cast<std::size_t>(experiment.kind));
    }
    const Preset* now = preset_of(experiment);
    page.choice("lab:preset", "Experiment", "", As::list).value = "Your own";
    for (const Preset& preset : lab::presets(*experiment.game)) {
        page.option(core::say("preset:{id}", {{"id", preset.id}}), preset.title, &preset == now);
    }
    page.choice("lab:game", "Game", "", As::list);
    for (const core::GameHandle* game : cabinet()) {
        if (!lab::presets(*game).empty()) {
            page.option(core::say("game:{id}", {{"id", game->info->id}}), game->info->title,
                        game == experiment.game);
        }
    }
}

/// Adds the fields "from", "to" and "step" of a range; "step" only if the number varies.
void add_range(Page& page, const NumberRange& range) {
    if (!range.one) {
        page.text(range.title, Voice::caption);
    }
    page.buttons(As::grid);
    for (const std::string_view field : range_fields(range)) {
        const std::string& value = range_value(range, field);
        page.command(
                core::say("ask:range:{place}:{field}", {{"place", range.place}, {"field", field}}),
                core::say("{title}: {field} {value}",
                          {{"title", range.title}, {"field", field}, {"value", value}}))
            .look = {.word = page.list().keep(value),
                     .note = page.list().keep(range.one ? range.title
                                                        : core::capitalized(std::string(field)))};
    }
}

/// Adds the options whose values are words. In a series all values of one can be played.
void add_choices(Page& page, const Experiment& experiment) {
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (option.kind != core::OptionKind::choice) {
            continue;
        }
        const int now = chosen_choice(experiment.options, option);
        const auto each = static_cast<int>(option.choices.size());
        page.choice(core::say("lab:{key}", {{"key", option.key}}), option.title, "", As::list)
            .value = chosen_word(experiment.options, option.key);
        for (int i = 0; i < (experiment.kind == ExperimentKind::series ? each + 1 : each); ++i) {
            page.option(core::say("option:{key}={word}",
                                  {{"key", option.key}, {"word", choice_word(option, i)}}),
                        i < each ? core::option_title(option, i) : "Each", i == now);
        }
    }
}

/// Adds the options of the game. A position to start from has its own.
void add_options(Page& page, const Experiment& experiment) {
    if (!experiment.from.empty()) {
        page.action("From a position", "", "from:", "Whole games instead");
        return;
    }
    add_choices(page, experiment);
    for (const core::OptionSpec* option : number_options(experiment, true)) {
        add_range(page, *option_range(experiment, *option));
    }
    if (const auto others = number_options(experiment, false); !others.empty()) {
        page.choice("lab:number", "Vary a number", "", As::list).value = "Choose";
        for (const core::OptionSpec* option : others) {
            page.option(core::say("vary:{key}", {{"key", option->key}}), option->title, false);
        }
    }
    page.field("ask:options", "All options",
               options_words_title(*experiment.game, experiment.options), "Default rules", {});
}

/// Adds the settings that only a tournament or a comparison has.
void add_kind_fields(Page& page, const Experiment& experiment) {
    const core::GameInfo& info = *experiment.game->info;
    const int least = std::max(info.least_seats, 2);
    if (experiment.kind == ExperimentKind::tournament && least < info.most_seats) {
        page.choice("lab:table", "Tables", "", As::list);
        for (int n = least; n <= info.most_seats; ++n) {
            page.option("table:" + std::to_string(n), core::say("Tables of {n}", {{"n", n}}),
                        n == experiment.table);
        }
    }
    if (experiment.kind == ExperimentKind::comparison) {
        page.field(
            "ask:elo", "Elo: not better, better",
            core::say("{equal} and {better}", {{"equal", std::to_string(experiment.equal)},
                                               {"better", std::to_string(experiment.better)}}),
            "", {});
    }
}

/// Adds the field of one seat: a bot from the list, or one that is written by hand.
void add_bot(Page& page, const Experiment& experiment, std::size_t seat) {
    const std::string number = std::to_string(seat + 1);
    const auto roster = bots::roster(*experiment.game);
    PagePart& list = page.choice("lab:bot-" + number, "Bot " + number, "", As::list);
    list.seat = static_cast<std::uint8_t>(seat + 1);
    list.value = bot_words_title(*experiment.game, experiment.seats[seat]);
    for (const core::BotHandle& bot : roster) {
        page.option(core::say("bot:{number}={id}", {{"number", number}, {"id", bot.info.id}}),
                    core::bot_title(roster, bot.info.id), experiment.seats[seat] == bot.info.id);
    }
    page.option("ask:bot:" + number, "Write it…", false);
    if (const auto range = bot_range(experiment, seat)) {
        add_range(page, *range);
    }
}

void add_bots(Page& page, const Experiment& experiment, core::OptionSpec& bots) {
    const SeatRange range = seat_range(experiment);
    const auto seats = static_cast<int>(experiment.seats.size());
    bots = core::OptionSpec{"bots", "Bots",      "",         core::OptionKind::number,
                            {},     range.least, range.most, range.least};
    page.number("bots:", bots, seats);
    for (std::size_t i = 0; i < experiment.seats.size(); ++i) {
        add_bot(page, experiment, i);
    }
    if (experiment.kind == ExperimentKind::series && seats > 1) {
        page.choice("", "Rotate seats from game to game", "", As::row);
        page.option("rotate:off", "No", !experiment.rotate);
        page.option("rotate:on", "Yes", experiment.rotate);
    }
}

}  // namespace

void add_form(Page& page, const Experiment& experiment, core::OptionSpec& bots) {
    add_subjects(page, experiment);
    add_options(page, experiment);
    add_kind_fields(page, experiment);
    add_bots(page, experiment, bots);
    page.field("ask:games",
               experiment.kind == ExperimentKind::comparison   ? "Games, at most"
               : experiment.kind == ExperimentKind::tournament ? "Games, a table"
                                                               : "Games",
               ui::count_words(experiment.games), "", {});
    page.field("ask:lab-seed", "Seed", std::to_string(experiment.seed), "", {});
}

}  // namespace ctq::scenes
