#include <array>
#include <utility>

#include "shell/tables/carteso/view.hpp"

/// The figures of the rules: one stone each, from a set-up position on.
namespace ctq::tables {

std::string_view CartesoView::figure(std::string_view name) const {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> figures = {{
        {"spans",
         "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
         "[Seats \"human human\"]\n"
         "[Position \"...O...../...XX..O./.O......./..OX...X./......O.. V - -\"]\n\nXd3\n"},
        {"reach",
         "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
         "[Seats \"human human\"]\n"
         "[Position \"...O...../.X.O...X./.X.O...../.X.O...../...O..X.. H - -\"]\n\nXb1\n"},
        {"finished",
         "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
         "[Seats \"human human\"]\n"
         "[Position \"XXO....../X.O....X./XX......./.XO...O../XXO...... H - -\"]\n\nOc3\n"},
        {"claims",
         "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
         "[Seats \"human human\"]\n"
         "[Position \"........./...O...../XXXXXXXXX/OOOO.OOOO/XXXXXXXXX V - -\"]\n\nOe2\n"},
        {"square",
         "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
         "[Seats \"human human\"]\n"
         "[Position \"........./....X..../O......../XXO....O./XXO...... V - -\"]\n\nOb3\n"},
        {"later",
         "[Game \"carteso\"]\n[Options \"rows=5 cols=9 komi=0 sides=fixed\"]\n"
         "[Seats \"human human\"]\n"
         "[Position \"XXXO...../X..O..X../X..O...../X..O.O.../XXXO..... H a1=V -\"]\n\nXb3\n"},
    }};
    for (const auto& [known, record] : figures) {
        if (known == name) {
            return record;
        }
    }
    return {};
}

}  // namespace ctq::tables
