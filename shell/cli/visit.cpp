#include <algorithm>
#include <functional>

#include "engine/core/json.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/standing.hpp"
#include "shell/cli/streams.hpp"
#include "shell/online/invitation.hpp"
#include "shell/server/bot_client.hpp"

/// ctq visit: bots play at tables of `ctq host`, which measures how fast the tables answer.
namespace ctq::cli {
namespace {

constexpr std::size_t kMostBotLetters = 40;

/// The totals over all bots that played.
struct Summary {
    int ended = 0;  ///< number of finished matches
    int commands = 0;
    int lost = 0;
    std::uint32_t median_us = 0;
    std::uint32_t p95_us = 0;  ///< 95th percentile of the answer times
};

Summary sum_up(const std::vector<server::ClientReport>& reports) {
    Summary summary;
    std::vector<std::uint32_t> answers;
    for (const server::ClientReport& report : reports) {
        summary.ended += report.why.empty() ? 1 : 0;
        summary.commands += report.commands;
        summary.lost += report.lost;
        answers.insert(answers.end(), report.answers.begin(), report.answers.end());
    }
    std::sort(answers.begin(), answers.end());
    if (!answers.empty()) {
        summary.median_us = answers[answers.size() / 2];
        summary.p95_us = answers[answers.size() * 95 / 100];
    }
    return summary;
}

std::string milliseconds(std::uint32_t microseconds) {
    return formatted("%u.%02u ms", microseconds / 1000, microseconds % 1000 / 10);
}

/// Returns the bot's seat, and the result of its match.
std::string match_text(const server::ClientReport& report, const std::string& bot) {
    return core::printable(bot, kMostBotLetters) + " sat at seat " + std::to_string(report.seat) +
           ".\n" + standing_text(*report.match);
}

std::string summary_text(const Summary& summary, std::size_t visits) {
    return std::to_string(summary.ended) + " of " + std::to_string(visits) +
           (visits == 1 ? " match" : " matches") + " played to the end. " +
           std::to_string(summary.commands) + " commands, " + std::to_string(summary.lost) +
           " lost, answered after " + milliseconds(summary.median_us) + " (median), " +
           milliseconds(summary.p95_us) + " (95 %).\n";
}

/// Writes the result of a bot's match. Without a seat there is none; without an end, nobody has a
/// place.
void put_match(core::JsonWriter& json, const server::ClientReport& report, const std::string& bot) {
    json.begin_object().key("bot").text(bot).key("seat");
    report.seat > 0 ? json.number(report.seat) : json.null();
    json.key("end").text(report.why.empty() ? "finished" : report.why);
    if (report.match && report.seat > 0) {
        const core::Standing standing = report.match->standing();
        const auto own = static_cast<std::size_t>(report.seat - 1);
        json.key("game").text(report.match->game().info->id);
        json.key("actions").number(report.match->size());
        json.key("score").halves(standing.half_points[own]).key("place");
        standing.over ? json.number(standing.rank[own]) : json.null();
        json.key("winners").begin_array();
        for (int seat = 1; standing.over && seat <= standing.seats; ++seat) {
            if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
                json.number(seat);
            }
        }
        json.end_array();
    }
    json.end_object();
}

std::string summary_json(const Summary& summary, const std::vector<server::ClientReport>& reports,
                         const std::string& bot) {
    core::JsonWriter json;
    json.begin_object();
    json.key("visits").number(static_cast<std::int64_t>(reports.size()));
    json.key("ended").number(summary.ended);
    json.key("commands").number(summary.commands);
    json.key("lost").number(summary.lost);
    json.key("median_us").number(summary.median_us);
    json.key("p95_us").number(summary.p95_us);
    json.key("problems").begin_array();
    for (const server::ClientReport& report : reports) {
        if (!report.why.empty()) {
            json.text(report.why);
        }
    }
    json.end_array().key("matches").begin_array();
    for (const server::ClientReport& report : reports) {
        put_match(json, report, bot);
    }
    json.end_array().end_object();
    return json.str() + "\n";
}

}  // namespace

void visit(const VisitArguments& arguments) {
    server::RandomSource source(arguments.entropy);
    Programs programs(std::chrono::seconds(arguments.think));
    std::vector<server::BotClient> clients;
    for (const std::string& link : arguments.links) {
        server::BotClient client;
        const online::Invitation invitation = expect(online::read_table_link(link));
        client.address = *sockets::read_address(invitation.endpoint);
        client.name = !arguments.name.empty()     ? arguments.name
                      : program_of(arguments.bot) ? program_name(arguments.bot)
                                                  : arguments.bot;
        client.bot = read_seat(*invitation.game, arguments.bot, programs);
        if (client.bot.index == lab::kOutsider) {
            client.ask = std::bind_front(programs.start_table(), client.bot.parameter);
        }
        client.pause = std::chrono::milliseconds(arguments.pause);
        client.random = source.draw();
        clients.push_back(std::move(client));
    }
    const std::vector<server::ClientReport> reports = server::run(clients);
    const Summary summary = sum_up(reports);
    for (const server::ClientReport& report : reports) {
        if (!report.why.empty() && !arguments.json) {
            remark(report.why);
        }
    }
    print(arguments.json
              ? summary_json(summary, reports, arguments.bot)
              : (reports.size() == 1 && reports[0].match ? match_text(reports[0], arguments.bot)
                                                         : "") +
                    summary_text(summary, reports.size()));
    if (summary.ended < static_cast<int>(reports.size())) {
        refuse(summary.ended == 0 ? "No match was played to the end."
                                  : "Not every match was played to the end.");
    }
}

}  // namespace ctq::cli
