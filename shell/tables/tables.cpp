#include "shell/tables/cartagena/view.hpp"
#include "shell/tables/carteso/view.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/incan_gold/view.hpp"
#include "shell/tables/plain/plain.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tables {

namespace {

template <class View>
std::unique_ptr<TableView> make() {
    return std::make_unique<View>();
}

/// The games with a view of their own.
constexpr struct {
    std::string_view game;
    std::unique_ptr<TableView> (*make)();
} kViews[] = {{"cartagena", make<cartagena::view::View>},
              {"incan_gold", make<incan_gold::view::View>},
              {"carteso", make<carteso::view::View>},
              {"cartolan", make<cartolan::view::View>}};

}  // namespace

std::optional<FloatingText::Kind> TableView::moment(const match::Step& step) const {
    for (const FloatingText& event : events(step)) {
        if (event.kind != FloatingText::Kind::news) {
            return event.kind;
        }
    }
    return std::nullopt;
}

std::unique_ptr<TableView> make_view(std::string_view game) {
    for (const auto& view : kViews) {
        if (view.game == game) {
            return view.make();
        }
    }
    return plain::view::make();
}

}  // namespace ctq::tables
