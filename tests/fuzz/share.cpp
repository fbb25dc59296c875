#include <algorithm>

#include "engine/core/hash.hpp"
#include "tests/engine/base64.hpp"
#include "tests/fuzz/target.hpp"

/// Reads arbitrary text as a share code. It must be refused with a message or give a valid match.
/// The fuzzer alone would hardly find a valid checksum. So most changes are made to the decoded
/// bytes, and the checksum is computed again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto match = ctq::core::read_code(ctq::fuzz::games(), text);
    if (match) {
        ctq::fuzz::demand_sound(*match);
    } else {
        ctq::fuzz::demand(!match.problem().sentence.empty());
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    constexpr std::size_t kChecksumBytes = 4;
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (seed % 8 == 0 || most < 32 ||
        text.find_first_not_of(ctq::tests::kBase64Letters) != std::string::npos) {
        return LLVMFuzzerMutate(data, size, most);
    }
    std::string bytes = ctq::tests::from_base64url(text);
    bytes.resize(bytes.size() < kChecksumBytes ? 0 : bytes.size() - kChecksumBytes);
    const std::size_t room = most / 4 * 3 - 8;
    bytes.resize(std::min(bytes.size(), room));
    std::vector<std::uint8_t> changed(bytes.begin(), bytes.end());
    changed.resize(room);
    changed.resize(LLVMFuzzerMutate(changed.data(), bytes.size(), room));
    const auto length = static_cast<std::uint32_t>(changed.size());
    const auto sum =
        static_cast<std::uint32_t>(ctq::core::hash_bytes(changed.data(), length, 0xc0de));
    for (unsigned shift = 0; shift < 32; shift += 8) {
        changed.push_back(static_cast<std::uint8_t>(sum >> shift));
    }
    const std::string code = ctq::tests::to_base64url(std::string(changed.begin(), changed.end()));
    std::copy(code.begin(), code.end(), data);
    return code.size();
}
