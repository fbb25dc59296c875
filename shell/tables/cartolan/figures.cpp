#include <array>
#include <utility>

#include "shell/tables/cartolan/view.hpp"

/// The figures of the rules: short records from the beginning on.
namespace ctq::tables {

std::string_view CartolanView::figure(std::string_view name) const {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> figures = {{
        {"wind",
         "[Game \"cartolan\"]\n[Seats \"human human\"]\n\n"
         "first=1 w n tile=ttttf\n"},
        {"explore",
         "[Game \"cartolan\"]\n[Seats \"human human\"]\n\n"
         "first=1 n n tile=tfttf\n"},
        {"wonder",
         "[Game \"cartolan\"]\n[Seats \"human human\"]\n\n"
         "first=1 e e tile=ttttf e tile=ttttf n tile=ttttf stop n tile=tfttt\n"},
        {"piracy",
         "[Game \"cartolan\"]\n[Options \"mode=regular\"]\n[Seats \"human human\"]\n\n"
         "first=1 n n tile=ftttt stop n n attack=1.1 die=with die=against\n"},
    }};
    for (const auto& [known, record] : figures) {
        if (known == name) {
            return record;
        }
    }
    return {};
}

}  // namespace ctq::tables
