#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// The layout of track, draw pile and discards, and the drawing of the two piles.
namespace ctq::cartagena::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kMargin = 14;
constexpr float kPileRatio = 0.72F;  // width of a card divided by its height
constexpr float kLeastPile = 30;     // least height of a pile in pixels
constexpr float kMostPile = 92;
constexpr float kBadgePile =
    48;  // height from which the number is a badge; on a lower pile it is beside the cards
constexpr float kCount = 26;  // width of that number

/// Returns the free room at the end of the track's last row. Empty if the row is full.
Rect free_corner(const ui::TrackLayout& track, Rect area) {
    const int count = static_cast<int>(track.places.size());
    const int last = count - (track.rows - 1) * track.columns;
    if (track.rows < 2 || last >= track.columns) {
        return {};
    }
    const Point end = track.places.back();
    const float reach = track.half * 1.45F;
    const float top = end.y - track.half;
    const float bottom = std::min(area.bottom(), end.y + track.half);
    return (track.rows - 1) % 2 == 0
               ? Rect{end.x + reach, top, area.right() - end.x - reach, bottom - top}
               : Rect{area.x, top, end.x - reach - area.x, bottom - top};
}

struct PilePlaces {
    Rect pile;
    Rect discards;
};

/// Returns two cards side by side in the middle of a corner.
PilePlaces piles_in(Rect corner) {
    const float h =
        std::clamp(std::min(corner.h * 0.88F, (corner.w - 24) / 2 / kPileRatio), 0.0F, kMostPile);
    const float w = h * kPileRatio;
    const float beside = h < kBadgePile ? 34.0F : h * 0.3F;
    const float gap = std::clamp(corner.w - 2 * w - 16, 8.0F, beside);
    Point c = corner.center();
    // The second number is to the right of the cards.
    const float behind = h < kBadgePile ? 14.0F : 0.0F;
    c.x = std::max(c.x - behind, corner.x + w + gap / 2 + 6);
    return {{c.x - w - gap / 2, c.y - h / 2, w, h}, {c.x + gap / 2, c.y - h / 2, w, h}};
}

}  // namespace

void View::plan(Rect area, int spaces) {
    if (plan_.spaces == spaces && plan_.area == area) {
        return;
    }
    plan_.area = area;
    plan_.spaces = spaces;
    Rect inside = area.inset(std::min(kMargin, area.w * 0.025F));
    const float largest = std::max(48.0F, std::min(area.w, area.h * 1.6F) / 20);
    plan_.track = ui::layout_track(inside, spaces, largest);
    PilePlaces piles = piles_in(free_corner(plan_.track, inside));
    if (piles.pile.h < kLeastPile) {
        const bool beside = inside.w > inside.h * 1.15F;
        // Both piles lie one below the other, with the gap and the edges as high as two fifths.
        const float h = std::min(84.0F, inside.h / 2.4F);
        const float w = h * kPileRatio;
        const float count = h < kBadgePile ? kCount : 0;
        const Rect strip =
            beside ? ui::take_right(inside, w + 16 + count, 6) : ui::take_bottom(inside, 66, 4);
        plan_.track = ui::layout_track(inside, spaces, largest);
        if (beside) {
            const Point c = strip.center() - Point{count / 2, 0};
            const Point apart{0, h * 0.6F};
            piles = {ui::around(c - apart, w, h), ui::around(c + apart, w, h)};
        } else {
            piles = piles_in({strip.right() - 130, strip.y, 130, strip.h});
        }
    }
    plan_.pile = piles.pile;
    plan_.discards = piles.discards;
}

void View::gather(const match::Session& session) {
    const core::Match& match = session.match();
    played_.clear();
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Action action = match.action(ply);
        if (kind_of(action) == Kind::forward) {
            played_.push_back(symbol_of(action));
        }
    }
}

void View::draw_piles(const Frame& frame) const {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    int waiting = 0;
    for (const Flight& flight : motion_.flights()) {
        waiting += flight.kind == Flight::Kind::drawn && !flight.begun(canvas.motion.now);
    }
    int discards = 0;
    int most = 0;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        discards += state.discard[symbol];
        most = state.discard[symbol] > state.discard[most] ? symbol : most;
    }
    discards = std::max(0, discards - motion_.played());
    const int pile = state.pile + waiting;
    const bool badges = plan_.pile.h >= kBadgePile;
    const auto bed = [&](Rect r) {
        ui::dashed_outline(canvas, r, ui::radius_card, ui::faded(canvas.theme.coast_line, 0.6F),
                           1.5F);
    };
    bed(plan_.pile);
    bed(plan_.discards);
    for (int i = std::min(3, (pile + 11) / 12); i-- > 0;) {
        const float off = static_cast<float>(i) * 2;
        ui::CardStyle back;
        back.face_down = true;
        back.count = i == 0 && badges ? pile : 1;
        ui::draw_card(canvas, plan_.pile.moved({-off, -off}), back);
    }
    std::string discards_label = "Discards, none";
    if (discards > 0) {
        // The top discard is the last played card that has arrived. Without a log (a figure, a
        // start position) it is unknown.
        const auto flying = static_cast<std::size_t>(motion_.played());
        const int known = flying < played_.size() ? played_[played_.size() - 1 - flying] : -1;
        const int top = known >= 0 && state.discard[known] > 0 ? known : most;
        ui::CardStyle face;
        face.symbol = sign_of(state, top);
        face.count = badges ? discards : 1;
        discards_label =
            core::say("Discards, on top {card}", {{"card", symbol_phrase(state, top)}});
        ui::draw_card(canvas, plan_.discards, face);
    }
    if (!badges) {
        const auto beside = [&](Rect r, int count) {
            ui::draw_text(
                canvas, {r.right() + 5, r.y, 30, r.h}, std::to_string(count),
                {ui::Face::bold, 13 / canvas.text_scale, canvas.theme.ink, ui::Align::left});
        };
        beside(plan_.pile, pile);
        beside(plan_.discards, discards);
    }
    const core::Part cards("cards", pile);
    ui::plain_spot(
        canvas, "pile", core::say("Draw pile, {cards} {cards:card|cards}", {cards}), plan_.pile,
        core::say("Draw pile: {cards} {cards:card|cards}. When it is empty, the discards "
                  "are shuffled.",
                  {cards}));
    std::string tip = discards == 0 ? "No discards yet" : "Discards";
    for (int symbol = 0; symbol < state.symbols && discards > 0; ++symbol) {
        if (const int count = state.discard[symbol]; count > 0) {
            tip += (tip.find(':') == std::string::npos ? ": " : ", ") +
                   core::say(cards_pattern(state, symbol), {{"n", count}});
        }
    }
    ui::plain_spot(canvas, "discards", discards_label, plan_.discards, tip);
}

}  // namespace ctq::cartagena::view
