#include "shell/match/log.hpp"

#include "engine/core/text.hpp"
#include "shell/match/turns.hpp"

namespace ctq::app {
namespace {

/// Whether the choice at `ply` is one of several made at once and open by now: the last of them
/// tells all.
bool told_later(const core::Match& match, int ply, int end) {
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

/// Whether the choice at `ply` is the last of several made at once. It is told with all of them, as
/// everybody learns them, also where nothing is hidden and it would say what one seat did.
bool opens_choices(const core::Match& match, int ply) {
    const unsigned secret = match.turn_before(ply).secret;
    return match.viewer() == core::kSeesAll && secret != 0 && (secret & (secret - 1U)) == 0 &&
           match.choice_start(ply) != ply;
}

}  // namespace

std::string sentence(const Session& session, const core::Phrase& phrase) {
    if (phrase.seat == 0) {
        return core::capitalized(core::with_names(phrase.they, session.names()));
    }
    const std::string& name = session.name(phrase.seat);
    return name + " " + (name == "You" ? phrase.you : phrase.they);
}

void Log::follow(const Session& session, int end) {
    if (!goes_on(session, end)) {
        begin(session);
    }
    const core::Match& match = session.match();
    lines_.resize(place_.lines);
    actions_.resize(static_cast<std::size_t>(place_.ply));
    Place at = place_;
    while (at.ply < end) {
        const bool settled = at.told > 0 && match.choice_start(at.ply) == at.ply;
        if (settled) {
            at.lines = lines_.size();
            place_ = at;
        }
        tell(session, at.ply, end, at);
        actions_.push_back(match.action(at.ply));
        session.game().apply(at.state.data(), match.action(at.ply++));
    }
    if (at.told == 0) {
        close_set_up();
    }
}

/// What was told is told of this match, for the same eyes.
bool Log::goes_on(const Session& session, int end) const {
    const core::Match& match = session.match();
    bool same = place_.ply > 0 && place_.ply <= end && viewer_ == session.viewer() &&
                names_ == session.names();
    for (int ply = 0; same && ply < place_.ply; ++ply) {
        same = actions_[static_cast<std::size_t>(ply)] == match.action(ply);
    }
    return same;
}

void Log::begin(const Session& session) {
    *this = {};
    viewer_ = session.viewer();
    names_ = session.names();
    place_.state = session.match().state_at(0);
}

/// Tells the action at `ply`, before which `at` stands.
void Log::tell(const Session& session, int ply, int end, Place& at) {
    const core::Match& match = session.match();
    const core::GameHandle& game = session.game();
    at.counter.pass(match, ply);
    if (told_later(match, ply, end)) {
        return;
    }
    const int turn = at.counter.turn();
    const bool head = turn != at.told;
    if (head && at.told == 0) {
        close_set_up();
    }
    at.told = turn;
    const void* state = at.state.data();
    const core::Phrase phrase =
        opens_choices(match, ply)
            ? game.describe(game.observe(state, 0).data(), game.hide(state, match.action(ply), 0))
            : game.describe(session.seen(state).data(), session.seen(state, match.action(ply)));
    LogEntry line{turn, head, phrase.seat, ply + 1, sentence(session, phrase)};
    if (turn > 0) {
        lines_.push_back(std::move(line));
    } else if (phrase.seat != 0) {
        add_set_up(std::move(line));
    } else {
        line.head = false;
        nobodys_.push_back(std::move(line));
    }
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

/// The set-up as it is told: counted, and the one thing that concerned nobody.
void Log::close_set_up() {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        if (counts_[i] > 1) {
            lines_[i].text += " (" + std::to_string(counts_[i]) + " times)";
        }
    }
    if (nobodys_.size() == 1) {
        lines_.push_back(nobodys_.front());
    }
}

}  // namespace ctq::app
