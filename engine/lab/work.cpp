#include "engine/lab/work.hpp"

#include "engine/bots/job.hpp"
#include "engine/bots/worths.hpp"
#include "engine/lab/job.hpp"

namespace ctq::lab {

core::Bytes work(std::span<const std::uint8_t> job) {
    if (is_job(job)) {
        return answer(job);
    }
    return bots::asks_worths(job) ? bots::answer_worths(job) : bots::answer(job);
}

}  // namespace ctq::lab
