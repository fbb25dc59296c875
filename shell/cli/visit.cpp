#include <algorithm>
#include <functional>

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

std::string summary_text(const Summary& summary, std::size_t visits) {
    return std::to_string(summary.ended) + " of " + std::to_string(visits) +
           (visits == 1 ? " match" : " matches") + " played to the end. " +
           std::to_string(summary.commands) + " commands, " + std::to_string(summary.lost) +
           " lost, answered after " + milliseconds(summary.median_us) + " (median), " +
           milliseconds(summary.p95_us) + " (95 %).\n";
}

std::string summary_json(const Summary& summary, const std::vector<server::ClientReport>& reports) {
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
    json.end_array();
    json.end_object();
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
              ? summary_json(summary, reports)
              : (reports.size() == 1 && reports[0].match ? standing_text(*reports[0].match) : "") +
                    summary_text(summary, reports.size()));
    if (summary.ended < static_cast<int>(reports.size())) {
        refuse(summary.ended == 0 ? "No match was played to the end."
                                  : "Not every match was played to the end.");
    }
}

}  // namespace ctq::cli
