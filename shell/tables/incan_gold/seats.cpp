#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/tables/incan_gold/frame.hpp"

/// Draws each seat's backpack, tent and choice.
namespace ctq::incan_gold::view {

using ui::Rect;

namespace {

using core::say;

constexpr float kWidest = 430;  // width of a tile on a large screen with few seats
constexpr int kMany = 3;        // number of tiles in a row from which they fill the width
constexpr float kTall = 80;     // least height of a tile with a line about its seat's choice

/// What a seat is doing, in a word or two, and its emphasis.
struct SeatStatus {
    const char* words;
    ui::Color color;
    bool strong;
};
constexpr SeatStatus kStatus[] = {{"in camp", kTemple.muted, false},
                                  {"in the temple", kTemple.muted, false},
                                  {"choosing", kTemple.muted, false},
                                  {"chosen", kTemple.text, false},
                                  {"going on", ui::rgb(0x8FD6A6), true},
                                  {"leaving", kTemple.gold, true},
                                  {"lost {gems:1|{gems}|nothing}", kTemple.danger, true}};

/// Draws a sign with a number beside it. Returns the sign's rectangle.
Rect draw_load(ui::Canvas& canvas, Rect area, ui::Symbol sign, int number, ui::Color color,
               float size) {
    const Rect mark = ui::take_left(area, size * 0.95F, 5);
    ui::symbol(canvas, sign, mark.center(), size * 0.92F, ui::faded(color, 0.9F));
    ui::draw_text(canvas, area, std::to_string(number),
                  {.face = ui::Face::title,
                   .size = size / canvas.text_scale,
                   .color = color,
                   .align = ui::Align::left,
                   .dots = false});
    return mark;
}

/// Draws the gems of a backpack beside its number: a stone for every four gems, as many as fit.
void draw_filling(ui::Canvas& canvas, Rect area, int gems, float size) {
    const float stone = size * 0.46F;
    ui::take_left(area, size * 2.5F);
    const int room = static_cast<int>(area.w / (stone * 0.8F)) - 1;
    const int stones = std::min({(gems + 3) / 4, room, 12});
    for (int k = 0; k < stones; ++k) {
        draw_gem(canvas, {area.x + stone * (0.5F + 0.8F * static_cast<float>(k)), area.center().y},
                 stone, k);
    }
}

}  // namespace

SeatTiles seat_tiles(const ui::Canvas& canvas, float width, int seats) {
    const float least = ui::grown(canvas, ui::narrow(canvas) ? 82 : 156);
    const int fit = std::clamp(static_cast<int>((width + kTileGap) / (least + kTileGap)), 1, seats);
    SeatTiles tiles;
    tiles.rows = (seats + fit - 1) / fit;
    tiles.columns = (seats + tiles.rows - 1) / tiles.rows;
    return tiles;
}

void View::draw_seats(Frame& frame, Rect area) {
    const int n = frame.state.seats;
    const SeatTiles tiles = seat_tiles(frame.canvas, area.w, n);
    const auto rows = static_cast<float>(tiles.rows);
    const float h = (area.h - kTileGap * (rows - 1)) / rows;
    // On a phone, and with many seats, the tiles fill the width.
    const bool fill = ui::narrow(frame.canvas) || tiles.columns >= kMany;
    const float widest = fill ? area.w : kWidest;
    const float w = std::min(widest, ui::column(area, 0, tiles.columns, kTileGap).w);
    for (int i = 0; i < n; ++i) {
        const int row = i / tiles.columns;
        draw_tile(frame,
                  {area.x + static_cast<float>(i % tiles.columns) * (w + kTileGap),
                   area.y + static_cast<float>(row) * (h + kTileGap), w, h},
                  i + 1);
    }
}

void View::draw_tile(Frame& frame, Rect rect, int seat) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const auto i = static_cast<std::size_t>(seat - 1);
    const SeatMarks& marks = frame.marks.of(seat);
    const tables::SeatFacts seat_facts = facts_of(state, seat);
    const std::string label =
        say("{who}, {detail}{over:|, tent {tent}}", {{"who", frame.context.titled(seat)},
                                                     {"detail", seat_facts.detail},
                                                     {"over", seat_facts.figure.empty()},
                                                     {"tent", seat_facts.figure}});
    ui::plain_spot(canvas, "seat-" + std::to_string(seat), label, rect, label);
    canvas.spots.list.back().kept = seat == frame.context.viewer;
    const ui::Color own = ui::seat_look(seat).color;
    ui::fill(canvas, rect, ui::radius_card, marks.inside ? ui::rgb(0x0C0712, 0.55F) : kTemple.tile);
    ui::outline(canvas, rect, ui::radius_card,
                marks.due      ? kTemple.gold
                : marks.inside ? ui::mix(own, ui::rgb(0xFFFFFF), 0.2F)
                               : kTemple.edge,
                marks.inside || marks.due ? 2.0F : 1.0F);
    const bool small = rect.w < 150;
    const bool tall = rect.h >= kTall && !small;
    const bool low = rect.h < 52;
    Rect in = rect.inset(small ? 7.0F : 14.0F, small || low ? 4.0F : tall ? 9.0F : 7.0F);
    Rect head = ui::take_top(in, in.h * (tall ? 0.52F : 0.5F));
    const float mark = small ? 15 : tall ? 28 : low ? 17 : 20;
    ui::token(canvas, ui::take_left(head, mark, small ? 5.0F : 10.0F).center(), mark, seat);
    const SeatStatus& status = kStatus[static_cast<std::size_t>(marks.doing)];
    const std::string titled = frame.context.titled(seat);
    const std::string doing = say(status.words, {{"gems", marks.lost}});
    const ui::TextStyle name{seat == frame.context.viewer ? ui::Face::bold : ui::Face::text,
                             small ? 13.0F : 16.0F, kTemple.text, ui::Align::left};
    const ui::TextStyle status_style{status.strong ? ui::Face::bold : ui::Face::text,
                                     small ? 12.0F : 13.0F, status.color, ui::Align::left};
    if (tall) {
        Rect top = head;
        ui::draw_text(canvas, ui::take_top(top, head.h * 0.54F), titled, name);
        ui::draw_text(canvas, top, doing, status_style);
    } else if (small) {
        // The tile is too small for both: a new decision replaces the name.
        ui::draw_text(canvas, head, status.strong ? doing : titled,
                      status.strong ? status_style : name);
    } else {
        const float w = ui::text_width(canvas, doing, status_style) + 2;
        const bool both = ui::text_width(canvas, titled, name) + 8 + w <= head.w;
        const Rect at = both || status.strong ? ui::take_right(head, w, 8) : Rect{};
        ui::draw_text(canvas, head, titled, name);
        ui::draw_text(canvas, at, at.empty() ? "" : doing, status_style);
    }
    const float size = small ? 17 : tall ? 23 : low ? 18 : 20;
    const Rect left = ui::column(in, 0, 2, 4);
    Rect right = ui::column(in, 1, 2, 4);
    if (marks.inside) {
        backpack_at_[i] = draw_load(canvas, left, ui::Symbol::backpack, marks.carried,
                                    frame.marks.busted ? kTemple.danger : kTemple.text, size);
        draw_filling(canvas, left, marks.carried, size);
    } else {
        backpack_at_[i] = {left.x, left.y, size, left.h};
        if (small) {
            ui::draw_text(canvas, left, "camp",
                          {ui::Face::text, 12, kTemple.muted, ui::Align::left});
        }
    }
    if (!marks.inside && !small) {
        right = in;
    }
    tent_at_[i] = draw_load(canvas, right, ui::Symbol::tent, state.tent[i], kTemple.gold, size);
    const int artifacts = past_.artifacts[i];
    if (artifacts > 0 && !small) {
        Rect at = ui::take_right(right, 40);
        ui::draw_text(canvas, ui::take_right(at, 14), std::to_string(artifacts),
                      {.face = ui::Face::text,
                       .size = 13,
                       .color = kTemple.gold,
                       .align = ui::Align::left,
                       .dots = false});
        ui::symbol(canvas, ui::Symbol::artifact, ui::take_right(at, 20).center(), 17,
                   ui::faded(kTemple.gold, 0.9F));
    }
}

}  // namespace ctq::incan_gold::view
