#include "tests/engine/bots/newcomer.hpp"

#include <algorithm>

#include "engine/core/best_action.hpp"
#include "engine/games/carteso/claims.hpp"
#include "engine/games/cartolan/compass.hpp"
#include "engine/games/incan_gold/odds.hpp"

namespace ctq::tests {
namespace {

using core::Action;
using core::Rng;

/// In one of this many decisions, on average, the newcomer overlooks the marks.
constexpr std::uint32_t kOverlooked = 3;

constexpr int kWin = 1000;
constexpr int kPlain = 0;
constexpr int kLoss = -1;

/// Returns a random action among those with the highest mark. All marks below kLoss count as kLoss.
template <class Game, class Mark>
Action take_marked(const typename Game::State& seen, Rng& rng, const Mark& mark) {
    typename Game::Legal list;
    Game::legal(seen, list);
    if (rng.below(kOverlooked) == 0) {
        return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))];
    }
    core::BestAction best;
    for (const Action action : list) {
        best.offer(action, std::max(mark(action), kLoss), rng);
    }
    return best.action;
}

template <class Game>
bool wins(const typename Game::State& after, int seat) {
    return Game::turn(after).kind == core::Turn::Kind::over &&
           Game::result(after).rank[static_cast<std::size_t>(seat - 1)] == 1;
}

/// In Cartagena, marks are the badge of a move back ("+2" or "+3" cards), the ring around the boat
/// and the warning about the last card.
int mark_of(const cartagena::State& seen, int seat, Action action) {
    using cartagena::Kind;
    const cartagena::Kind kind = cartagena::kind_of(action);
    const int from = cartagena::position_of(action);
    if (kind == Kind::back) {
        const int cards = seen.on_space[cartagena::back_target(seen, from)];
        return cards > 1 ? cards : kPlain;
    }
    if (kind != Kind::forward) {
        return kPlain;
    }
    cartagena::State next = seen;
    cartagena::Game::apply(next, action);
    if (wins<cartagena::Game>(next, seat)) {
        return kWin;
    }
    if (cartagena::forward_target(seen, cartagena::symbol_of(action), from) ==
        cartagena::boat(seen)) {
        return 10;
    }
    bool stuck = seen.hand_size[seat - 1] == 1;
    for (int i = 0; stuck && i < next.tokens; ++i) {
        stuck = cartagena::back_target(next, cartagena::token_position(next, seat, i)) < 0;
    }
    return stuck ? kLoss : kPlain;
}

/// In Carteso, marks are the points that a stone claims, shown beside the board, and the result of
/// a second pass.
int mark_of(const carteso::State& seen, int seat, Action action) {
    using carteso::Kind;
    if (carteso::kind_of(action) != Kind::place && carteso::kind_of(action) != Kind::pass) {
        return kPlain;
    }
    carteso::State next = seen;
    carteso::Game::apply(next, action);
    if (carteso::Game::turn(next).kind == core::Turn::Kind::over) {
        return wins<carteso::Game>(next, seat) ? kWin : kLoss;
    }
    const int side = seen.side;
    const auto claimed = [&](int whose) {
        return carteso::count(next.claimed[whose]) - carteso::count(seen.claimed[whose]);
    };
    return claimed(side) - claimed(carteso::opponent(side));
}

/// In Incan Gold, the mark is the advice about one more card.
int mark_of(const incan_gold::State& seen, int seat, Action action) {
    const bool leaves = incan_gold::odds(seen, seat).myopic_leaves();
    return (action == incan_gold::kLeave) == leaves ? kPlain : kLoss;
}

bool chest_takes_lead(const cartolan::State& seen) {
    const int vault = seen.vault[seen.seat - 1] + cartolan::mover(seen).chest;
    int best = 0;
    for (int seat = 1; seat <= seen.seats; ++seat) {
        best = seat == seen.seat ? best : std::max(best, seen.vault[seat - 1]);
    }
    return cartolan::mover(seen).chest > 0 && vault > best;
}

/// In Cartolan, marks are the gains on the buttons, the bars on the map, and the route home with a
/// Chest that takes the lead.
int mark_of(const cartolan::State& seen, int /*seat*/, Action action) {
    using cartolan::Kind;
    const int what = cartolan::what_of(action);
    switch (cartolan::kind_of(action)) {
        case Kind::bank:
            return cartolan::amount_of(action) == cartolan::mover(seen).chest ? 1 : kPlain;
        case Kind::take_wealth:
        case Kind::restore:
            return 1;
        case Kind::rest:
            return 2;
        case Kind::attack:
        case Kind::attack_agent:
            return cartolan::attack_odds(seen, action) >= 0.5 ? 1 : kLoss;
        case Kind::move: {
            const cartolan::Exits exits = cartolan::find_exits(seen, {});
            if ((exits.open >> what & 1U) == 0) {
                return kLoss;
            }
            const int home = seen.city[cartolan::mover(seen).city];
            return chest_takes_lead(seen) && cartolan::steer_toward(seen, exits, home) == what
                       ? 1
                       : kPlain;
        }
        case Kind::gust:
        case Kind::wait:
        case Kind::stop:
        case Kind::court:
        case Kind::lift:
        case Kind::send:
            return kLoss;
        default:
            return kPlain;
    }
}

}  // namespace

Action newcomer_action(const cartagena::State& seen, int seat, Rng& rng) {
    return take_marked<cartagena::Game>(seen, rng,
                                        [&](Action action) { return mark_of(seen, seat, action); });
}

Action newcomer_action(const carteso::State& seen, int seat, Rng& rng) {
    if (seen.phase == carteso::Phase::komi) {
        return carteso::name_komi(seen.rows * seen.columns / 20);  // the komi it is offered
    }
    return take_marked<carteso::Game>(seen, rng,
                                      [&](Action action) { return mark_of(seen, seat, action); });
}

Action newcomer_action(const cartolan::State& seen, int seat, Rng& rng) {
    return take_marked<cartolan::Game>(seen, rng,
                                       [&](Action action) { return mark_of(seen, seat, action); });
}

Action newcomer_action(const incan_gold::State& seen, int seat, Rng& rng) {
    return take_marked<incan_gold::Game>(
        seen, rng, [&](Action action) { return mark_of(seen, seat, action); });
}

}  // namespace ctq::tests
