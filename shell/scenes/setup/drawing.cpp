// Setting up a table: rule set, options, who sits where, the seed.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/strength.hpp"
#include "shell/match/table_level.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/sentences.hpp"
#include "shell/scenes/setup/scene.hpp"
#include "shell/scenes/ways_to_rules.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using core::OptionKind;
using core::OptionSpec;
using ui::Rect;

namespace {

constexpr float kMostWidth = 1160;
constexpr float kPadding = 20;
constexpr float kControl = 40;  // height of what is clicked in an option's row
constexpr float kNumberWidth = 128;
constexpr float kHelpSize = 13;

/// What a choice means, where the game says so.
std::string_view choice_line(const OptionSpec& spec, int choice) {
    return spec.lines.empty() ? "" : spec.lines[static_cast<std::size_t>(choice)];
}

constexpr ui::TextStyle kHelp{ui::Face::text, kHelpSize, 0, ui::Align::left};

/// The height of a row whose help is wrapped to a width, below a title or alone.
float row_height(const ui::Canvas& canvas, std::string_view help, float width, bool titled) {
    const float title = titled ? 21 * canvas.text_scale : 0;
    return std::max(58.0F, title + ui::text_height(canvas, help, width, kHelp) + 16);
}

float control_width(const ui::Canvas& canvas, float width) {
    return std::min(164 * std::max(1.0F, canvas.text_scale), std::max(128.0F, width * 0.4F));
}

float field_width(const ui::Canvas& canvas, float width) {
    return std::min(182 * std::max(1.0F, canvas.text_scale), width * 0.53F);
}

/// The three or so rule sets, side by side where there is room; returns the height used.
float draw_rules(const SetupScene& scene, ui::Canvas& canvas, Rect area) {
    const TableSetup& choices = scene.setup();
    const core::OptionTable table = choices.game->info->options;
    const int preset = core::preset_index(table);
    if (preset < 0) {
        return 0;
    }
    const OptionSpec& spec = table[static_cast<std::size_t>(preset)];
    const int n = static_cast<int>(spec.choices.size());
    const int columns = area.w < 700 ? 1 : n;
    constexpr float gap = 12;
    const float w = ui::column(area, 0, columns, gap).w;
    float h = 0;
    for (int i = 0; i < n; ++i) {
        h = std::max(h, pick_card_height(canvas, w, choice_line(spec, i)));
    }
    int place = 0;
    for (const int i : choices_in_order(*choices.game, preset)) {
        const int row = place / columns;
        const float y = area.y + static_cast<float>(row) * (h + gap);
        const Rect at = ui::column({area.x, y, area.w, h}, place++ % columns, columns, gap);
        const std::string word = core::option_title(spec, i);
        pick_card(canvas, at,
                  {std::string("option:") + spec.key + "=" + core::option_word(spec, i), word,
                   choices.options[preset] == i},
                  choice_line(spec, i));
    }
    const int rows = (n + columns - 1) / columns;
    return static_cast<float>(rows) * (h + gap) - gap;
}

void draw_control(const SetupScene& scene, ui::Canvas& canvas, Rect at, const OptionSpec& spec,
                  int value) {
    const std::string command = std::string("option:") + spec.key + "=";
    if (spec.kind == OptionKind::number) {
        const std::string title = spec.title;
        const std::string wanted =
            pick_number(canvas, ui::take_right(at, kNumberWidth), {command, title, spec, value});
        if (!wanted.empty()) {
            scene.ask(wanted);
        }
        return;
    }
    const int n = spec.kind == OptionKind::flag ? 2 : static_cast<int>(spec.choices.size());
    std::vector<std::string> words;
    std::vector<std::string> titles;
    for (int i = 0; i < n; ++i) {
        words.push_back(core::option_word(spec, i));
        titles.push_back(core::option_title(spec, i));
    }
    std::vector<Pick> picks;
    for (int i = 0; i < n; ++i) {
        const std::string& word = words[static_cast<std::size_t>(i)];
        const bool enabled = value == i || fits(scene.setup(), command + word);
        picks.push_back({command + word, titles[static_cast<std::size_t>(i)], value == i, enabled});
    }
    pick_row(canvas, at, picks);
}

/// The options that are asked first, and the house rules once they are unfolded.
std::vector<int> shown_options(const SetupScene& scene) {
    const core::OptionTable table = scene.setup().game->info->options;
    std::vector<int> list;
    for (const bool house : {false, true}) {
        for (int i = 0; i < static_cast<int>(table.size()); ++i) {
            if (scene.shows(i) && i != core::preset_index(table) &&
                is_house_rule(scene.setup(), i) == house) {
                list.push_back(i);
            }
        }
    }
    return list;
}

/// "House rules (2 changed)"; empty where a game has none.
std::string house_words(const SetupScene& scene) {
    const core::OptionTable table = scene.setup().game->info->options;
    bool any = false;
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        any = any || is_house_rule(scene.setup(), i);
    }
    return any ? core::say("House rules ({count} changed)", {{"count", house_rules(scene.setup())}})
               : std::string();
}

