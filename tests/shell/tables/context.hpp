#pragma once

#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tests {

/// What a view is shown of a session, at rest.
inline tables::ViewContext context_of(const app::Session& session, const tables::Picker& picker,
                                      bool odds = false) {
    return {.game = session.game(),
            .view = session.view(),
            .viewer = session.viewer(),
            .turn = session.turn(),
            .your_turn = session.your_turn(),
            .names = session.players().names(),
            .picker = picker,
            .reduced = false,
            .odds = odds};
}

}  // namespace ctq::tests
