#pragma once

#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"

namespace ctq::tests {

/// What a view is shown of a session, at rest.
inline tables::ViewContext context_of(const app::Session& session, const tables::Picker& picker,
                                      bool odds = false) {
    return {session.game(),
            session.view(),
            session.viewer(),
            session.turn(),
            session.your_turn(),
            session.names(),
            picker,
            std::nullopt,
            nullptr,
            false,
            odds};
}

}  // namespace ctq::tests
