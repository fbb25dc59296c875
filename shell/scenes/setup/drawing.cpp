// Setting up a table: rule set, options, players, seed.
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
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/sentences.hpp"
#include "shell/scenes/setup/scene.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using core::OptionKind;
using core::OptionSpec;
using ui::Rect;

namespace {

constexpr float kSetupMostWidth = 1160;
constexpr float kSetupPadding = 20;
constexpr float kControl = 40;  // height of the control in an option's row
constexpr float kNumberWidth = 128;

/// Returns the explanation of a choice, or an empty string if the game has none.
std::string_view choice_line(const OptionSpec& spec, int choice) {
    return spec.lines.empty() ? "" : spec.lines[static_cast<std::size_t>(choice)];
}

constexpr ui::TextStyle kHelp = ui::style::caption;
constexpr float kLeastRow = 58;

float control_width(const ui::Canvas& canvas, float width) {
    return std::min(ui::grown(canvas, 164), std::max(128.0F, width * 0.4F));
}

float field_width(const ui::Canvas& canvas, float width) {
    return std::min(ui::grown(canvas, 182), width * 0.53F);
}

/// Draws the rule sets, usually about three, side by side if there is room.
void rule_set_choice(const SetupScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const match::TableSetup& setup = scene.setup();
    const core::OptionTable table = setup.game->info->options;
    const int preset = core::preset_index(table);
    if (preset < 0) {
        return;
    }
    const OptionSpec& spec = table[static_cast<std::size_t>(preset)];
    const std::vector<int> sets = match::ordered_values(*setup.game, preset);
    const int columns = column.width() < 700 ? 1 : static_cast<int>(sets.size());
    constexpr float gap = 12;
    const float w = ui::column({0, 0, column.width(), 0}, 0, columns, gap).w;
    float h = 0;
    for (const int i : sets) {
        h = std::max(h, pick_card_height(canvas, w, choice_line(spec, i)));
    }
    for (std::size_t first = 0; first < sets.size(); first += static_cast<std::size_t>(columns)) {
        const bool last = first + static_cast<std::size_t>(columns) >= sets.size();
        column.add(h, last ? 16 : gap, [&](Rect row) {
            for (int k = 0; k < columns; ++k) {
                const int i = sets[first + static_cast<std::size_t>(k)];
                const std::string word = core::option_title(spec, i);
                pick_card(canvas, ui::column(row, k, columns, gap),
                          {std::string("option:") + spec.key + "=" + core::option_word(spec, i),
                           word, setup.options[preset] == i},
                          choice_line(spec, i));
            }
        });
    }
}

void draw_control(const SetupScene& scene, const Commands& list, ui::Canvas& canvas, Rect at,
                  const OptionSpec& spec, int value) {
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
    pick_row(canvas, at, picks_of(list, command));
}

/// Returns the main options, then the house rules if they are unfolded.
std::vector<int> shown_options(const SetupScene& scene) {
    const core::OptionTable table = scene.setup().game->info->options;
    std::vector<int> list;
    for (const bool house : {false, true}) {
        for (int i = 0; i < static_cast<int>(table.size()); ++i) {
            if (scene.shows(i) && i != core::preset_index(table) &&
                match::is_house_rule(scene.setup(), i) == house) {
                list.push_back(i);
            }
        }
    }
    return list;
}

/// Returns "House rules (2 changed)", or an empty string if the game has none.
std::string house_words(const SetupScene& scene) {
    const core::OptionTable table = scene.setup().game->info->options;
    bool any = false;
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        any = any || match::is_house_rule(scene.setup(), i);
    }
    return any ? core::say("House rules ({count} changed)",
                           {{"count", match::house_rules(scene.setup())}})
               : std::string();
}

constexpr float kHouse = 56;  // height of the row that unfolds the house rules

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

