// The view of a game that has no view of its own: a button for each action.
#include <algorithm>

#include "shell/match/findings/lead.hpp"
#include "shell/tables/plain/plain.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::plain::view {
namespace {

constexpr float kRow = 44;
constexpr float kGap = 8;
constexpr std::uint8_t kAction = 1;  // the only kind of spot

class PlainView : public tables::TableView {
  public:
    std::string prompt(const tables::ViewContext& /*context*/) const override {
        return "choose an action";
    }
    tables::Ending ending(const tables::ViewContext& /*context*/) const override { return {}; }
    std::string result_words(const core::Match& match, int seat) const override {
        return match::points_words(match.standing(), seat);
    }

    tables::SeatFacts facts(const tables::ViewContext& context, int seat) const override {
        const core::Standing standing = context.game.result(context.view);
        const int halves = standing.half_points[static_cast<std::size_t>(seat - 1)];
        const std::string points = std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
        return {"", points + " points", points};
    }

    std::vector<std::string> situation(const tables::ViewContext& /*context*/) const override {
        return {};
    }

    std::vector<ui::Target> spots_of(const void* /*view*/, core::Action action) const override {
        return {{kAction, action}};
    }
    std::string spot_name(const void* /*view*/, ui::Target spot) const override {
        return "do:" + std::to_string(spot.index);
    }

    void moved(const match::Step& /*step*/, ui::Motion& /*motion*/, float /*seconds*/) override {}
    void finish() override {}

    void draw_board(ui::Canvas& canvas, ui::Rect area,
                    const tables::ViewContext& context) override {
        ui::paper(canvas, area);
        ui::Rect inner = area.inset(16);
        int column = 0;
        for (const core::Action action : context.picker.left()) {
            const int columns = std::max(1, static_cast<int>(inner.w / 260));
            const ui::Rect cell =
                ui::column({inner.x, inner.y, inner.w, kRow}, column % columns, columns, kGap);
            const ui::Target spot{kAction, action};
            const std::string name = spot_name(context.view, spot);
            const std::string label =
                core::with_names(context.game.describe(context.view, action).you, context.names);
            ui::SpotSpec spec{name, label, cell};
            spec.target = spot;
            ui::button(canvas, spec, {ui::ButtonKind::paper});
            if (++column % columns == 0) {
                inner.y += kRow + kGap;
            }
        }
    }

    void hand(ui::Column& /*column*/, ui::Canvas& /*canvas*/,
              const tables::ViewContext& /*context*/) override {}

    void draw_picture(ui::Canvas& canvas, ui::Rect area) const override {
        ui::symbol(canvas, ui::Symbol::compass, area.center(), std::min(area.w, area.h) / 2,
                   canvas.theme.ink_soft);
    }
};

}  // namespace

std::unique_ptr<tables::TableView> make() {
    return std::make_unique<PlainView>();
}

}  // namespace ctq::plain::view
