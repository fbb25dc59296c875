#include "shell/cli/report.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/statistics.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"
#include "shell/cli/timing.hpp"

namespace ctq::cli {
namespace {

/// Returns "seed 17", or of merged results "seeds 1, 2 and 3".
std::string seeds_words(const lab::Report& report) {
    std::vector<std::string> seeds;
    for (const std::uint64_t seed : lab::seeds_of(report)) {
        seeds.push_back(std::to_string(seed));
    }
    return (seeds.size() == 1 ? "seed " : "seeds ") + core::listed(seeds);
}

/// Writes a report as a table for people.
std::string report_table(const lab::Report& report) {
    const lab::Summary summary = lab::summarize(report.tally);
    const std::string options = options_of(report.spec);
    std::string text =
        report.spec.game->info->title + (options.empty() ? "" : ", " + options) +
        (report.spec.rotate ? ", seats changed from game to game" : "") +
        formatted(": %lld games, %s, %.2f s\n\n", static_cast<long long>(report.tally.games),
                  seeds_words(report).c_str(), report.seconds);
    text +=
        "bot                    wins      draws     losses unfinished   win share (95 %)      "
        "  score      sd    min    max\n";
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        const lab::EntryTally& counts = report.tally.entry[i];
        const lab::EntrySummary& entry = summary.entries[i];
        text += formatted(
            "%-16.40s %10lld %10lld %10lld %10lld   %.4f (%.4f–%.4f) %8.3f %7.3f %6.1f %6.1f\n",
            report.bots[i].c_str(), static_cast<long long>(counts.wins),
            static_cast<long long>(counts.draws), static_cast<long long>(counts.losses),
            static_cast<long long>(counts.unfinished), entry.win.share, entry.win.low,
            entry.win.high, entry.score.mean, entry.score.sd, counts.score.least / 2.0,
            counts.score.most / 2.0);
    }
    text +=
        formatted("\nactions a game: %.1f (sd %.1f)\n", summary.actions.mean, summary.actions.sd);
    for (const std::string& line :
         lab::statistic_lines(report.spec.game->statistics(), report.tally)) {
        text += line + "\n";
    }
    return text;
}

}  // namespace

lab::Report play_report(lab::Spec spec, const std::string& seats, const RunArguments& arguments,
                        Progress& progress, const lab::PlayGames& play, GameFile* file) {
    lab::Report report;
    report.spec = std::move(spec);
    report.bots = core::strings(core::split(seats, ','));
    if (file != nullptr) {
        file->begin_table(report.spec, report.bots);
    }
    const auto begin = Clock::now();
    report.tally =
        play_in_parts(report.spec, arguments.games, arguments.threads, progress, play, file);
    report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return report;
}

std::string formatted(const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    std::va_list counted;
    va_copy(counted, arguments);
    const int size = std::vsnprintf(nullptr, 0, format, counted);
    va_end(counted);
    std::string text(static_cast<std::size_t>(std::max(size, 0)), '\0');
    std::vsnprintf(text.data(), text.size() + 1, format, arguments);
    va_end(arguments);
    return text;
}

std::string options_of(const lab::Spec& spec) {
    return core::options_text(spec.game->info->options, spec.options);
}

std::string report_text(const lab::Report& report, Format format) {
    return format == Format::json ? lab::report_json(report) + "\n"
                                  : reports_text({report}, format);
}

std::string reports_text(const std::vector<lab::Report>& reports, Format format) {
    std::string text;
    int table = 0;
    for (const lab::Report& report : reports) {
        ++table;
        if (format == Format::json) {
            text += (text.empty() ? "" : ",") + lab::report_json(report);
        } else if (format == Format::csv) {
            text += lab::report_csv(report, table, text.empty());
        } else {
            text += (text.empty() ? "" : "\n") + report_table(report);
        }
    }
    return format == Format::json ? "[" + text + "]\n" : text;
}

void write_histograms(const std::string& path, const std::vector<lab::Report>& reports) {
    if (path.empty()) {
        return;
    }
    std::string text;
    int table = 0;
    for (const lab::Report& report : reports) {
        const std::string rows = lab::histogram_csv(report, ++table, text.empty());
        if (rows.empty()) {
            refuse("There are results of an older ctq, which have no histograms.");
        }
        text += rows;
    }
    write_file(path, text);
}

std::string overview(const std::vector<lab::Report>& reports) {
    std::string text =
        formatted("%-6s %-32s %4s  %-16s   win share (95 %%)         score      sd\n", "table",
                  "options", "seat", "bot");
    int table = 0;
    for (const lab::Report& report : reports) {
        ++table;
        const lab::Summary summary = lab::summarize(report.tally);
        const std::string options = options_of(report.spec);
        for (std::size_t i = 0; i < report.bots.size(); ++i) {
            const lab::EntrySummary& entry = summary.entries[i];
            text += formatted("%-6d %-32.60s %4d  %-16.40s   %.4f (%.4f–%.4f) %8.3f %7.3f\n", table,
                              options.empty() ? "standard" : options.c_str(),
                              static_cast<int>(i) + 1, report.bots[i].c_str(), entry.win.share,
                              entry.win.low, entry.win.high, entry.score.mean, entry.score.sd);
        }
    }
    return text;
}

std::string rows_text(const std::vector<lab::Fields>& rows, Format format) {
    return format == Format::csv ? lab::csv_rows(rows) : lab::json_rows(rows);
}

}  // namespace ctq::cli
