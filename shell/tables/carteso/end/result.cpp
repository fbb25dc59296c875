#include <cstdlib>

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"
#include "shell/tables/carteso/view.hpp"
#include "shell/tables/end/lead.hpp"

namespace ctq::carteso::view {

std::string View::result_words(const core::Match& match, int seat) const {
    const int lead = tables::lead_of(match.standing(), seat);
    return core::say("by {lead}", {{"lead", match::halves_text(std::abs(lead))}});
}

}  // namespace ctq::carteso::view
