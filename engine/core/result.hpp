#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace ctq::core {

/// An error message for people: the place (may be empty) and one clear sentence.
struct Problem {
    std::string where;
    std::string sentence;

    /// Returns both parts as one line: "line 3, column 7: the sentence".
    std::string text() const { return where.empty() ? sentence : where + ": " + sentence; }
};

/// A value, or the problem that prevented it. The engine reports errors only in this way.
template <class T>
class Result {
  public:
    Result(T value) : value_(std::move(value)) {}
    Result(Problem problem) : problem_(std::move(problem)) {}

    explicit operator bool() const { return value_.has_value(); }
    T& operator*() {
        assert(value_);
        return *value_;
    }
    const T& operator*() const {
        assert(value_);
        return *value_;
    }
    T* operator->() {
        assert(value_);
        return &*value_;
    }
    const T* operator->() const {
        assert(value_);
        return &*value_;
    }
    /// Returns the problem; meaningful only if there is no value.
    const Problem& problem() const { return problem_; }

  private:
    std::optional<T> value_;
    Problem problem_;
};

/// The result of a function that returns no value: the problem, or nullopt on success.
using Failure = std::optional<Problem>;

}  // namespace ctq::core