constexpr float kHouse = 56;  // the row that unfolds the house rules

void draw_house_row(const SetupScene& scene, ui::Canvas& canvas, Rect row) {
    const std::string words = house_words(scene);
    const std::string label =
        core::say("{open:Fold|Unfold}: {what}", {{"open", scene.unfolded()}, {"what", words}});
    ui::ButtonStyle style;
    style.word = words;
    style.size = 15;
    ui::separator(canvas, {row.x, row.y}, row.w);
    const Rect at = ui::around(row.center(), row.w, 44);
    ui::button(canvas, {"house-rules", label, at}, style);
    const ui::Point tip = {at.right() - 22, at.center().y};
    ui::symbol(canvas, scene.unfolded() ? ui::Symbol::minus : ui::Symbol::plus, tip, 18,
               canvas.theme.muted);
}

float option_height(const SetupScene& scene, const ui::Canvas& canvas, int option, float width) {
    const core::OptionTable table = scene.setup().game->info->options;
    return row_height(canvas, table[static_cast<std::size_t>(option)].help,
                      width - control_width(canvas, width) - 16, true);
}

float options_height(const SetupScene& scene, const ui::Canvas& canvas, float width) {
    float h = 28 + 2 * kPadding;
    for (const int option : shown_options(scene)) {
        h += option_height(scene, canvas, option, width - 2 * kPadding);
    }
    return h + (house_words(scene).empty() ? 0 : kHouse);
}

/// What it takes to say how the game goes below the players or the options; 0 where there is nothing to say.
float how_to_height(const SetupScene& scene, const ui::Canvas& canvas, float width) {
    const auto rules = scene.words().how_to_play();
    return rules.empty() ? 0 : sentences_height(canvas, rules, width - 2 * kPadding) + 48;
}

/// Says how the game goes, where what is left of a panel has room for it.
void draw_how_to(const SetupScene& scene, ui::Canvas& canvas, Rect in) {
    const float told = how_to_height(scene, canvas, in.w + 2 * kPadding);
    if (told == 0 || in.h < told - 1) {
        return;
    }
    ui::take_top(in, 12);
    ui::separator(canvas, {in.x, in.y}, in.w);
    ui::take_top(in, 10);
    ui::caption(canvas, ui::take_top(in, 20, 6), "How to play");
    draw_sentences(canvas, in, scene.words().how_to_play());
}

