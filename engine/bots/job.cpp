#include "engine/bots/job.hpp"

#include "engine/bots/net/missing.hpp"
#include "engine/core/answer.hpp"

namespace ctq::bots {
namespace {

constexpr std::uint8_t kJobFormat = 1;

}  // namespace

template <class Archive>
void fields(Archive& archive, Job& job) {
    archive.mark(kJobFormat);
    archive.byte(job.bot.index, UINT8_MAX);
    seen_fields(archive, job);
    archive.values(job.bot.parameter, job.seed, job.notes);
    archive.check(job.game != nullptr &&
                  job.bot.index < static_cast<int>(roster(*job.game).size()));
}
template void fields(core::WriteArchive&, Job&);
template void fields(core::ReadArchive&, Job&);

Bytes encode(const Job& job) {
    return core::to_bytes(job);
}

core::Result<Job> decode(core::ByteView bytes) {
    return core::from_bytes<Job>(bytes, {"", "This is no job for a bot."});
}

Bytes answer(core::ByteView bytes) {
    const auto job = decode(bytes);
    if (!job) {
        return core::failed_answer(job.problem());
    }
    return lacks_net(*job) ? core::failed_answer({"", kNoNet}) : core::answered(decide(*job));
}

core::Result<core::Action> read_answer(core::ByteView bytes) {
    return core::read_answer_as<core::Action>(bytes);
}

}  // namespace ctq::bots
