#include <cstdlib>

#include "shell/platform/workers.hpp"

// Implemented in web/library/workers.js.
extern "C" {
void ctq_js_worker_submit(int job, const std::uint8_t* bytes, std::uint32_t size);
void ctq_js_worker_cancel(int job);
int ctq_js_worker_limit(int most);
/// Returns the job number of the next reply, whether it was done, and its bytes, which the caller
/// frees. Returns 0 if there is no reply.
int ctq_js_worker_take(int* done, std::uint8_t** bytes, std::uint32_t* size);
}

namespace ctq::platform {

struct Workers::Pool {
    int last = 0;
};

// The browser wakes the page by calling ctq_wake.
Workers::Workers(void (* /*wake*/)()) : pool_(std::make_unique<Pool>()) {
    ctq_js_worker_limit(kMostWorkers);
}

Workers::~Workers() = default;

int Workers::submit(const Bytes& job) {
    ctq_js_worker_submit(++pool_->last, job.data(), static_cast<std::uint32_t>(job.size()));
    return pool_->last;
}

void Workers::cancel(int job) {
    ctq_js_worker_cancel(job);
}

std::vector<Reply> Workers::take() {
    std::vector<Reply> replies;
    int done = 0;
    std::uint8_t* bytes = nullptr;
    std::uint32_t size = 0;
    while (const int job = ctq_js_worker_take(&done, &bytes, &size)) {
        Reply reply{job, done != 0, {}, {}};
        if (reply.done) {
            reply.result.assign(bytes, bytes + size);
        } else {
            reply.trouble.assign(bytes, bytes + size);
        }
        std::free(bytes);
        replies.push_back(std::move(reply));
    }
    return replies;
}

int Workers::size() const {
    return ctq_js_worker_limit(kMostWorkers);
}

}  // namespace ctq::platform
