// Lets workers evaluate the person's turns, to find out whether the person may claim a win.
#include "engine/bots/advice.hpp"
#include "shell/match/letter.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/claim.hpp"

namespace ctq::scenes {
namespace {

/// Half of these playouts find the best action, the other 200 evaluate it.
constexpr std::int64_t kPlayouts = 400;
constexpr double kSure = 0.99;

/// Returns whether a person may claim a win in this match: in a local one that playouts can evaluate.
bool may_claim(const match::Session& session) {
    const core::Match& match = session.match();
    return !session.remote() && !match::must_send(session) &&
           match.tag(match::kLessonTag).empty() &&
           bots::advice_source(match) == core::AdviceSource::search;
}

}  // namespace

/// `seat`: the person, whose turn it is.
void Claim::watch(int seat) {
    const match::Session& session = table_.session;
    if (jumps_ != session.jumps()) {
        jumps_ = session.jumps();
        sure_ = 0;
        evaluated_ply_ = -1;
        asking_.cancel();
    }
    const core::Match& match = session.match();
    if (match.cursor() != begun_at_ || evaluated_ply_ == begun_at_ || !may_claim(session)) {
        return;
    }
    evaluated_ply_ = begun_at_;
    const auto progress = [&](int one) { return session.game().progress(match.state(), one); };
    if (progress(seat) <= progress(3 - seat)) {
        sure_ = 0;  // a person who is not ahead needs no evaluation
        return;
    }
    bots::WeighQuestion question = bots::weigh_question(match, seat, kPlayouts);
    question.most = 1;
    asking_.ask(table_.services.jobs, {question},
                [this](core::Result<bots::Weighing>&& weighing) { on_answer(weighing); });
}

void Claim::on_answer(const core::Result<bots::Weighing>& weighing) {
    const bool sure = weighing && !weighing->action_values.empty() &&
                      weighing->action_values.front().share > kSure;
    sure_ = sure ? sure_ + 1 : 0;
    if (offered()) {
        table_.board.changed();
    }
}

}  // namespace ctq::scenes
