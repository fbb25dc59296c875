#pragma once

#include <array>
#include <cassert>
#include <span>

#include "engine/bots/roster.hpp"
#include "engine/core/flatten.hpp"
#include "engine/core/hash.hpp"
#include "engine/lab/experiment.hpp"

/// The hot loop of the laboratory. It is compiled once per game, with the types of its states and
/// bots known. Other code calls `play` of experiment.hpp.
namespace ctq::lab {

/// The statistics state of a game; an empty type for a game without statistics.
template <class G>
struct StatisticsStateOf {
    struct Type {};
};
template <core::WithStatistics G>
struct StatisticsStateOf<G> {
    using Type = typename G::StatisticsState;
};

/// Plays the games of one experiment in sequence. Bots get observations only.
template <core::Game G>
class Series {
  public:
    using State = typename G::State;
    using Bot = core::Bot<State>;

    /// `start` is the state in which every game begins. It, `spec` and `roster` must outlive the
    /// series.
    Series(const Spec& spec, const State& start, std::span<const Bot> roster)
        : spec_(spec), start_(start), seats_(static_cast<int>(spec.entries.size())) {
        assert(seats_ >= 1 && seats_ <= core::kMostSeats);
        for (std::size_t i = 0; i < spec.entries.size(); ++i) {
            const core::BotChoice& choice = spec.entries[i];
            entry_[i] = {&roster[static_cast<std::size_t>(choice.index)], choice.parameter};
            noting_ = noting_ || entry_[i].bot->note != nullptr;
        }
        if (spec.from != nullptr) {
            open(*spec.from);
        }
    }

    /// Plays the game with this number (from 0) to its end or to the action cap. The result depends
    /// only on the spec and the number, not on earlier games.
    CTQ_FLATTEN Ending game(std::int64_t number) {
        const auto g = static_cast<std::uint64_t>(number);
        const std::uint64_t seed = core::nth_seed(spec_.seed, g);
        const int shift = shift_of(spec_, number);
        take_seats(shift, seed);
        State state = start_;
        statistics_ = opened_;
        Ending ending;
        ending.actions = opened_actions_;
        ending.chance_events = opened_chance_;
        ending.number = number;
        ending.first_seat = shift + 1;
        for (core::Turn turn = G::turn(state); turn.kind != core::Turn::Kind::over;
             turn = G::turn(state)) {
            if (turn.kind == core::Turn::Kind::seat && ending.actions == spec_.action_cap) {
                break;
            }
            step(state, turn, seed, ending);
        }
        ending.standing = G::result(state);
        if constexpr (core::WithStatistics<G>) {
            G::read(state, statistics_, ending.readings);
        }
        ending.state_hash = core::hash_bytes(&state, sizeof(State), g);
        return ending;
    }

  private:
    /// Collects the statistics of the match from whose end the games continue.
    void open(const core::Match& from) {
        core::StateBox box = from.state_at(0);
        for (int ply = 0; ply < from.size(); ++ply) {
            const core::Turn turn = from.turn_before(ply);
            const int seat = turn.kind == core::Turn::Kind::seat ? turn.seat : 0;
            ++(seat > 0 ? opened_actions_ : opened_chance_);
            spec_.game->apply(box.data(), from.action(ply));
            if constexpr (core::WithStatistics<G>) {
                G::follow(opened_, *static_cast<const State*>(box.data()), seat, from.action(ply));
            }
        }
    }

    struct Chair {
        const Bot* bot = nullptr;
        std::uint32_t parameter = 0;
    };

    /// Moves every entry by `shift` seats, and initializes the notes of all seats if any bot keeps
    /// notes.
    void take_seats(int shift, std::uint64_t seed) {
        for (int i = 0; i < seats_; ++i) {
            const int seat = (i + shift) % seats_;
            chair_[static_cast<std::size_t>(seat)] = entry_[static_cast<std::size_t>(i)];
        }
        for (int seat = 1; noting_ && seat <= seats_; ++seat) {
            notes_[static_cast<std::size_t>(seat - 1)] = core::begin_notes(seed, seat);
        }
        if (noting_ && spec_.from != nullptr) {
            note_before(spec_, shift, notes_);
        }
    }

