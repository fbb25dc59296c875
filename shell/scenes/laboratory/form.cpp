// What is to be played: the fields, and the button.
#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/form_parts.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kToggle = 36;
constexpr std::size_t kShortWord = 9;  // letters, for half a row

void draw_presets(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Experiment& experiment = scene.lab().experiment();
    const std::span<const Preset> presets = lab::presets(*experiment.game);
    const Preset* now = preset_of(experiment);
    std::vector<std::string_view> words;
    int chosen = static_cast<int>(presets.size());
    for (std::size_t i = 0; i < presets.size(); ++i) {
        words.emplace_back(presets[i].title);
        chosen = &presets[i] == now ? static_cast<int>(i) : chosen;
    }
    if (now == nullptr) {
        words.emplace_back("Your own");
    }
    if (ui::dropdown(canvas, "lab:preset", "Experiment", rect, words, chosen) &&
        chosen < static_cast<int>(presets.size())) {
        scene.ask("preset:" + std::string(presets[static_cast<std::size_t>(chosen)].id));
    }
}

/// The games that have experiments.
std::vector<const core::GameHandle*> games() {
    std::vector<const core::GameHandle*> list;
    for (const core::GameHandle* game : cabinet()) {
        if (!lab::presets(*game).empty()) {
            list.push_back(game);
        }
    }
    return list;
}

void draw_games(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const auto list = games();
    std::vector<std::string_view> words;
    int chosen = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        words.emplace_back(list[i]->info->title);
        chosen = list[i] == scene.lab().experiment().game ? static_cast<int>(i) : chosen;
    }
    if (ui::dropdown(canvas, "lab:game", "Game", rect, words, chosen)) {
        scene.ask("game:" + std::string(list[static_cast<std::size_t>(chosen)]->info->id));
    }
}

/// One seat: a bot of the list, or a word written by hand.
void draw_bot(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect, std::size_t seat) {
    const Experiment& experiment = scene.lab().experiment();
    const auto roster = bots::roster(*experiment.game);
    const std::string& word = experiment.seats[seat];
    const std::string number = std::to_string(seat + 1);
    std::vector<std::string> titles;
    int chosen = -1;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        titles.push_back(core::bot_title(roster, roster[i].info.id));
        chosen = word == roster[i].info.id ? static_cast<int>(i) : chosen;
    }
    titles.emplace_back("Write it…");
    if (chosen < 0) {
        chosen = static_cast<int>(titles.size());
        titles.push_back(bot_words_title(*experiment.game, word));
    }
    const std::vector<std::string_view> words(titles.begin(), titles.end());
    ui::token(canvas, ui::take_left(rect, 24, 8).center(), 20, static_cast<int>(seat) + 1);
    if (!ui::dropdown(canvas, "lab:bot-" + number, "Bot " + number, rect, words, chosen)) {
        return;
    }
    const auto at = static_cast<std::size_t>(chosen);
    scene.ask(at < roster.size() ? "bot:" + number + "=" + roster[at].info.id
                                 : "ask:bot:" + number);
}

/// From, to and step of a number, each a field; the step where it varies.
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

/// The options that are numbers: those that were set, and a list of the others.
void draw_numbers(LaboratoryScene& scene, ui::Canvas& canvas, Rect& in) {
    const Experiment& experiment = scene.lab().experiment();
    for (const core::OptionSpec* option : number_options(experiment, true)) {
        ui::caption(canvas, ui::take_top(in, kCaption * canvas.text_scale), option->title);
        draw_range(canvas, field(in), *option_range(experiment, *option));
    }
    const auto others = number_options(experiment, false);
    if (others.empty()) {
        return;
    }
    std::vector<std::string_view> words;
    for (const core::OptionSpec* option : others) {
        words.emplace_back(option->title);
    }
    words.emplace_back("Vary a number");
    int chosen = static_cast<int>(others.size());
    if (ui::dropdown(canvas, "lab:number", "A number of the rules that varies", field(in), words,
                     chosen) &&
        chosen < static_cast<int>(others.size())) {
        scene.ask("vary:" + std::string(others[static_cast<std::size_t>(chosen)]->key));
    }
}

