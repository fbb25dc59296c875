// Saves results as text: what has been played of an experiment, and what is still to be played.
//
//     1
//     incan_gold;;turn:1..20;20000;1     the experiment, as in a link
//     1250                               milliseconds spent
//     0:640:320 3:0:32                   parts given to workers: cell, first game, games
//     1280 <base64>                      for each cell: its next game, and its tally
//
// A comparison has no parts and no cells, but one line with its complete batches (comparison.hpp).
#include "engine/core/base64.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/job.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"
#include "shell/scenes/laboratory/reading.hpp"

namespace ctq::scenes {
namespace {

constexpr std::string_view kFormat = "1";
constexpr std::size_t kHeadLines = 4;  // lines before the cells

}  // namespace

std::string Laboratory::serialize() const {
    std::string text = std::string(kFormat) + "\n" + experiment_text(played_) + "\n" +
                       std::to_string(static_cast<std::int64_t>(spent_ * 1000)) + "\n";
    // A comparison saves only complete batches. Units after them are played again.
    if (compares()) {
        return text + "\n" + batches_text(comparison_);
    }
    const auto add = [&](const Part& part) {
        text += (text.back() == '\n' ? "" : " ") + std::to_string(part.cell) + ":" +
                std::to_string(part.first) + ":" + std::to_string(part.count);
    };
    for (const auto& [part, ticket] : out_) {
        add(part);
    }
    for (const Part& part : back_) {
        add(part);
    }
    for (const Cell& cell : cells_) {
        text += "\n" + std::to_string(cell.next) + " " + core::to_base64(lab::encode(cell.tally));
    }
    return text;
}

bool Laboratory::read_parts(std::string_view line) {
    for (const std::string_view word : core::words(line)) {
        const auto numbers = core::split(word, ':');
        if (numbers.size() != 3) {
            return false;
        }
        const auto cell = read_within(numbers[0], 0, cells() - 1);
        const auto first = read_within(numbers[1], 0, played_.games);
        const auto count = first ? read_within(numbers[2], 1, played_.games - *first) : first;
        if (!cell || !count) {
            return false;
        }
        back_.push_back({static_cast<int>(*cell), *first, *count, 0});
    }
    return true;
}

bool Laboratory::read_cell(Cell& cell, std::string_view line) {
    const auto [number, rest] = cut(line, ' ');
    const auto next = read_within(number, 0, played_.games);
    const auto bytes = core::from_base64(rest);
    const auto tally = bytes ? lab::decode_tally(*bytes) : core::Problem{};
    const auto seats = static_cast<int>(played_.seats.size());
    if (!next || !tally || tally->games < 0 || tally->games > *next ||
        (tally->games > 0 && tally->entries != seats)) {
        return false;
    }
    cell.next = *next;
    cell.tally = *tally;
    done_ += tally->games;
    return true;
}

bool Laboratory::restore(std::string_view text) {
    const auto lines = core::split(text, '\n');
    const auto experiment = lines.size() > kHeadLines && lines[0] == kFormat
                                ? read_experiment(lines[1])
                                : core::Problem{};
    const auto spent = experiment ? read_within(lines[2], 0, INT64_MAX) : std::nullopt;
    if (!spent || running_) {
        return false;
    }
    Laboratory other;
    other.choose(*experiment);
    other.start(0);
    other.running_ = false;
    std::int64_t given = 0;
    bool whole = lines.size() == kHeadLines + other.cells_.size() && other.read_parts(lines[3]);
    if (whole && other.compares()) {
        whole = lines[3].empty() && read_batches(other.comparison_, lines[kHeadLines]);
        other.done_ = other.comparison_.sum.games;
        other.cells_[0].next = other.comparison_.sum.units;
        given = other.done_;
    }
    for (std::size_t i = 0; i < other.cells_.size() && whole && !other.compares(); ++i) {
        whole = other.read_cell(other.cells_[i], lines[kHeadLines + i]);
        given += other.cells_[i].next;
    }
    for (const Part& part : other.back_) {
        given -= part.count;
    }
    if (!whole || given != other.done_) {
        return false;
    }
    other.spent_ = static_cast<double>(*spent) / 1000;
    *this = std::move(other);
    return true;
}

}  // namespace ctq::scenes
