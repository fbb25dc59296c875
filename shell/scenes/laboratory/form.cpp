// The form of an experiment, and the run button.
#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kField = 44;
constexpr float kCaption = 22;
constexpr float kFormGap = 12;
constexpr float kToggle = 36;
constexpr std::size_t kShortWord = 9;  // letters; longer words need a row of their own

/// Draws a caption with a field below it.
template <class Draw>
void titled_field(ui::Canvas& canvas, ui::Column& column, std::string_view words,
                  const Draw& draw) {
    column.add(kCaption * canvas.text_scale, 0, [&](Rect at) { ui::caption(canvas, at, words); });
    column.add(kField, kFormGap, draw);
}

/// Draws a drop-down list of values. It shows `written` if none of them is chosen.
void draw_dropdown(const LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
                   std::string_view name, std::string_view label, std::vector<FieldValue> values,
                   std::string_view written) {
    const auto now = std::find_if(values.begin(), values.end(),
                                  [](const FieldValue& value) { return value.chosen; });
    int chosen = static_cast<int>(now - values.begin());
    if (now == values.end()) {
        values.push_back({"", std::string(written)});
    }
    std::vector<std::string_view> words;
    for (const FieldValue& value : values) {
        words.emplace_back(value.title);
    }
    if (ui::dropdown(canvas, name, label, rect, words, chosen)) {
        scene.ask(values[static_cast<std::size_t>(chosen)].command);
    }
}

/// Draws the field of one seat: a bot from the list, or a word typed in by hand.
void draw_bot(const LaboratoryScene& scene, ui::Canvas& canvas, Rect rect, std::size_t seat) {
    const Experiment& experiment = scene.lab().experiment();
    const std::string number = std::to_string(seat + 1);
    std::vector<FieldValue> values = bot_values(experiment, seat);
    values.push_back({"ask:bot:" + number, "Write it…"});
    ui::token(canvas, ui::take_left(rect, 24, 8).center(), 20, static_cast<int>(seat) + 1);
    draw_dropdown(scene, canvas, rect, "lab:bot-" + number, "Bot " + number, std::move(values),
                  bot_words_title(*experiment.game, experiment.seats[seat]));
}

/// Draws the fields "from", "to" and "step" of a range; "step" only if the number varies.
void draw_range(ui::Canvas& canvas, Rect row, const NumberRange& range) {
    const auto fields = range_fields(range);
    const auto count = static_cast<int>(fields.size());
    for (int i = 0; i < count; ++i) {
        const std::string_view field = fields[static_cast<std::size_t>(i)];
        const std::string name =
            core::say("ask:range:{place}:{field}", {{"place", range.place}, {"field", field}});
        const std::string label =
            core::say("{title}: {field}", {{"title", range.title}, {"field", field}});
        ui::ButtonStyle style;
        style.word = range_value(range, field);
        style.note = range.one ? std::string_view(range.title) : field;
        style.radius = 10;
        ui::button(canvas, {name, label, ui::column(row, i, count, 8)}, style);
    }
}

/// Draws the options that are numbers: first those that were set, then a list to add others.
void add_numbers(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Experiment& experiment = scene.lab().experiment();
    for (const core::OptionSpec* option : number_options(experiment, true)) {
        titled_field(canvas, column, option->title,
                     [&](Rect at) { draw_range(canvas, at, *option_range(experiment, *option)); });
    }
    std::vector<FieldValue> others;
    for (const core::OptionSpec* option : number_options(experiment, false)) {
        others.push_back({"vary:" + std::string(option->key), option->title});
    }
    column.add(others.empty() ? 0 : kField, kFormGap, [&](Rect at) {
        draw_dropdown(scene, canvas, at, "lab:number", "A number of the rules that varies", others,
                      "Vary a number");
    });
}

/// Returns the options whose values are words. If the games start from a position, returns none.
std::vector<const core::OptionSpec*> choice_options(const Experiment& experiment) {
    std::vector<const core::OptionSpec*> list;
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (option.kind == core::OptionKind::choice && experiment.from.empty()) {
            list.push_back(&option);
        }
    }
    return list;
}

bool is_short(const core::OptionSpec& option) {
    return std::all_of(option.choices.begin(), option.choices.end(),
                       [](std::string_view word) { return word.size() <= kShortWord; });
}

/// Returns how many options share a row, beginning with option `i`: two if their words are short,
/// else one.
std::size_t in_row(const std::vector<const core::OptionSpec*>& list, std::size_t i) {
    return i + 1 < list.size() && is_short(*list[i]) && is_short(*list[i + 1]) ? 2 : 1;
}

