#include "shell/cli/table.hpp"

#include <algorithm>

#include "engine/bots/decide.hpp"
#include "engine/core/record.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/experiment.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/standing.hpp"
#include "shell/cli/state_text.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

constexpr const char* kHelp =
    "Type the number of an action or its notation; or undo, record, help, quit.\n";

void clear_screen() {
    if (is_terminal(Stream::output)) {
        print("\x1b[2J\x1b[3J\x1b[H");
    }
}

std::string trimmed(const std::string& line) {
    const auto found = core::words(line);
    return found.size() == 1 ? std::string(found[0]) : line;
}

}  // namespace

Table::Table(core::Match match, std::vector<std::optional<core::BotChoice>> bots, AskProgram ask)
    : match_(std::move(match)), bots_(std::move(bots)), ask_(std::move(ask)) {
    for (int seat = 1; seat <= match_.setup().seat_count() && people() == 1; ++seat) {
        viewer_ = is_person(seat) ? seat : viewer_;
    }
}

bool Table::is_person(int seat) const {
    return !bots_[static_cast<std::size_t>(seat - 1)].has_value();
}

int Table::people() const {
    return static_cast<int>(std::count(bots_.begin(), bots_.end(), std::nullopt));
}

std::vector<std::string> Table::names() const {
    std::vector<std::string> names;
    for (int seat = 1; seat <= match_.setup().seat_count(); ++seat) {
        names.push_back(seat_name(match_, seat));
    }
    return names;
}

bool Table::hides_from(int seat) const {
    return !(match_.game().observe(match_.state(), seat) == match_.box());
}

void Table::play() {
    int decisions = 0;
    for (core::Turn turn = match_.turn(); turn.kind != core::Turn::Kind::over;
         turn = match_.turn()) {
        if (turn.kind == core::Turn::Kind::chance) {
            play_and_show(0, match_.draw());
        } else if (!is_person(turn.seat)) {
            if (people() == 0 && ++decisions > lab::kActionCap) {
                print("Nobody comes to an end: unfinished.\n");
                break;
            }
            if (!play_bot(turn.seat)) {
                break;
            }
        } else if (!hand_over(turn.seat) || !ask(turn.seat)) {
            break;
        }
    }
    show_end();
}

/// Lets the bot or program of this seat act. Returns false, with a message, if a program forfeits.
bool Table::play_bot(int seat) {
    const core::BotChoice& bot = *bots_[static_cast<std::size_t>(seat - 1)];
    const std::uint64_t seed = match_.setup().seed;
    if (bot.index != lab::kOutsider) {
        play_and_show(seat, bots::decide(bots::job_at(match_, seat, bot, seed)));
        return true;
    }
    const auto action = ask_(bot.parameter, match_, seat, seed);
    if (action) {
        play_and_show(seat, *action);
    } else {
        print(core::capitalized(seat_name(match_, seat)) + " forfeits the match.\n");
    }
    return static_cast<bool>(action);
}

/// Plays an action and shows it to the person at the screen. Set-up events are not shown.
void Table::play_and_show(int seat, core::Action action) {
    const core::StateBox before = match_.box();
    begun_ = begun_ || seat != 0;
    match_.play(seat, action);
    if (begun_) {
        show_action(before, action);
    }
}

void Table::show_action(const core::StateBox& before, core::Action action) const {
    const core::GameHandle& game = match_.game();
    const core::StateBox seen = game.observe(before.data(), viewer_);
    const core::Action hidden = game.hide(before.data(), action, viewer_);
    const core::Phrase phrase = game.describe(seen.data(), hidden);
    const bool yours = phrase.seat != 0 && phrase.seat == viewer_ && people() == 1;
    const std::string who = yours             ? "You "
                            : phrase.seat > 0 ? seat_name(match_, phrase.seat) + " "
                                              : "";
    print(core::capitalized(who + core::with_names(yours ? phrase.you : phrase.they, names())) +
          ".\n");
}

