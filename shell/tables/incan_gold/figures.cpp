#include <array>
#include <utility>

#include "shell/tables/incan_gold/view.hpp"

/// The figures of the rules: the beginnings of short matches.
namespace ctq::tables {

std::string_view IncanGoldView::figure(std::string_view name) const {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> figures = {{
        {"share", "[Game \"incan_gold\"]\n[Seats \"human human human\"]\n\ng11\n"},
        {"bust",
         "[Game \"incan_gold\"]\n[Seats \"human human human\"]\n\n"
         "g5 stay stay stay snake stay stay stay g14\n"},
        {"leave",
         "[Game \"incan_gold\"]\n[Seats \"human human human human\"]\n\n"
         "g11 stay stay stay stay g14 leave leave stay stay\n"},
        {"artifact",
         "[Game \"incan_gold\"]\n[Seats \"human human human\"]\n\n"
         "g7 stay stay stay artifact leave stay stay\n"},
    }};
    for (const auto& [known, record] : figures) {
        if (known == name) {
            return record;
        }
    }
    return {};
}

}  // namespace ctq::tables
