#include "tests/engine/incan_gold/turn_duel.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"

namespace ctq::tests {
namespace {

constexpr int kArtifactCard = 100;  // a gem card is its number of gems, a hazard -1 to -5

struct Player {
    int leave_at = 0;
    int backpack = 0;
    int tent = 0;
    bool inside = false;
};

class DuelTemple {
  public:
    DuelTemple(int first, int second) : players_{Player{first}, Player{second}} {
        deck_ = {1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17, kArtifactCard};
        for (int hazard = -5; hazard < 0; ++hazard) {
            deck_.insert(deck_.end(), 3, hazard);
        }
    }

    std::pair<int, int> play(core::Rng& rng) {
        for (int round = 1; round <= 5; ++round) {
            if (round > 1) {
                deck_.push_back(kArtifactCard);
            }
            explore(rng);
        }
        return {players_[0].tent, players_[1].tent};
    }

  private:
    void explore(core::Rng& rng) {
        for (Player& player : players_) {
            player.inside = true;
            player.backpack = 0;
        }
        int spare = 0;
        std::vector<int> table;
        for (int turn = 1; players_[0].inside || players_[1].inside; ++turn) {
            std::swap(deck_[rng.below(static_cast<std::uint32_t>(deck_.size()))], deck_.back());
            const int card = deck_.back();
            deck_.pop_back();
            if (card < 0 && std::find(table.begin(), table.end(), card) != table.end()) {
                break;  // The second hazard of a kind leaves the game.
            }
            table.push_back(card);
            if (card > 0 && card != kArtifactCard) {
                share(card, spare);
            }
            leave(turn, table, spare);
        }
        deck_.insert(deck_.end(), table.begin(), table.end());
    }

    void share(int gems, int& spare) {
        const int inside = (players_[0].inside ? 1 : 0) + (players_[1].inside ? 1 : 0);
        for (Player& player : players_) {
            player.backpack += player.inside ? gems / inside : 0;
        }
        spare += gems % inside;
    }

    void leave(int turn, std::vector<int>& table, int& spare) {
        std::vector<Player*> leavers;
        for (Player& player : players_) {
            if (player.inside && turn >= player.leave_at) {
                leavers.push_back(&player);
            }
        }
        if (leavers.empty()) {
            return;
        }
        const int each = spare / static_cast<int>(leavers.size());
        spare -= each * static_cast<int>(leavers.size());
        for (Player* player : leavers) {
            player->tent += player->backpack + each;
            player->inside = false;
        }
        if (leavers.size() == 1) {
            for (auto at = std::find(table.begin(), table.end(), kArtifactCard); at != table.end();
                 at = std::find(table.begin(), table.end(), kArtifactCard)) {
                leavers[0]->tent += claimed_++ < 3 ? 5 : 10;
                table.erase(at);
            }
        }
    }

    std::array<Player, 2> players_;
    std::vector<int> deck_;
    int claimed_ = 0;
};

}  // namespace

Duel duel_of_turns(int first, int second, std::int64_t games, std::uint64_t seed) {
    core::Rng rng{core::mix(seed)};
    Duel duel;
    for (; duel.games < games; ++duel.games) {
        const auto [mine, theirs] = DuelTemple(first, second).play(rng);
        duel.wins += mine > theirs ? 1 : 0;
        duel.draws += mine == theirs ? 1 : 0;
        duel.score_sum += mine;
        duel.score_squares += std::int64_t{mine} * mine;
    }
    return duel;
}

}  // namespace ctq::tests
