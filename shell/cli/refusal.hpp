#pragma once

#include <stdexcept>
#include <string>

#include "engine/core/result.hpp"

namespace ctq::cli {

/// Bad input. main prints the sentence on stderr and exits with 2.
class Refusal : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Throws a Refusal with a whole sentence for the person at the terminal.
[[noreturn]] inline void refuse(const std::string& sentence) {
    throw Refusal(sentence);
}

/// Returns the value of an engine result, or throws its problem as a Refusal.
template <class T>
T expect(core::Result<T> result) {
    if (!result) {
        refuse(result.problem().text());
    }
    return std::move(*result);
}
/// Throws a problem as a Refusal, if there is one.
inline void expect(const core::Failure& failure) {
    if (failure) {
        refuse(failure->text());
    }
}

}  // namespace ctq::cli
