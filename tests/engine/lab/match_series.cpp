#include "tests/engine/lab/match_series.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>

#include "engine/bots/roster.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/match.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::tests {
namespace {

using core::Match;
using core::Turn;

core::Notes notes_of(const Match& match, int seat, const core::BotHandle& bot) {
    core::Notes notes = core::begin_notes(match.setup().seed, seat);
    for (int ply = 0; ply < match.cursor() && bot.typed_note != nullptr; ++ply) {
        const core::StateBox state = match.state_at(ply);
        const core::StateBox seen = match.game().observe(state.data(), seat);
        bot.note(notes, seen.data(), seat,
                 match.game().hide(state.data(), match.action(ply), seat));
    }
    return notes;
}

/// The bots of one match and their notes, in the order of the experiment's entries.
class Players {
  public:
    Players(const lab::Spec& spec, int first_seat, std::uint64_t seed)
        : entries_(spec.entries), notes_(entries_.size()), first_seat_(first_seat) {
        for (int seat = 1; seat <= static_cast<int>(entries_.size()); ++seat) {
            notes_[entry(seat)] = core::begin_notes(seed, seat);
        }
    }

    core::Action decision(const Match& match, int seat) const {
        const core::StateBox seen = match.game().observe(match.state(), seat);
        core::Rng rng =
            core::seat_stream(match.setup().seed, seat, static_cast<std::uint64_t>(match.cursor()));
        return bot(match, seat)
            .decide(seen.data(), seat, notes_[entry(seat)], entries_[entry(seat)].parameter, rng);
    }

    /// Lets every bot note the next action.
    void note(const Match& match, core::Action action) {
        for (int seat = 1; seat <= match.setup().seat_count(); ++seat) {
            if (bot(match, seat).typed_note != nullptr) {
                const core::StateBox seen = match.game().observe(match.state(), seat);
                bot(match, seat)
                    .note(notes_[entry(seat)], seen.data(), seat,
                          match.game().hide(match.state(), action, seat));
            }
        }
    }

    /// Checks that notes rebuilt from the match's log equal the present notes.
    void check_notes(const Match& match) const {
        for (int seat = 1; seat <= match.setup().seat_count(); ++seat) {
            const core::Notes again = notes_of(match, seat, bot(match, seat));
            CHECK(std::equal(std::begin(again.words), std::end(again.words),
                             std::begin(notes_[entry(seat)].words)));
        }
    }

  private:
    std::size_t entry(int seat) const {
        const int seats = static_cast<int>(entries_.size());
        return static_cast<std::size_t>((seat - first_seat_ + seats) % seats);
    }
    const core::BotHandle& bot(const Match& match, int seat) const {
        return bots::roster(match.game())[static_cast<std::size_t>(entries_[entry(seat)].index)];
    }

    std::span<const core::BotChoice> entries_;
    std::vector<core::Notes> notes_;
    int first_seat_;
};

/// Plays one game as a match. `rotate` decides which bot sits where.
lab::Ending play_match(const lab::Spec& spec, std::int64_t number) {
    const auto g = static_cast<std::uint64_t>(number);
    const int seats = static_cast<int>(spec.entries.size());
    core::Setup setup;
    setup.game = spec.game;
    setup.options = spec.options;
    setup.seats.assign(spec.entries.size(), "bot");
    setup.seed = core::nth_seed(spec.seed, g);
    auto match = Match::start(setup);
    REQUIRE(match);
    lab::Ending ending;
    ending.first_seat = spec.rotate ? static_cast<int>(number % seats) + 1 : 1;
    Players players(spec, ending.first_seat, setup.seed);
    for (Turn turn = match->turn(); turn.kind != Turn::Kind::over; turn = match->turn()) {
        if (turn.kind == Turn::Kind::chance) {
            ++ending.chance_events;
            const core::Action outcome = match->draw();
            players.note(*match, outcome);
            REQUIRE(!match->play(0, outcome));
            continue;
        }
        if (ending.actions == spec.action_cap) {
            break;
        }
        ++ending.actions;
        const core::Action action = players.decision(*match, turn.seat);
        players.note(*match, action);
        REQUIRE(!match->play(turn.seat, action));
    }
    players.check_notes(*match);
    ending.standing = match->standing();
    ending.state_hash = core::hash_bytes(match->state(), match->box().size(), g);
    return ending;
}

}  // namespace

lab::Tally play_as_matches(const lab::Spec& spec, std::int64_t first, std::int64_t count) {
    lab::Tally tally;
    tally.entries = static_cast<int>(spec.entries.size());
    for (std::int64_t g = first; g < first + count; ++g) {
        lab::count(tally, play_match(spec, g));
    }
    return tally;
}

bool same_results(const lab::Tally& a, const lab::Tally& b) {
    bool same = a.entries == b.entries && a.games == b.games && a.actions.sum == b.actions.sum &&
                a.actions.squares == b.actions.squares && a.chance_events == b.chance_events &&
                a.fingerprint == b.fingerprint;
    for (std::size_t i = 0; i < a.entry.size(); ++i) {
        same = same && same_results(a.entry[i], b.entry[i]);
    }
    return same;
}

bool same_results(const lab::EntryTally& a, const lab::EntryTally& b) {
    return a.wins == b.wins && a.draws == b.draws && a.losses == b.losses &&
           a.unfinished == b.unfinished && a.score.sum == b.score.sum &&
           a.score.squares == b.score.squares && a.score.least == b.score.least &&
           a.score.most == b.score.most;
}

lab::Spec experiment(const char* game, const char* options, const char* bots, std::uint64_t seed,
                     bool rotate) {
    lab::Spec spec;
    const auto handle = core::find_game(cabinet(), game);
    REQUIRE(handle);
    spec.game = *handle;
    const auto read = core::read_options(spec.game->info->options, options);
    REQUIRE(read);
    spec.options = *read;
    spec.seed = seed;
    spec.rotate = rotate;
    REQUIRE(!lab::seat_bots(spec, bots));
    return spec;
}

}  // namespace ctq::tests
