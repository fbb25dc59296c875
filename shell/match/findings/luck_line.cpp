#include "shell/match/findings/luck_line.hpp"

#include "engine/bots/analysis/luck.hpp"
#include "engine/bots/analysis/luck_in_wins.hpp"
#include "engine/core/say.hpp"

namespace ctq::match {

std::vector<std::string> luck_lines(const std::vector<bots::Verdict>& verdicts,
                                    const Session& session) {
    const Players& players = session.players();
    const auto accounts = bots::win_accounts(session.match(), verdicts);
    std::vector<std::string> lines;
    for (int seat = 1; seat <= static_cast<int>(accounts.size()); ++seat) {
        if (players.person() == 0 || players.person() == seat) {
            lines.push_back(bots::luck_words(accounts, seat, players.names()));
        }
    }
    return lines;
}

std::string luck_line(const std::vector<bots::Verdict>& verdicts, const Session& session) {
    if (const auto alone = bots::luck_account(session.match(), verdicts)) {
        return core::ended(bots::luck_words(*alone, verdicts.front().unit_words));
    }
    const auto lines = session.players().person() == 0 ? std::vector<std::string>()
                                                       : luck_lines(verdicts, session);
    return lines.empty() ? std::string() : core::ended(lines.front());
}

}  // namespace ctq::match
