// The lobby: the match to continue, the games as cards, the foot of the page.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/lesson.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/lobby/scene.hpp"
#include "shell/scenes/server_tables/list.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kLobbyMostWidth = 1160;
constexpr float kLobbyGap = 24;
constexpr float kLobbyBar = 54;  // height of the bar of an unfinished match
constexpr float kBarGap = 12;
constexpr float kCardButton = 44;
constexpr float kCardButtons = 2 * kCardButton + 6;
constexpr float kLeastHead = 124;
constexpr float kJoin = 44;      // the button that joins a friend's table, if the foot has no room
                                 // for it
constexpr float kSlim = 340;     // a narrower card breaks its text into more lines
constexpr float kLetters = 150;  // part of a card's height that is text and grows with the text
                                 // size
constexpr float kLeastPicture = 96;
constexpr float kMostLower = 80;  // limit on shortening a card on a low page
constexpr float kVariants = 44;   // height of the variants on a card

}  // namespace

/// The layout of a card.
enum class CardForm {
    hero,  // picture on the left, text on the right: for one or two games
    tall,  // picture above the text
};

/// The layout of the lobby.
struct LobbyPage {
    bool small = false;
    bool upright = false;
    CardForm form = CardForm::hero;
    int columns = 1;
    float width = 0;
    float card_height = 0;
    float title = 0;  // height of the page's head

    /// Returns the number of rows of cards for so many games.
    int rows(int games) const { return (games + columns - 1) / columns; }
};