/// Draws an option: its title and explanation, with its control on the right.
void option_row(const SetupScene& scene, const Commands& list, ui::Canvas& canvas, int option,
                ui::Column& column) {
    const OptionSpec& spec = scene.setup().game->info->options[static_cast<std::size_t>(option)];
    const float control = control_width(canvas, column.width());
    const float title = 21 * canvas.text_scale;
    const float lines =
        ui::text_height(canvas, spec.help, column.width() - control - 16, kHelp) + 1;
    column.add(std::max(kLeastRow, title + lines + 15), 0, [&](Rect row) {
        ui::separator(canvas, {row.x, row.y}, row.w);
        const Rect at = ui::take_right(row, control, 16);
        draw_control(scene, list, canvas, ui::around(at.center(), at.w, kControl), spec,
                     scene.setup().options[option]);
        const float y = row.center().y - (title + lines) / 2;
        ui::draw_text(canvas, {row.x, y, row.w, title - 1}, spec.title, ui::style::body);
        ui::draw_wrapped(canvas, {row.x, y + title, row.w, lines}, spec.help,
                         kHelp.in(canvas.theme.muted));
    });
}

void options_panel(const SetupScene& scene, const Commands& list, ui::Canvas& canvas,
                   ui::Column& column) {
    column.frame(kSetupPadding, kSetupPadding, [&](Rect all) { ui::panel(canvas, all); });
    column.add(20, 8, [&](Rect at) { ui::caption(canvas, at, "Options"); });
    bool unfolds = !house_words(scene).empty();
    const auto unfold = [&] {
        column.add(std::exchange(unfolds, false) ? kHouse : 0, 0,
                   [&](Rect row) { draw_house_row(scene, canvas, row); });
    };
    for (const int option : shown_options(scene)) {
        if (match::is_house_rule(scene.setup(), option)) {
            unfold();
        }
        option_row(scene, list, canvas, option, column);
    }
    unfold();
}

/// Draws how to play, if the rest of a panel has room for it.
void how_to_play(const SetupScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const auto rules = scene.words().how_to_play();
    if (rules.empty()) {
        return;
    }
    column.space(12);
    column.add(10, 0, [&](Rect at) { ui::separator(canvas, {at.x, at.y}, at.w); });
    column.add(20, 6, [&](Rect at) { ui::caption(canvas, at, "How to play"); });
    sentences(column, canvas, rules);
    column.space(0);
}

std::string help_of(const match::TableSetup& setup, const std::string& who) {
    const core::GameHandle& game = *setup.game;
    if (const int level = match::level_of(game, {who}); level > 0) {
        const std::string measured = match::strength_words(game, setup.options, level);
        return bots::level_at(bots::levels_of(game), static_cast<std::uint32_t>(level)).line +
               (measured.empty() ? "" : " " + measured);
    }
    const auto bot = core::read_bot(bots::roster(game), who);
    return bot ? bots::roster(game)[static_cast<std::size_t>(bot->index)].info.help
           : who == match::kGuest ? "A friend elsewhere: you get a link to send."
                                  : "A person at this device.";
}

constexpr float kCounts = 44;  // height of the row with the numbers of players, or with the levels
constexpr float kUnderCounts = 14;

bool chooses_count(const SetupScene& scene) {
    const core::GameInfo& info = *scene.setup().game->info;
    return info.least_seats < info.most_seats;
}

bool chooses_level(const SetupScene& scene) {
    const auto& seats = scene.setup().seats;
    return !bots::levels_of(*scene.setup().game).empty() &&
           std::count_if(seats.begin(), seats.end(), [](const std::string& who) {
               return who != match::kHuman && who != match::kGuest;
           }) > 1;
}

void draw_counts(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const match::TableSetup& setup = scene.setup();
    const core::GameInfo& info = *setup.game->info;
    std::vector<std::string> words;
    for (int n = info.least_seats; n <= info.most_seats; ++n) {
        words.push_back(std::to_string(n));
    }
    std::vector<Pick> picks;
    for (int n = info.least_seats; n <= info.most_seats; ++n) {
        const std::string command = "seats:" + std::to_string(n);
        picks.push_back({command, words[static_cast<std::size_t>(n - info.least_seats)],
                         n == static_cast<int>(setup.seats.size()), match::fits(setup, command)});
    }
    pick_row(canvas, rect, picks);
}

