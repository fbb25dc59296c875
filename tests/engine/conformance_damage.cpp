#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/hash.hpp"
#include "engine/core/record.hpp"
#include "engine/core/share.hpp"
#include "tests/engine/base64.hpp"
#include "tests/engine/scale.hpp"
#include "tests/engine/scenario.hpp"

/// Reading a damaged record or share code gives either an error message or a valid match.
namespace ctq::tests {
namespace {

using core::Match;

std::vector<Scenario> some_scenarios() {
    std::vector<Scenario> some;
    for (const Scenario& scenario : preset_scenarios()) {
        if (scenario.seats == scenario.game->info->least_seats) {
            some.push_back(scenario);
        }
    }
    return some;
}

/// Checks that a match read from damaged text is valid and can be written and read again.
bool holds_together(const Match& match) {
    const auto again = core::read_record(tested_games(), core::write_record(match));
    return again && again->match.hash() == match.hash() && again->match.size() == match.size() &&
           match.game().check(match.state()) == nullptr;
}

bool survives_record(const std::string& text) {
    const auto opened = core::read_record(tested_games(), text);
    return opened ? holds_together(opened->match) : !opened.problem().sentence.empty();
}

bool survives_code(const std::string& code) {
    const auto read = core::read_code(tested_games(), code);
    return read ? holds_together(*read) : !read.problem().sentence.empty();
}

/// Returns the distance between two bytes to damage: `step`, or more if CTQ_SCALE shortens the
/// tests. The added distance is odd or zero, so that no field is skipped in all of the texts.
std::size_t stride(std::size_t step) {
    return step +
           (scale() > 1 ? std::min<std::size_t>(static_cast<std::size_t>(scale()), 20) | 1U : 0);
}

/// Encodes these bytes as a share code with a valid checksum.
std::string sealed(std::string bytes) {
    const auto sum = static_cast<std::uint32_t>(
        core::hash_bytes(bytes.data(), static_cast<std::uint32_t>(bytes.size()), 0xc0de));
    for (unsigned shift = 0; shift < 32; shift += 8) {
        bytes += static_cast<char>(sum >> shift);
    }
    return to_base64url(bytes);
}

}  // namespace

TEST_CASE(
    "conformance: reading a record with a changed byte gives an error message or a valid match") {
    using namespace std::string_view_literals;
    constexpr std::string_view replacements = "\0 \n\"];[09?=@Sx\\\xff"sv;
    for (const Scenario& scenario : some_scenarios()) {
        INFO(scenario.name());
        const std::string text = core::write_record(random_match(scenario, 31, 70));
        int bad = 0;
        for (std::size_t at = 0; at < text.size(); at += stride(1 + at / 128)) {
            for (const char c : replacements) {
                std::string damaged = text;
                damaged[at] = c;
                bad += survives_record(damaged) ? 0 : 1;
            }
        }
        CHECK(bad == 0);
    }
}

TEST_CASE(
    "conformance: reading a record with missing or repeated bytes gives an error message or a "
    "valid match") {
    for (const Scenario& scenario : some_scenarios()) {
        INFO(scenario.name());
        const std::string text = core::write_record(random_match(scenario, 32, 70));
        int bad = 0;
        for (std::size_t at = 0; at < text.size(); at += stride(1)) {
            bad += survives_record(text.substr(0, at)) ? 0 : 1;
            bad += survives_record(text.substr(0, at) + text.substr(at + 1)) ? 0 : 1;
            bad += survives_record(text.substr(0, at) + text.substr(at / 2)) ? 0 : 1;
        }
        CHECK(bad == 0);
    }
}

TEST_CASE("conformance: a share code with one letter changed or missing is refused") {
    constexpr std::string_view letters = "AZaz09-_ =%\n\xff";
    for (const Scenario& scenario : some_scenarios()) {
        INFO(scenario.name());
        const std::string code = core::write_code(random_match(scenario, 33, 20'000));
        int accepted = 0;
        for (std::size_t at = 0; at < code.size(); at += stride(1)) {
            for (const char c : letters) {
                std::string damaged = code;
                damaged[at] = c;
                accepted += damaged != code && core::read_code(tested_games(), damaged) ? 1 : 0;
            }
            accepted += core::read_code(tested_games(), code.substr(0, at)) ? 1 : 0;
            const std::string shorter = code.substr(0, at) + code.substr(at + 1);
            accepted += core::read_code(tested_games(), shorter) ? 1 : 0;
        }
        CHECK(accepted == 0);
    }
}

TEST_CASE(
    "conformance: a share code with damaged bytes and a valid checksum never gives an invalid "
    "match") {
    for (const Scenario& scenario : some_scenarios()) {
        INFO(scenario.name());
        const std::string code = core::write_code(random_match(scenario, 34, 60));
        std::string bytes = from_base64url(code);
        bytes.resize(bytes.size() - 4);
        REQUIRE(sealed(bytes) == code);
        int bad = 0;
        for (std::size_t at = 0; at < bytes.size(); at += stride(1)) {
            for (const unsigned flip : {1U, 2U, 3U, 4U, 8U, 16U, 32U, 64U, 128U, 129U, 255U}) {
                std::string damaged = bytes;
                damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ flip);
                bad += survives_code(sealed(damaged)) ? 0 : 1;
            }
            bad += survives_code(sealed(bytes.substr(0, at))) ? 0 : 1;
        }
        CHECK(bad == 0);
    }
}

}  // namespace ctq::tests
