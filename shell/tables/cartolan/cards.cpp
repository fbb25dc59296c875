#include "shell/tables/cartolan/cards.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/say.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

using ui::Rect;
using ui::Symbol;

namespace {

constexpr CardFace kCardFaces[] = {
    {"Downwind", "1 more move downwind", Symbol::boat},
    {"Upwind", "land and upwind moves +1", Symbol::upwind},
    {"Lookout", "1 more tile to choose from", Symbol::eye},
    {"Defence", "attackers need 1 more hit", Symbol::shield},
    {"Attack", "2 of 3 rolls succeed", Symbol::sword},
    {"Rob", "victims go home penniless", Symbol::pistol},
    {"Banker", "sends wealth to Agents", Symbol::keys},
    {"Envoy", "Agents on known tiles, too", Symbol::tent},
    {"Guest", "a free rest with rivals", Symbol::bottle},
    {"Tradesman", "trade pays 1 more", Symbol::backpack},
    {"Sickness", "Chest and Agents called at are lost, Vaults halved", Symbol::skull},
    {"Season", "the winds around the cities reverse", Symbol::sun},
};
static_assert(std::size(kCardFaces) == kCards);

constexpr float kCardLine = 24;
constexpr float kSign = 20;  // width of a card
constexpr float kChip = 26;
constexpr float kWidestChip = 380;

/// Returns the character cards of a seat's Adventurers. Empty for seat 0.
std::vector<SeatCard> characters_of(const State& state, int seat) {
    std::vector<SeatCard> list;
    if (seat == 0) {
        return list;
    }
    for (const int i : in_play(state, seat)) {
        const int character = state.adventurer[i].character;
        if (character != 0) {
            list.push_back({character - 1, number_of_adventurer(i), 1, false});
        }
    }
    return list;
}

/// Draws the Adventurer's number, sign, title, and the effect if it fits.
void draw_card(ui::Canvas& canvas, Rect line, const SeatCard& card) {
    const ui::Theme& t = canvas.theme;
    const CardFace& face = kCardFaces[card.kind];
    ui::TextStyle style = ui::style::caption.in(t.muted);
    const std::string number = card.adventurer == 0 ? "+" : std::to_string(card.adventurer);
    ui::draw_text(canvas, ui::take_left(line, 10 * canvas.text_scale, 4), number, style);
    const Rect picture = ui::around(ui::take_left(line, kSign, 6).center(), kSign, kCardLine - 2);
    ui::fill(canvas, picture, 4, t.paper_from, t.paper_to);
    ui::outline(canvas, picture, 4, t.paper_line);
    ui::symbol(canvas, face.sign, picture.center(), 15, t.ink);
    ui::TextStyle title = ui::style::caption.in(card.leaving ? t.muted : t.text);
    const std::string text =
        face.title + (card.count > 1 ? " ×" + std::to_string(card.count) : std::string());
    const float width = ui::text_width(canvas, text, title) + 1;
    ui::draw_text(canvas, ui::take_left(line, width, 8), text, title);
    style.size = 12;
    if (ui::text_width(canvas, face.effect, style) <= line.w) {
        ui::draw_text(canvas, line, face.effect, style);
    }
}

}  // namespace

const CardFace& card_face(int card) {
    return kCardFaces[card];
}

std::string card_text(int card) {
    return std::string(kCardFaces[card].title) + ": " + kCardFaces[card].effect;
}

std::vector<SeatCard> cards_of(const State& state, int seat) {
    std::vector<SeatCard> list;
    std::array<int, kSkills> spare{};
    std::copy_n(std::begin(state.technology[seat - 1]), kSkills, spare.begin());
    for (const SeatCard& character : characters_of(state, seat)) {
        const int i = character.adventurer;
        const Adventurer& one = state.adventurer[adventurer_index(seat, i)];
        list.push_back(character);
        if (one.carries != 0) {
            list.push_back({one.carries - 1, i, 1, false});
            --spare[static_cast<std::size_t>(one.carries - 1)];
        } else if (one.works != 0) {
            // A card given up is free for others, but works for this Adventurer until its next
            // turn.
            list.push_back({one.works - 1, i, 1, true});
        }
    }
    for (int kind = 0; kind < kSkills; ++kind) {
        if (const int count = spare[static_cast<std::size_t>(kind)]; count > 0) {
            list.push_back({kind, 0, count, false});
        }
    }
    return list;
}

std::string seat_card_text(const SeatCard& card) {
    return core::say(
        "{spare:Spare|Adventurer {number}}{several: ({count})|} – {card}{leaving:, until "
        "its next turn|}",
        {{"spare", card.adventurer == 0},
         {"number", card.adventurer},
         {"several", card.count > 1},
         {"count", card.count},
         {"card", card_text(card.kind)},
         {"leaving", card.leaving}});
}

void add_card_line(ui::Column& column, ui::Canvas& canvas, std::string_view name,
                   const SeatCard& card) {
    column.add(ui::grown(canvas, kCardLine), 0, [&](Rect line) {
        const std::string words = seat_card_text(card);
        ui::plain_spot(canvas, name, words, line, words);
        draw_card(canvas, line, card);
    });
}

float characters_height(const ui::Canvas& canvas, const State& state, int seat) {
    // A whole number of pixels, so that the elements above keep exactly their height.
    const float height = std::round(ui::grown(canvas, kChip));
    return characters_of(state, seat).empty() ? 0 : height;
}

void draw_characters(ui::Canvas& canvas, Rect row, const State& state, int seat, int& shown) {
    const ui::Theme& t = canvas.theme;
    const std::vector<SeatCard> cards = characters_of(state, seat);
    const int count = static_cast<int>(cards.size());
    row.w = std::min(row.w, kWidestChip * static_cast<float>(count));
    if (canvas.input.pressed && !row.contains(canvas.input.pointer)) {
        shown = 0;
    }
    for (int i = 0; i < count; ++i) {
        const SeatCard& card = cards[static_cast<std::size_t>(i)];
        const Rect at = ui::column(row, i, count, 8);
        const std::string words = seat_card_text(card);
        const std::string name = "character-" + std::to_string(card.adventurer);
        const ui::SpotState spot = ui::labelled_spot(canvas, {name, words, at});
        if (spot.clicked) {
            shown = shown == card.adventurer ? 0 : card.adventurer;
        }
        ui::fill(canvas, at, 6, t.raised);
        ui::outline(canvas, at, 6, t.line);
        draw_card(canvas, at.inset(7, 0), card);
        ui::focus_ring(canvas, spot, at, 6);
        if (shown == card.adventurer && canvas.spots.top == canvas.layer) {
            canvas.tip = words;
            canvas.tip_at = at;
        }
    }
}

}  // namespace ctq::cartolan::view
