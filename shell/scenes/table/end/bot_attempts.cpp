#include "shell/scenes/table/end/bot_attempts.hpp"
#include "shell/match/findings/lead.hpp"

#include <algorithm>
#include <array>

#include "engine/bots/levels.hpp"
#include "engine/core/random.hpp"
#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/attempt.hpp"
#include "shell/match/halves.hpp"
#include "shell/match/table_level.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {
namespace {

/// The levels of the bots. The higher ones think longer, so there are fewer of them.
constexpr int kAttemptLevels[] = {1, 1, 2, 2, 3, 3, 4, 4, 5, 6};

AttemptResult result_at(const core::Standing& standing, int seat, int level) {
    const auto index = static_cast<std::size_t>(seat - 1);
    return {level, standing.rank[index], standing.half_points[index],
            match::seat_lead(standing, seat)};
}

/// Returns "won 6–4", "lost 3–6".
std::string attempt_words(const AttemptResult& result) {
    return core::say("{first:{level:drew|won}|lost} {own}–{other}",
                     {{"first", result.rank == 1},
                      {"level", result.lead == 0},
                      {"own", match::halves_text(result.half_points)},
                      {"other", match::halves_text(result.half_points - result.lead)}});
}

/// Returns the results of a level's bots, best first: "won 6–4, lost 3–6".
std::string level_words(std::vector<AttemptResult> results) {
    core::sort_short(results, is_better);
    std::vector<std::string> words;
    for (const AttemptResult& one : results) {
        words.push_back(attempt_words(one));
    }
    return core::joined(words, ", ");
}

}  // namespace

bool is_better(const AttemptResult& one, const AttemptResult& other) {
    return one.rank != other.rank ? one.rank < other.rank : one.lead > other.lead;
}

std::string attempts_text(const std::vector<AttemptResult>& results) {
    std::string text;
    for (const AttemptResult& one : results) {
        text += core::say("{next: |}{level}/{rank}/{points}/{lead}", {{"next", !text.empty()},
                                                                      {"level", one.level},
                                                                      {"rank", one.rank},
                                                                      {"points", one.half_points},
                                                                      {"lead", one.lead}});
    }
    return text;
}

std::vector<AttemptResult> read_attempts(std::string_view text) {
    std::vector<AttemptResult> results;
    for (const std::string_view word : core::words(text)) {
        const auto pieces = core::split(word, '/');
        std::array<int, 4> number{};
        for (std::size_t i = 0; i < number.size(); ++i) {
            const auto read =
                pieces.size() == number.size() ? core::read_number(pieces[i]) : std::nullopt;
            if (!read || std::abs(*read) > 1'000'000) {
                return {};
            }
            number[i] = static_cast<int>(*read);
        }
        results.push_back({number[0], number[1], number[2], number[3]});
    }
    return results;
}

void BotAttempts::begin() {
    const match::Session& session = table_.session;
    if (!jobs_.empty() || !results_.empty() || !trouble_.empty()) {
        return;
    }
    results_ = read_attempts(session.match().tag(match::kAttemptsTag));
    if (results_.size() == std::size(kAttemptLevels)) {
        return;
    }
    results_.clear();
    const int seat = session.players().person();
    core::Setup setup = session.match().setup();
    for (std::size_t bot = 0; bot < std::size(kAttemptLevels); ++bot) {
        const int level = kAttemptLevels[bot];
        playing_.push_back({.level = level});
        setup.seats[static_cast<std::size_t>(seat - 1)] = match::level_name(level);
        jobs_.push_back(table_.services.jobs.ask(
            lab::encode_attempt(setup, seat, core::nth_seed(setup.seed, bot)),
            [this, bot](platform::Reply&& reply, double /*now*/) { on_reply(bot, reply); }));
    }
}

void BotAttempts::on_reply(std::size_t bot, const platform::Reply& reply) {
    const auto played = read_reply(reply, lab::read_attempt);
    if (!played) {
        trouble_ = played.problem().text();
        jobs_.clear();
        table_.board.changed();
        return;
    }
    playing_[bot] =
        result_at(played->standing(), table_.session.players().person(), kAttemptLevels[bot]);
    if (std::all_of(playing_.begin(), playing_.end(),
                    [](const AttemptResult& one) { return one.rank > 0; })) {
        results_ = playing_;
        table_.session.set_tag(match::kAttemptsTag, attempts_text(results_));
        table_.save(false);
    }
    table_.board.changed();
}

std::string BotAttempts::compared() const {
    if (results_.empty()) {
        return {};
    }
    const match::Session& session = table_.session;
    const AttemptResult own = result_at(session.match().standing(), session.players().person(), 0);
    const auto count = [&](const auto& holds) {
        return static_cast<int>(std::count_if(results_.begin(), results_.end(), holds));
    };
    const int worse = count([&](const AttemptResult& one) { return is_better(own, one); });
    const int better = count([&](const AttemptResult& one) { return is_better(one, own); });
    const int all = static_cast<int>(results_.size());
    return core::say("better than {worse} of {all} bots{same:, as good as {count}|}",
                     {{"worse", worse},
                      {"all", all},
                      {"same", worse + better < all},
                      {"count", all - worse - better}});
}

void BotAttempts::describe(Page& page) const {
    if (!trouble_.empty()) {
        page.text(core::say("The bots could not play this match: {why}",
                            {{"why", core::ended(trouble_)}}));
    } else if (!jobs_.empty() && results_.empty()) {
        page.text("Ten bots are playing this match …");
    } else if (!results_.empty()) {
        page.heading(core::capitalized(compared()));
        page.rows(std::array<std::string_view, 2>{"Bots", "In your place"});
        for (int level = kAttemptLevels[std::size(kAttemptLevels) - 1]; level > 0; --level) {
            std::vector<AttemptResult> own;
            std::copy_if(results_.begin(), results_.end(), std::back_inserter(own),
                         [level](const AttemptResult& one) { return one.level == level; });
            page.row(std::array{core::say("Level {level}", {{"level", level}}),
                                level_words(std::move(own))});
        }
    }
}

}  // namespace ctq::scenes
