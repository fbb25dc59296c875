#include "shell/scenes/table/bots.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/bot_questions.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

void Bots::commands(Commands& list) {
    match::Session& session = table_.session;
    if (session.bots().failed()) {
        list.add_key("ask-again", {}, [this] {
            table_.session.bots().ask_again();
            table_.on_changed();
        });
    }
    if (!session.bots().watched() || table_.over()) {
        return;
    }
    const bool paused = session.bots().paused();
    Page(list).heading("Watching");
    Command& pausing = list.add(paused ? "go-on" : "pause", paused ? "Go on" : "Pause", [this] {
        table_.session.bots().pause(!table_.session.bots().paused());
        table_.on_changed();
    });
    pausing.key = letter_key(U'p', "P", "pause, go on");
    pausing.look.icon = paused ? ui::Symbol::play : ui::Symbol::pause;
    Command& step = list.add("step", "One step", [this] {
        table_.session.bots().step();
        table_.on_changed();
    });
    step.key = letter_key(U's', "S", "one step");
    step.look.icon = ui::Symbol::next;
}

/// Returns the pause before the next bot acts, in seconds.
double Bots::pace() const {
    return pacing_.seconds(table_.board.settings().bot_pace(table_.session.bots().watched()));
}

/// Lets bots act. While the person looks back, bots wait, except at a network table, where the
/// other people would have to wait, too.
void Bots::tick(double now) {
    match::Session& session = table_.session;
    const bool busy = (table_.look() != nullptr && !session.remote()) ||
                      (session.bots().paced() && now < table_.board.view->busy_until());
    if (!busy && session.tick(now, pace())) {
        if (!session.bots().trouble().empty()) {
            table_.board.tell(session.bots().trouble());
        }
        table_.save(false);
    }
}

double Bots::wake() const {
    const match::Session& session = table_.session;
    const double due =
        table_.look() != nullptr && !session.remote() ? 0 : session.bots().wake(pace());
    return due > 0 && session.bots().paced() ? std::max(due, table_.board.view->busy_until()) : due;
}

bool Bots::quiet() const {
    const bool waits = std::any_of(jobs_.begin(), jobs_.end(),
                                   [](const Ticket& ticket) { return ticket.waits(); });
    return !waits && wake() == 0;
}

void Bots::changed() {
    match::Session& session = table_.session;
    const match::LastAction* last = table_.board.last();
    pacing_.follow(session, last != nullptr ? last->seat : 0,
                   last != nullptr && table_.board.view->glides(last->before.data(), last->action),
                   table_.board.settings().bot_pace(session.bots().watched()), table_.services.now);
    const std::vector<bots::Bytes> questions = match::take_questions(session);
    if (!questions.empty() || !session.bots().thinking() || session.bots().failed()) {
        jobs_.clear();
    }
    for (const bots::Bytes& question : questions) {
        jobs_.push_back(table_.services.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { on_reply(reply); }));
    }
}

void Bots::on_reply(const platform::Reply& reply) {
    match::Session& session = table_.session;
    if (reply.done) {
        const std::string before = session.bots().trouble();
        match::take_answer(session, reply.result);
        if (!session.bots().trouble().empty() && session.bots().trouble() != before) {
            table_.board.tell(session.bots().trouble());
            table_.save(false);
        }
    } else {
        session.bots().fail(reply.trouble);
    }
    table_.board.changed();
}

/// Returns a note if a bot's worker failed. The match waits until a person presses its button.
std::optional<TableNote> Bots::note() const {
    const match::Session& session = table_.session;
    if (!session.bots().failed()) {
        return std::nullopt;
    }
    return TableNote{core::say("The bots can’t think: their worker failed. {why} Nothing is lost.",
                               {{"why", core::ended(core::capitalized(session.bots().failure()))}}),
                     {{"ask-again", "Try again"}}};
}

/// Skips the pauses of a bot's turn when a person presses anything. Does nothing if only bots play.
void Bots::input(ui::Canvas& canvas) {
    const match::Session& session = table_.session;
    if (any_input(canvas.input) && table_.look() == nullptr && session.bots().thinking() &&
        !session.bots().watched()) {
        pacing_.skip();
        table_.board.changed();
    }
}

}  // namespace ctq::scenes
