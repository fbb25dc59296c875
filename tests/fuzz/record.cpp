#include "tests/fuzz/target.hpp"

/// Any text as a match record: a problem in words, or a sound match.
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
