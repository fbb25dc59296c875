// Lets workers evaluate the person's turns, to find out whether the person may claim a win.
#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "shell/match/letter.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/claim.hpp"

namespace ctq::scenes {
namespace {

/// Half of these playouts find the best action, the other 200 evaluate it.
constexpr std::int64_t kPlayouts = 400;
constexpr double kSure = 0.99;

/// Returns the seat of the person in a local match of one person against one bot; 0 in any other
/// match.
int claimant(const match::Session& session) {
    const core::Match& match = session.match();
    const bool may = !session.remote() && !match::must_send(session) &&
                     session.players().count() == 2 && match.tag(match::kLessonTag).empty() &&
                     bots::advice_source(match) == core::AdviceSource::search;
    return may ? session.players().person() : 0;
}

}  // namespace

void Claim::watch() {
    const match::Session& session = table_.session;
    if (jumps_ != session.jumps()) {
        jumps_ = session.jumps();
        sure_ = 0;
        evaluated_ply_ = -1;
        job_.cancel();
    }
    const core::Match& match = session.match();
    const int seat = claimant(session);
    const match::LastAction* last = table_.board.last();
    const bool begins = session.your_turn() && (last == nullptr || last->seat != seat);
    if (seat == 0 || !begins || evaluated_ply_ == match.cursor()) {
        return;
    }
    evaluated_ply_ = match.cursor();
    const auto progress = [&](int one) { return session.game().progress(match.state(), one); };
    if (progress(seat) <= progress(3 - seat)) {
        sure_ = 0;  // a person who is not ahead needs no evaluation
        return;
    }
    bots::WeighQuestion question = bots::weigh_question(match, seat, kPlayouts);
    question.most = 1;
    job_ = table_.services.jobs.ask(
        bots::encode(question),
        [this](platform::Reply&& reply, double /*now*/) { on_reply(reply); });
}

void Claim::on_reply(const platform::Reply& reply) {
    const auto weighing = reply.done ? bots::read_weighing(reply.result)
                                     : core::Result<bots::Weighing>(core::Problem{"", ""});
    const bool sure = weighing && !weighing->action_values.empty() &&
                      weighing->action_values.front().share > kSure;
    sure_ = sure ? sure_ + 1 : 0;
    if (offered()) {
        table_.board.changed();
    }
}

}  // namespace ctq::scenes