namespace {

LobbyPage plan_page(const ui::Canvas& canvas, int games) {
    const Rect s = canvas.screen;
    LobbyPage page;
    page.small = ui::narrow(canvas);
    page.width = std::min(kLobbyMostWidth, s.w - (page.small ? 32.0F : 2 * 48.0F));
    page.upright = ui::size_class(canvas) == ui::SizeClass::phone;
    page.title =
        page.small ? (page.upright ? 118.0F : 84.0F) : std::clamp(s.h * 0.2F, 130.0F, 210.0F);
    const float larger = (canvas.text_scale - 1) * kLetters;
    if (page.upright) {
        page.form = CardForm::tall;
        page.columns = page.width < 2 * kSlim + kLobbyGap ? 1 : 2;
        page.card_height = std::min(470.0F, s.h * 0.64F);
        page.card_height = std::max(page.card_height, 412.0F) + larger;
        return page;
    }
    if (games <= 2 || page.small) {  // a tall card would not fit on the screen
        page.card_height = (games == 1 ? std::clamp(s.h * 0.44F, 230.0F, 440.0F) : 316) +
                           2 * std::max(0.0F, larger);
        return page;
    }
    page.form = CardForm::tall;
    page.columns = ui::size_class(canvas) == ui::SizeClass::tablet ? 2 : std::min(games, 4);
    const float card = (page.width - kLobbyGap * static_cast<float>(page.columns - 1)) /
                       static_cast<float>(page.columns);
    page.card_height = (card < kSlim ? 528.0F : 448.0F) + larger;
    return page;
}

/// A game as its card shows it.
struct Card {
    const core::GameInfo& info;
    const tables::TableView& view;
    std::size_t variant;  ///< the variant that *Play* starts
    int level;            ///< level of bots that *Play* gives; 0 for none
    int beaten;           ///< highest level of bots beaten; 0 for none
    bool fresh;           ///< never played on this device: "First game" is the main button
};

/// Returns "2–5 players · 15–30 min" for the chosen variant.
std::string facts_of(const Card& card) {
    const core::GameInfo& info = card.info;
    const bool own =
        card.variant < info.variants.size() && *info.variants[card.variant].duration != '\0';
    const char* const time = own ? info.variants[card.variant].duration : info.duration;
    return core::say("{least}{range:–{most}|} players{timed: · {time}|}",
                     {{"least", info.least_seats},
                      {"range", info.most_seats > info.least_seats},
                      {"most", info.most_seats},
                      {"timed", *time != '\0'},
                      {"time", time}});
}

/// Returns one line with the number of players, the duration and the highest level beaten.
std::string facts_line(const Card& card) {
    return facts_of(card) + (card.beaten > 0 ? " · " + beaten_words(card.beaten) : "");
}

ui::TextStyle facts_style(const ui::Canvas& canvas, float size) {
    return {ui::Face::text, size, canvas.theme.ink_soft, ui::Align::left};
}

/// Returns whether that line is too long for the width.
bool parts_facts(const ui::Canvas& canvas, const Card& card, float width, float size) {
    return card.beaten > 0 &&
           ui::text_width(canvas, facts_line(card), facts_style(canvas, size)) > width;
}

/// Draws the facts in one line, or in two if they are too long.
void draw_facts(ui::Canvas& canvas, Rect rect, const Card& card, float size) {
    const ui::TextStyle style = facts_style(canvas, size);
    if (!parts_facts(canvas, card, rect.w, size)) {
        ui::draw_text(canvas, rect, facts_line(card),
                      ui::fitted(canvas, facts_line(card), style, rect.w, 9));
        return;
    }
    rect = ui::around(rect.center(), rect.w, std::min(rect.h, 2.6F * size * canvas.text_scale));
    ui::draw_text(canvas, ui::take_top(rect, rect.h / 2), facts_of(card), style);
    ui::draw_text(canvas, rect, beaten_words(card.beaten), style);
}

/// Draws four buttons in two rows. The golden button starts a match, or the guided first game if
/// the game was never played here. The other of these two is below it.
void draw_card_buttons(ui::Canvas& canvas, Rect area, const Card& card) {
    const std::string id = card.info.id;
    const std::string title = card.info.title;
    struct Button {
        std::string name;
        std::string label;
        std::string_view word;
    };
    const std::string play = "Play" + level_words(card.level, " · ");
    const std::string level = level_words(card.level, "");
    Button buttons[] = {{"play:" + id, "Play " + title + level_words(card.level, ", "), play},
                        {"friend:" + id, "Play " + title + " with a friend", "With a friend"},
                        {"first:" + id, "First game of " + title, "First game"},
                        {"setup:" + id, "Set up " + title, "Set up"}};
    if (card.fresh) {
        std::swap(buttons[0], buttons[2]);
    }
    for (int i = 0; i < 4; ++i) {
        const Button& button = buttons[i];
        const Rect row = i < 2 ? Rect{area.x, area.y, area.w, kCardButton}
                               : Rect{area.x, area.bottom() - kCardButton, area.w, kCardButton};
        const Rect at = ui::column(row, i % 2, 2, 10);
        ui::ButtonStyle style{i == 0 ? ui::ButtonKind::main : ui::ButtonKind::paper};
        style.word = button.word;
        const ui::TextStyle words{i == 0 ? ui::Face::bold : ui::Face::text, i == 0 ? 17.0F : 14.0F};
        if (button.word == play && ui::text_width(canvas, play, words) > at.w - 18) {
            style.word = "Play";
            style.note = level;
        }
        style.size = ui::fitted(canvas, style.word, words, at.w - 18, 9).size;
        if (button.word != "First game" || match::has_lesson(id)) {
            ui::button(canvas, {button.name, button.label, at}, style);
        }
    }
}

/// Draws the choice of variant for *Play*: buttons side by side, each as wide as its word needs,
/// all in one text size.
void draw_variants(ui::Canvas& canvas, Rect row, const Card& card) {
    constexpr float gap = 5;
    constexpr float padding = 16;  // around the word of a button
    const auto variants = card.info.variants;
    const auto n = static_cast<float>(variants.size());
    ui::ButtonStyle style{ui::ButtonKind::paper};
    style.size = 14;
    const auto width = [&](const core::Variant& variant) {
        return ui::text_width(canvas, variant.title, {ui::Face::bold, style.size}) + padding;
    };
    const auto spare = [&] {
        float left = row.w - (n - 1) * gap;
        for (const core::Variant& variant : variants) {
            left -= width(variant);
        }
        return left;
    };
    while (style.size > 8 && spare() < 0) {
        style.size -= 0.5F;
    }
    const float more = spare() / n;
    std::size_t i = 0;
    for (const core::Variant& variant : variants) {
        const std::string name = "variant:" + std::string(card.info.id) + "=" + std::to_string(i);
        const std::string label = std::string(card.info.title) + ": " + variant.title;
        style.on = i == card.variant;
        style.word = variant.title;
        ui::button(canvas, {name, label, ui::take_left(row, width(variant) + more, gap)}, style);
        ++i;
    }
}

void draw_hero(ui::Canvas& canvas, Rect rect, const Card& card) {
    const core::GameInfo& info = card.info;
    const ui::Theme& t = canvas.theme;
    const bool roomy = rect.h > 330 + 600 * (canvas.text_scale - 1);
    ui::paper(canvas, rect);
    Rect in = rect.inset(14);
    const Rect picture = ui::take_left(in, in.w * 0.58F, 30);
    card.view.draw_picture(canvas, picture);
    in = in.inset(6, roomy ? 18 : 6);
    Rect buttons = ui::take_bottom(in, kCardButtons, 8);
    buttons.w = std::min(buttons.w, 380.0F);
    draw_card_buttons(canvas, buttons, card);
    if (!info.variants.empty()) {
        Rect row = ui::take_bottom(in, kVariants, 8);
        row.w = std::min(row.w, 380.0F);
        draw_variants(canvas, row, card);
    }
    const float title = roomy ? 46 : 34;
    const Rect head = ui::take_top(in, title * 1.2F * canvas.text_scale, 6);
    ui::draw_text(canvas, head, ui::fitted_title(canvas, info.title, title, head.w),
                  {ui::Face::title, title, t.ink, ui::Align::left});
    ui::TextStyle words{ui::Face::text, rect.h > 330 ? 18.0F : 16.0F,
                        ui::mix(t.ink, t.ink_soft, 0.4F), ui::Align::left};
    const float facts = ui::grown(canvas, parts_facts(canvas, card, in.w, 15) ? 40.0F : 24.0F);
    // Where the facts would touch the buttons below, the text above them gets smaller.
    while (words.size > 11 && ui::text_height(canvas, info.pitch, in.w, words) + 6 + facts > in.h) {
        words.size -= 0.5F;
    }
    const float text = ui::draw_wrapped(canvas, in, info.pitch, words);
    ui::take_top(in, text, std::clamp(in.h - text - facts, 0.0F, 12.0F));
    draw_facts(canvas, ui::take_top(in, facts), card, 15);
}

void draw_tall(ui::Canvas& canvas, Rect rect, const Card& card) {
    const core::GameInfo& info = card.info;
    const ui::Theme& t = canvas.theme;
    ui::paper(canvas, rect);
    Rect in = rect.inset(12);
    const ui::TextStyle pitch{ui::Face::text, 15, ui::mix(t.ink, t.ink_soft, 0.4F),
                              ui::Align::left};
    const float facts_height =
        (parts_facts(canvas, card, in.w - 16, 14) ? 38.0F : 20.0F) * canvas.text_scale;
    const float title_height = 38 * canvas.text_scale;
    // The picture leaves enough room for the text.
    const float variants = info.variants.empty() ? 0 : kVariants + 8;
    const float words = kCardButtons + 10 + variants + facts_height + 2 + title_height + 4 +
                        ui::text_height(canvas, info.pitch, in.w - 16, pitch) + 1;
    const float share = in.h * 0.42F;
    const Rect picture =
        ui::take_top(in, std::max(kLeastPicture, std::min(share, in.h - 10 - words)), 10);
    card.view.draw_picture(canvas, picture);
    in = in.inset(8, 0);
    draw_card_buttons(canvas, ui::take_bottom(in, kCardButtons, 10), card);
    if (variants > 0) {
        draw_variants(canvas, ui::take_bottom(in, kVariants, 8), card);
    }
    const Rect facts = ui::take_bottom(in, facts_height, 2);
    draw_facts(canvas, facts, card, 14);
    ui::draw_text(canvas, ui::take_top(in, title_height, 4),
                  ui::fitted_title(canvas, info.title, 32, in.w),
                  {ui::Face::title, 32, t.ink, ui::Align::left});
    ui::draw_wrapped(canvas, in, info.pitch, pitch);
}

/// An unfinished match, shown in a slim bar above the cards.
struct Unfinished {
    std::string_view command;
    std::string_view label;
    std::string_view word;  ///< short text of its button
    std::string_view title;
    std::string_view place;  ///< the players and the progress
    std::string_view brief;  ///< the same, for a narrow bar
};

float bar_height(const ui::Canvas& canvas) {
    return ui::grown(canvas, kLobbyBar);
}

/// Draws the bar. No word is cut off on any screen.
void draw_bar(ui::Canvas& canvas, Rect rect, const Unfinished& match) {
    ui::panel(canvas, rect, ui::radius_card);
    const ui::Theme& t = canvas.theme;
    ui::ButtonStyle style{ui::ButtonKind::main};
    style.word = match.word;
    Rect in = rect.inset(ui::narrow(canvas) ? 12 : 20, 0);
    const Rect at = ui::take_right(in, ui::button_width(canvas, match.word, style), 12);
    ui::button(canvas, {match.command, match.label, ui::around(at.center(), at.w, 44)}, style);
    const auto line = [&](Rect place, std::string_view words, const ui::TextStyle& text) {
        ui::draw_text(canvas, place, words, ui::fitted(canvas, words, text, place.w, 10));
    };
    ui::TextStyle place = ui::style::small.in(t.muted);
    const bool room = ui::text_width(canvas, match.place, place) <= in.w;
    in = ui::around(in.center(), in.w, bar_height(canvas) - 10);
    line(ui::take_top(in, in.h / 2), match.title, ui::style::heading);
    line(in, room ? match.place : match.brief, place);
}

void draw_go_on(ui::Canvas& canvas, Rect rect, const store::SavedTable& table) {
    const std::string command = "net-table:" + table.id;
    const std::string label = "Resume " + table.title + " over the network";
    draw_bar(canvas, rect,
             {command, label, "Resume", table.title,
              table.hosting ? "Over the network, as its host" : "Over the network, as a guest",
              "Over the network"});
}

void draw_continue(ui::Canvas& canvas, Rect rect, const store::Saved& saved) {
    const std::string title = store::saved_title(saved);
    const std::string command = "resume:" + saved.id;
    const std::string label = "Resume " + title;
    const std::string place = store::saved_place(saved, false);
    const std::string brief = store::saved_place(saved, true);
    draw_bar(canvas, rect, {command, label, "Resume", title, place, brief});
}

void draw_tables(ui::Canvas& canvas, Rect rect, int waiting) {
    const std::string words = core::say(
        "{none:Open one for everybody here|{one:One table waits|{n} tables wait} for players}",
        {{"none", waiting == 0}, {"one", waiting == 1}, {"n", waiting}});
    draw_bar(canvas, rect, {"tables", kTablesHere, "Tables", kTablesHere, words, words});
}

/// A link to another page, at the foot of the lobby.
struct FootWord {
    std::string_view name;
    std::string_view label;
    bool right = false;
    std::string_view key_cap{};
};

std::vector<FootWord> foot_words(const store::Settings& settings, const ui::Canvas& canvas) {
    const bool shown = settings.text_view;
    std::vector<FootWord> words = {
        {"library", "Library"}, {"laboratory", "Laboratory"}, {"rules", "Rules"}};
    if (platform::asks_for_links()) {
        words.push_back({"ask:table", "Join a table"});
    } else if (!ui::narrow(canvas)) {
        words.push_back({"ask:link", "Join a friend"});
    }
    words.push_back({"settings", "Settings"});
    words.push_back({"about", "About"});
    if (ui::size_class(canvas) != ui::SizeClass::phone) {  // on a phone it is in the settings
        words.push_back({shown ? "set:text=off" : "set:text=on",
                         shown ? "Hide the text view" : "Text view", true});
    }
    if (!ui::narrow(canvas)) {
        words.push_back({"keys", "Keys", true, "?"});
    }
    return words;
}

void draw_head(ui::Canvas& canvas, Rect rect, const LobbyPage& page) {
    const ui::Theme& t = canvas.theme;
    const float size = page.small ? (page.upright ? 44.0F : 38.0F) : 58.0F;
    const float under = page.small ? (page.upright ? 15.0F : 14.0F) : 18.0F;
    const float scale = canvas.text_scale;
    // Larger text grows up and down from the normal position.
    const float more = (scale - 1) * (size + 8 + under * 1.4F) / 2;
    const float top = rect.center().y + (page.small ? 2.0F : 8.0F) - size - more;
    ui::draw_text(canvas, {rect.x, top, rect.w, size * scale}, "Cartotheque",
                  {ui::Face::title, size, t.title, ui::Align::center});
    ui::draw_text(canvas, {rect.x, top + (size + 8) * scale, rect.w, under * 1.4F * scale},
                  page.upright ? "Board games of maps, cards and nerve"
                               : "Board games of maps, cards and nerve – against bots or friends",
                  {ui::Face::text, under, t.muted, ui::Align::center});
}

}  // namespace

