#include "shell/cli/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

thread_local std::int64_t counted = 0;

}  // namespace

// The operators for arrays call these.
void* operator new(std::size_t size) {
    ++counted;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

namespace ctq::cli {

std::int64_t allocations() {
    return counted;
}

}  // namespace ctq::cli