void add_options(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Experiment& experiment = scene.lab().experiment();
    const auto list = choice_options(experiment);
    for (std::size_t i = 0; i < list.size(); i += in_row(list, i)) {
        const auto n = static_cast<int>(in_row(list, i));
        const float caption = kCaption * canvas.text_scale;
        column.add(caption + kField, kFormGap, [&](Rect row) {
            for (int k = 0; k < n; ++k) {
                const core::OptionSpec& option = *list[i + static_cast<std::size_t>(k)];
                Rect at = ui::column(row, k, n, kFormGap);
                ui::caption(canvas, ui::take_top(at, caption), option.title);
                draw_dropdown(scene, canvas, at, std::string("lab:") + option.key, option.help,
                              option_values(experiment, option),
                              chosen_word(experiment.options, option.key));
            }
        });
    }
}

/// Returns how many seats a table of a tournament may have, as values to choose from.
std::vector<FieldValue> table_values(const Experiment& experiment) {
    const core::GameInfo& info = *experiment.game->info;
    std::vector<FieldValue> list;
    for (int n = std::max(info.least_seats, 2); n <= info.most_seats; ++n) {
        list.push_back({"table:" + std::to_string(n), core::say("{n} at each table", {{"n", n}}),
                        n == experiment.table});
    }
    return list;
}

/// Draws the settings that exist only for a tournament, for a comparison or for games from a
/// position.
void add_kind_fields(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Experiment& experiment = scene.lab().experiment();
    if (!experiment.from.empty()) {
        titled_field(canvas, column, "From a position", [&](Rect at) {
            ui::button(canvas, {"from:", "Whole games instead", at}, {ui::ButtonKind::quiet});
        });
    }
    const auto tables = table_values(experiment);
    if (experiment.kind == Experiment::Kind::tournament && tables.size() > 1) {
        titled_field(canvas, column, "Tables", [&](Rect at) {
            draw_dropdown(scene, canvas, at, "lab:table", "Seats at a table", tables, "");
        });
    }
    if (experiment.kind == Experiment::Kind::comparison) {
        titled_field(canvas, column, "Elo: not better, better", [&](Rect at) {
            ui::text_line(
                canvas, {"ask:elo", "Elo that is not better, and that is", at},
                core::say("{equal} and {better}", {{"equal", std::to_string(experiment.equal)},
                                                   {"better", std::to_string(experiment.better)}}),
                "");
        });
    }
}

/// Returns the caption of the field for the number of games.
const char* games_caption(const Experiment& experiment) {
    using Kind = Experiment::Kind;
    return experiment.kind == Kind::comparison   ? "Games, at most"
           : experiment.kind == Kind::tournament ? "Games, a table"
                                                 : "Games, each";
}

void draw_bots_caption(const Experiment& experiment, ui::Canvas& canvas, Rect row) {
    const SeatRange range = seat_range(experiment);
    const auto seats = static_cast<int>(experiment.seats.size());
    const Rect more = ui::take_right(row, 44, 0);
    const Rect less = ui::take_right(row, 44, 8);
    ui::icon_button(
        canvas, {"bots:" + std::to_string(seats - 1), "One bot fewer", less, seats > range.least},
        ui::Symbol::minus, false);
    ui::icon_button(canvas,
                    {"bots:" + std::to_string(seats + 1), "One bot more", more, seats < range.most},
                    ui::Symbol::plus, false);
    ui::draw_text(canvas, row, seats == 1 ? "Bot, alone" : "Bots",
                  ui::style::small.in(canvas.theme.muted));
}

void save_buttons(const Laboratory& lab, ui::Canvas& canvas, Rect rect) {
    struct Word {
        const char* command;
        const char* word;
        const char* label;
    };
    constexpr Word all[] = {{"save:csv", "CSV", "Save as CSV"},
                            {"save:json", "JSON", "Save as JSON"},
                            {"figure:all:PNG", "PNG", "Save all figures as PNG"},
                            {"figure:all:SVG", "SVG", "Save all figures as SVG"},
                            {"copy-link", "Link", "Copy a link to this experiment"}};
    std::vector<Word> words;
    float needed = 0;
    const ui::ButtonStyle plain{ui::ButtonKind::word};
    for (const Word& word : all) {
        if (platform::can_hand_over() || std::string_view(word.command).ends_with("SVG") ||
            std::string_view(word.command).starts_with("save:")) {
            words.push_back(word);
            needed += ui::button_width(canvas, word.word, plain);
        }
    }
    const float more = (rect.w - needed) / static_cast<float>(words.size());
    for (const Word& word : words) {
        const bool link = word.command == std::string_view("copy-link");
        ui::ButtonStyle style = plain;
        style.word = word.word;
        const float width = ui::button_width(canvas, word.word, plain) + more;
        ui::button(canvas,
                   {word.command, word.label, ui::take_left(rect, width),
                    link ? lab.trouble().empty() : lab.has_results()},
                   style);
    }
}

constexpr ui::TextStyle kRunWords = ui::style::small;

bool is_troubled(const Laboratory& lab) {
    return !lab.running() && !lab.trouble().empty();
}

