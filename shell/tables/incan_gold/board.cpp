#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/core/say.hpp"
#include "shell/tables/incan_gold/frame.hpp"

/// Draws the temple: its head line, the path of cards, and flying gems.
namespace ctq::incan_gold::view {

using ui::Point;
using ui::Rect;

namespace {

using core::say;

constexpr float kCardRatio = 0.72F;  // width of a card divided by its height
constexpr float kMostCard = 300;     // greatest height of a card in pixels
constexpr float kLeastCard = 4;      // least height, if there is hardly any room
constexpr int kLeastSlots = 6;       // so that a short path does not look lost

/// A layout of cards in rows, as large as they fit.
struct Grid {
    int columns = 1;
    int rows = 1;
    float w = 0;
    float h = 0;
    float gap = 0;

    /// Returns the rectangle of card `i`. The first card is `x` from the left end; the used rows
    /// are centered vertically.
    Rect at(Rect area, float x, int i) const {
        const float all = static_cast<float>(rows) * (h + gap) - gap;
        const int row = i / columns;
        return {area.x + x + static_cast<float>(i % columns) * (w + gap),
                area.y + (area.h - all) / 2 + static_cast<float>(row) * (h + gap), w, h};
    }

    /// Returns the position of the first of `used` cards that centers them.
    float middle(Rect area, int used) const {
        return (area.w + gap - static_cast<float>(std::min(used, columns)) * (w + gap)) / 2;
    }
};

Grid grid_for(Rect area, int used) {
    const int slots = std::max(kLeastSlots, used);
    Grid best;
    for (int rows = 1; rows <= 4; ++rows) {
        Grid grid;
        grid.rows = rows;
        grid.columns = (slots + rows - 1) / rows;
        grid.gap = area.w < 500 ? 6.0F : 14.0F;
        const auto n = static_cast<float>(grid.columns);
        const auto m = static_cast<float>(rows);
        const float w = (area.w - grid.gap * (n - 1)) / n;
        const float h = (area.h - grid.gap * (m - 1)) / m;
        grid.h = std::max(kLeastCard, std::min({kMostCard, w / kCardRatio, h}));
        grid.w = grid.h * kCardRatio;
        if (grid.h > best.h + 0.5F) {
            best = grid;
        }
    }
    // Fills a row before the next one begins.
    best.columns =
        std::max(best.columns, static_cast<int>((area.w + best.gap + 0.5F) / (best.w + best.gap)));
    best.rows = (used + best.columns - 1) / best.columns;
    return best;
}

std::string foot_of(int kind, int explorers, int seats) {
    if (kind >= kGemKinds || explorers <= 0 || seats == 1) {
        return {};
    }
    const int gems = gem_value(kind);
    return say("{each} each{rest:, 1 left|, {rest} left|}",
               {{"each", gems / explorers}, {"rest", gems % explorers}});
}

/// Returns the brightness, which falls as the path goes deeper; a bust leaves hardly any.
float torchlight(const State& state, bool busted) {
    return busted ? 0.12F : std::max(0.35F, 1 - 0.06F * static_cast<float>(state.turn));
}

}  // namespace

void View::draw_board(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const Act* act = motion_.settle(canvas.motion);
    arrived_ = moving_ && act == nullptr;
    moving_ = act != nullptr;
    canvas.motion.moving =
        canvas.motion.moving || arrived_ || (moving_ && canvas.motion.now < act->flown);
    if (moving_) {
        ui::wake_at(canvas.motion, act->end);
    }
    Frame frame{canvas, context, shown_state(act, context), act,
                marks_of(context, act, canvas.motion.now)};
    busted_ = frame.marks.busted;
    draw_temple(canvas, area, torchlight(frame.state, busted_));
    const bool narrow = ui::narrow(canvas);
    const bool tight = narrow && area.h < 420;
    const float gap = tight ? 5 : narrow ? 9 : 14;
    Rect in = area.inset(narrow ? 12.0F : 24.0F, narrow ? (tight ? 6.0F : 10.0F) : 16.0F);
    draw_head(frame, ui::take_top(in, narrow ? 30.0F : 34.0F, gap * 0.5F));
    const SeatTiles tiles = seat_tiles(canvas, in.w, frame.state.seats);
    const int rows = tiles.rows;
    float tile = rows > 1 ? 70 : 84;
    if (narrow && (rows > 1 || tiles.columns > 2 || tight)) {
        tile = tight ? 46.0F : rows > 1 ? 54.0F : 62.0F;
    }
    draw_seats(frame,
               ui::take_bottom(in, static_cast<float>(rows) * (tile + kTileGap) - kTileGap, gap));
    if (narrow) {
        draw_hazards(canvas, ui::take_bottom(in, tight ? 26.0F : 34.0F, gap), frame.state, true);
    }
    const Rect table = ui::take_bottom(in, tight ? 22.0F : 30.0F, gap);
    if (busted_) {
        draw_loss(frame, table);
    } else {
        draw_table(frame, table);
    }
    draw_path(frame, in);
    draw_flights(frame);
    if (busted_) {
        draw_falling(frame);
    }
    if (moving_ && act->account != 0) {
        draw_account(frame, area);
    }
}

/// Draws the switch at the right of the head line that shows or hides the odds.
static void draw_odds_switch(const Frame& frame, Rect& area) {
    ui::Canvas& canvas = frame.canvas;
    const bool narrow = ui::narrow(canvas);
    const bool shown = frame.context.odds;
    const std::string_view toggle = shown ? "set:odds=off" : "set:odds=on";
    const ui::TextStyle words = ui::style::small.in(kTemple.muted).to(ui::Align::center);
    const Rect at = ui::take_right(area, ui::text_width(canvas, "Hide odds", words) + 36, 10);
    const Rect pill = ui::around(at.center(), at.w, 30);
    const ui::SpotState over =
        ui::spot(canvas, {.name = toggle,
                          .label = shown ? "Hide the odds" : "Show the odds",
                          .rect = ui::around(at.center(), at.w, narrow ? 44.0F : 34.0F),
                          .key = U'o'});
    ui::fill(canvas, pill, 15, over.hovered ? kTemple.edge : kTemple.tile);
    ui::outline(canvas, pill, 15, kTemple.edge);
    ui::draw_text(canvas, pill, shown ? "Hide odds" : "Odds",
                  ui::style::small.in(kTemple.text).to(ui::Align::center));
    ui::focus_ring(canvas, over, pill, 15);
}

void View::draw_head(Frame& frame, Rect area) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const bool narrow = ui::narrow(canvas);
    if (!frame.context.figure && frame.context.may_odds) {
        draw_odds_switch(frame, area);
    }
    if (state.phase == Phase::over) {
        ui::draw_text(canvas, area, "Final count",
                      {ui::Face::title, narrow ? 20.0F : 24.0F, kTemple.gold, ui::Align::left});
        return;
    }
    const std::string round =
        say("Round {round} of {rounds}", {{"round", state.round}, {"rounds", state.rounds}});
    const ui::TextStyle title{ui::Face::title, narrow ? 20.0F : 24.0F, kTemple.gold,
                              ui::Align::left};
    ui::draw_text(canvas, ui::take_left(area, ui::text_width(canvas, round, title) + 2, 14), round,
                  title);
    const std::string cards =
        say("{cards} {cards:card|cards} left", {{"cards", std::popcount(state.deck)}});
    const bool fresh = state.turn <= 1 && !past_.last_end.empty();
    const std::string more = cards + "  ·  " + past_.last_end;
    const ui::TextStyle style{ui::Face::text, narrow ? 13.0F : 15.0F, kTemple.muted,
                              ui::Align::left};
    const bool room = fresh && !narrow && ui::text_width(canvas, more, style) <= area.w;
    ui::draw_text(canvas, area.moved({0, 2}), room ? more : cards, style);
}

