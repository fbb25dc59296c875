#include "engine/bots/analysis/weigh_job.hpp"

#include "engine/bots/net/missing.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {

template <class Archive>
void fields(Archive& archive, WeighQuestion& question) {
    int most = static_cast<int>(question.most);
    archive.mark(kWeighFormat);
    seen_fields(archive, question);
    archive.values(question.playouts);
    fields(archive, question.wanted);
    archive.byte(most, UINT8_MAX);
    archive.check(question.playouts >= 2 && question.playouts <= search::kMostPlayouts &&
                  most >= 1);
    question.most = static_cast<std::size_t>(most);
}
template void fields(core::WriteArchive&, WeighQuestion&);
template void fields(core::ReadArchive&, WeighQuestion&);

template <class Archive>
void fields(Archive& archive, ActionValue& value) {
    archive.values(value.action, value.share, value.error, value.lead, value.visits, value.reason,
                   value.points);
}

template <class Archive>
void fields(Archive& archive, Weighing& weighing) {
    archive.values(weighing.exact, weighing.learned, weighing.words, weighing.unit_words);
    archive.one_of(weighing.unit, Unit::wins, Unit::points);
    fields(archive, weighing.shares);
    fields(archive, weighing.action_values);
    archive.check(weighing.shares.size() <= core::kMostSeats && !weighing.action_values.empty());
}
template void fields(core::WriteArchive&, Weighing&);
template void fields(core::ReadArchive&, Weighing&);

core::Bytes encode(const WeighQuestion& question) {
    return core::to_bytes(question);
}

core::Bytes answer_weighing(core::ByteView bytes) {
    const auto question =
        core::from_bytes<WeighQuestion>(bytes, {"", "This is no position to be weighed."});
    if (!question) {
        return core::failed_answer(question.problem());
    }
    Weighing weighing = weigh(*question);
    return weighing.action_values.empty() ? core::failed_answer({"", kNoNet})
                                          : core::answered(std::move(weighing));
}

core::Result<Weighing> read_weighing(core::ByteView bytes) {
    return core::read_answer_as<Weighing>(bytes);
}

}  // namespace ctq::bots
