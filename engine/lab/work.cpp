#include "engine/lab/work.hpp"

#include "engine/bots/analysis/owners.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/bots/analysis/weigh_parts.hpp"
#include "engine/bots/job.hpp"
#include "engine/bots/search_job.hpp"
#include "engine/core/answer.hpp"
#include "engine/lab/attempt.hpp"
#include "engine/lab/job.hpp"

namespace ctq::lab {

core::Bytes work(core::ByteView job) {
    constexpr struct {
        std::uint8_t kind;
        core::Bytes (*answer)(core::ByteView);
    } kinds[] = {
        {kJobFormat, answer},
        {kAttemptFormat, answer_attempt},
        {bots::kSearchPartFormat, bots::answer_search_part},
        {bots::kWeighFormat, bots::answer_weighing},
        {bots::kWeighPartFormat, bots::answer_weigh_part},
        {bots::kOwnersFormat, bots::answer_owners},
    };
    for (const auto& one : kinds) {
        if (core::is_job_of(job, one.kind)) {
            return one.answer(job);
        }
    }
    return bots::answer(job);
}

}  // namespace ctq::lab