/// Draws the slot of the next card, or the card being turned there.
static void draw_next(const Frame& frame, Rect slot) {
    ui::Canvas& canvas = frame.canvas;
    if (frame.act == nullptr || frame.act->kind < 0) {
        ui::dashed_outline(canvas, slot, std::min(ui::radius_card, slot.w * 0.13F),
                           ui::faded(kTemple.text, 0.45F), 1.5F);
        ui::draw_text(canvas, slot, "?",
                      {ui::Face::title, slot.h * 0.3F / canvas.text_scale,
                       ui::faded(kTemple.text, 0.6F), ui::Align::center});
        return;
    }
    const float turned = frame.now_opened();
    const float width = std::max(0.04F, std::abs(1 - 2 * ui::ease(turned)));
    const Rect at = ui::around(slot.center(), slot.w * width, slot.h);
    if (ui::ease(turned) < 0.5F) {
        draw_temple_back(canvas, at);
    } else {
        const std::string foot =
            foot_of(frame.act->kind, seats_in(frame.state.exploring), frame.state.seats);
        draw_temple_card(canvas, at, frame.act->kind, turned >= 1 ? foot : "",
                         frame.marks.busted ? CardLight::alarmed : CardLight::usual);
    }
}

void View::draw_path(Frame& frame, Rect area) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    if (state.phase == Phase::over) {
        ui::draw_wrapped(canvas, area.inset(0, area.h * 0.3F), past_.last_end,
                         {ui::Face::text, 17, kTemple.muted, ui::Align::center});
        return;
    }
    const Grid grid = grid_for(area, state.turn + 1);
    const float middle = grid.middle(area, state.turn + 1);
    // A new card shifts the others with a glide; a new round or another size sets the position at
    // once.
    if (path_area_ == area && state.turn > 0) {
        ui::go(path_x_, middle, canvas.motion);
    } else {
        ui::set(path_x_, middle);
    }
    path_area_ = area;
    const float x = ui::value(path_x_, canvas.motion);
    for (int i = 0; i < state.turn; ++i) {
        const int kind = state.path[i] - 1;
        draw_temple_card(canvas, grid.at(area, x, i), kind,
                         foot_of(kind, explorers_at(state, i), state.seats),
                         frame.marks.path[static_cast<std::size_t>(i)]);
    }
    next_at_ = grid.at(area, x, state.turn);
    draw_next(frame, next_at_);
}

