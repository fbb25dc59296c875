#include "shell/match/source.hpp"

#include <algorithm>
#include <utility>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/tags.hpp"

namespace ctq::match {
namespace {

using core::Turn;

/// Returns the seat of this device's person in a match that is sent by link; 0 in any other match.
int letter_seat(const core::Match& match) {
    const auto seat = core::read_number(match.tag(kLetterTag));
    const auto& seats = match.setup().seats;
    return seat && *seat >= 1 && *seat <= static_cast<std::int64_t>(seats.size()) &&
                   seats[static_cast<std::size_t>(*seat - 1)] == kHuman
               ? static_cast<int>(*seat)
               : 0;
}

const char* people_badge(int people, int seats) {
    return people == 0  ? "Bots only"
           : seats == 1 ? "Alone"
           : people > 1 ? "One screen"
                        : "Against bots";
}

class LocalMatch : public MatchSource {
  public:
    /// `letter`: the person's seat if the match is sent by link, else 0.
    LocalMatch(core::Match match, std::vector<core::BotChoice> seats, int letter)
        : match_(std::move(match)),
          players_(std::move(seats), {}),
          letter_(letter),
          people_(players_.humans()) {
        name_seats();
        draw();
    }

    Kind kind() const override { return Kind::local; }
    const core::Match& match() const override { return match_; }

    Situation situation() const override {
        Situation now;
        now.players = players_;
        now.history_version = history_version_;
        now.ended = ended();
        now.resigned = resigned_seat(match_.tag(kEndedTag));
        now.turn = now.ended ? Turn{} : match_.turn();
        const bool here =
            now.turn.kind == Turn::Kind::seat && players_.choice(now.turn.seat).index != kRemote;
        now.acting_seat = here ? now.turn.seat : 0;
        const int undo = now.ended ? match_.cursor() : undo_ply();
        now.history = {undo, now.ended ? -1 : past_chance(undo), redo_ply()};
        now.badge = letter_ != 0                      ? "By link"
                    : !match_.tag(kParentTag).empty() ? "A branch"
                                                      : people_badge(people_, players_.count());
        now.bot_seed = match_.setup().seed;
        return now;
    }

    core::Failure play(int seat, core::Action action, double /*now*/) override {
        if (auto refused = match_.play(seat, action)) {
            return refused;
        }
        draw();
        return std::nullopt;
    }

    core::Failure go_to(int ply, double /*now*/) override {
        if (ply < 0) {
            return core::Problem{"", "There is nothing to undo or redo."};
        }
        match_.seek(ply);
        ++history_version_;
        draw();
        return std::nullopt;
    }

    void set_tag(std::string_view name, std::string_view value) override {
        ++history_version_;
        match_.set_tag(name, value);
        name_seats();
    }

    bool seat_bot(int seat, const std::string& bot) override {
        const auto choice = core::read_bot(bots::roster(match_.game()), bot);
        if (choice) {
            match_.seat_bot(seat, bot);
            players_.seat(seat, *choice);
            name_seats();
        }
        return choice.operator bool();
    }

  private:
    void name_seats() {
        std::vector<std::string> names = seat_names(match_);
        if (letter_ != 0) {
            names[static_cast<std::size_t>(letter_ - 1)] = "You";
        }
        players_.rename(std::move(names));
    }

    bool ended() const { return !match_.tag(kEndedTag).empty(); }
    /// Continues to the next decision, unless the match was ended.
    void draw() {
        if (!ended()) {
            match_.play_chance();
        }
    }
    /// Whether undo stops at decisions of this seat: those of people, or of bots if only bots play.
    bool leads_back(int seat) const { return people_ == 0 || players_.human(seat); }

    /// Returns the position that undo leads to. Against bots undo is free; between people it never
    /// crosses a chance outcome or opened secrets. Among bots only, it goes back one decision.
    int undo_ply() const {
        int best = -1;
        for (int seat = 1; seat <= match_.setup().seat_count(); ++seat) {
            if (leads_back(seat)) {
                best = std::max(best, match_.undo_ply(seat, people_ > 1 || letter_ != 0));
            }
        }
        return best < 0 || people_ > 0 ? best : match_.choice_start(best);
    }

    /// Returns the first chance outcome from `from` on that a person here has seen; -1 for none. It
    /// does not matter, and -1 is returned, in a first game, in a branch and among bots only.
    int past_chance(int from) const {
        const std::string_view lesson = match_.tag(kLessonTag);
        if (from < 0 || people_ == 0 || (!lesson.empty() && lesson != kLessonLeft) ||
            !match_.tag(kParentTag).empty()) {
            return -1;
        }
        core::StateBox state = match_.state_at(from);
        const int seat = match_.turn_before(from).seat;
        for (int ply = from; ply < match_.cursor(); ++ply) {
            const core::Action action = match_.action(ply);
            if (match_.turn_before(ply).kind == Turn::Kind::chance &&
                match_.game().hide(state.data(), action, seat) == action) {
                return ply;
            }
            match_.game().apply(state.data(), action);
        }
        return -1;
    }

    int redo_ply() const {
        int best = -1;
        for (int seat = 1; seat <= match_.setup().seat_count(); ++seat) {
            const int ply = leads_back(seat) ? match_.redo_ply(seat) : -1;
            if (ply >= 0 && (best < 0 || ply < best)) {
                best = ply;
            }
        }
        const auto between = [this](int ply) {
            return match_.choice_start(ply) < ply ||
                   match_.turn_before(ply).kind == Turn::Kind::chance;
        };
        while (people_ == 0 && best >= 0 && best < match_.size() && between(best)) {
            ++best;
        }
        return best;
    }

    core::Match match_;
    Players players_;
    int letter_;
    int people_;
    std::uint32_t history_version_ = 0;
};

class RecordedMatch : public MatchSource {
  public:
    explicit RecordedMatch(core::Match match) : match_(std::move(match)) {
        std::vector<core::BotChoice> seats;
        for (const std::string& seat : match_.setup().seats) {
            seats.push_back({seat == kHuman ? kPerson : 0, 0});
        }
        players_ = Players(std::move(seats), seat_names(match_));
    }

    Kind kind() const override { return Kind::recorded; }
    const core::Match& match() const override { return match_; }

    Situation situation() const override {
        Situation now;
        now.players = players_;
        now.turn = match_.turn();
        now.badge = people_badge(players_.humans(), players_.count());
        return now;
    }

    core::Failure play(int seat, core::Action action, double /*now*/) override {
        return match_.play(seat, action);
    }

    core::Failure go_to(int ply, double /*now*/) override {
        match_.seek(ply);
        return std::nullopt;
    }

  private:
    core::Match match_;
    Players players_;
};

}  // namespace

core::Result<std::unique_ptr<MatchSource>> local_match(core::Match match) {
    std::vector<core::BotChoice> seats;
    const int letter = letter_seat(match);
    for (const std::string& who : match.setup().seats) {
        const int seat = static_cast<int>(seats.size()) + 1;
        if (who == kHuman) {
            seats.push_back({letter == 0 || letter == seat ? kPerson : kRemote, 0});
            continue;
        }
        const auto bot = core::read_bot(bots::roster(match.game()), who);
        if (!bot) {
            return bot.problem();
        }
        seats.push_back(*bot);
    }
    return std::unique_ptr<MatchSource>(
        std::make_unique<LocalMatch>(std::move(match), std::move(seats), letter));
}

std::unique_ptr<MatchSource> recorded_match(core::Match match) {
    return std::make_unique<RecordedMatch>(std::move(match));
}

}  // namespace ctq::match
