#include "shell/scenes/review/review.hpp"

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/store/records/saved_reviews.hpp"

namespace ctq::scenes {

namespace {

/// Returns "Game 17 of 2,000, Explorer against Trader".
std::string named(const match::Session& session) {
    const std::vector<std::string>& names = session.players().names();
    return core::say(
        "{name}, {seats}",
        {{"name", session.match().tag(match::kNameTag)},
         {"seats", names.size() == 2 ? core::say("{one} against {other}",
                                                 {{"one", names[0]}, {"other", names[1]}})
                                     : core::listed(names)}});
}

}  // namespace

Review make_review(const std::string& id, const match::Session& session,
                   const store::Saves& saves) {
    const core::Match& match = session.match();
    match::Curve curve = match::make_curve(session, match.size());
    Analysis analysis(curve.first);
    Review review{id, {}, true, std::move(curve), std::move(analysis)};
    const std::string parent(match.tag(match::kParentTag));
    if (saves.find(parent.substr(0, parent.find('@'))) != nullptr) {
        review.parent = parent;
    }
    const bool over =
        match.state_at(match.size()).size() > 0 &&
        match.game().turn(match.state_at(match.size()).data()).kind == core::Turn::Kind::over;
    review.fair = !over && match.tag(match::kEndedTag).empty() && session.players().humans() > 1;
    review.own_only = may_scope(session);
    review.tells_best = may_tell_best_play(review, match);
    review.may_analyse = (over || !match.tag(match::kEndedTag).empty()) &&
                         !match::is_secret(match) && bots::can_advise(match);
    const core::AdviceSource source = bots::advice_source(match);
    review.by_search = source == core::AdviceSource::search || source == core::AdviceSource::table;
    review.in_wins = review.by_search || source == core::AdviceSource::net;
    return review;
}

bool recall_findings(Review& review, const match::Session& session) {
    auto found = review.may_analyse || review.tells_best
                     ? store::saved_review(review.id, session.match())
                     : std::nullopt;
    if (found) {
        review.analysis.take(std::move(*found));
    }
    return found.has_value();
}

void save_findings(const Review& review, const match::Session& session, const store::Saves& saves) {
    store::save_review(saves, review.id, session.match(), review.analysis.findings());
}

bool may_scope(const match::Session& session) {
    return session.players().humans() > 0 && session.players().humans() < session.players().count();
}

void update_from_analysis(Review& review, const match::Session& session,
                          const std::vector<match::LogEntry>& log) {
    const core::Match& match = session.match();
    review.verdicts = review.analysis.verdicts(match);
    std::erase_if(review.verdicts, [&](const bots::Verdict& one) {
        return review.own_only && !session.players().human(one.seat);
    });
    review.accounts = account_words(review, session);
    review.marks = marks_by_line(review.verdicts, session.players().count(), log);
    if (review.in_wins) {
        review.shares = share_curve(review.analysis, match, review.curve);
    }
}

std::string review_status(const Review& review, const match::Session& session,
                          const std::vector<match::LogEntry>& log) {
    const int at = session.match().cursor();
    const int line = line_at(log, at);
    const std::string place = place_at(log, at);
    const std::string_view name = session.match().tag(match::kNameTag);
    const bool begin = line < 0 || at <= review.curve.first;
    return core::say("{place}: {begin:the beginning{named: of {name}|}|{text}}.",
                     {{"place", place},
                      {"begin", begin},
                      {"named", !name.empty()},
                      {"name", name.empty() ? std::string() : named(session)},
                      {"text", begin ? std::string() : log[static_cast<std::size_t>(line)].text}});
}

std::string_view why_not_play_on(const Review& review, const match::Session& session) {
    if (session.turn().kind == core::Turn::Kind::over) {
        return "The match is over here. Go back to play on from an earlier position.";
    }
    return review.fair ? "Between people, a match must end before you can branch off." : "";
}

}  // namespace ctq::scenes