/// Draws the links at the foot of the page, in the largest size at which all of them fit.
void LobbyScene::draw_foot(ui::Canvas& canvas, Rect rect) {
    Sheets& sheets = services_.sheets;
    const std::vector<FootWord> words = foot_words(services_.settings, canvas);
    ui::ButtonStyle style{ui::ButtonKind::word};
    const auto width = [&](const FootWord& word) {
        style.key_cap = word.key_cap;
        return ui::button_width(canvas, word.label, style);
    };
    const auto needed = [&](bool only_right = false) {
        float all = -4;
        for (const FootWord& word : words) {
            all += word.right || !only_right ? width(word) + 4 : 0;
        }
        return all;
    };
    rect = rect.inset(-10, 0);
    while (needed() > rect.w && style.size > 11) {
        style.size -= 0.5F;
    }
    Rect right = ui::take_right(rect, std::max(0.0F, needed(true)));
    for (const FootWord& word : words) {
        const Rect at = ui::take_left(word.right ? right : rect, width(word), 4);
        bool* const sheet = word.name == "settings" ? &sheets.settings
                            : word.name == "about"  ? &sheets.about
                            : word.name == "keys"   ? &sheets.help
                                                    : nullptr;
        if (ui::button(canvas, {word.name, word.label, at}, style) && sheet != nullptr) {
            *sheet = true;
            services_.notices.change();  // an open sheet may have commands
        }
    }
}

