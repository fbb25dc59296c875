#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Work off the frame. A job is bytes, so is its result: threads natively, Web Workers in the page.
namespace ctq::platform {

using Bytes = std::vector<std::uint8_t>;

struct Reply {
    int job = 0;
    bool done = false;  ///< else the worker failed and `trouble` says why
    Bytes result;
    std::string trouble;
};

/// Most workers, whatever the machine has.
inline constexpr int kMostWorkers = 16;

/// As many workers as the machine has cores, at most kMostWorkers: the frames need little of one.
/// They start as jobs come.
class Workers {
  public:
    /// `wake` is called when a reply has come, natively from another thread.
    explicit Workers(void (*wake)());
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Has a job done; returns its number.
    int submit(const Bytes& job);
    /// Its reply will not come.
    void cancel(int job);
    /// Replies that came since the last call.
    std::vector<Reply> take();
    /// How many work at a time.
    int size() const;

  private:
    struct Pool;
    std::unique_ptr<Pool> pool_;
};

}  // namespace ctq::platform
