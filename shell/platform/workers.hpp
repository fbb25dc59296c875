#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Runs jobs outside the frame: in threads natively, in Web Workers in the page. A job and its
/// result are bytes.
namespace ctq::platform {

using Bytes = std::vector<std::uint8_t>;

struct Reply {
    int job = 0;
    bool done = false;  ///< if false, the worker failed and `trouble` says why
    Bytes result;
    std::string trouble;
};

/// The most workers, however many cores the machine has.
inline constexpr int kMostWorkers = 16;

/// A pool of as many workers as the machine has cores, at most kMostWorkers. No core is set aside
/// for drawing, which needs little. Workers start as jobs arrive.
class Workers {
  public:
    /// `wake` is called when a reply has arrived; natively from another thread.
    explicit Workers(void (*wake)());
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Queues a job. Returns its number.
    int submit(const Bytes& job);
    /// Cancels a job; its reply never arrives.
    void cancel(int job);
    /// Returns the replies since the last call.
    std::vector<Reply> take();
    /// Returns the number of jobs that run at a time.
    int size() const;

  private:
    struct Pool;
    std::unique_ptr<Pool> pool_;
};

}  // namespace ctq::platform
