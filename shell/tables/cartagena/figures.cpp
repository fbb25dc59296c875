#include <array>
#include <utility>

#include "shell/tables/cartagena/view.hpp"

/// The figures of the rules: short records from a set-up position on.
namespace ctq::tables {

std::string_view CartagenaView::figure(std::string_view name) const {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> figures = {{
        {"forward",
         "[Game \"cartagena\"]\n[Seats \"human human\"]\n"
         "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,0,2,3|0,0,0,4 hands=C|? turn=1 left=1\"]\n\n"
         "C@3\n"},
        {"back",
         "[Game \"cartagena\"]\n[Seats \"human human\"]\n"
         "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,0,2,9|0,0,5,5 hands=C|? turn=1 left=1\"]\n\n"
         "back@9 draw=S draw=H\n"},
        {"full",
         "[Game \"cartagena\"]\n[Seats \"human human human\"]\n"
         "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,0,4,11|0,0,9,9|0,0,0,9 hands=D|?|? turn=1 "
         "left=1\"]\n\n"},
        {"example",
         "[Game \"cartagena\"]\n[Seats \"human human human\"]\n"
         "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9|0,3,5,9 hands=DC|?|? turn=1 "
         "left=1\"]\n\n"},
    }};
    for (const auto& [known, record] : figures) {
        if (known == name) {
            return record;
        }
    }
    return {};
}

}  // namespace ctq::tables
