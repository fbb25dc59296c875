#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>

#include "shell/match/incoming/records.hpp"
#include "shell/match/link_text.hpp"
#include "shell/online/invitation.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/stage/player.hpp"

namespace {

/// Lets the assertions of the person's files end the program, without a test case.
void assert_without_case() {
    static doctest::Context context;
    context.setAssertHandler([](const doctest::AssertData& data) {
        if (data.m_failed) {
            std::fprintf(stderr, "%s:%d: %s\n", data.m_file, data.m_line, data.m_expr);
            std::abort();
        }
    });
    context.setAsDefaultForAssertsOutOfTestCases();
}

}  // namespace

/// Opens arbitrary text as a link that comes in: the program reads it, and opens it as the address
/// of its page. It must draw a page with something to press, and keep what it has saved.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ctq;
    static const bool prepared = (assert_without_case(), true);
    fuzz::demand(prepared);
    const std::string text(reinterpret_cast<const char*>(data), size);
    for (const std::string& record : match::incoming_records(text)) {
        if (const auto opened = match::read_incoming(record)) {
            fuzz::demand_sound(opened->match);
        }
    }
    if (const auto invitation = online::read_table_link(text)) {
        fuzz::demand(invitation->game != nullptr);
    }
    const std::string route = match::clean_route(text);
    if (const std::string found = match::link_in("#" + text); !found.empty()) {
        fuzz::demand(match::link_in("#" + found) == found);
    }
    stage::Player person;
    person.machine.storage["kept"] = "kept";
    person.go(route);
    person.wait(1);
    fuzz::demand(!person.spots().empty() && !person.text().empty());
    fuzz::demand(!person.text_view().empty() && person.machine.storage["kept"] == "kept");
    person.reload();
    fuzz::demand(!person.spots().empty());
    return 0;
}
