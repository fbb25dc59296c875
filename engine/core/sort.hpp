#pragma once

#include <algorithm>
#include <functional>
#include <utility>

namespace ctq::core {

/// Sorts a short list, stably, by insertion. The page sorts lists of many types, and the code of
/// `std::sort` for one of them is ten times as long.
template <class List, class Less = std::less<>>
void sort_short(List& list, Less less = {}) {
    for (auto at = list.begin(); at != list.end(); ++at) {
        auto value = std::move(*at);
        const auto place = std::upper_bound(list.begin(), at, value, less);
        std::move_backward(place, at, std::next(at));
        *place = std::move(value);
    }
}

}  // namespace ctq::core
