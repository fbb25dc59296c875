#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/match.hpp"
#include "shell/match/history.hpp"
#include "shell/match/players.hpp"

/// The place of a match: on this device, in a record that is only viewed, or at a remote table
/// (`remote_match`). The source owns the only copy of the match; a `Session` asks for it each time.
namespace ctq::match {

/// What this device is to do, and may do, in the current match.
struct Situation {
    Players players;  ///< the players of all seats
    core::Turn turn;  ///< `over` also if the match was ended before its rules end it
    std::uint32_t history_version = 0;  ///< changes when the past of the match changes
    int acting_seat = 0;                ///< the seat of this device that is to act; 0 for none
    History history;                    ///< where undo and redo lead
    const char* badge = "";             ///< "Against bots", "One screen", "Over the network"
    std::uint64_t bot_seed = 0;         ///< seed for this device's bots
    bool ended = false;                 ///< the match was ended before its rules end it
    int resigned = 0;                   ///< the seat that ended it by resigning; 0 for none
    /// The match waits for something other than an action: a reply, a connection.
    bool waits = false;
};

/// A match and the operations on it. Times in seconds.
class MatchSource {
  public:
    enum class Kind : std::uint8_t {
        local,     ///< played on this device alone
        recorded,  ///< only viewed: nobody acts
        remote,    ///< also played at other devices: this device advances nothing on its own
    };

    virtual ~MatchSource() = default;
    virtual Kind kind() const = 0;
    /// The current match. A remote match changes on its own and may then be another object.
    virtual const core::Match& match() const = 0;
    /// Returns a newly computed copy that later actions do not change.
    virtual Situation situation() const = 0;
    /// Plays an action for a seat (0: chance, only in a recorded match). A local match then
    /// continues to the next decision. A remote match may change now, or later when the other
    /// devices have replied. Fails with the reason and changes nothing.
    virtual core::Failure play(int seat, core::Action action, double now) = 0;
    /// Goes to the position after `ply` actions; a local match continues from there to the next
    /// decision. In a remote match, asks the other players for a takeback; only `History::undo`
    /// is possible. Fails if the position can't be reached.
    virtual core::Failure go_to(int ply, double now) = 0;
    /// Sets a tag of a local match; see `core::Match::set_tag`.
    virtual void set_tag(std::string_view /*name*/, std::string_view /*value*/) {}
    /// Gives a seat to the game's bot with this name. Returns false if it can't; only a local match
    /// can.
    virtual bool seat_bot(int /*seat*/, const std::string& /*bot*/) { return false; }
};

/// Opens a match to be played on from its cursor. Fails if a seat is neither a person nor a bot of
/// this game.
core::Result<std::unique_ptr<MatchSource>> local_match(core::Match match);

/// Opens a match for viewing. An action played in it drops the later ones, unless the next one is
/// the same.
std::unique_ptr<MatchSource> recorded_match(core::Match match);

}  // namespace ctq::match
