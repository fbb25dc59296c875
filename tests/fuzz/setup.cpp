#include "shell/match/table_setup.hpp"
#include "tests/fuzz/target.hpp"

/// Reads arbitrary text as the set-up in a link. It must be refused with a message, or give a table
/// that can be played and is written in a text that gives the same table again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto setup = match::read_setup(text);
    if (!setup) {
        fuzz::demand(!setup.problem().sentence.empty());
        return 0;
    }
    fuzz::demand(match::trouble(*setup).empty());
    const std::string written = match::setup_text(*setup);
    const auto again = match::read_setup(written);
    fuzz::demand(again && match::setup_text(*again) == written);
    const auto match = core::Match::start(match::make_setup(*setup, 1));
    fuzz::demand(match && match->game().check(match->state()) == nullptr);
    return 0;
}
