#include "shell/tables/cartagena/view.hpp"
#include "shell/tables/carteso/view.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/incan_gold/view.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tables {

std::unique_ptr<TableView> make_view(std::string_view game) {
    if (game == "cartagena") {
        return make_cartagena_view();
    }
    if (game == "cartolan") {
        return make_cartolan_view();
    }
    if (game == "incan_gold") {
        return make_incan_gold_view();
    }
    if (game == "carteso") {
        return make_carteso_view();
    }
    return make_plain_view();
}

}  // namespace ctq::tables
