#include "shell/scenes/laboratory/comparison.hpp"

#include <algorithm>

#include "shell/scenes/laboratory/reading.hpp"

namespace ctq::scenes {
namespace {

/// Returns the end of the batch that contains this unit.
std::int64_t end_of_batch(const Comparison& comparison, std::int64_t unit) {
    return std::min(comparison.most, (unit / lab::kUnitBatch + 1) * lab::kUnitBatch);
}

void add_batch(Comparison& comparison, const lab::UnitTally& batch) {
    lab::add_to(comparison.sum, batch);
    comparison.batches.push_back(batch);
    comparison.ratios.push_back(
        lab::likelihood_ratio(comparison.sum, comparison.before, comparison.after));
}

}  // namespace

std::int64_t part_of_batch(const Comparison& comparison, std::int64_t first, std::int64_t wanted) {
    return std::min(wanted, end_of_batch(comparison, first) - first);
}

void take_units(Comparison& comparison, std::int64_t first, const lab::UnitTally& units) {
    auto& early = comparison.early;
    early.emplace_back(first, units);
    while (!comparison.decided()) {
        const std::int64_t end = end_of_batch(comparison, comparison.sum.units);
        lab::UnitTally batch;
        std::int64_t next = comparison.sum.units;
        for (std::size_t i = 0; i < early.size() && next < end;) {
            const bool due = early[i].first == next;
            if (due) {
                lab::add_to(batch, early[i].second);
                next += early[i].second.units;
            }
            i = due ? 0 : i + 1;
        }
        if (next < end || batch.units == 0) {
            return;
        }
        std::erase_if(early, [next](const auto& part) { return part.first < next; });
        add_batch(comparison, batch);
    }
    early.clear();
}

std::string batches_text(const Comparison& comparison) {
    std::string text;
    for (const lab::UnitTally& batch : comparison.batches) {
        text += text.empty() ? "" : " ";
        for (const auto number : lab::kUnitNumbers) {
            text += (text.empty() || text.back() == ' ' ? "" : ":") + std::to_string(batch.*number);
        }
    }
    return text;
}

bool read_batches(Comparison& comparison, std::string_view text) {
    for (const std::string_view word : core::words(text)) {
        const auto numbers = core::split(word, ':');
        lab::UnitTally batch;
        if (numbers.size() != std::size(lab::kUnitNumbers) || comparison.decided()) {
            return false;
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto number = read_within(numbers[i], 0, INT64_MAX);
            if (!number) {
                return false;
            }
            batch.*lab::kUnitNumbers[i] = *number;
        }
        const std::int64_t due = part_of_batch(comparison, comparison.sum.units, lab::kUnitBatch);
        if (batch.units != due || due == 0) {
            return false;
        }
        add_batch(comparison, batch);
    }
    return true;
}

}  // namespace ctq::scenes
