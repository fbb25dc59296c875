#include "shell/tables/cartolan/routes.hpp"

#include <cstdlib>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/context.hpp"

namespace ctq::cartolan::view {

namespace {

constexpr int kAdventurers = kMostSeats * kMostAdventurers;

bool neighbours(Cell a, Cell b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

/// Follows one action.
class Tracer {
  public:
    explicit Tracer(const State& state) { look(state); }

    void follow(const State& state, core::Action action) {
        for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
            follow_one(state, i, action);
        }
        look(state);
    }
    void attack(const State& before, const State& after, core::Action action) {
        if (before.phase == Phase::fight && after.phase != Phase::fight) {
            routes_.attacks.push_back({cell_of_tile(before, mover(before).tile), before.seat,
                                       wins_fight(before, action), before.turns});
        }
    }
    Routes take() { return std::move(routes_); }

  private:
    void look(const State& state) {
        mover_ = mover_index(state);
        turn_ = state.turns;
        for (int i = 0; i < kAdventurers; ++i) {
            tile_[static_cast<std::size_t>(i)] =
                state.adventurer[i].in_play ? state.adventurer[i].tile : -1;
        }
    }
    void follow_one(const State& state, int index, core::Action action) {
        const auto i = static_cast<std::size_t>(index);
        const Adventurer& one = state.adventurer[index];
        if (!one.in_play || tile_[i] == one.tile) {
            return;
        }
        std::vector<Stop>& way = routes_.way[i];
        const Cell to = cell_of_tile(state, one.tile);
        const Cell from = tile_[i] < 0 ? to : cell_of_tile(state, tile_[i]);
        const Kind kind = kind_of(action);
        const bool moved =
            kind == Kind::move || kind == Kind::tile || kind == Kind::die || kind == Kind::keep;
        if (index != mover_ || !moved || !neighbours(from, to)) {
            way.clear();  // it was sent home, or has just appeared
            return;
        }
        if (way.empty() || has_mark(state.tile[tile_[i]], kCity)) {
            way.assign(1, {from, turn_});
        }
        way.push_back({to, turn_});
    }

    Routes routes_;
    std::array<int, kAdventurers> tile_{};
    int mover_ = 0;
    std::uint32_t turn_ = 0;
};

}  // namespace

bool wins_fight(const State& before, core::Action action) {
    const int what = what_of(action);
    const int die = what == kAgainst ? 2 : 1;
    const bool hit = kind_of(action) == Kind::roll ? what == kHit : before.now.first_die != die;
    return hit && before.now.successes + 1 == before.now.needed;
}

Routes trace_routes(const core::Match& match) {
    core::StateBox box = match.state_at(0);
    const auto& state = tables::state_at<State>(box.data());
    Tracer tracer(state);
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Action action = match.action(ply);
        if (state.phase == Phase::fight) {
            const State before = state;
            match.game().apply(box.data(), action);
            tracer.attack(before, state, action);
        } else {
            match.game().apply(box.data(), action);
        }
        tracer.follow(state, action);
    }
    return tracer.take();
}

}  // namespace ctq::cartolan::view
