#include "shell/match/bot_questions.hpp"

#include <algorithm>

#include "engine/bots/net/missing.hpp"
#include "engine/core/say.hpp"

namespace ctq::match {
namespace {

/// Replaces a bot whose net is missing by one of the game's own bots. Returns false if there is
/// none.
bool replace_learned(Session& session) {
    const std::string bot = bots::net_stand_in(session.game());
    if (!session.seat_bot(bot)) {
        return false;
    }
    session.bots().replace(
        core::say("The learned player can't be fetched: {bot} plays its seat.",
                  {{"bot", core::bot_title(bots::roster(session.game()), bot)}}));
    return true;
}

}  // namespace

std::vector<bots::Bytes> take_questions(Session& session) {
    if (!session.bots().unasked()) {
        return {};
    }
    const Situation& now = session.situation();
    std::vector<bots::Bytes> questions = bots::questions(bots::job_at(
        session.match(), now.acting_seat, now.players.choice(now.acting_seat), now.bot_seed));
    session.bots().ask(static_cast<int>(questions.size()));
    return questions;
}

void take_answer(Session& session, const bots::Bytes& answer) {
    BotTurn& bot = session.bots();
    const auto chosen = bot.on_reply(answer);
    if (!chosen) {
        return;
    }
    core::ActionList list;
    session.match().options_now(list);
    if (!*chosen && chosen->problem().text() == bots::kNoNet && replace_learned(session)) {
        return;
    }
    if (!*chosen) {
        bot.fail(chosen->problem().text());
    } else if (!std::binary_search(list.begin(), list.end(), **chosen)) {
        bot.fail("A bot chose what is not legal.");
    } else {
        bot.choose(**chosen);
    }
}

}  // namespace ctq::match
