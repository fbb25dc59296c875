#pragma once

#include <functional>

#include "shell/match/session.hpp"
#include "shell/scenes/jobs.hpp"

namespace ctq::app {

/// Watches whether a match of two, a person against a bot, is as good as won: once in each of the
/// person's turns workers play on from there.
class Claim {
  public:
    /// So many turns running have to be as good as won.
    static constexpr int kSureTurns = 10;

    /// The session has changed: asks where a turn of the person has begun, in games that are advised by
    /// playouts; `last` is the seat that acted last, 0 for none. `changed` is called when the win may be
    /// claimed from then on. What is taken back is forgotten.
    void follow(const Session& session, int last, Jobs& jobs,
                const std::function<void()>& changed) {
        const int ply = session.match().cursor();
        came_at_ = came_at_ < 0 ? ply : came_at_;
        // What asks is in the rest of the page, which the first turns, here and at all, do without.
        if (ply > came_at_ && ply >= 2 * kSureTurns) {
            watch(session, last, jobs, changed);
        }
    }
    /// The win may be claimed, and the person has not said that they play on.
    bool offered() const { return sure_ >= kSureTurns && !declined_; }
    /// The person plays on: it is not offered again in this match.
    void decline() { declined_ = true; }

  private:
    [[gnu::noinline]] void watch(const Session& session, int last, Jobs& jobs,
                                 const std::function<void()>& changed);
    [[gnu::noinline]] void hear(const platform::Reply& reply);

    int came_at_ = -1;    ///< the position at which the person sat down
    int sure_ = 0;        ///< turns running that were as good as won
    int asked_ply_ = -1;  ///< the position asked about last
    int jumps_ = -1;      ///< of the session then
    bool declined_ = false;
    Ticket asked_;
};

}  // namespace ctq::app