void draw_options(const SetupScene& scene, ui::Canvas& canvas, Rect rect, bool how_to) {
    const TableSetup& choices = scene.setup();
    const core::OptionTable table = choices.game->info->options;
    const ui::Theme& t = canvas.theme;
    ui::panel(canvas, rect);
    Rect in = rect.inset(kPadding);
    ui::caption(canvas, ui::take_top(in, 20, 8), "Options");
    bool unfolds = !house_words(scene).empty();
    const auto unfold = [&] {
        if (std::exchange(unfolds, false)) {
            draw_house_row(scene, canvas, ui::take_top(in, kHouse));
        }
    };
    for (const int option : shown_options(scene)) {
        if (is_house_rule(choices, option)) {
            unfold();
        }
        const OptionSpec& spec = table[static_cast<std::size_t>(option)];
        Rect row = ui::take_top(in, option_height(scene, canvas, option, in.w));
        ui::separator(canvas, {row.x, row.y}, row.w);
        const Rect at = ui::take_right(row, control_width(canvas, in.w), 16);
        draw_control(scene, canvas, ui::around(at.center(), at.w, kControl), spec,
                     choices.options[option]);
        const float title = 21 * canvas.text_scale;
        const float lines = ui::text_height(canvas, spec.help, row.w, kHelp) + 1;
        const float y = row.center().y - (title + lines) / 2;
        ui::draw_text(canvas, {row.x, y, row.w, title - 1}, spec.title,
                      {ui::Face::text, 15, t.text, ui::Align::left});
        ui::draw_wrapped(canvas, {row.x, y + title, row.w, lines}, spec.help,
                         {ui::Face::text, kHelpSize, t.muted, ui::Align::left});
    }
    unfold();
    if (how_to) {
        draw_how_to(scene, canvas, in);
    }
}

std::string help_of(const TableSetup& choices, const std::string& who) {
    const core::GameHandle& game = *choices.game;
    if (const int level = level_of(game, {who}); level > 0) {
        const std::string measured = strength_words(game, choices.options, level);
        return bots::level_at(bots::levels_of(game), static_cast<std::uint32_t>(level)).line +
               (measured.empty() ? "" : " " + measured);
    }
    const auto bot = core::read_bot(bots::roster(game), who);
    return bot             ? bots::roster(game)[static_cast<std::size_t>(bot->index)].info.help
           : who == kGuest ? "A friend elsewhere: you get a link to send."
                           : "A person at this device.";
}

float player_height(const TableSetup& choices, const ui::Canvas& canvas, std::size_t seat,
                    float width) {
    return row_height(canvas, help_of(choices, choices.seats[seat]),
                      width - 40 - field_width(canvas, width) - 14, false);
}

constexpr float kCounts = 58;  // the row of possible numbers of players

bool chooses_count(const SetupScene& scene) {
    const core::GameInfo& info = *scene.setup().game->info;
    return info.least_seats < info.most_seats;
}

bool chooses_level(const SetupScene& scene) {
    const auto& seats = scene.setup().seats;
    return !bots::levels_of(*scene.setup().game).empty() &&
           std::count_if(seats.begin(), seats.end(),
                         [](const std::string& who) { return who != kHuman && who != kGuest; }) > 1;
}

float players_height(const SetupScene& scene, const ui::Canvas& canvas, float width) {
    const TableSetup& choices = scene.setup();
    float h = 28 + (chooses_count(scene) ? kCounts : 0) + 2 * kPadding;
    h += chooses_level(scene) ? kCounts : 0;
    for (std::size_t i = 0; i < choices.seats.size(); ++i) {
        h += player_height(choices, canvas, i, width - 2 * kPadding);
    }
    return h;
}

void draw_counts(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const TableSetup& choices = scene.setup();
    const core::GameInfo& info = *choices.game->info;
    std::vector<std::string> words;
    for (int n = info.least_seats; n <= info.most_seats; ++n) {
        words.push_back(std::to_string(n));
    }
    std::vector<Pick> picks;
    for (int n = info.least_seats; n <= info.most_seats; ++n) {
        const std::string command = "seats:" + std::to_string(n);
        picks.push_back({command, words[static_cast<std::size_t>(n - info.least_seats)],
                         n == static_cast<int>(choices.seats.size()), fits(choices, command)});
    }
    pick_row(canvas, rect, picks);
}

