#include <cstdlib>

#include "engine/core/say.hpp"
#include "shell/match/findings/lead.hpp"
#include "shell/match/halves.hpp"
#include "shell/tables/carteso/view.hpp"

namespace ctq::carteso::view {

std::string View::result_words(const core::Match& match, int seat) const {
    const int lead = match::seat_lead(match.standing(), seat);
    return core::say("by {lead}", {{"lead", match::halves_text(std::abs(lead))}});
}

}  // namespace ctq::carteso::view
