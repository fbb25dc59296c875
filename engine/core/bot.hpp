#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"

/// Types for bots, the players that are programs. A bot never sees a state. It decides from
/// observations, its notes and a random stream of its own, so every worker on every machine makes
/// the same decision.
namespace ctq::core {

/// The memory of a bot between decisions. `words` are plain memory, zero at first; each bot defines
/// their layout. `temper` is set at the start of the match and never changes.
struct Notes {
    std::uint32_t words[32];
    std::uint32_t temper;
};

/// Returns the initial notes of `seat` (1…8) for a match whose bots use `seed`. Consecutive seats
/// get consecutive tempers, so modulo n the first n seats differ.
constexpr Notes begin_notes(std::uint64_t seed, int seat) {
    Notes notes{};
    notes.temper = static_cast<std::uint32_t>(mix(seed) >> 33U) + static_cast<std::uint32_t>(seat);
    return notes;
}

/// The parameter after a bot's name: none, a whole number (`turn:7`), or a share (`random:0.2`).
enum class ParameterKind : std::uint8_t { none, whole, share };

struct BotInfo {
    const char* id;
    const char* help;  ///< one sentence on how the bot plays
    ParameterKind parameter = ParameterKind::none;
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    std::uint32_t standard = 0;  ///< the default, used if the name has no parameter
    /// The name in lists of bots. `{n}` is replaced by the parameter, `{word}` by
    /// `word(parameter)`. If null, the capitalised id is the title.
    const char* title = nullptr;
    /// The name of a seat that the bot plays, with the same placeholders. If null, the title is the
    /// name.
    const char* name = nullptr;
    /// Returns a word for the parameter. May be null.
    const char* (*word)(std::uint32_t number) = nullptr;
};

/// A bot for the game with this State.
///
/// decide  Returns one of the legal actions of `seat`, which is to act in the observation.
///         `parameter` is the number after the name; a share p is p * 2^32 (1 is 2^32 - 1).
/// note    May be null. Is called for every action of the log, in order, with the observation of
///         `seat` before the action and the action as the seat sees it. Notes change only here, so
///         they can be rebuilt from the log anywhere.
/// pick    May be null. For a bot that ignores the position: returns the index of its action in a
///         legal list of `count`. Code that plays many games may call it instead of `decide`,
///         which gives the same action, and save the observation.
template <class State>
struct Bot {
    BotInfo info;
    Action (*decide)(const State& observation, int seat, const Notes& notes,
                     std::uint32_t parameter, Rng& rng);
    void (*note)(Notes& notes, const State& observation, int seat, Action hidden);
    int (*pick)(int count, std::uint32_t parameter, Rng& rng) = nullptr;
};

/// A bot with its State type erased.
struct BotHandle {
    BotInfo info;
    void (*typed_decide)();
    void (*typed_note)();
    Action (*call_decide)(const BotHandle& bot, const void* observation, int seat,
                          const Notes& notes, std::uint32_t parameter, Rng& rng);
    void (*call_note)(const BotHandle& bot, Notes& notes, const void* observation, int seat,
                      Action hidden);

    /// See `Bot::decide` and `Bot::note`. `observation` points to a State of the bot's game. `note`
    /// does nothing for a bot that keeps no notes.
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

/// Returns the bot with its types erased. Its functions must be called with a State of the same
/// type.
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

/// The bot that plays a seat: its index in the game's roster, and its parameter.
struct BotChoice {
    int index = 0;
    std::uint32_t parameter = 0;
};

/// Reads "greedy", "turn:7" or "random:0.2" as a bot of the roster. Fails if there is no such bot,
/// or if the parameter is missing, unexpected or out of range.
Result<BotChoice> read_bot(std::span<const BotHandle> roster, std::string_view name);

/// Returns the title of a bot: "Greedy", "Level 2 – Beginner", "Gambler 20 %". A range as the
/// parameter, as in a sweep, is shown unchanged. An unknown name is returned capitalised.
std::string bot_title(std::span<const BotHandle> roster, std::string_view name);
/// Returns the name of a seat that the bot plays: "Greedy", "Beginner".
std::string bot_name(std::span<const BotHandle> roster, std::string_view name);

}  // namespace ctq::core
