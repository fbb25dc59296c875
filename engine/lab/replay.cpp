#include "engine/lab/replay.hpp"

#include <array>

#include "engine/bots/roster.hpp"

namespace ctq::lab {
namespace {

using core::Turn;

/// The bots round the table, and what they remember.
struct Players {
    const core::GameHandle& game;
    int seats;
    std::array<core::BotChoice, core::kMostSeats> choice{};
    std::array<core::Notes, core::kMostSeats> notes{};

    const core::BotHandle& bot(int seat) const {
        const auto i = static_cast<std::size_t>(seat - 1);
        return bots::roster(game)[static_cast<std::size_t>(choice[i].index)];
    }

    core::Action decide(const core::Match& match, int seat) const {
        const auto i = static_cast<std::size_t>(seat - 1);
        core::Rng rng =
            core::seat_stream(match.setup().seed, seat, static_cast<std::uint64_t>(match.cursor()));
        const core::StateBox seen = game.observe(match.state(), seat);
        return bot(seat).decide(seen.data(), seat, notes[i], choice[i].parameter, rng);
    }

    void note(const void* state, core::Action action) {
        for (int seat = 1; seat <= seats; ++seat) {
            if (bot(seat).typed_note != nullptr) {
                const core::StateBox seen = game.observe(state, seat);
                bot(seat).note(notes[static_cast<std::size_t>(seat - 1)], seen.data(), seat,
                               game.hide(state, action, seat));
            }
        }
    }
};

}  // namespace

core::Result<core::Match> replay(const Spec& spec, std::span<const std::string> bots,
                                 std::int64_t number) {
    const auto seats = static_cast<int>(spec.entries.size());
    const auto g = static_cast<std::uint64_t>(number);
    const auto shift = spec.rotate ? static_cast<int>(g % static_cast<unsigned>(seats)) : 0;
    core::Setup setup;
    setup.game = spec.game;
    setup.options = spec.options;
    setup.seed = core::nth_seed(spec.seed, g);
    setup.seats.resize(spec.entries.size());
    Players players{*spec.game, seats};
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>((i + shift) % seats);
        setup.seats[seat] = bots[static_cast<std::size_t>(i)];
        players.notes[seat] = core::begin_notes(setup.seed, static_cast<int>(seat) + 1);
        players.choice[seat] = spec.entries[static_cast<std::size_t>(i)];
    }
    auto match = core::Match::start(std::move(setup));
    if (!match) {
        return match;
    }
    int actions = 0;
    for (Turn turn = match->turn(); turn.kind != Turn::Kind::over; turn = match->turn()) {
        const bool chance = turn.kind == Turn::Kind::chance;
        if (!chance && actions++ == spec.action_cap) {
            break;
        }
        const core::Action action = chance ? match->draw() : players.decide(*match, turn.seat);
        players.note(match->state(), action);
        if (const auto refused = match->play(chance ? 0 : turn.seat, action)) {
            return *refused;
        }
    }
    return match;
}

}  // namespace ctq::lab
