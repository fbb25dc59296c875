#include "shell/match/letter.hpp"

#include "shell/match/session.hpp"

namespace ctq::match {

bool must_send(const Session& session) {
    const core::Turn turn = session.turn();
    return !session.remote() && turn.kind == core::Turn::Kind::seat &&
           session.players().choice(turn.seat).index == kRemote;
}

}  // namespace ctq::match