/// Gives the screen to the person of this seat. Returns false at the end of input.
bool Table::hand_over(int seat) {
    if (viewer_ == seat) {
        return true;
    }
    if (hides_from(seat)) {
        if (!pass_device(seat)) {
            print("\nThe input has ended.\n");
            return false;
        }
        viewer_ = seat;
        show_since_last_decision(seat);
    }
    viewer_ = seat;
    return true;
}

/// Passes the device from one person to another, with an empty screen in between.
bool Table::pass_device(int seat) {
    if (viewer_ != 0) {
        print("\nPress Enter, then pass the device to " + seat_name(match_, seat) + ".\n");
        if (!read_line()) {
            return false;
        }
    }
    clear_screen();
    print(core::capitalized(seat_name(match_, seat)) + ": press Enter when nobody else looks.\n");
    const bool confirmed = read_line().has_value();
    clear_screen();
    return confirmed;
}

/// Shows what happened while the seat did not have the screen.
void Table::show_since_last_decision(int seat) const {
    bool decided = false;
    for (int ply = after_last_decision(match_, seat); ply < match_.cursor(); ++ply) {
        decided = decided || match_.turn_before(ply).kind == core::Turn::Kind::seat;
        if (decided) {
            show_action(match_.state_at(ply), match_.action(ply));
        }
    }
}

void Table::show_position(const core::ActionList& list) const {
    const core::GameHandle& game = match_.game();
    const core::StateBox seen = game.observe(match_.state(), viewer_);
    std::string text = "\n" + picture_text(game, seen.data()) + turn_text(match_) + "\n";
    for (int i = 0; i < list.size; ++i) {
        text += formatted("%4d  ", i + 1) +
                core::with_names(game.describe(seen.data(), list[i]).you, names()) + "  [" +
                game.to_text(seen.data(), list[i]) + "]\n";
    }
    print(text);
}

/// Lets the person of this seat act. Returns false if they quit or the input ends.
bool Table::ask(int seat) {
    core::ActionList list;
    match_.options_now(list);
    show_position(list);
    for (;;) {
        print("> ");
        const auto line = read_line();
        if (!line) {
            print("\nThe input has ended.\n");
            return false;
        }
        const std::string answer = trimmed(*line);
        if (answer == "quit") {
            return false;
        }
        if (answer == "undo") {
            undo(seat);
            return true;
        }
        if (answer == "record") {
            print("\n" + core::write_hidden_record(match_, viewer_) + "\n");
        } else if (answer == "help" || answer == "?" || answer.empty()) {
            print(kHelp);
        } else if (act(seat, list, answer)) {
            return true;
        }
    }
}

/// Plays the typed action. If it can't be played, prints the reason and returns false.
bool Table::act(int seat, const core::ActionList& list, const std::string& answer) {
    const core::GameHandle& game = match_.game();
    if (const auto number = core::read_unsigned(answer)) {
        if (*number >= 1 && *number <= static_cast<std::uint64_t>(list.size)) {
            play_and_show(seat, list[static_cast<int>(*number) - 1]);
            return true;
        }
        print("The actions are numbered from 1 to " + std::to_string(list.size) + ".\n");
        return false;
    }
    const core::StateBox seen = game.observe(match_.state(), seat);
    const auto action = game.from_text(seen.data(), answer);
    if (!action) {
        print(core::quoted(answer) + " is no action of this game. " + kHelp);
        return false;
    }
    if (!std::binary_search(list.begin(), list.end(), *action)) {
        print(core::quoted(answer) + " is not legal: " + game.why_not(seen.data(), *action) + "\n");
        return false;
    }
    play_and_show(seat, *action);
    return true;
}

void Table::undo(int seat) {
    const bool between_people = people() > 1;
    const int ply = match_.undo_ply(seat, between_people);
    if (ply < 0) {
        print(between_people ? "Between people nothing behind a chance event can be taken back.\n"
                             : "There is nothing to take back.\n");
        return;
    }
    match_.seek(ply);
    print("Taken back.\n");
}

void Table::show_end() const {
    const core::Standing standing = match_.standing();
    print("\n" + std::string(standing.over ? "" : "The match is not over.\n") +
          standing_text(match_) + "\n" + core::write_record(match_.branch()));
}

}  // namespace ctq::cli
