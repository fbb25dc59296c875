#include "shell/scenes/laboratory/ladder.hpp"
#include "shell/scenes/laboratory/results.hpp"

namespace ctq::scenes {
namespace {

constexpr int kAnchor = 0;  ///< the first bot, as in `ctq tournament`
/// Number of games to resample in one tick. It takes a few hundredths of a second.
constexpr std::int64_t kGamesATick = 400'000;

}  // namespace

/// Computing the bounds changes neither the order of the bots nor their results against each other.
void Ladder::rate(std::span<const lab::StrengthBounds> bounds) {
    ratings_ = lab::rate(tournament_, tallies_, kAnchor, bounds);
    bounded_ = !bounds.empty();
}

void Ladder::follow(const Laboratory& lab) {
    *this = {};
    tournament_ = lab.tournament();
    tallies_ = tournament_.tables.empty() ? std::vector<lab::Tally>() : tallies_of(lab);
    if (tallies_.empty() || !lab::can_rate(tournament_, tallies_)) {
        return;
    }
    rate({});
    for (const lab::Rating& row : ratings_) {
        for (const lab::Rating& column : ratings_) {
            pairs_.push_back(lab::compare(tournament_, tallies_, row.bot, column.bot));
        }
    }
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
        rate(bootstrap_->bounds());
        bootstrap_.reset();
    }
    return true;
}

}  // namespace ctq::scenes
