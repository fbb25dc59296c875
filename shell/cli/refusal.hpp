#pragma once

#include <stdexcept>
#include <string>

#include "engine/core/result.hpp"

namespace ctq::cli {

/// Bad input: main prints the sentence on stderr and ends with 2.
class Refusal : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Throws a Refusal with a whole sentence for the person at the terminal.
[[noreturn]] inline void refuse(const std::string& sentence) {
    throw Refusal(sentence);
}

/// The value of a result of the engine, or its problem as a refusal.
template <class T>
T expect(core::Result<T> result) {
    if (!result) {
        refuse(result.problem().text());
    }
    return std::move(*result);
}
/// Nothing, or a problem as a refusal.
inline void expect(const core::Failure& failure) {
    if (failure) {
        refuse(failure->text());
    }
}

}  // namespace ctq::cli
