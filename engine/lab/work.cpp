#include "engine/lab/work.hpp"

#include "engine/bots/analysis/owners.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/bots/analysis/weigh_parts.hpp"
#include "engine/bots/job.hpp"
#include "engine/bots/search_job.hpp"
#include "engine/lab/attempt.hpp"
#include "engine/lab/job.hpp"

namespace ctq::lab {

core::Bytes work(std::span<const std::uint8_t> job) {
    if (is_job(job)) {
        return answer(job);
    }
    if (is_attempt(job)) {
        return answer_attempt(job);
    }
    if (bots::asks_search_part(job)) {
        return bots::answer_search_part(job);
    }
    if (bots::asks_weigh_part(job)) {
        return bots::answer_weigh_part(job);
    }
    if (bots::asks_owners(job)) {
        return bots::answer_owners(job);
    }
    return bots::asks_weighing(job) ? bots::answer_weighing(job) : bots::answer(job);
}

}  // namespace ctq::lab
