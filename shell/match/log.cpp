#include "shell/match/log.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/turns.hpp"

namespace ctq::match {
namespace {

/// Whether the choice at `ply` is one of several simultaneous choices that are revealed by now. The
/// log line of the last one describes them all.
bool described_later(const core::Match& match, int ply, int end) {
    const auto several = [&](int at) {
        const unsigned secret = match.turn_before(at).secret;
        return (secret & (secret - 1U)) != 0;
    };
    int last = ply;
    while (last < end && several(last)) {
        ++last;
    }
    return last > ply && last < end;
}

/// Whether the choice at `ply` is the last of several simultaneous ones. Its line describes all of
/// them, as everybody learns them, even where nothing is hidden and the game would describe one
/// seat's choice.
bool opens_choices(const core::Match& match, int ply) {
    const unsigned secret = match.turn_before(ply).secret;
    return match.viewer() == core::kSeesAll && secret != 0 && (secret & (secret - 1U)) == 0 &&
           match.choice_start(ply) != ply;
}

}  // namespace

std::string sentence(const Session& session, const core::Phrase& phrase) {
    if (phrase.seat == 0) {
        return core::capitalized(core::with_names(phrase.they, session.players().names()));
    }
    const std::string& name = session.players().name(phrase.seat);
    return name + " " +
           core::with_names(name == "You" ? phrase.you : phrase.they, session.players().names());
}

void Log::follow(const Session& session, int end, const Briefs* briefs) {
    if (!continues(session, end)) {
        begin(session);
    }
    ++version_;
    const core::Match& match = session.match();
    lines_.resize(place_.lines);
    parts_.resize(place_.parts);
    actions_.resize(static_cast<std::size_t>(place_.ply));
    Place at = place_;
    while (at.ply < end) {
        // A line is final only when no chance outcome can be added to it any more.
        const bool settled = at.last_turn > 0 && match.choice_start(at.ply) == at.ply &&
                             match.turn_before(at.ply).kind == core::Turn::Kind::seat;
        if (settled) {
            at.lines = lines_.size();
            at.parts = parts_.size();
            place_ = at;
        }
        add_action(session, at.ply, end, at, briefs);
        actions_.push_back(match.action(at.ply++));
    }
    if (at.last_turn == 0) {
        close_set_up(session);
    }
}

/// Whether the present log is a prefix of this match for the same viewer and names.
bool Log::continues(const Session& session, int end) const {
    const core::Match& match = session.match();
    bool same = place_.ply > 0 && place_.ply <= end && viewer_ == session.viewer() &&
                names_ == session.players().names();
    for (int ply = 0; same && ply < place_.ply; ++ply) {
        same = actions_[static_cast<std::size_t>(ply)] == match.action(ply);
    }
    return same;
}

void Log::begin(const Session& session) {
    const int version = version_;
    *this = {};
    version_ = version;
    viewer_ = session.viewer();
    names_ = session.players().names();
    place_.state = session.match().state_at(0);
}

/// Adds the action at `ply` to the log and advances `at` past it.
void Log::add_action(const Session& session, int ply, int end, Place& at, const Briefs* briefs) {
    const core::Match& match = session.match();
    const core::GameHandle& game = session.game();
    const core::StateBox before = at.state;
    const void* state = before.data();
    at.counter.pass(match, ply);
    game.apply(at.state.data(), match.action(ply));
    if (described_later(match, ply, end)) {
        return;
    }
    const int turn = at.counter.turn();
    const bool head = turn != at.last_turn;
    if (head && at.last_turn == 0) {
        close_set_up(session);
    }
    at.last_turn = turn;
    const core::StateBox seen = session.viewpoint().seen(game, state);
    const core::Action action = session.viewpoint().seen(game, state, match.action(ply));
    const bool opens = opens_choices(match, ply);
    const core::Phrase phrase =
        opens ? game.describe(game.observe(state, 0).data(), game.hide(state, match.action(ply), 0))
              : game.describe(seen.data(), action);
    const std::optional<Brief> brief =
        briefs == nullptr || opens
            ? std::nullopt
            : briefs->brief(seen.data(), action,
                            session.viewpoint().seen(game, at.state.data()).data());
    if (turn == 0 && brief && brief->follows) {
        add_deal(session, *brief, phrase.seat, ply + 1);
        return;
    }
    add_part(session, phrase, brief, turn, ply + 1);
    if (brief && brief->follows && !head && append_outcome(*brief, phrase.seat, ply + 1)) {
        return;
    }
    add_line({.turn = turn,
              .head = head,
              .seat = phrase.seat,
              .plies = ply + 1,
              .text = sentence(session, phrase)});
}

void Log::add_line(LogEntry line) {
    if (line.turn > 0) {
        stem_ = line.text;
        outcomes_.clear();
        lines_.push_back(std::move(line));
    } else if (line.seat != 0) {
        add_set_up(std::move(line));
    } else {
        line.head = false;
        nobodys_.push_back(std::move(line));
    }
}

/// Adds a chance outcome to the last line. Returns false if that line belongs to another seat.
bool Log::append_outcome(const Brief& brief, int seat, int ply) {
    if (lines_.empty() || lines_.back().seat != seat) {
        return false;
    }
    LogEntry& line = lines_.back();
    line.plies = ply;
    if (brief.outcome.empty()) {
        return true;
    }
    count(outcomes_, brief.outcome, true, 1);
    line.text = stem_;
    for (const Counted& one : outcomes_) {
        line.text += (&one == &outcomes_.front() ? ": " : ", ") + words_of(one);
    }
    return true;
}

void Log::add_set_up(LogEntry line) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].text == line.text) {
            ++counts_[i];
            lines_[i].plies = line.plies;
            return;
        }
    }
    line.head = lines_.empty();
    lines_.push_back(std::move(line));
    counts_.push_back(1);
}

void Log::add_deal(const Session& session, const Brief& brief, int seat, int ply) {
    deals_ = ply;
    if (seat == session.viewer()) {
        count(dealt_, brief.outcome, true, 1);
    }
}

/// Completes the set-up: adds the counts, the line of dealt cards and, if only one event concerned
/// no seat, that event.
void Log::close_set_up(const Session& session) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        if (counts_[i] > 1) {
            lines_[i].text += core::say(kTimes, {{"n", counts_[i]}});
        }
    }
    if (deals_ > 0) {
        std::vector<std::string> cards;
        for (const Counted& one : dealt_) {
            cards.push_back(words_of(one));
        }
        const int seat = cards.empty() ? 0 : session.viewer();
        lines_.push_back(
            {.turn = 0,
             .head = lines_.empty(),
             .seat = seat,
             .plies = deals_,
             .text =
                 sentence(session, seat == 0 ? core::phrase("everybody is dealt cards")
                                             : core::phrase(seat, "{you:are|is} dealt {cards}",
                                                            {{"cards", core::listed(cards)}}))});
    }
    if (nobodys_.size() == 1) {
        lines_.push_back(nobodys_.front());
    }
}

}  // namespace ctq::match
