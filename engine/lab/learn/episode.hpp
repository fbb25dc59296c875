#pragma once

#include <array>
#include <vector>

#include "engine/bots/net/by_value.hpp"
#include "engine/core/bot.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/learn/model.hpp"

/// Matches that are played to learn from.
namespace ctq::lab {

/// Positions right after decisions, and what share of the win they should be told to be worth.
struct Samples {
    std::vector<std::int8_t> features;  ///< [count][features of the game]
    std::vector<float> values;          ///< [count] what they were told to be worth
    std::vector<float> targets;         ///< [count]
    std::vector<std::size_t> begins;    ///< the first decision of each seat in each match
};

/// Who plays a seat: a model by the value of what it may do, or one of the game's own bots.
struct Player {
    const Model* model = nullptr;  ///< null: the bot
    int bot = 0;                   ///< by its place among the game's own
    bool learns = false;           ///< what it meets becomes samples
};
using Players = std::array<Player, core::kMostSeats>;

/// How values are passed back from the end of a match: TD(lambda) (Sutton 1988).
struct Credit {
    float lambda = 0.8F;      ///< how far beyond the next decision one looks
    float discount = 0.999F;  ///< what a share is worth one decision earlier: a price on time
};

/// One decision in so many of a model that learns is any that is worth a thought.
inline constexpr std::uint32_t kTrialOf = 40;
/// Matches end unfinished after so many actions, and nobody has won.
inline constexpr int kLongestEpisode = 2'000;

/// What a seat that learns met: features and the value of each position, in turn.
struct Trace {
    std::vector<std::int8_t> features;
    std::vector<float> values;
};

/// Turns what a seat met into samples: the match gave it this share in the end.
void credit(const Trace& trace, float share, const Credit& how, Samples& samples);

/// Plays one match from its beginning.
template <class Entry>
class Episode {
  public:
    using G = typename Entry::Game;
    using Features = typename Entry::Features;
    using State = typename G::State;

    /// `judge` values positions that bots come to while somebody learns from them.
    Episode(const State& start, int seats, const Players& players, const Model* judge,
            std::uint64_t seed)
        : state_(start), seats_(seats), players_(players), judge_(judge), seed_(seed) {
        for (int seat = 1; seat <= seats; ++seat) {
            notes_[index(seat)] = core::begin_notes(seed, seat);
        }
    }

    void play() {
        for (int ply = 0; ply < kLongestEpisode; ++ply) {
            const core::Turn turn = G::turn(state_);
            if (turn.kind == core::Turn::Kind::over) {
                over_ = true;
                return;
            }
            if (turn.kind == core::Turn::Kind::chance) {
                core::Rng rng = core::chance_stream(seed_, draws_++);
                take(G::draw(state_, rng));
            } else {
                core::Rng rng = core::seat_stream(seed_, turn.seat, static_cast<unsigned>(ply));
                take(decide(turn.seat, rng));
            }
        }
    }

    /// What the seat got of the first place, of core::kFirstPlaceWorth; nothing if the match did not end.
    int share(int seat) const {
        return over_ ? bots::final_share<G>(state_, seat, core::kFirstPlaceWorth) : 0;
    }
    bool over() const { return over_; }

    /// What the seats that learn take from it.
    void collect(const Credit& how, Samples& samples) const {
        for (int seat = 1; seat <= seats_; ++seat) {
            credit(traces_[index(seat)],
                   static_cast<float>(share(seat)) / static_cast<float>(core::kFirstPlaceWorth),
                   how, samples);
        }
    }

  private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat - 1); }

    void take(core::Action action) {
        for (int seat = 1; seat <= seats_; ++seat) {
            const Player& player = players_[index(seat)];
            if (player.model == nullptr) {
                const auto note = Entry::own_bots()[static_cast<std::size_t>(player.bot)].note;
                if (note != nullptr) {
                    State room;
                    note(notes_[index(seat)], G::observe(state_, seat, room), seat,
                         G::hide(state_, action, seat));
                }
            }
        }
        G::apply(state_, action);
    }

    core::Action decide(int seat, core::Rng& rng) {
        const Player& player = players_[index(seat)];
        State room;
        const State& seen = G::observe(state_, seat, room);
        if (player.model != nullptr) {
            return by_model(seen, seat, player, rng);
        }
        const auto& bot = Entry::own_bots()[static_cast<std::size_t>(player.bot)];
        const core::Action action = bot.decide(seen, seat, notes_[index(seat)], 0, rng);
        if (player.learns) {
            watch(seen, seat, action);
        }
        return action;
    }

    /// The best by its model; now and then, while it learns, any.
    core::Action by_model(const State& seen, int seat, const Player& player, core::Rng& rng) {
        const bool tries = player.learns && rng.below(kTrialOf) == 0;
        const std::int8_t* latest = nullptr;
        core::Action best = 0;
        float worth = -1;
        float told = 0;
        bool ends = false;
        std::int8_t chosen[core::kMostFeatures];
        std::uint32_t count = 0;
        PositionReader reader(*player.model, units_[index(seat)]);
        const auto value = [&](const std::int8_t* features) {
            latest = features;
            return reader.share(features);
        };
        bots::value_candidates<G, Features>(
            seen, seat, 1.0F, value, [&](core::Action action, float share) {
                ++count;
                if (tries ? rng.below(count) == 0 : share > worth) {
                    best = action;
                    worth = share;
                    told = share;
                    ends = latest == nullptr;
                    if (latest != nullptr) {
                        std::copy_n(latest, Features::kCount, chosen);
                    }
                }
                latest = nullptr;
            });
        if (count > 1 && !ends) {
            go_on(seat, *player.model, chosen);
            if (player.learns) {
                keep(seat, chosen, told);
            }
        }
        return best;
    }

    /// A bot that somebody learns from takes the action.
    void watch(const State& seen, int seat, core::Action action) {
        State after = seen;
        G::apply(after, action);
        if (G::turn(after).kind == core::Turn::Kind::over) {
            return;
        }
        std::int8_t features[core::kMostFeatures];
        Features::fill(after, Features::survey(seen, seat), features);
        keep(seat, features, PositionReader(*judge_, units_[index(seat)]).share(features));
        go_on(seat, *judge_, features);
    }

    /// The units of the seat's reservoir make a step: one a decision.
    void go_on(int seat, const Model& model, const std::int8_t* features) {
        if (model.reservoir) {
            units_[index(seat)] = model.reservoir->step(units_[index(seat)], features);
        }
    }

    void keep(int seat, const std::int8_t* features, float value) {
        Trace& trace = traces_[index(seat)];
        trace.features.insert(trace.features.end(), features, features + Features::kCount);
        trace.values.push_back(value);
    }

    State state_;
    int seats_;
    Players players_;
    const Model* judge_;
    std::uint64_t seed_;
    std::uint64_t draws_ = 0;
    bool over_ = false;
    std::array<core::Notes, core::kMostSeats> notes_{};
    std::array<Trace, core::kMostSeats> traces_;
    std::array<UnitState, core::kMostSeats> units_{};
};

}  // namespace ctq::lab
