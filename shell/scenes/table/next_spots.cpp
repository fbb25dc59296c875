#include "shell/scenes/table/next_spots.hpp"

#include <algorithm>

namespace ctq::scenes {
namespace {

void add(std::vector<ui::Target>& list, ui::Target spot) {
    if (std::find(list.begin(), list.end(), spot) == list.end()) {
        list.push_back(spot);
    }
}

}  // namespace

std::vector<ui::Target> next_spots(const match::Session& session, const tables::TableView& view,
                                   const tables::Picker& picker,
                                   const std::function<bool(core::Action)>& fits) {
    std::vector<ui::Target> next;
    std::vector<ui::Target> first;
    const auto chosen = [&](ui::Target spot) { return picker.chosen(spot); };
    for (const core::Action action : session.legal()) {
        if (!fits(action)) {
            continue;
        }
        const std::vector<ui::Target> spots = view.spots_of(session.view(), action);
        const auto open = std::find_if_not(spots.begin(), spots.end(), chosen);
        const auto taken =
            static_cast<std::size_t>(std::count_if(spots.begin(), spots.end(), chosen));
        if (open != spots.end() && taken == picker.chosen().size()) {
            add(next, *open);
        }
        if (!spots.empty()) {
            add(first, spots.front());
        }
    }
    return next.empty() ? first : next;
}

std::vector<ui::Target> awaited(const Table& table) {
    const Board& board = table.board;
    const Hint* hint = table.hint();
    const Guide* guide = table.guide();
    if (table.pending || table.look() != nullptr || (hint != nullptr && !hint->weighing)) {
        return {};
    }
    if (hint != nullptr) {
        return next_spots(table.session, *board.view, board.picker,
                          [hint](core::Action one) { return one == hint->best(); });
    }
    return guide != nullptr ? guide->awaited(table.session, *board.view, board.picker)
                            : std::vector<ui::Target>();
}

}  // namespace ctq::scenes
