#include "shell/scenes/table/bots.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::app {

void Bots::commands(Commands& list) {
    Session& session = table_.session;
    if (session.failed()) {
        list.add_key("ask-again", {}, [this] {
            table_.session.ask_again();
            table_.went_on();
        });
    }
    if (!session.watched() || table_.over()) {
        return;
    }
    const bool paused = session.paused();
    list.group("Watching");
    list.add(paused ? "go-on" : "pause", paused ? "Go on" : "Pause",
             [this] {
                 table_.session.pause(!table_.session.paused());
                 table_.went_on();
             })
        .key = letter_key(U'p', "P", "pause, go on");
    list.add("step", "One step",
             [this] {
                 table_.session.step();
                 table_.went_on();
             })
        .key = letter_key(U's', "S", "one step");
}

/// The seconds that the bot that is due waits for.
double Bots::pace() const {
    return table_.pacing.seconds(table_.board.settings().bot_pace(table_.session.watched()));
}

/// Bots wait while one looks back, where nobody else waits for them.
void Bots::tick(double now) {
    Session& session = table_.session;
    const bool busy = (table_.look && !session.remote()) ||
                      (session.paced() && now < table_.board.view->busy_until());
    if (!busy && session.tick(now, pace())) {
        if (!session.trouble().empty()) {
            table_.board.tell(session.trouble());
        }
        table_.save(false);
    }
}

double Bots::wake() const {
    const Session& session = table_.session;
    const double due = table_.look && !session.remote() ? 0 : session.wake(pace());
    return due > 0 && session.paced() ? std::max(due, table_.board.view->busy_until()) : due;
}

bool Bots::quiet() const {
    const bool waits = std::any_of(asked_.begin(), asked_.end(),
                                   [](const Ticket& ticket) { return ticket.waits(); });
    return !waits && wake() == 0;
}

void Bots::changed() {
    Session& session = table_.session;
    const LastAction* last = table_.board.last();
    table_.pacing.follow(
        session, last != nullptr ? last->seat : 0,
        last != nullptr && table_.board.view->glides(last->before.data(), last->action),
        table_.board.settings().bot_pace(session.watched()), table_.services.now);
    const std::vector<bots::Bytes> questions = session.take_questions();
    if (!questions.empty() || !session.thinking() || session.failed()) {
        asked_.clear();
    }
    for (const bots::Bytes& question : questions) {
        asked_.push_back(table_.services.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { hear(reply); }));
    }
}

void Bots::hear(const platform::Reply& reply) {
    Session& session = table_.session;
    if (reply.done) {
        const std::string before = session.trouble();
        session.reply(reply.result);
        if (!session.trouble().empty() && session.trouble() != before) {
            table_.board.tell(session.trouble());
            table_.save(false);
        }
    } else {
        session.fail(reply.trouble);
    }
    table_.board.changed();
}

/// Nothing goes on until somebody presses it.
std::optional<TableNote> Bots::note() const {
    const Session& session = table_.session;
    if (!session.failed()) {
        return std::nullopt;
    }
    return TableNote{core::say("No bot can think now, as its worker fails. {why} Nothing is lost.",
                               {{"why", core::ended(core::capitalized(session.failure()))}}),
                     {{"ask-again", "Try again", "The table"}}};
}

/// Whoever presses something has seen enough of a bot's turn.
void Bots::input(ui::Canvas& canvas) {
    const Session& session = table_.session;
    if (any_input(canvas.input) && !table_.look && session.thinking() && !session.watched()) {
        table_.pacing.skip();
        table_.board.changed();
    }
}

}  // namespace ctq::app
