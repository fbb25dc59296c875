#include "shell/tables/words.hpp"

#include <algorithm>

namespace ctq::tables {

std::string_view Words::figure(std::string_view name) const {
    const std::span<const Figure> figures = help().figures;
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&](const Figure& figure) { return figure.name == name; });
    return found == figures.end() ? std::string_view{} : found->record;
}

}  // namespace ctq::tables
