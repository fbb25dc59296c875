#include "tests/engine/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

std::uint64_t allocation_count = 0;

void* counted(std::size_t size) {
    ++allocation_count;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        std::abort();
    }
    return memory;
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

std::uint64_t ctq::tests::allocations() {
    return allocation_count;
}
