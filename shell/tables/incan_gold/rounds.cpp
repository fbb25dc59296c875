#include <algorithm>
#include <array>
#include <bit>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/tables/incan_gold/frame.hpp"

/// Shows the end of a round: what a bust costs, and who brought home what.
namespace ctq::incan_gold::view {

using ui::Point;
using ui::Rect;

namespace {

using core::say;

constexpr float kAccountWidth = 430;
constexpr float kAccountRow = 34;
constexpr float kAccountHead = 38;
constexpr float kAccountCaptions = 22;
constexpr float kFewestRow = 15;  // pixels, for many seats on a low board
constexpr int kMostFalling = 7;

/// Returns, for example, "Fire again: you lose 53 gems", or "Fire again: nothing is lost".
std::string loss_text(const ViewContext& context, const Act& act) {
    const State& state = act.before;
    int all = 0;
    each_seat(state.exploring, [&](std::size_t i) { all += state.backpack[i]; });
    const int alone = seats_in(state.exploring) == 1
                          ? std::countr_zero(static_cast<unsigned>(state.exploring)) + 1
                          : 0;
    const int seat = explores(state, context.viewer) ? context.viewer : alone;
    const int lost = seat == 0 ? all : state.backpack[seat - 1];
    return say(
        "{hazard} again: {any:{all:all inside lose|{who:you lose|{who} loses}} {gems} "
        "{gems:gem|gems}|nothing is lost}",
        {{"hazard", core::capitalized(kind_word(act.kind))},
         {"any", lost > 0},
         {"all", seat == 0},
         {"who", seat == 0 ? std::string_view() : context.name(seat)},
         {"gems", lost}});
}

/// Draws a number or heading at the right end of its column.
void draw_figure(ui::Canvas& canvas, Rect cell, std::string_view words, ui::Face face, float size,
                 ui::Color color) {
    ui::draw_text(canvas, cell, words, {face, size, color, ui::Align::right});
}

}  // namespace

/// Returns the gems a seat brought home in a round, counted from 1.
int View::gems_home(int round, int seat) const {
    const auto i = static_cast<std::size_t>(seat - 1);
    const auto at = static_cast<std::size_t>(round - 1);
    return past_.ends[at].tent[i] - (round > 1 ? past_.ends[at - 1].tent[i] : 0);
}

/// Returns, for example, "Round 3 brought home: You 0, 53 lost; Trader 12."
std::string View::round_words(const ViewContext& context, int round) const {
    const RoundEnd& end = past_.ends[static_cast<std::size_t>(round - 1)];
    std::string words = say("Round {round} brought home:", {{"round", round}});
    for (int seat = 1; seat <= context.state<State>().seats; ++seat) {
        const int lost = end.lost[static_cast<std::size_t>(seat - 1)];
        words += say("{first:|;} {who} {gems}{lost:, 1 lost|, {lost} lost|}",
                     {{"first", seat == 1},
                      {"who", context.name(seat)},
                      {"gems", gems_home(round, seat)},
                      {"lost", lost}});
    }
    return words + ".";
}

std::string View::event_prompt(const ViewContext& /*context*/) const {
    const Act* act = motion_.shown();
    if (act == nullptr) {
        return {};
    }
    if (act->account != 0 || busted_) {
        return say("Round {round} is over. Press anything to go on.",
                   {{"round", act->account != 0 ? act->account : act->before.round}});
    }
    return act->kind >= 0           ? "The next card is turned."
           : act->before.seats == 1 ? "The gems go into the tent."
                                    : "All have chosen.";
}

void draw_loss(const Frame& frame, Rect area) {
    ui::Canvas& canvas = frame.canvas;
    const std::string words = loss_text(frame.context, *frame.act);
    ui::TextStyle style{ui::Face::title, ui::narrow(canvas) ? 21.0F : 27.0F, kTemple.text,
                        ui::Align::center};
    const float width = ui::text_width(canvas, words, style);
    style.size *= std::min(1.0F, (area.w - 44) / width);
    const float w = std::min(area.w, width + 56);
    const Rect band = ui::around(area.center(), w, area.h + (ui::narrow(canvas) ? 8.0F : 16.0F));
    ui::fill(canvas, band, band.h / 2, ui::rgb(0x8C2C18));
    ui::outline(canvas, band, band.h / 2, ui::rgb(0xF0A98E), 1.5F);
    ui::draw_text(canvas, band, words, style);
}

/// Draws the gems of all explorers falling out of their backpacks.
void View::draw_falling(Frame& frame) {
    const float share = frame.now_arrived();
    if (share >= 1) {
        return;
    }
    each_seat(frame.state.exploring, [&](std::size_t i) {
        const int gems = std::min<int>(kMostFalling, frame.state.backpack[i]);
        const Point from = backpack_at_[i].center();
        for (int k = 0; k < gems; ++k) {
            const float spread = static_cast<float>(k) - static_cast<float>(gems - 1) / 2;
            const float t = std::clamp(share * 1.3F - 0.05F * static_cast<float>(k), 0.0F, 1.0F);
            const Point at = from + Point{spread * 18 * t, 110 * t * t - 46 * t};
            draw_gem(frame.canvas, at, 15, k + gems, 1 - t * t);
        }
    });
}

/// Draws the account of the previous round over the board: what each seat took home, and its total.
void View::draw_account(Frame& frame, Rect area) {
    ui::Canvas& canvas = frame.canvas;
    const int round = frame.act->account;
    const RoundEnd& end = past_.ends[static_cast<std::size_t>(round - 1)];
    const int seats = frame.state.seats;
    const float scale = std::max(1.0F, canvas.text_scale);
    const float rows = area.h - 28 - (kAccountHead + kAccountCaptions) * scale;
    const float row = std::clamp(rows / static_cast<float>(seats), kFewestRow, kAccountRow * scale);
    const float size = std::min(17.0F, row * 0.72F / canvas.text_scale);
    const float h =
        row * static_cast<float>(seats) + (kAccountHead + kAccountCaptions) * scale + 20;
    const Rect panel = ui::around(area.center(), std::min(kAccountWidth * scale, area.w - 16), h);
    ui::shadow(canvas, panel, ui::radius_panel, 30, 8, ui::rgb(0x000000, 0.6F));
    ui::fill(canvas, panel, ui::radius_panel, ui::rgb(0x241730));
    ui::outline(canvas, panel, ui::radius_panel, ui::faded(kTemple.gold, 0.7F), 1.5F);
    ui::plain_spot(canvas, "round-end", round_words(frame.context, round), panel);
    Rect in = panel.inset(18, 8);
    const std::string title = say("Round {round}: {bust:{hazard} again|all came home}",
                                  {{"round", round},
                                   {"bust", end.hazard >= 0},
                                   {"hazard", end.hazard >= 0 ? kind_word(end.hazard) : ""}});
    ui::draw_text(canvas, ui::take_top(in, kAccountHead * scale), title,
                  {ui::Face::title, 22, kTemple.gold, ui::Align::left});
    const ui::TextStyle widest = ui::style::number.in(kTemple.text).to(ui::Align::right);
    const float width = ui::text_width(canvas, "This round", widest);
    const auto cells = [&](Rect line) {
        const Rect tent = ui::take_right(line, width * 0.62F, 4);
        const Rect more = ui::take_right(line, width, 4);
        return std::array<Rect, 3>{line, more, tent};
    };
    const auto heads = cells(ui::take_top(in, kAccountCaptions * scale));
    draw_figure(canvas, heads[1], "This round", ui::Face::text, 13, kTemple.muted);
    draw_figure(canvas, heads[2], "Tent", ui::Face::text, 13, kTemple.muted);
    for (int seat = 1; seat <= seats; ++seat) {
        auto [name, more, tent] = cells(ui::take_top(in, row));
        ui::token(canvas, ui::take_left(name, row * 0.7F, 8).center(), row * 0.66F, seat);
        const bool own = seat == frame.context.viewer;
        ui::draw_text(canvas, name, frame.context.name(seat),
                      {own ? ui::Face::bold : ui::Face::text, size, kTemple.text, ui::Align::left});
        const int lost = end.lost[static_cast<std::size_t>(seat - 1)];
        draw_figure(canvas, more,
                    say("{lost:1 lost|{lost} lost|+{gems}}",
                        {{"lost", lost}, {"gems", gems_home(round, seat)}}),
                    ui::Face::bold, size, lost > 0 ? kTemple.danger : kTemple.text);
        draw_figure(canvas, tent, std::to_string(end.tent[static_cast<std::size_t>(seat - 1)]),
                    ui::Face::bold, size, kTemple.gold);
    }
}

}  // namespace ctq::incan_gold::view
