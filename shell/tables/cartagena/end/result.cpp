#include "engine/core/say.hpp"
#include "shell/match/findings/lead.hpp"
#include "shell/match/turns.hpp"
#include "shell/tables/cartagena/view.hpp"

namespace ctq::cartagena::view {

std::string View::result_words(const core::Match& match, int seat) const {
    return core::say("{points} in {turns}",
                     {{"points", match::points_words(match.standing(), seat)},
                      {"turns", match::turns_words(match::turn_at(match, match.cursor()))}});
}

}  // namespace ctq::cartagena::view
