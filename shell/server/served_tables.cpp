#include "shell/server/served_tables.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::server {
namespace {

constexpr std::string_view kListed = "listed";
constexpr std::string_view kPrivate = "private";
constexpr int kMostNumber = 65'535;  // an invitation has two bytes for it

/// Whether a bot thinks for a bounded time, whatever name a visitor writes: the name has no
/// parameter or is that of a level.
bool bounded(std::string_view bot) {
    return bot.find(':') == bot.npos || bot.starts_with(std::string(bots::kLevelBot) + ":");
}

core::Problem refusal(std::string sentence) {
    return {"", std::move(sentence)};
}

core::Result<core::Setup> read_request(std::string_view request,
                                       const std::vector<const core::GameHandle*>& games) {
    const auto lines = core::split(request, '\n');
    const auto game = std::find_if(games.begin(), games.end(), [&](const core::GameHandle* one) {
        return lines[0] == one->info->id;
    });
    if (game == games.end()) {
        return refusal(core::find_game(cabinet(), lines[0])
                           ? "This server has no tables of this game."
                           : "This is no set-up of a table.");
    }
    const bool says = lines.size() == 4 && (lines[3] == kListed || lines[3] == kPrivate);
    if (lines.size() != 3 && !says) {
        return refusal("This is no set-up of a table.");
    }
    auto setup = table_setup(**game, lines[1], lines[2]);
    if (!setup) {
        return setup;
    }
    for (const std::string& seat : setup->seats) {
        if (!bounded(seat)) {
            return refusal("This bot could think for any time, so it can't sit at a table here.");
        }
    }
    return setup;
}

}  // namespace

ServedTables::ServedTables(TableOpener opener, Invite invite, ClubLimits limits)
    : opener_(std::move(opener)), invite_(std::move(invite)), limits_(std::move(limits)) {}

core::Result<int> ServedTables::add(core::Setup setup, net::Time now) {
    auto hosted = opener_(setup, now);
    if (!hosted) {
        return hosted.problem();
    }
    do {
        last_ = last_ % kMostNumber + 1;
    } while (all.contains(last_));
    all.emplace(last_, ServedTable{std::move(*hosted), std::move(setup), {}});
    return last_;
}

core::Result<int> ServedTables::open_for(const std::string& visitor, std::string_view request,
                                         net::Time now) {
    auto setup = read_request(request, limits_.games);
    if (!setup) {
        return setup.problem();
    }
    int opened = 0;
    int own = 0;
    for (const auto& [number, table] : all) {
        opened += table.visitor.empty() ? 0 : 1;
        own += table.visitor == visitor ? 1 : 0;
    }
    if (own >= limits_.tables_of_visitor) {
        return refusal(core::say(
            "You have {n} tables open here, which is the limit. One closes when its match is over, "
            "or when nobody is at it for some minutes.",
            {{"n", own}}));
    }
    if (opened >= limits_.tables) {
        return refusal("All tables here are taken. Try again in some minutes.");
    }
    auto number = add(std::move(*setup), now);
    if (number) {
        all.at(*number).visitor = visitor;
        all.at(*number).hosted.serve(!request.ends_with(kPrivate));
        all.at(*number).opened = now;
    }
    return number;
}

ServedTable* ServedTables::find(int number) {
    const auto found = all.find(number);
    return found == all.end() ? nullptr : &found->second;
}

core::Failure ServedTables::restore(int number, HostedTable hosted, const std::string& visitor,
                                    net::Time now) {
    ServedTable* table = find(number);
    const core::Setup& setup = hosted.ledger().table().setup;
    if (visitor.empty() && table != nullptr) {
        const core::Setup& wanted = table->setup;
        const bool same = setup.game == wanted.game && setup.options == wanted.options &&
                          setup.seats == wanted.seats;
        if (!same && hosted.ledger().phase() == net::Phase::gathering) {
            return refusal("The server has other tables by now.");
        }
        table->hosted = std::move(hosted);
        table->glance = look_at(table->hosted);
        return std::nullopt;
    }
    if (visitor.empty() || table != nullptr) {
        return refusal("The server has other tables by now.");
    }
    last_ = std::max(last_, number);
    ServedTable restored{std::move(hosted), setup, visitor, now};
    restored.glance = look_at(restored.hosted);
    all.emplace(number, std::move(restored));
    return std::nullopt;
}

bool ServedTables::renew(int number, net::Time now) {
    ServedTable* table = find(number);
    if (table == nullptr) {
        return false;
    }
    const bool operators = table->visitor.empty();
    HostedTable& hosted = table->hosted;
    if (table->connections > 0) {
        const bool waits = hosted.ledger().phase() == net::Phase::gathering;
        if (!operators && waits && now - table->opened >= kLongestWait) {
            hosted.close();
        }
    } else if (!operators && (hosted.deserted(now) || hosted.abandoned(now))) {
        return all.erase(number) > 0;
    } else if (operators && hosted.deserted(now)) {
        if (auto fresh = opener_(table->setup, now)) {
            hosted = std::move(*fresh);
            return true;
        }
    }
    return false;
}

std::string ServedTables::invitation(int number) const {
    const HostedTable& hosted = all.at(number).hosted;
    return invite_(*hosted.ledger().table().setup.game, number, hosted.room());
}

std::string ServedTables::list() const {
    std::string lines;
    for (const auto& [number, table] : all) {
        lines += table.hosted.hidden() ? "" : table_line(invitation(number), table.hosted) + "\n";
    }
    return lines;
}

std::string table_line(const std::string& invitation, const HostedTable& table) {
    const net::Ledger& ledger = table.ledger();
    const core::Setup& setup = ledger.table().setup;
    std::vector<std::string> players;
    int free = 0;
    for (int seat = 1; seat <= setup.seat_count(); ++seat) {
        const std::string& bot = setup.seats[static_cast<std::size_t>(seat - 1)];
        if (ledger.remote(seat)) {
            players.push_back(ledger.name(seat));
        } else if (bot == "guest" && ledger.phase() == net::Phase::gathering) {
            ++free;
        } else {  // a bot plays on for a guest who has left
            players.push_back(bot == "guest" ? "a bot"
                                             : core::bot_title(bots::roster(*setup.game), bot));
        }
    }
    const char* state = ledger.ended()                            ? "over"
                        : ledger.phase() == net::Phase::gathering ? "free"
                                                                  : "playing";
    const std::string fields[] = {invitation,
                                  setup.game->info->id,
                                  state,
                                  std::to_string(free),
                                  core::options_title(setup.game->info->options, setup.options),
                                  core::listed(players)};
    return core::joined(fields, "\t");
}

}  // namespace ctq::server