/// Lays out the page from its head down to the links to other activities.
void LobbyScene::describe_page(ui::Canvas& canvas, const LobbyPage& page, ui::Column& column) {
    const core::Catalogue games = cabinet();
    const float gap = page.small ? 16 : kLobbyGap;
    column.add(page.title, 0, [&](Rect at) { draw_head(canvas, at, page); });
    for (const store::SavedTable& table : tables_) {
        column.add(bar_height(canvas), kBarGap, [&](Rect at) { draw_go_on(canvas, at, table); });
    }
    if (const store::Saved* saved = to_continue(); saved != nullptr) {
        column.add(bar_height(canvas), kBarGap,
                   [&](Rect at) { draw_continue(canvas, at, *saved); });
    }
    if (waiting_ >= 0) {
        column.add(bar_height(canvas), kBarGap,
                   [&](Rect at) { draw_tables(canvas, at, waiting_); });
    }
    const auto draw = page.form == CardForm::hero ? draw_hero : draw_tall;
    for (int row = 0; row < page.rows(static_cast<int>(games.size())); ++row) {
        column.add(page.card_height, gap, [&](Rect line) {
            for (int i = 0; i < page.columns; ++i) {
                const auto game = static_cast<std::size_t>(row * page.columns + i);
                if (game < games.size()) {
                    draw(canvas, ui::column(line, i, page.columns, gap),
                         {*games[game]->info, services_.views.of(*games[game]), variants_[game],
                          levels_[game], beaten_[game], fresh_[game]});
                }
            }
        });
    }
    column.group(gap, [&](ui::Column& today) { today_panel(canvas, today_, today); });
    column.add(page.small && !platform::asks_for_links() ? kJoin : 0, 12, [&](Rect at) {
        ui::button(canvas, {"ask:link", "Join a friend", at});
    });
    column.space(0);
}

void LobbyScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    ui::room(canvas);
    const int games = static_cast<int>(cabinet().size());
    LobbyPage page = plan_page(canvas, games);
    const auto [all, foot] = ui::rows(canvas.screen, {{.grow = 1}, {page.small ? 52.0F : 76.0F}});
    const auto parts = [&](ui::Column& column) { describe_page(canvas, page, column); };
    float needed = ui::measured(page.width, parts);
    if (!page.small) {  // make the head lower rather than cut off cards
        const float title = page.title;
        page.title = std::clamp(all.h - (needed - title), std::min(kLeastHead, title), title);
        needed += page.title - title;
        if (page.form == CardForm::tall) {  // make the pictures lower rather than cut off what is
                                            // below
            const auto rows = static_cast<float>(page.rows(games));
            const float lower = std::clamp((needed - all.h) / rows, 0.0F, kMostLower);
            page.card_height -= lower;
            needed -= lower * rows;
        }
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, "page", all, page_);
    // The height left over is divided between the space above and below.
    const float spare = std::max(0.0F, all.h - needed) * (page.small ? 0.35F : 0.5F);
    ui::draw_in({all.center().x - page.width / 2, view.content.y + spare, page.width, needed},
                parts);
    ui::end_scroll(canvas, view, "page", page_, needed);
    draw_foot(canvas, ui::around(foot.center(), page.width, 44));
    if (friend_game_ != nullptr) {
        draw_friend_sheet(canvas);
    }
}

}  // namespace ctq::scenes
