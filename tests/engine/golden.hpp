#pragma once

#include <string>

namespace ctq::tests {

/// Compares `text` with the file of this name in tests/golden and fails the running test if they
/// differ. When tests/golden/update.sh runs the tests, writes the file instead.
void expect_golden(const std::string& file, const std::string& text);

}  // namespace ctq::tests
