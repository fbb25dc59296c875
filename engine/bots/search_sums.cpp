// How the parts of a search are added up. The first part of the page asks workers, so it needs only this of the search.
#include <algorithm>
#include <cmath>

#include "engine/bots/search/parts.hpp"

namespace ctq::bots::search {
namespace {

void add(core::Weighed& sum, const core::Weighed& more) {
    sum.visits += more.visits;
    sum.sum += more.sum;
    sum.squares += more.squares;
}

}  // namespace

void merge(core::WeighedList& sum, const core::WeighedList& part) {
    auto at = sum.begin();
    for (const core::Weighed& more : part) {
        at = std::find_if(at, sum.end(),
                          [&](const core::Weighed& one) { return one.action >= more.action; });
        if (at == sum.end() || at->action != more.action) {
            at = sum.insert(at, more);
        } else {
            add(*at, more);
        }
    }
}

void merge(core::JudgedList& sum, const core::JudgedList& part) {
    if (sum.empty()) {
        sum = part;
        return;
    }
    for (std::size_t i = 0; i < part.size(); ++i) {
        add(sum[i].tried, part[i].tried);
        for (std::size_t seat = 0; seat < core::kMostSeats; ++seat) {
            sum[i].shares[seat] += part[i].shares[seat];
        }
        sum[i].lead += part[i].lead;
        sum[i].facts += part[i].facts;
    }
}

core::Action choose(const core::WeighedList& weighed) {
    return std::max_element(weighed.begin(), weighed.end(),
                            [](const core::Weighed& a, const core::Weighed& b) {
                                return a.visits != b.visits ? a.visits < b.visits : a.sum < b.sum;
                            })
        ->action;
}

double mean_of(const core::Weighed& weighed) {
    return weighed.visits == 0
               ? 0
               : static_cast<double>(weighed.sum) / core::kFirstPlaceWorth / weighed.visits;
}

double standard_error(const core::Weighed& weighed) {
    if (weighed.visits == 0) {
        return 1;
    }
    const double n = weighed.visits;
    const double worth = core::kFirstPlaceWorth;
    const double mean = static_cast<double>(weighed.sum) / n;
    const double variance =
        std::max(0.0, static_cast<double>(weighed.squares) / n - mean * mean) / (worth * worth);
    // Wilson's interval of two standard errors, z = 2.
    return std::sqrt(variance / n + 1 / (n * n)) / (1 + 4 / n);
}

}  // namespace ctq::bots::search