/// Draws flying gems: from a new card to backpacks, from backpacks and the table into tents.
void View::draw_flights(Frame& frame) {
    if (frame.act == nullptr || frame.act->account != 0 || frame.now_opened() < 1) {
        return;
    }
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const float flown = frame.now_arrived();
    const auto fly = [&](Point from, Point to, int gems, float lift) {
        for (int k = 0; k < std::min(gems, 4); ++k) {
            const float late = static_cast<float>(k) * 0.1F;
            const float t = ui::ease((flown - late) / (1 - 0.3F));
            if (t > 0 && t < 1) {
                draw_gem(canvas, ui::carried(from, to, t, lift), 16, k + gems);
            }
        }
    };
    if (frame.act->opens()) {
        each_seat(frame.act->leavers, [&](std::size_t i) {
            fly(backpack_at_[i].center(), tent_at_[i].center(), state.backpack[i], 18);
            const int each = rules::share_each(state.spare, seats_in(frame.act->leavers));
            fly(spare_at_.center(), tent_at_[i].center(), each, 30);
        });
        return;
    }
    if (frame.act->kind >= kGemKinds) {
        return;
    }
    const int gems = gem_value(frame.act->kind);
    const int explorers = seats_in(state.exploring);
    each_seat(state.exploring, [&](std::size_t i) {
        fly(next_at_.center(), backpack_at_[i].center(), gems / explorers, 26);
    });
    fly(next_at_.center(), spare_at_.center(), gems % explorers, 10);
}

}  // namespace ctq::incan_gold::view
