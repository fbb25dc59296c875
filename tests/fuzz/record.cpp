#include "tests/fuzz/target.hpp"

/// Reads arbitrary text as a record. It must be refused with a message or give a valid match.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto opened = ctq::core::read_record(ctq::fuzz::games(), text);
    if (opened) {
        ctq::fuzz::demand_sound(opened->match);
    } else {
        ctq::fuzz::demand(!opened.problem().sentence.empty());
    }
    return 0;
}