float numbers_height(const Experiment& experiment, const ui::Canvas& canvas) {
    const float line = kCaption * canvas.text_scale + kField + kGap;
    return static_cast<float>(number_options(experiment, true).size()) * line +
           (number_options(experiment, false).empty() ? 0 : kField + kGap);
}

/// One of the options that are choices.
void draw_option(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
                 const core::OptionSpec& option) {
    const std::string_view options = scene.lab().experiment().options;
    std::vector<std::string> titles;
    for (int i = 0; i < static_cast<int>(option.choices.size()); ++i) {
        titles.push_back(core::option_title(option, i));
    }
    if (scene.lab().experiment().kind == Experiment::Kind::series) {
        titles.emplace_back("Each");
    }
    int chosen = chosen_choice(options, option);
    if (chosen < 0) {
        chosen = static_cast<int>(titles.size());
        titles.emplace_back(chosen_word(options, option.key));  // written by hand
    }
    const std::vector<std::string_view> words(titles.begin(), titles.end());
    const std::string key = option.key;
    if (ui::dropdown(canvas, "lab:" + key, option.help, rect, words, chosen) &&
        chosen <= static_cast<int>(option.choices.size())) {
        scene.ask("option:" + key + "=" + choice_word(option, chosen));
    }
}

/// The options that are choices.
std::vector<const core::OptionSpec*> choices_of(const Experiment& experiment) {
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

/// How many stand beside each other from this one on: two where their words are short.
std::size_t in_row(const std::vector<const core::OptionSpec*>& list, std::size_t i) {
    return i + 1 < list.size() && is_short(*list[i]) && is_short(*list[i + 1]) ? 2 : 1;
}

void draw_options(LaboratoryScene& scene, ui::Canvas& canvas, Rect& in) {
    const auto list = choices_of(scene.lab().experiment());
    for (std::size_t i = 0; i < list.size();) {
        const auto n = static_cast<int>(in_row(list, i));
        const Rect words = ui::take_top(in, kCaption * canvas.text_scale);
        const Rect row = field(in);
        for (int k = 0; k < n; ++k, ++i) {
            const Rect at = ui::column(words, k, n, kGap);
            ui::caption(canvas, at, list[i]->title);
            draw_option(scene, canvas, ui::column(row, k, n, kGap), *list[i]);
        }
    }
}

void draw_bots_caption(LaboratoryScene& scene, ui::Canvas& canvas, Rect row) {
    const Experiment& experiment = scene.lab().experiment();
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

void save_buttons(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
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
    const Laboratory& lab = scene.lab();
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

/// A line for how far it came, or as many as it takes to tell why it can't run.
float run_words_height(const Laboratory& lab, const ui::Canvas& canvas, float width) {
    const float line = 22 * canvas.text_scale;
    return is_troubled(lab)
               ? std::max(line, ui::text_height(canvas, lab.trouble(), width, kRunWords))
               : line;
}

}  // namespace

float experiment_height(const Laboratory& lab, const ui::Canvas& canvas) {
    auto fields =
        static_cast<float>((games().size() > 1 ? 4 : 3) - (lab.experiment().from.empty() ? 0 : 1));
    const auto options = choices_of(lab.experiment());
    for (std::size_t i = 0; i < options.size(); i += in_row(options, i)) {
        fields += 1;
    }
    const float line = kCaption * canvas.text_scale + kField + kGap;
    auto bots = static_cast<float>(lab.experiment().seats.size());
    for (std::size_t i = 0; i < lab.experiment().seats.size(); ++i) {
        bots += bot_range(lab.experiment(), i) ? 1.0F : 0;
    }
    const bool rotates =
        lab.experiment().kind == Experiment::Kind::series && lab.experiment().seats.size() > 1;
    return kField + kGap + kind_fields(lab.experiment()) * line +
           numbers_height(lab.experiment(), canvas) + fields * line + kField + bots * (kField + 8) +
           kGap + (rotates ? kToggle + kGap : 0);
}

void draw_experiment(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Experiment& experiment = scene.lab().experiment();
    Rect in = rect;
    draw_kinds(experiment, canvas, field(in));
    head(canvas, in, "Experiment");
    draw_presets(scene, canvas, field(in));
    if (games().size() > 1) {
        head(canvas, in, "Game");
        draw_games(scene, canvas, field(in));
    }
    draw_options(scene, canvas, in);
    draw_numbers(scene, canvas, in);
    if (experiment.from.empty()) {
        head(canvas, in, choices_of(experiment).empty() ? "Options" : "All options");
        ui::text_line(canvas, {"ask:options", "Options", field(in)},
                      options_words_title(*experiment.game, experiment.options), "Default rules");
    }
    draw_kind_fields(scene, canvas, in);
    draw_bots_caption(scene, canvas, ui::take_top(in, kField));
    for (std::size_t i = 0; i < experiment.seats.size(); ++i) {
        draw_bot(scene, canvas, ui::take_top(in, kField, 8), i);
        if (const auto range = bot_range(experiment, i)) {
            draw_range(canvas, ui::take_top(in, kField, 8), *range);
        }
    }
    ui::take_top(in, kGap - 8);
    if (experiment.kind == Experiment::Kind::series && experiment.seats.size() > 1) {
        bool rotate = experiment.rotate;
        const char* command = rotate ? "rotate:off" : "rotate:on";
        ui::toggle(canvas, {command, "Rotate seats", ui::take_top(in, kToggle, kGap)}, rotate);
    }
    Rect words = ui::take_top(in, kCaption * canvas.text_scale);
    const float half = ui::column(words, 0, 2, kGap).w;
    ui::caption(canvas, ui::take_left(words, half, kGap), games_caption(experiment));
    ui::caption(canvas, words, "Seed");
    Rect both = field(in);
    ui::text_line(canvas,
                  {"ask:games", "Games of each combination", ui::take_left(both, half, kGap)},
                  ui::count_words(experiment.games), "");
    ui::text_line(canvas, {"ask:lab-seed", "Seed", both}, std::to_string(experiment.seed), "");
}

float run_height(const Laboratory& lab, const ui::Canvas& canvas, float width) {
    const float words = run_words_height(lab, canvas, width) + 2;
    return ui::narrow(canvas) ? 48 + 8 + words + 40
                              : 48 + 12 + 8 + words + (lab.can_go_on() ? 52.0F : 0.0F) + 44;
}

void draw_run(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect, double now) {
    const Laboratory& lab = scene.lab();
    Rect row = ui::take_top(rect, 48, ui::narrow(canvas) ? 8.0F : 12.0F);
    ui::ButtonStyle style{ui::ButtonKind::main};
    style.size = 17;
    ui::ButtonStyle quiet{ui::ButtonKind::quiet};
    if (ui::narrow(canvas) && lab.can_go_on()) {
        ui::button(canvas, {"go-on", "Resume", ui::take_right(row, row.w * 0.4F, 12)}, quiet);
    }
    if (lab.running()) {
        ui::button(canvas, {"stop", "Stop", row}, style);
    } else {
        ui::button(canvas, {"run", "Run", row, lab.trouble().empty()}, style);
    }
    if (!ui::narrow(canvas) && lab.can_go_on()) {
        ui::button(canvas, {"go-on", "Resume", ui::take_top(rect, 44, 8)}, quiet);
    }
    if (lab.running() || lab.has_results()) {
        ui::progress(
            canvas, ui::take_top(rect, 8, 2),
            static_cast<float>(static_cast<double>(lab.done()) /
                               static_cast<double>(std::max<std::int64_t>(lab.total(), 1))));
    }
    const Rect said = ui::take_top(rect, run_words_height(lab, canvas, rect.w), 2);
    if (is_troubled(lab)) {
        ui::draw_wrapped(canvas, said, lab.trouble(), kRunWords);
    } else {
        ui::draw_text(canvas, said, laboratory_status(lab, now),
                      ui::style::small.in(canvas.theme.muted));
    }
    save_buttons(scene, canvas, ui::take_top(rect, 40));
}

}  // namespace ctq::app
