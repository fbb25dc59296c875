#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

namespace ctq::core {

/// Storage for a state of any game: bytes on the heap, aligned for the State of every game.
class StateBox {
  public:
    StateBox() = default;
    StateBox(const void* state, std::uint32_t size) : words_((size + 7) / 8), size_(size) {
        std::memcpy(words_.data(), state, size);
    }

    /// The state, aligned to 8 bytes, and its size in bytes. The size is 0 in a box that was
    /// created without a state.
    void* data() { return words_.data(); }
    const void* data() const { return words_.data(); }
    std::uint32_t size() const { return size_; }
    bool operator==(const StateBox& other) const {
        return size_ == other.size_ && words_ == other.words_;
    }

  private:
    std::vector<std::uint64_t> words_;
    std::uint32_t size_ = 0;
};

}  // namespace ctq::core
