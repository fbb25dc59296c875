#include "shell/server/table_news.hpp"

#include "engine/core/json.hpp"
#include "engine/core/say.hpp"

namespace ctq::server {
namespace {

using core::say;

/// Returns the name of a seat's player as guests see it; for a bot its word in the set-up.
std::string who(const HostedTable& table, int seat) {
    const std::string& name = table.ledger().name(seat);
    const auto& seats = table.ledger().match().setup().seats;
    return name.empty() ? seats[static_cast<std::size_t>(seat - 1)] : name;
}

std::string result_of(const HostedTable& table) {
    const net::Ledger& ledger = table.ledger();
    if (ledger.phase() == net::Phase::stopped) {
        return "the match was ended early.";
    }
    const core::Standing standing = ledger.match().standing();
    std::vector<std::string> first;
    std::string scores;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        if (standing.rank[i] == 1) {
            first.push_back(who(table, seat));
        }
        scores += (scores.empty() ? "" : " to ") +
                  core::JsonWriter().halves(standing.half_points[i]).str();
    }
    return say("the match is over: {who} {one:wins|share the first place}, {scores}.",
               {{"who", core::listed(first)}, {"one", first.size() == 1}, {"scores", scores}});
}

}  // namespace

Glance look_at(const HostedTable& table) {
    const net::Ledger& ledger = table.ledger();
    Glance glance;
    for (int seat = 1; seat <= ledger.match().setup().seat_count(); ++seat) {
        glance.names.push_back(ledger.remote(seat) ? ledger.name(seat) : "");
        glance.present.push_back(ledger.remote(seat) && table.present(seat));
    }
    glance.begun = ledger.phase() != net::Phase::gathering;
    glance.result = ledger.ended() ? result_of(table) : "";
    return glance;
}

std::vector<std::string> news_of(int number, const HostedTable& table, const Glance& before,
                                 const Glance& after) {
    std::vector<std::string> news;
    const auto tell = [&](const std::string& what) {
        news.push_back(say("Table {n}: {what}", {{"n", number}, {"what", what}}));
    };
    if (before.begun && !after.begun) {
        tell("a new match is set up.");
    }
    for (std::size_t i = 0; i < after.names.size(); ++i) {
        const bool known = i < before.names.size() && before.names[i] == after.names[i];
        const bool was_there = i < before.present.size() && before.present[i];
        if (after.names[i].empty() || (known && was_there == after.present[i])) {
            continue;
        }
        tell(say("{who} {there:{new:sits down at seat {seat}|is back}|has gone}.",
                 {{"who", after.names[i]},
                  {"there", after.present[i]},
                  {"new", !known},
                  {"seat", static_cast<int>(i) + 1}}));
    }
    if (!before.begun && after.begun) {
        const core::Setup& setup = table.ledger().match().setup();
        const std::string options = core::options_text(setup.game->info->options, setup.options);
        tell(say(
            "the match begins: {game}{some:, {options}|}.",
            {{"game", setup.game->info->title}, {"some", !options.empty()}, {"options", options}}));
    }
    if (before.result.empty() && !after.result.empty()) {
        tell(after.result);
    }
    return news;
}

}  // namespace ctq::server
