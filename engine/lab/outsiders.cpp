#include "engine/lab/outsiders.hpp"

#include <array>

#include "engine/bots/roster.hpp"
#include "engine/core/hash.hpp"
#include "engine/lab/series.hpp"

namespace ctq::lab {
namespace {

using core::Turn;

/// The players at the table, and the notes of the bots among them.
struct OutsidePlayers {
    const core::GameHandle& game;
    int seats;
    std::array<core::BotChoice, core::kMostSeats> choice{};
    std::array<core::Notes, core::kMostSeats> notes{};

    /// Returns nullptr for an outsider.
    const core::BotHandle* bot(int seat) const {
        const int index = choice[static_cast<std::size_t>(seat - 1)].index;
        return index == kOutsider ? nullptr : &bots::roster(game)[static_cast<std::size_t>(index)];
    }

    core::Result<core::Action> decide(const core::Match& match, int seat,
                                      const AskOutsider& ask) const {
        const auto i = static_cast<std::size_t>(seat - 1);
        if (bot(seat) == nullptr) {
            return ask(match, seat, choice[i].parameter);
        }
        core::Rng rng =
            core::seat_stream(match.setup().seed, seat, static_cast<std::uint64_t>(match.cursor()));
        const core::StateBox seen = game.observe(match.state(), seat);
        return bot(seat)->decide(seen.data(), seat, notes[i], choice[i].parameter, rng);
    }
};

/// Seats all players, and writes their names into the setup.
OutsidePlayers seat_players(const Spec& spec, std::span<const std::string> bots, int shift,
                            core::Setup& setup) {
    const auto seats = static_cast<int>(spec.entries.size());
    OutsidePlayers players{*spec.game, seats};
    setup.seats.resize(spec.entries.size());
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>((i + shift) % seats);
        setup.seats[seat] = bots[static_cast<std::size_t>(i)];
        players.notes[seat] = core::begin_notes(setup.seed, static_cast<int>(seat) + 1);
        players.choice[seat] = spec.entries[static_cast<std::size_t>(i)];
    }
    return players;
}

/// Returns the readings of the game's own statistics, by replaying the log.
template <class G>
core::Readings readings_of(const core::Match& match) {
    core::Readings readings;
    if constexpr (core::WithStatistics<G>) {
        const core::StateBox box = match.state_at(0);
        auto state = *static_cast<const typename G::State*>(box.data());
        typename G::StatisticsState statistics{};
        for (int ply = 0; ply < match.size(); ++ply) {
            const Turn turn = match.turn_before(ply);
            G::apply(state, match.action(ply));
            G::follow(statistics, state, turn.kind == Turn::Kind::seat ? turn.seat : 0,
                      match.action(ply));
        }
        G::read(state, statistics, readings);
    }
    return readings;
}

void rank_forfeit(core::Standing& standing, int forfeiter) {
    if (standing.seats < 2) {
        return;
    }
    standing.over = true;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        standing.rank[static_cast<std::size_t>(seat - 1)] =
            static_cast<std::uint8_t>(seat == forfeiter ? standing.seats : 1);
    }
}

}  // namespace

core::Result<PlayedGame> play_game(const Spec& spec, std::span<const std::string> bots,
                                   std::int64_t number, const AskOutsider& ask) {
    core::Setup setup = spec.from != nullptr ? spec.from->setup() : core::Setup{};
    setup.game = spec.game;
    setup.options = spec.options;
    setup.seed = core::nth_seed(spec.seed, static_cast<std::uint64_t>(number));
    const int shift = shift_of(spec, number);
    OutsidePlayers players = seat_players(spec, bots, shift, setup);
    auto match = core::Match::start(std::move(setup));
    if (!match) {
        return match.problem();
    }
    int actions = 0;
    for (int ply = 0; spec.from != nullptr && ply < spec.from->size(); ++ply) {
        const Turn turn = spec.from->turn_before(ply);
        const bool chance = turn.kind == Turn::Kind::chance;
        actions += chance ? 0 : 1;
        match->play(chance ? 0 : turn.seat, spec.from->action(ply));
    }
    if (spec.from != nullptr) {
        note_before(spec, shift, players.notes);
    }
    for (Turn turn = match->turn(); turn.kind != Turn::Kind::over; turn = match->turn()) {
        const bool chance = turn.kind == Turn::Kind::chance;
        if (!chance && actions++ == spec.action_cap) {
            break;
        }
        const core::Result<core::Action> action =
            chance ? match->draw() : players.decide(*match, turn.seat, ask);
        if (!action || match->refusal(chance ? 0 : turn.seat, *action)) {
            return PlayedGame{std::move(*match), turn.seat};
        }
        note_action(spec, shift, match->state(), *action, players.notes);
        match->play(chance ? 0 : turn.seat, *action);
    }
    return PlayedGame{std::move(*match), 0};
}

Ending ending_of(const Spec& spec, std::int64_t number, const PlayedGame& game) {
    Ending ending;
    ending.number = number;
    ending.first_seat = shift_of(spec, number) + 1;
    ending.standing = game.match.standing();
    if (game.forfeiter != 0) {
        rank_forfeit(ending.standing, game.forfeiter);
    }
    ending.chance_events = game.match.chance_count();
    ending.actions = game.match.size() - ending.chance_events;
    ending.state_hash = core::hash_bytes(game.match.state(), spec.game->state_size,
                                         static_cast<std::uint64_t>(number));
    ending.readings = ask_game<core::Readings>(
        *spec.game, [&](auto rules) { return readings_of<decltype(rules)>(game.match); });
    return ending;
}

Tally play_with(const Spec& spec, std::int64_t first, std::int64_t count_of_games,
                const AskOutsider& ask, const OnGame& on_game) {
    const std::vector<std::string> bots(spec.entries.size(), "bot");
    Tally tally;
    tally.entries = static_cast<int>(spec.entries.size());
    tally.statistics.resize(spec.game->statistics().size());
    for (std::int64_t g = first; g < first + count_of_games; ++g) {
        const auto game = play_game(spec, bots, g, ask);
        if (!game) {
            return {};
        }
        const Ending ending = ending_of(spec, g, *game);
        count(tally, ending);
        if (on_game) {
            on_game(ending);
        }
    }
    return tally;
}

}  // namespace ctq::lab
