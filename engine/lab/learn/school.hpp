#pragma once

#include <string_view>
#include <vector>

#include "engine/lab/learn/episode.hpp"

/// The interface through which the learner plays a game without knowing the game's types.
namespace ctq::lab {

/// A match to be played.
struct Pairing {
    std::size_t practice = 0;  ///< index in the game's list
    int seats = 2;
    Players players{};
    const Model* judge = nullptr;  ///< predicts the values of positions that learning bots reach
    std::uint64_t seed = 0;
};

/// The result of such a match.
struct Outcome {
    std::array<int, core::kMostSeats> shares{};  ///< shares of first place in units of
                                                 ///< core::kFirstPlaceWorth, by seat - 1
    bool over = false;
};

struct School {
    std::uint8_t game = 0;     ///< its code
    std::uint8_t version = 0;  ///< of the features
    int features = 0;
    int most_seats = 2;
    std::vector<std::string_view> bots;        ///< the game's own bots without a parameter
    std::span<const core::Practice> practice;  ///< the kinds of matches for training
    /// Plays a match. If `samples` is not null, appends the training samples of the match to it.
    Outcome (*play)(const Pairing& pairing, const Credit& how, Samples* samples) = nullptr;
};

/// Returns the first state of a kind of match with this number of seats. All first states are
/// created on the first call.
template <class Entry>
const typename Entry::Game::State& first_state(std::size_t practice, int seats) {
    using State = typename Entry::Game::State;
    static const std::vector<State> states = [] {
        std::vector<State> all;
        for (const core::Practice& one : Entry::Features::practice()) {
            const auto options = core::read_options(Entry::Game::info().options, one.options);
            for (int count = Entry::Game::info().least_seats;
                 count <= Entry::Game::info().most_seats; ++count) {
                all.push_back(*Entry::Game::start(*options, count));
            }
        }
        return all;
    }();
    const auto counts = static_cast<std::size_t>(Entry::Game::info().most_seats -
                                                 Entry::Game::info().least_seats + 1);
    return states[practice * counts +
                  static_cast<std::size_t>(seats - Entry::Game::info().least_seats)];
}

/// Returns the school of a game that has features.
template <class Entry>
School school_of() {
    School school;
    school.game = Entry::Game::info().code;
    school.version = Entry::Features::kVersion;
    school.features = Entry::Features::kCount;
    school.most_seats = Entry::Game::info().most_seats;
    for (const auto& bot : Entry::own_bots()) {
        if (bot.info.parameter == core::ParameterKind::none) {
            school.bots.push_back(bot.info.id);
        }
    }
    school.practice = Entry::Features::practice();
    school.play = [](const Pairing& pairing, const Credit& how, Samples* samples) {
        Episode<Entry> episode(first_state<Entry>(pairing.practice, pairing.seats), pairing.seats,
                               pairing.players, pairing.judge, pairing.seed);
        episode.play();
        if (samples != nullptr) {
            episode.collect(how, *samples);
        }
        Outcome outcome;
        outcome.over = episode.over();
        for (int seat = 1; seat <= pairing.seats; ++seat) {
            outcome.shares[static_cast<std::size_t>(seat - 1)] = episode.share(seat);
        }
        return outcome;
    };
    return school;
}

}  // namespace ctq::lab