/// Returns the height of the progress line, or of the reason why the experiment can't run.
float run_words_height(const Laboratory& lab, const ui::Canvas& canvas, float width) {
    const float line = 22 * canvas.text_scale;
    return is_troubled(lab)
               ? std::max(line, ui::text_height(canvas, lab.trouble(), width, kRunWords))
               : line;
}

}  // namespace

void draw_picks(ui::Canvas& canvas, Rect rect, const std::vector<FieldValue>& values) {
    std::vector<Pick> picks;
    for (const FieldValue& value : values) {
        picks.push_back({value.command, value.title, value.chosen});
    }
    pick_row(canvas, rect, picks);
}

void experiment_form(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Experiment& experiment = scene.lab().experiment();
    column.add(kField, kFormGap, [&](Rect at) { draw_picks(canvas, at, kind_values(experiment)); });
    titled_field(canvas, column, "Experiment", [&](Rect at) {
        draw_dropdown(scene, canvas, at, "lab:preset", "Experiment", preset_values(experiment),
                      "Your own");
    });
    if (const auto games = game_values(experiment); games.size() > 1) {
        titled_field(canvas, column, "Game", [&](Rect at) {
            draw_dropdown(scene, canvas, at, "lab:game", "Game", games, "");
        });
    }
    add_options(scene, canvas, column);
    add_numbers(scene, canvas, column);
    if (experiment.from.empty()) {
        titled_field(canvas, column, choice_options(experiment).empty() ? "Options" : "All options",
                     [&](Rect at) {
                         ui::text_line(canvas, {"ask:options", "Options", at},
                                       options_words_title(*experiment.game, experiment.options),
                                       "Default rules");
                     });
    }
    add_kind_fields(scene, canvas, column);
    column.add(kField, 0, [&](Rect at) { draw_bots_caption(experiment, canvas, at); });
    for (std::size_t i = 0; i < experiment.seats.size(); ++i) {
        column.add(kField, 8, [&](Rect at) { draw_bot(scene, canvas, at, i); });
        if (const auto range = bot_range(experiment, i)) {
            column.add(kField, 8, [&](Rect at) { draw_range(canvas, at, *range); });
        }
    }
    column.space(kFormGap - 8);
    const bool rotates = experiment.kind == Experiment::Kind::series && experiment.seats.size() > 1;
    column.add(rotates ? kToggle : 0, kFormGap, [&](Rect at) {
        bool rotate = experiment.rotate;
        ui::toggle(canvas, {rotate ? "rotate:off" : "rotate:on", "Rotate seats", at}, rotate);
    });
    column.add(kCaption * canvas.text_scale, 0, [&](Rect at) {
        ui::caption(canvas, ui::column(at, 0, 2, kFormGap), games_caption(experiment));
        ui::caption(canvas, ui::column(at, 1, 2, kFormGap), "Seed");
    });
    column.add(kField, kFormGap, [&](Rect at) {
        ui::text_line(canvas,
                      {"ask:games", "Games of each combination", ui::column(at, 0, 2, kFormGap)},
                      ui::count_words(experiment.games), "");
        ui::text_line(canvas, {"ask:lab-seed", "Seed", ui::column(at, 1, 2, kFormGap)},
                      std::to_string(experiment.seed), "");
    });
    column.space(8);
}

float run_height(const Laboratory& lab, const ui::Canvas& canvas, float width) {
    const float words = run_words_height(lab, canvas, width) + 2;
    return ui::narrow(canvas) ? 48 + 8 + words + 40
                              : 48 + 12 + 8 + words + (lab.can_go_on() ? 52.0F : 0.0F) + 44;
}

void draw_run(const Laboratory& lab, const Commands& list, ui::Canvas& canvas, Rect rect) {
    Rect row = ui::take_top(rect, 48, ui::narrow(canvas) ? 8.0F : 12.0F);
    if (ui::narrow(canvas) && lab.can_go_on()) {
        command_button(canvas, list, "go-on", ui::take_right(row, row.w * 0.4F, 12));
    }
    command_button(canvas, list, lab.running() ? "stop" : "run", row, {ui::ButtonKind::main, 17});
    if (!ui::narrow(canvas) && lab.can_go_on()) {
        command_button(canvas, list, "go-on", ui::take_top(rect, 44, 8));
    }
    if (lab.running() || lab.has_results()) {
        ui::progress(
            canvas, ui::take_top(rect, 8, 2),
            static_cast<float>(static_cast<double>(lab.done()) /
                               static_cast<double>(std::max<std::int64_t>(lab.total(), 1))));
    }
    const Rect status = ui::take_top(rect, run_words_height(lab, canvas, rect.w), 2);
    if (is_troubled(lab)) {
        ui::draw_wrapped(canvas, status, lab.trouble(), kRunWords);
    } else {
        ui::draw_text(canvas, status, laboratory_status(lab, canvas.motion.now),
                      ui::style::small.in(canvas.theme.muted));
    }
    save_buttons(lab, canvas, ui::take_top(rect, 40));
}

}  // namespace ctq::scenes
