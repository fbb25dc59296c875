#include "shell/tables/cartagena/view.hpp"
#include "shell/tables/carteso/view.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/incan_gold/view.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tables {

namespace {

/// The games that have a view of their own.
constexpr struct {
    std::string_view game;
    std::unique_ptr<TableView> (*make)();
} kViews[] = {{"cartagena", cartagena::view::make_view},
              {"incan_gold", incan_gold::view::make_view},
              {"carteso", carteso::view::make_view},
              {"cartolan", cartolan::view::make_view}};

}  // namespace

std::unique_ptr<TableView> make_view(std::string_view game) {
    for (const auto& view : kViews) {
        if (view.game == game) {
            return view.make();
        }
    }
    return make_plain_view();
}

}  // namespace ctq::tables
