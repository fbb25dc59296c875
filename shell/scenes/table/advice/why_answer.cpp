// Explains a bot's decision: finds the decision, lets workers evaluate it, puts the result in words, and draws
// the sheet.
#include <algorithm>
#include <utility>

#include "engine/bots/advice.hpp"
#include "engine/bots/levels.hpp"
#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/exchange.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/why.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {
namespace {

using core::say;

/// Returns the number of playouts that a seat's bot uses for a decision; 0 if it uses none.
std::int64_t playouts_of(const core::Match& match, int seat) {
    const std::string& name = match.setup().seats[static_cast<std::size_t>(seat - 1)];
    const auto choice = core::read_bot(bots::roster(match.game()), name);
    return choice && name.starts_with(bots::kLevelBot)
               ? bots::level_at(bots::levels_of(match.game()), choice->parameter).playouts
               : 0;
}

}  // namespace

/// Returns the bot's first decision, with more than one legal action, among the actions of the log
/// line that leads to the position shown; nullopt if there is none.
std::optional<Why::Decision> Why::decision() const {
    const match::Session& session = table_.session;
    const core::Match& match = session.match();
    if (session.remote() || table_.guided()) {
        return std::nullopt;
    }
    const int end = std::min(table_.look()->ply(), match.size());
    for (int ply = ply_before(table_.board.log.lines(), end); ply < end; ++ply) {
        const core::Turn turn = match.turn_before(ply);
        core::ActionList legal;
        if (turn.kind == core::Turn::Kind::seat && session.players().choice(turn.seat).index >= 0) {
            session.game().legal(match.state_at(ply).data(), legal);
        }
        if (legal.size > 1) {
            return Decision{ply, turn.seat};
        }
    }
    return std::nullopt;
}

/// Adds the commands if an earlier position is shown.
void Why::add(Commands& list) {
    if (answer_ && table_.look()->ply() != answer_->shown) {
        answer_.reset();
    }
    if (!decision() || !bots::can_advise(table_.session.match())) {
        return;
    }
    Page(list).heading("Looking back");
    Command& why = list.add("why", "Why?", [this] { ask(); });
    why.key = letter_key(U'y', "Y", "why the bot did that");
    why.look.tip = "The best actions as the bot saw them";
}

/// Returns why there is no explanation: the match has hidden hands, or it is an unfinished match
/// between people. Empty if there may be one.
std::string Why::why_refused(int seat) const {
    const std::string who = table_.session.players().name(seat);
    if (match::is_secret(table_.session.match())) {
        return say("{who}’s hand stays hidden until the match is played to its end.",
                   {{"who", who}});
    }
    return table_.session.players().humans() > 1 && !table_.over()
               ? "Between people this is told once the match is over."
               : "";
}

void Why::ask() {
    const auto decision = this->decision();
    if (!decision) {
        return;
    }
    const core::Match& match = table_.session.match();
    answer_ = std::make_unique<Answer>();
    answer_->decision = *decision;
    answer_->shown = table_.look()->ply();
    answer_->refusal = why_refused(decision->seat);
    if (answer_->refusal.empty()) {
        const std::int64_t own = playouts_of(match, decision->seat);
        answer_->own = own > 0;
        answer_->playouts = own > 0 ? own : kHintPlayouts / 2;
        core::Match then = match;
        then.seek(decision->ply);
        // Half of the playouts are used to find good actions, as in the bot's own search.
        answer_->asking.ask(
            table_.services.jobs,
            bots::ask_weighing(bots::weigh_question(then, decision->seat, 2 * answer_->playouts,
                                                    match.action(decision->ply)),
                               bots::advice_source(match)),
            [this](core::Result<bots::Weighing>&& weighing) { on_answer(std::move(weighing)); });
    }
    table_.board.changed();
}

void Why::on_answer(core::Result<bots::Weighing>&& weighing) {
    if (weighing) {
        answer_->weighing = std::move(*weighing);
    } else {
        answer_->refusal =
            "It could not be worked out: " + core::ended(weighing.problem().sentence);
    }
    table_.board.changed();
}

std::string Why::words() const {
    if (!answer_->refusal.empty()) {
        return answer_->refusal;
    }
    const auto& weighing = answer_->weighing;
    if (!weighing) {
        return "Working out what it saw …";
    }
    if (weighing->by_words()) {
        return weighing->words;
    }
    return say(
        "{exact:By best play of all from there.|{learned:As the learned player judges what {who} "
        "knew then.|{own:By {n} playouts, as many as {who} thinks with, from what it knew "
        "then.|{who} does not search. By {n} playouts from what it knew then.}}}",
        {{"exact", weighing->exact},
         {"learned", weighing->learned},
         {"own", answer_->own},
         {"who", table_.session.players().name(answer_->decision.seat)},
         {"n", ui::grouped(std::to_string(answer_->playouts))}});
}

/// Returns the rows of the best three actions and, if the bot's action is not among them, its row.
std::vector<HintRow> Why::rows() const {
    std::vector<HintRow> rows;
    if (!answer_->weighing) {
        return rows;
    }
    const core::Match& match = table_.session.match();
    const core::Action done = match.action(answer_->decision.ply);
    const core::StateBox state = match.state_at(answer_->decision.ply);
    std::size_t place = 0;
    for (const bots::ActionValue& worth : answer_->weighing->action_values) {
        if (place++ < kMostHinted || worth.action == done) {
            rows.push_back(weighed_row(*answer_->weighing, worth, match.game(), state.data(),
                                       table_.session.players().names()));
            rows.back().action += worth.action == done ? " (done)" : "";
        }
    }
    return rows;
}

void Why::add_answer(Commands& list) {
    constexpr float kRow = 48;
    std::string lines;
    int count = 0;
    for (const HintRow& row : rows()) {
        lines += say("{next:\n|}{action}: {worth}",
                     {{"next", count++ > 0}, {"action", row.action}, {"worth", row.worth}});
    }
    Page page(list);
    page.page(
        "why",
        [&] {
            page.head("why-close", "Close", [this] {
                answer_.reset();
                table_.board.changed();
            });
            page.text(words());
            if (count > 0) {
                page.picture(
                    "why-rows", {.fixed = kRow * static_cast<float>(count), .marked = true}, lines,
                    [this](ui::Canvas& canvas, ui::Rect rect) { draw_rows(canvas, rect); });
            }
        },
        say("What {who} saw", {{"who", table_.session.players().name(answer_->decision.seat)}}));
}

void Why::draw_rows(ui::Canvas& canvas, ui::Rect rect) const {
    const std::vector<HintRow> list = rows();
    const float height = rect.h / static_cast<float>(list.size());
    int place = 0;
    for (const HintRow& row : list) {
        const ui::Rect at = ui::take_top(rect, height - 4, 4);
        const std::string name = "why:" + std::to_string(++place);
        ui::plain_spot(canvas, name, row.action + ": " + row.worth, at);
        draw_weighed_row(canvas, at.inset(2, 4), row, canvas.theme.text, place == 1);
    }
}

}  // namespace ctq::scenes
