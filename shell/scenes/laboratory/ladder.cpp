#include "shell/scenes/laboratory/ladder.hpp"

namespace ctq::app {
namespace {

constexpr int kAnchor = 0;  ///< the first bot, as in `ctq tournament`
/// Games that one tick draws anew: some hundredths of a second.
constexpr std::int64_t kGamesATick = 400'000;

}  // namespace

void Ladder::follow(const Laboratory& lab) {
    *this = {};
    tournament_ = lab.tournament();
    for (int table = 0; table < static_cast<int>(tournament_.tables.size()); ++table) {
        tallies_.push_back(lab.tally(table));
    }
    if (tallies_.empty() || !lab::can_rate(tournament_, tallies_)) {
        return;
    }
    ratings_ = lab::rate(tournament_, tallies_, kAnchor, {});
    if (!lab.running()) {
        bootstrap_.emplace(tournament_.players(), lab::table_results(tournament_, tallies_),
                           kAnchor, lab.played().seed);
    }
}

bool Ladder::work() {
    if (!bootstrap_) {
        return false;
    }
    std::int64_t games = 0;
    bool more = true;
    while (more && games < kGamesATick) {
        games += bootstrap_->games() + 1;
        more = bootstrap_->step();
    }
    if (!more) {
        ratings_ = lab::rate(tournament_, tallies_, kAnchor, bootstrap_->bounds());
        bounded_ = true;
        bootstrap_.reset();
    }
    return true;
}

}  // namespace ctq::app