/// The list of who may sit there.
void draw_candidates(const SetupScene& scene, ui::Canvas& canvas, Rect field, int seat) {
    const Candidates list =
        candidates(scene.setup(), static_cast<std::size_t>(seat - 1), scene.studies());
    std::vector<std::string> names;
    for (const std::string& who : list.who) {
        names.push_back(seat_words(*scene.setup().game, who));
    }
    if (list.more) {
        names.emplace_back(kMorePlayers);
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    int chosen = static_cast<int>(list.chosen);
    const std::string label = core::say(
        "Seat {seat}, {color}", {{"seat", seat}, {"color", ui::seat_look(seat).color_name}});
    const std::string name = "seat-" + std::to_string(seat);
    if (ui::dropdown(canvas, name, label, field, words, chosen)) {
        const auto at = static_cast<std::size_t>(chosen);
        scene.ask(at < list.who.size() ? "seat:" + std::to_string(seat) + "=" + list.who[at]
                                       : "more-players");
    }
}

/// One level for all bots; the first words where they have several.
void draw_all_levels(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const core::GameHandle& game = *scene.setup().game;
    const int level = common_level(scene.setup());
    std::vector<std::string> names;
    if (level == 0) {
        names.emplace_back("Several levels");
    }
    for (std::size_t i = 1; i <= bots::levels_of(game).size(); ++i) {
        names.push_back(seat_words(game, level_name(static_cast<int>(i))));
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    int chosen = std::max(0, level - 1);
    ui::draw_text(canvas, ui::take_left(rect, rect.w - field_width(canvas, rect.w), 14),
                  "All opponents", {ui::Face::text, 15, canvas.theme.text, ui::Align::left});
    if (ui::dropdown(canvas, "all-opponents", "All opponents",
                     ui::around(rect.center(), rect.w, 44), words, chosen) &&
        chosen + (level == 0 ? 0 : 1) > 0) {
        scene.ask("level:" + std::to_string(chosen + (level == 0 ? 0 : 1)));
    }
}

/// What a person among several at this device is called.
void draw_name(const SetupScene& scene, ui::Canvas& canvas, Rect field, int seat) {
    const std::vector<std::string>& people = scene.setup().people;
    const auto at = static_cast<std::size_t>(seat - 1);
    const std::string number = std::to_string(seat);
    ui::text_line(canvas, {"ask:name:" + number, "Name of player " + number, field},
                  at < people.size() ? people[at] : "", "Player " + number);
}

void draw_players(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const TableSetup& choices = scene.setup();
    const ui::Theme& t = canvas.theme;
    ui::panel(canvas, rect);
    Rect in = rect.inset(kPadding);
    ui::caption(canvas, ui::take_top(in, 20, 8), "Players");
    if (chooses_count(scene)) {
        draw_counts(scene, canvas, ui::take_top(in, kCounts - 14, 14));
    }
    if (chooses_level(scene)) {
        draw_all_levels(scene, canvas, ui::take_top(in, kCounts - 14, 14));
    }
    for (std::size_t i = 0; i < choices.seats.size(); ++i) {
        Rect row = ui::take_top(in, player_height(choices, canvas, i, in.w));
        const int seat = static_cast<int>(i) + 1;
        ui::token(canvas, ui::take_left(row, 32, 8).center(), 26, seat);
        const Rect field = ui::take_left(row, field_width(canvas, in.w), 14);
        draw_candidates(scene, canvas, ui::around(field.center(), field.w, 44), seat);
        if (choices.seats[i] == kHuman && people_here(choices) > 1) {
            draw_name(scene, canvas, ui::around(row.center(), row.w, 44), seat);
            continue;
        }
        const std::string help = help_of(choices, choices.seats[i]);
        ui::draw_wrapped(
            canvas,
            ui::around(row.center(), row.w, ui::text_height(canvas, help, row.w, kHelp) + 1), help,
            {ui::Face::text, kHelpSize, t.muted, ui::Align::left});
    }
    draw_how_to(scene, canvas, in);
}

/// Seed, what is wrong, Start.
void draw_foot(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const TableSetup& choices = scene.setup();
    const ui::Theme& t = canvas.theme;
    const std::string why = trouble(choices);
    const bool small = ui::narrow(canvas);
    const Rect start = ui::take_right(rect, small ? 132 : 200, 16);
    ui::ButtonStyle style{ui::ButtonKind::main};
    style.size = 17;
    // The focus comes to it last, as one reads.
    const auto draw_start = [&] {
        ui::button(canvas,
                   {"start", invites(choices) ? "Invite" : "Start",
                    ui::around(start.center(), start.w, 48), why.empty()},
                   style);
    };
    if (!why.empty()) {
        draw_start();
        const ui::TextStyle words{ui::Face::text, 14, t.text, ui::Align::left};
        const float h = ui::text_height(canvas, why, rect.w, words) + 1;
        ui::draw_wrapped(canvas, ui::around(rect.center(), rect.w, h), why, words);
        return;
    }
    if (!small) {
        ui::draw_text(canvas, ui::take_left(rect, 48), "Seed",
                      {ui::Face::text, 15, t.muted, ui::Align::left});
    }
    const Rect seed = ui::take_left(rect, std::min(220.0F, rect.w), 16);
    ui::text_line(canvas, {"ask:seed", "Seed", ui::around(seed.center(), seed.w, 44)},
                  choices.seed == 0 ? "" : std::to_string(choices.seed),
                  small ? "Seed: by chance" : "by chance");
    draw_start();
    if (rect.w > 200) {
        ui::draw_text(canvas, rect, who_begins(choices) + " The same seed gives the same draws.",
                      {ui::Face::text, kHelpSize, t.muted, ui::Align::left});
    }
}

}  // namespace

void SetupScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    ui::room(canvas);
    const core::GameInfo& info = *setup_.game->info;
    ui::Header head = ui::header(canvas, info.title, "set-up", "back", ui::touch_target);
    const Rect share = ui::take_right(head.rest, ui::touch_target);
    struct Word {
        std::string name;
        std::string_view label;
        bool enabled = true;
    };
    std::vector<Word> words{{"rotate", "Rotate seats"},
                            {"defaults", "Reset", !is_standard(setup_)}};
    if (std::string way = way_to_rules(*setup_.game); !way.empty()) {
        words.insert(words.begin(), {std::move(way), "Rules"});
    }
    // From the right while there is room, then drawn as one reads.
    const ui::ButtonStyle style{ui::ButtonKind::word};
    std::vector<std::pair<Word, Rect>> placed;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
        const float w = ui::button_width(canvas, word->label, style);
        if (w <= head.rest.w) {
            const Rect at = ui::take_right(head.rest, w, 2);
            placed.emplace_back(*word, ui::around(at.center(), w, 44));
        }
    }
    for (auto one = placed.rbegin(); one != placed.rend(); ++one) {
        ui::button(canvas, {one->first.name, one->first.label, one->second, one->first.enabled},
                   style);
    }
    ui::icon_button(canvas,
                    {"share", "Share this set-up", ui::around(share.center(), 44, 44),
                     trouble(setup_).empty(), false, true},
                    ui::Symbol::share, false);
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height);
    const bool small = ui::narrow(canvas);
    const float margin = small ? 14 : 32;
    Rect foot = ui::take_bottom(all, small ? 68 : 80);
    ui::fill(canvas, foot, 0, canvas.theme.bar);
    const float width = std::min(kMostWidth, all.w - 2 * margin);
    const ui::ScrollView view = ui::begin_scroll(canvas, "page", all, page_);
    Rect in{all.center().x - width / 2, view.content.y, width, 10000};
    ui::take_top(in, small ? 14 : 22);
    ui::take_top(in, draw_rules(*this, canvas, in), 16);
    if (width >= 760) {
        const float half = ui::column(in, 0, 2, 20).w;
        const float players = players_height(*this, canvas, half);
        const float options = options_height(*this, canvas, half);
        const float how_to = how_to_height(*this, canvas, half);
        const float room = all.bottom() - in.y - 16;
        const bool below_options = players + how_to > room;
        const float told = (below_options ? options : players) + how_to;
        const float least = std::max(options, players);
        const Rect both = ui::take_top(in, told <= room ? std::max(least, told) : least, 16);
        draw_players(*this, canvas, ui::column(both, 0, 2, 20));
        draw_options(*this, canvas, ui::column(both, 1, 2, 20), below_options);
    } else {
        draw_players(*this, canvas, ui::take_top(in, players_height(*this, canvas, width), 16));
        draw_options(*this, canvas, ui::take_top(in, options_height(*this, canvas, width), 16),
                     false);
    }
    ui::end_scroll(canvas, view, "page", page_, in.y - view.content.y);
    draw_foot(*this, canvas, ui::around(foot.center(), width, 52));
}

}  // namespace ctq::app
