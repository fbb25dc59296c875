#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"

/// Players that are programs. A bot sees observations, never a state, and decides by them, its
/// notes and a random stream of its own; so any worker on any machine decides the same.
namespace ctq::core {

/// What a bot remembers between decisions: plain memory, zero at first, its layout the bot's own;
/// and what it is like in this match, which never changes.
struct Notes {
    std::uint32_t words[32];
    std::uint32_t temper;
};

/// The notes with which `seat` (1…8) begins the match of which bots have this seed. Tempers of
/// neighbours are neighbouring numbers: modulo n, the first n seats differ.
constexpr Notes begin_notes(std::uint64_t seed, int seat) {
    Notes notes{};
    notes.temper = static_cast<std::uint32_t>(mix(seed) >> 33U) + static_cast<std::uint32_t>(seat);
    return notes;
}

/// What may stand behind a bot's name: nothing, `turn:7`, or `random:0.2`.
enum class ParameterKind : std::uint8_t { none, whole, share };

struct BotInfo {
    const char* id;
    const char* help;  ///< one sentence on how it plays
    ParameterKind parameter = ParameterKind::none;
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    std::uint32_t standard = 0;  ///< when the name stands alone
    /// What people choose it by, with `{n}` for its number and `{word}` for the number's word; null:
    /// its id with a capital.
    const char* title = nullptr;
    /// What a seat is called that it plays, in the same way; null: by its title.
    const char* name = nullptr;
    const char* (*word)(std::uint32_t number) = nullptr;  ///< of its number; null: none
};

/// A bot for the game with this State.
///
/// decide  one of the legal actions of `seat`, whose turn it is in the observation. `parameter`
///         is the number behind the name; a share p as p * 2^32 (1 is 2^32 - 1).
/// note    may be null: called for every action of the log, in order, with what `seat` saw before
///         it and the action as it saw it. Notes change only here, so they can be rebuilt from
///         the log anywhere.
/// pick    may be null: for a bot that looks at nothing, the index it takes in a legal list of
///         `count`. Who plays many games may call it instead of `decide`, which gives the same,
///         and save the observation.
template <class State>
struct Bot {
    BotInfo info;
    Action (*decide)(const State& observation, int seat, const Notes& notes,
                     std::uint32_t parameter, Rng& rng);
    void (*note)(Notes& notes, const State& observation, int seat, Action hidden);
    int (*pick)(int count, std::uint32_t parameter, Rng& rng) = nullptr;
};

/// A bot with its State erased.
struct BotHandle {
    BotInfo info;
    void (*typed_decide)();
    void (*typed_note)();
    Action (*call_decide)(const BotHandle& bot, const void* observation, int seat,
                          const Notes& notes, std::uint32_t parameter, Rng& rng);
    void (*call_note)(const BotHandle& bot, Notes& notes, const void* observation, int seat,
                      Action hidden);

    /// What the functions of the same name in `Bot` do; `observation` points to a State of the
    /// bot's own game. `note` does nothing for a bot that keeps no notes.
    Action decide(const void* observation, int seat, const Notes& notes, std::uint32_t parameter,
                  Rng& rng) const {
        return call_decide(*this, observation, seat, notes, parameter, rng);
    }
    void note(Notes& notes, const void* observation, int seat, Action hidden) const {
        if (typed_note != nullptr) {
            call_note(*this, notes, observation, seat, hidden);
        }
    }
};

/// The same bot with its types erased; its state must be the one it is called with.
template <class State>
BotHandle erase(const Bot<State>& bot) {
    using Decide = Action (*)(const State&, int, const Notes&, std::uint32_t, Rng&);
    using Note = void (*)(Notes&, const State&, int, Action);
    return BotHandle{
        bot.info, reinterpret_cast<void (*)()>(bot.decide), reinterpret_cast<void (*)()>(bot.note),
        [](const BotHandle& self, const void* observation, int seat, const Notes& notes,
           std::uint32_t parameter, Rng& rng) {
            return reinterpret_cast<Decide>(self.typed_decide)(
                *static_cast<const State*>(observation), seat, notes, parameter, rng);
        },
        [](const BotHandle& self, Notes& notes, const void* observation, int seat, Action hidden) {
            reinterpret_cast<Note>(self.typed_note)(notes, *static_cast<const State*>(observation),
                                                    seat, hidden);
        }};
}

/// A bot as a seat names it: which of a game's roster, and its number.
struct BotChoice {
    int index = 0;
    std::uint32_t parameter = 0;
};

/// Reads "greedy", "turn:7" or "random:0.2" against a roster.
/// Problem: no such bot, or a number that is missing, unwanted or out of range.
Result<BotChoice> read_bot(std::span<const BotHandle> roster, std::string_view name);

/// What people read for such a name: "Greedy", "Level 2 – Beginner", "Gambler 20 %". Where the
/// number is a range, as in a sweep, it is told as it is; a name of no bot is given back with a
/// capital.
std::string bot_title(std::span<const BotHandle> roster, std::string_view name);
/// The same, as a seat at a table is called: "Greedy", "Beginner".
std::string bot_name(std::span<const BotHandle> roster, std::string_view name);

}  // namespace ctq::core
