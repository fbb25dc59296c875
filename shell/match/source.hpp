#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/match.hpp"
#include "shell/match/history.hpp"
#include "shell/match/players.hpp"

/// Where a match lives: on this device, in a record that is only looked at, or at a table over the
/// network (`remote_match`). There is one match, the source's; a `Session` asks for it and keeps
/// none.
namespace ctq::app {

/// What this device is to do in a match as it stands, and what it may.
struct Situation {
    Players players;             ///< who sits at the seats
    core::Turn turn;             ///< over where the match was ended before its rules end it
    std::uint32_t past = 0;      ///< another one where what was played is not what it was
    int acts = 0;                ///< the seat of this device that is waited for; 0 for none
    History history;             ///< where undo and redo lead
    const char* badge = "";      ///< "against bots", "one screen", "over the network"
    std::uint64_t bot_seed = 0;  ///< of this device's bots
    bool ended = false;          ///< before its rules end it
    int resigned = 0;            ///< the seat whose resignation did; 0 for none
    bool waits = false;          ///< for something else than an action: an answer, a connection
};

/// One match and what can be done with it. Times in seconds.
class MatchSource {
  public:
    enum class Kind : std::uint8_t {
        local,     ///< played on this device alone
        recorded,  ///< looked at: nobody acts
        remote,    ///< played at other devices, too: nothing happens here by itself
    };

    virtual ~MatchSource() = default;
    virtual Kind kind() const = 0;
    /// The match as it stands. A remote one changes by itself, and may then be another object.
    virtual const core::Match& match() const = 0;
    /// Worked out at each call: a copy that later actions do not change.
    virtual Situation situation() const = 0;
    /// Takes an action for a seat (0: chance, in a recorded match alone). A local match goes on to
    /// the next decision; a remote one may have changed, or changes once the others have heard.
    /// Problem: why not; nothing has changed then.
    virtual core::Failure play(int seat, core::Action action, double now) = 0;
    /// Goes to the position after so many actions; a local match from there to the next decision. In
    /// a remote one the others are asked for the way back to `History::undo_ply`, the only one.
    /// Problem: it leads nowhere.
    virtual core::Failure go_to(int ply, double now) = 0;
    /// Sets a tag of the match, see `core::Match::set_tag`; only where it is local.
    virtual void set_tag(std::string_view /*name*/, std::string_view /*value*/) {}
    /// Lets a bot of the game with this name play a seat from now on; whether it does: only where the
    /// match is local.
    virtual bool seat_bot(int /*seat*/, const std::string& /*bot*/) { return false; }
};

/// A match that is played on from where its cursor stands. Problem: a seat that is neither a person
/// nor a bot of this game.
core::Result<std::unique_ptr<MatchSource>> local_match(core::Match match);

/// A match to look at. Whatever is played in it drops what was behind, unless that goes on with
/// this very action.
std::unique_ptr<MatchSource> recorded_match(core::Match match);

}  // namespace ctq::app
