#include "engine/bots/net/net_advice.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/advice.hpp"
#include "engine/bots/net/by_value.hpp"
#include "engine/bots/net/learned.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

using Numbers = std::array<std::int8_t, core::kMostFeatures>;

/// One action and the position after it, as the seat that chooses sees it.
struct Look {
    core::Action action = 0;
    bool over = false;
    Numbers numbers{};  ///< features for that seat; unset if the game is over
    int share = 0;      ///< in units of kNetWin
};

double part(int share) {
    return static_cast<double>(share) / kNetWin;
}

template <class Entry>
class Advisor {
  public:
    using G = typename Entry::Game;
    using Features = typename Entry::Features;
    using State = typename G::State;

    Advisor(const WeighQuestion& asked, const Net& net)
        : asked_(asked),
          net_(net),
          state_(*static_cast<const State*>(asked.observation.data())),
          survey_(Features::survey(state_, asked.seat)) {}

    Weighing weigh() const {
        typename G::Legal legal;
        G::legal(state_, legal);
        typename G::Legal list = legal;
        Features::candidates(state_, list);
        std::vector<Look> looks;
        for (const core::Action action : list) {
            looks.push_back(look_at(action));
        }
        std::sort(looks.begin(), looks.end(), [](const Look& a, const Look& b) {
            return a.share != b.share ? a.share > b.share : a.action < b.action;
        });
        add_wanted(looks, legal);
        Weighing weighing;
        weighing.learned = true;
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (i < asked_.most || looks[i].action == asked_.wanted) {
                weighing.action_values.push_back(worth_of(looks[i], looks.front()));
            }
        }
        weighing.shares = shares_after(looks.front());
        return weighing;
    }

  private:
    /// Adds the wanted action if it is legal and not listed. The net has not learned actions that
    /// its player never considers, so the action's share is capped at that of the best.
    void add_wanted(std::vector<Look>& looks, const typename G::Legal& legal) const {
        const auto among = std::find_if(looks.begin(), looks.end(), [this](const Look& look) {
            return look.action == asked_.wanted;
        });
        if (asked_.wanted && among == looks.end() &&
            std::binary_search(legal.begin(), legal.end(), *asked_.wanted)) {
            Look look = look_at(*asked_.wanted);
            look.share = std::min(look.share, looks.front().share);
            looks.push_back(look);
        }
    }

    ActionValue worth_of(const Look& look, const Look& best) const {
        ActionValue worth;
        worth.action = look.action;
        worth.share = part(look.share);
        worth.error = look.over ? 0 : kNetError;
        worth.visits = 1;
        if (look.action != best.action && !best.over && !look.over) {
            worth.reason = reason(best.numbers, look.numbers);
        }
        return worth;
    }

    Look look_at(core::Action action) const {
        State after = state_;
        G::apply(after, action);
        Look look;
        look.action = action;
        look.over = G::turn(after).kind == core::Turn::Kind::over;
        if (look.over) {
            look.share = final_share<G>(after, asked_.seat, kNetWin);
            return look;
        }
        Features::fill(after, survey_, look.numbers.data());
        look.share = net_.share(look.numbers.data());
        return look;
    }

    /// Returns each seat's share of the win after the action. The net judges each seat alone; the
    /// shares are scaled to add up to 1.
    std::vector<double> shares_after(const Look& look) const {
        State after = state_;
        G::apply(after, look.action);
        const int seats = G::result(after).seats;
        std::vector<double> shares;
        double sum = 0;
        for (int seat = 1; seat <= seats; ++seat) {
            shares.push_back(look.over ? part(final_share<G>(after, seat, kNetWin))
                                       : part(share_of(after, seat)));
            sum += shares.back();
        }
        for (double& share : shares) {
            share = sum > 0 ? share / sum : 1.0 / seats;
        }
        return shares;
    }

    int share_of(const State& state, int seat) const {
        Numbers numbers{};
        Features::fill(state, Features::survey(state, seat), numbers.data());
        return net_.share(numbers.data());
    }

    /// Returns the words of the feature that most favours the better position: the one whose
    /// replacement by the other position's values costs the most share. Empty if none costs more
    /// than one point of 100.
    std::string reason(const Numbers& better, const Numbers& worse) const {
        const int whole = net_.share(better.data());
        int most = kNetWin / 100;
        const char* words = "";
        std::size_t at = 0;
        for (const core::Feature& feature : Features::table()) {
            Numbers changed = better;
            int sum = 0;
            for (int i = 0; i < feature.count; ++i, ++at) {
                changed[at] = worse[at];
                sum += better[at] - worse[at];
            }
            const char* told = sum > 0 ? feature.more : (sum < 0 ? feature.less : nullptr);
            const int gain = whole - net_.share(changed.data());
            if (told != nullptr && gain > most) {
                most = gain;
                words = told;
            }
        }
        return words;
    }

    const WeighQuestion& asked_;
    const Net& net_;
    const State& state_;
    typename Features::Survey survey_;
};

}  // namespace

std::optional<Weighing> weigh_by_net(const WeighQuestion& asked) {
    return ask_entry<std::optional<Weighing>>(
        *asked.game,
        [&](auto entry) -> std::optional<Weighing> {
            using Entry = decltype(entry);
            if constexpr (kLearns<Entry>) {
                const Net* net = learned::net<Entry>(kLastNetStage);
                return net == nullptr ? Weighing{} : Advisor<Entry>(asked, *net).weigh();
            } else {
                return std::nullopt;
            }
        },
        Cabinet{});
}

}  // namespace ctq::bots
