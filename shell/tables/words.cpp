#include "shell/tables/words.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"

namespace ctq::tables {

std::string_view short_title(std::string_view title) {
    return title.substr(0, title.find(" – "));
}

std::string lead_text(std::span<const std::string> names, std::span<const int> halves,
                      std::string_view unit, std::string_view one) {
    if (halves.size() < 2) {
        return {};
    }
    const int most = *std::max_element(halves.begin(), halves.end());
    int next = *std::min_element(halves.begin(), halves.end());
    if (next == most) {
        return "All even";
    }
    std::vector<std::string> first;
    for (std::size_t i = 0; i < halves.size(); ++i) {
        if (halves[i] == most) {
            first.push_back(names[i]);
        } else {
            next = std::max(next, halves[i]);
        }
    }
    const std::string who = core::listed(first);
    return core::say("{who} {one:{who:lead|leads}|lead} by {lead}{unit}",
                     {{"who", who},
                      {"one", first.size() == 1},
                      {"lead", match::halves_text(most - next)},
                      {"unit", most - next == 2 && !one.empty() ? one : unit}});
}

std::string watching_words(const ViewContext& context) {
    return core::say("You are watching {names}.",
                     {{"names", core::listed({context.names.begin(), context.names.end()})}});
}

std::string Words::figure(std::string_view name) const {
    const auto& figures = help_.figures;
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&](const Figure& figure) { return figure.name == name; });
    return found == figures.end() ? "" : std::string(found->tags).append(found->record);
}

}  // namespace ctq::tables
