#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/match/curve.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/turns.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/table/daily.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

constexpr std::size_t kSquares = 10;

/// Returns the highest value among all seats but this one, in halves; at least 0.
int best_other(const std::vector<int>& halves, int seat) {
    int best = 0;
    for (std::size_t i = 0; i < halves.size(); ++i) {
        if (static_cast<int>(i) != seat - 1) {
            best = std::max(best, halves[i]);
        }
    }
    return best;
}

/// Returns a row of squares, each for some consecutive turns: blue if the person was ahead, orange
/// if another seat was, white if they were level. Colour-blind people can tell blue from orange.
std::string squares(const match::Curve& curve, int person) {
    std::string text;
    const std::size_t turns = curve.turn_ends.size();
    const std::size_t count = std::min(turns, kSquares);
    for (std::size_t i = 1; i <= count; ++i) {
        std::vector<int> now;
        for (const std::vector<int>& seat : curve.standing) {
            now.push_back(seat[(i * turns + count - 1) / count - 1]);
        }
        const int lead = now[static_cast<std::size_t>(person - 1)] - best_other(now, person);
        text += lead > 0 ? "🟦" : lead < 0 ? "🟧" : "⬜";
    }
    return text;
}

std::string end_words(const match::Session& session, int person) {
    if (session.situation().ended) {
        return "gave up";
    }
    const core::Standing standing = session.match().standing();
    const std::vector<int> halves(standing.half_points.begin(),
                                  standing.half_points.begin() + standing.seats);
    const bool first = standing.rank[static_cast<std::size_t>(person - 1)] == 1;
    return core::say("{first:{drawn:drew|won}|lost} {own}–{other}",
                     {{"first", first},
                      {"drawn", standing.drawn()},
                      {"own", match::halves_text(halves[static_cast<std::size_t>(person - 1)])},
                      {"other", match::halves_text(best_other(halves, person))}});
}

}  // namespace

std::string daily_line(const match::Session& session) {
    const core::Match& match = session.match();
    const int person = session.players().person();
    const match::Daily daily =
        match::daily_of(session.game(), std::string(match.tag(match::kDailyTag)));
    const int rival = person == 1 ? 2 : 1;
    return core::say(
        "Cartotheque {game}, {date} (rules {rules}): {end} against {rival}, {turns}. {squares} "
        "{link}",
        {{"game", session.game().info->title},
         {"date", store::day_words(daily.date)},
         {"rules", daily.rules},
         {"end", end_words(session, person)},
         {"rival", session.players().name(rival)},
         {"turns", match::turns_words(match::turn_at(match, match.cursor()))},
         {"squares", squares(match::make_curve(session, match.cursor()), person)},
         {"link", platform::address("daily=" + match::daily_text(daily))}});
}

}  // namespace ctq::scenes