    /// Plays one action of chance or of a seat and counts it in `ending`. The game must not be
    /// over. Each action has its own random stream, derived from the seed and its position in the
    /// game.
    void step(State& state, core::Turn turn, std::uint64_t seed, Ending& ending) {
        core::Action action = 0;
        int seat = 0;
        if (turn.kind == core::Turn::Kind::chance) {
            core::Rng rng =
                core::chance_stream(seed, static_cast<std::uint64_t>(ending.chance_events++));
            action = G::draw(state, rng);
        } else {
            const auto ply = static_cast<std::uint64_t>(ending.actions + ending.chance_events);
            ++ending.actions;
            seat = turn.seat;
            core::Rng rng = core::seat_stream(seed, seat, ply);
            const auto i = static_cast<std::size_t>(seat - 1);
            action = decide(state, seat, chair_[i], notes_[i], rng);
        }
        if (noting_) {
            note(state, action);
        }
        G::apply(state, action);
        if constexpr (core::WithStatistics<G>) {
            G::follow(statistics_, state, seat, action);
        }
    }

    /// Returns the action of the bot that plays the seat. The observation is built only for bots
    /// that need it.
    static core::Action decide(const State& state, int seat, const Chair& chair,
                               const core::Notes& notes, core::Rng& rng) {
        if (chair.bot->pick != nullptr) {
            typename G::Legal list;
            G::legal(state, list);
            return list[chair.bot->pick(list.size, chair.parameter, rng)];
        }
        State room;
        return chair.bot->decide(G::observe(state, seat, room), seat, notes, chair.parameter, rng);
    }

    /// Shows an action that is about to be applied to this state to every bot that keeps notes.
    void note(const State& state, core::Action action) {
        for (int seat = 1; seat <= seats_; ++seat) {
            const auto i = static_cast<std::size_t>(seat - 1);
            if (chair_[i].bot->note == nullptr) {
                continue;
            }
            State room;
            const State& seen = G::observe(state, seat, room);
            chair_[i].bot->note(notes_[i], seen, seat, G::hide(state, action, seat));
        }
    }

    const Spec& spec_;
    const State& start_;
    int seats_;
    bool noting_ = false;
    /// The statistics of the match `Spec::from`, with which every game begins.
    typename StatisticsStateOf<G>::Type opened_{};
    int opened_actions_ = 0;
    int opened_chance_ = 0;
    typename StatisticsStateOf<G>::Type statistics_{};
    std::array<Chair, core::kMostSeats> entry_{};
    std::array<Chair, core::kMostSeats> chair_{};
    std::array<core::Notes, core::kMostSeats> notes_{};
};

/// `play` for the game of one entry of a list like `Cabinet`. Returns an empty tally if the rules
/// reject the options or the number of seats.
template <class Entry>
Tally play_entry(const Spec& spec, std::int64_t first, std::int64_t count_of_games,
                 const OnGame& on_game = {}) {
    using G = typename Entry::Game;
    auto start = G::start(spec.options, static_cast<int>(spec.entries.size()));
    if (!start) {
        return {};
    }
    if (spec.from != nullptr) {
        *start =
            *static_cast<const typename G::State*>(spec.from->state_at(spec.from->size()).data());
    }
    Series<G> series(spec, *start, bots::roster_of<Entry>());
    Tally tally;
    tally.entries = static_cast<int>(spec.entries.size());
    if constexpr (core::WithStatistics<G>) {
        tally.statistics.resize(G::statistics().size());
    }
    for (std::int64_t g = first; g < first + count_of_games; ++g) {
        const Ending ending = series.game(g);
        count(tally, ending);
        if (on_game) {
            on_game(ending);
        }
    }
    return tally;
}

}  // namespace ctq::lab