/// Draws the list of possible players for a seat.
void draw_candidates(const SetupScene& scene, ui::Canvas& canvas, Rect field, int seat) {
    const match::Candidates list =
        match::candidates(scene.setup(), static_cast<std::size_t>(seat - 1), scene.studies());
    std::vector<std::string> names;
    for (const std::string& who : list.who) {
        names.push_back(match::seat_words(*scene.setup().game, who));
    }
    if (list.more) {
        names.emplace_back(match::kMorePlayers);
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

/// Draws the list that sets one level for all bots. If their levels differ, the first entry says
/// so.
void draw_all_levels(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const core::GameHandle& game = *scene.setup().game;
    const int level = match::common_level(scene.setup());
    std::vector<std::string> names;
    if (level == 0) {
        names.emplace_back("Several levels");
    }
    for (std::size_t i = 1; i <= bots::levels_of(game).size(); ++i) {
        names.push_back(match::seat_words(game, match::level_name(static_cast<int>(i))));
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    int chosen = std::max(0, level - 1);
    ui::draw_text(canvas, ui::take_left(rect, rect.w - field_width(canvas, rect.w), 14),
                  "All opponents", ui::style::body);
    if (ui::dropdown(canvas, "all-opponents", "All opponents",
                     ui::around(rect.center(), rect.w, 44), words, chosen) &&
        chosen + (level == 0 ? 0 : 1) > 0) {
        scene.ask("level:" + std::to_string(chosen + (level == 0 ? 0 : 1)));
    }
}

/// Draws the name of a person, if several people play at this device.
void draw_name(const SetupScene& scene, ui::Canvas& canvas, Rect field, int seat) {
    const std::vector<std::string>& people = scene.setup().people;
    const auto at = static_cast<std::size_t>(seat - 1);
    const std::string number = std::to_string(seat);
    ui::text_line(canvas, {"ask:name:" + number, "Name of player " + number, field},
                  at < people.size() ? people[at] : "", "Player " + number);
}

/// Draws the row of a seat: a bot with its description, or a person with their name.
void player_row(const SetupScene& scene, ui::Canvas& canvas, std::size_t i, ui::Column& column) {
    const match::TableSetup& setup = scene.setup();
    const int seat = static_cast<int>(i) + 1;
    const std::string help = help_of(setup, setup.seats[i]);
    const float field = field_width(canvas, column.width());
    const float lines = ui::text_height(canvas, help, column.width() - 40 - field - 14, kHelp) + 1;
    column.add(std::max(kLeastRow, lines + 15), 0, [&](Rect row) {
        const auto [token, who, rest] = ui::columns(row, {{32, 8}, {field, 14}, {.grow = 1}});
        ui::token(canvas, token.center(), 26, seat);
        draw_candidates(scene, canvas, ui::around(who.center(), who.w, 44), seat);
        if (setup.seats[i] == match::kHuman && match::people_here(setup) > 1) {
            draw_name(scene, canvas, ui::around(rest.center(), rest.w, 44), seat);
            return;
        }
        ui::draw_wrapped(canvas, ui::around(rest.center(), rest.w, lines), help,
                         kHelp.in(canvas.theme.muted));
    });
}

void players_panel(const SetupScene& scene, ui::Canvas& canvas, ui::Column& column) {
    column.frame(kSetupPadding, kSetupPadding, [&](Rect all) { ui::panel(canvas, all); });
    column.add(20, 8, [&](Rect at) { ui::caption(canvas, at, "Players"); });
    column.add(chooses_count(scene) ? kCounts : 0, kUnderCounts,
               [&](Rect at) { draw_counts(scene, canvas, at); });
    column.add(chooses_level(scene) ? kCounts : 0, kUnderCounts,
               [&](Rect at) { draw_all_levels(scene, canvas, at); });
    for (std::size_t i = 0; i < scene.setup().seats.size(); ++i) {
        player_row(scene, canvas, i, column);
    }
}

/// Draws the seed, the problem if there is one, and the Start button.
void draw_foot(const SetupScene& scene, ui::Canvas& canvas, Rect rect) {
    const match::TableSetup& setup = scene.setup();
    const ui::Theme& t = canvas.theme;
    const std::string why = match::trouble(setup);
    const bool small = ui::narrow(canvas);
    const Rect start = ui::take_right(rect, small ? 132 : 200, 16);
    ui::ButtonStyle style{ui::ButtonKind::main};
    style.size = 17;
    // Drawn last, so that the keyboard focus reaches the button last.
    const auto draw_start = [&] {
        ui::button(canvas,
                   {"start", match::invites(setup) ? "Invite" : "Start",
                    ui::around(start.center(), start.w, 48), why.empty()},
                   style);
    };
    if (!why.empty()) {
        draw_start();
        const ui::TextStyle words = ui::style::small;
        const float h = ui::text_height(canvas, why, rect.w, words) + 1;
        ui::draw_wrapped(canvas, ui::around(rect.center(), rect.w, h), why, words);
        return;
    }
    if (!small) {
        ui::draw_text(canvas, ui::take_left(rect, 48), "Seed", ui::style::body.in(t.muted));
    }
    const Rect seed = ui::take_left(rect, std::min(220.0F, rect.w), 16);
    ui::text_line(canvas, {"ask:seed", "Seed", ui::around(seed.center(), seed.w, 44)},
                  setup.seed == 0 ? "" : std::to_string(setup.seed),
                  small ? "Seed: by chance" : "by chance");
    draw_start();
    if (rect.w > 200) {
        ui::draw_text(canvas, rect,
                      match::who_begins(setup) + " The same seed gives the same draws.",
                      kHelp.in(t.muted));
    }
}

/// Draws players and options, side by side if there is room. Draws how to play below whichever of
/// them leaves room on a page that ends at `bottom`.
void draw_panels(const SetupScene& scene, const Commands& list, ui::Canvas& canvas,
                 ui::Column& column, float bottom) {
    const auto players = [&](ui::Column& c) { players_panel(scene, canvas, c); };
    const auto options = [&](ui::Column& c) { options_panel(scene, list, canvas, c); };
    const auto how_to = [&](ui::Column& c) { how_to_play(scene, canvas, c); };
    if (column.width() < 760) {
        column.group(16, players);
        column.group(0, options);
        return;
    }
    const float half = ui::column({0, 0, column.width(), 0}, 0, 2, 20).w;
    const float wanted[] = {ui::measured(half, players), ui::measured(half, options)};
    const float how_to_height = ui::measured(half - 2 * kSetupPadding, how_to);
    const float room = bottom - column.left().y - 16;
    const bool below_options = wanted[0] + how_to_height > room;
    const float least = std::max(wanted[0], wanted[1]);
    const float longest = wanted[below_options ? 1 : 0] + how_to_height;
    column.add(longest <= room ? std::max(least, longest) : least, 0, [&](Rect at) {
        for (int i = 0; i < 2; ++i) {
            ui::Column panel(ui::column(at, i, 2, 20));
            i == 0 ? players(panel) : options(panel);
            if ((i == 0 || below_options) && panel.left().h >= how_to_height - 1) {
                how_to(panel);
            }
        }
    });
}

}  // namespace

void SetupScene::draw(ui::Canvas& canvas, const Commands& list) {
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
                            {"defaults", "Reset", !match::is_standard(setup_)}};
    if (std::string command = link_to_rules(*setup_.game); !command.empty()) {
        words.insert(words.begin(), {std::move(command), "Rules"});
    }
    // Placed from the right while there is room, then drawn in reading order.
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
                     match::trouble(setup_).empty(), false, true},
                    ui::Symbol::share, false);
    const bool small = ui::narrow(canvas);
    const auto [top, all, foot] =
        ui::rows(canvas.screen, {{ui::header_height}, {.grow = 1}, {small ? 68.0F : 80.0F}});
    ui::fill(canvas, foot, 0, canvas.theme.bar);
    const float width = std::min(kSetupMostWidth, all.w - 2 * (small ? 14 : 32));
    const ui::ScrollView view = ui::begin_scroll(canvas, "page", all, page_);
    ui::Column column(Rect{all.center().x - width / 2, view.content.y, width, 10000});
    column.space(small ? 14 : 22);
    rule_set_choice(*this, canvas, column);
    draw_panels(*this, list, canvas, column, all.bottom());
    ui::end_scroll(canvas, view, "page", page_, column.height() + 16);
    draw_foot(*this, canvas, ui::around(foot.center(), width, 52));
}

}  // namespace ctq::scenes
