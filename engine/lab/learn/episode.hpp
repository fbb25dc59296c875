#pragma once

#include <array>
#include <vector>

#include "engine/bots/net/by_value.hpp"
#include "engine/core/bot.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/learn/model.hpp"

/// Matches that are played for training.
namespace ctq::lab {

/// Positions after decisions, and the share of a win that the model should predict for each.
struct Samples {
    std::vector<std::int8_t> features;  ///< [count][features of the game]
    std::vector<float> values;          ///< [count] the predicted shares
    std::vector<float> targets;         ///< [count] the shares to learn
    std::vector<std::size_t> begins;    ///< index of each seat's first decision in each match
};

/// The player at a seat: a model, which chooses actions by their value, or one of the game's own
/// bots.
struct Player {
    const Model* model = nullptr;  ///< null: the bot plays
    int bot = 0;                   ///< index among the game's own bots
    bool learns = false;           ///< whether its positions become samples
};
using Players = std::array<Player, core::kMostSeats>;

/// How values are passed back from the end of a match: TD(lambda) (Sutton 1988).
struct Credit {
    float lambda = 0.8F;  ///< weight of the values of later decisions, relative to that of the next
                          ///< one
    float discount = 0.999F;  ///< the share is multiplied by this for each decision before the end,
                              ///< so that early wins count more
};

/// A learning model chooses a random candidate in one of this many decisions.
inline constexpr std::uint32_t kTrialOf = 40;
/// Number of actions after which a match ends unfinished, with no winner.
inline constexpr int kLongestEpisode = 2'000;

/// The positions of a learning seat: the features and the predicted value of each, in order.
struct Trace {
    std::vector<std::int8_t> features;
    std::vector<float> values;
};

/// Turns a trace into samples. `share` is the seat's share of the win at the end.
void credit(const Trace& trace, float share, const Credit& how, Samples& samples);

/// Plays one match from its beginning.
template <class Entry>
class Episode {
  public:
    using G = typename Entry::Game;
    using Features = typename Entry::Features;
    using State = typename G::State;

    /// `judge` predicts the values of positions that learning bots reach.
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

    /// Returns the seat's share of the first place in units of core::kFirstPlaceWorth, or 0 if the
    /// match did not end.
    int share(int seat) const {
        return over_ ? bots::final_share<G>(state_, seat, core::kFirstPlaceWorth) : 0;
    }
    bool over() const { return over_; }

    /// Appends the samples of all learning seats.
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

    /// Returns the best action by the model, or now and then, while it learns, a random one.
    core::Action by_model(const State& seen, int seat, const Player& player, core::Rng& rng) {
        const bool tries = player.learns && rng.below(kTrialOf) == 0;
        const std::int8_t* latest = nullptr;
        core::Action best = 0;
        float worth = -1;
        float chosen_share = 0;
        bool ends = false;
        std::int8_t chosen_features[core::kMostFeatures];
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
                    chosen_share = share;
                    ends = latest == nullptr;
                    if (latest != nullptr) {
                        std::copy_n(latest, Features::kCount, chosen_features);
                    }
                }
                latest = nullptr;
            });
        if (count > 1 && !ends) {
            step_reservoir(seat, *player.model, chosen_features);
            if (player.learns) {
                append_trace(seat, chosen_features, chosen_share);
            }
        }
        return best;
    }

    /// Records the position after an action of a bot, if the model learns from the bot's play.
    void watch(const State& seen, int seat, core::Action action) {
        State after = seen;
        G::apply(after, action);
        if (G::turn(after).kind == core::Turn::Kind::over) {
            return;
        }
        std::int8_t features[core::kMostFeatures];
        Features::fill(after, Features::survey(seen, seat), features);
        append_trace(seat, features, PositionReader(*judge_, units_[index(seat)]).share(features));
        step_reservoir(seat, *judge_, features);
    }

    /// Advances the seat's reservoir by one step. Called once per decision.
    void step_reservoir(int seat, const Model& model, const std::int8_t* features) {
        if (model.reservoir) {
            units_[index(seat)] = model.reservoir->step(units_[index(seat)], features);
        }
    }

    void append_trace(int seat, const std::int8_t* features, float value) {
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
