#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ctq::core {

/// Writes JSON piece by piece. It adds commas and escapes; the caller is responsible for the
/// nesting.
class JsonWriter {
  public:
    /// Begin and end objects and arrays, and write keys. Every begin needs its end, and each value
    /// in an object needs a key before it. Neither is checked.
    JsonWriter& begin_object();
    JsonWriter& end_object();
    JsonWriter& begin_array();
    JsonWriter& end_array();
    JsonWriter& key(std::string_view name);

    /// Writes a UTF-8 string. Only quotes, backslashes and control characters are escaped.
    JsonWriter& text(std::string_view value);
    JsonWriter& number(std::int64_t value);
    /// Writes a number of halves: 7 as 3.5, 8 as 4.
    JsonWriter& halves(std::int64_t value);
    /// Writes a number with `digits` (0 to 9) decimals.
    JsonWriter& fixed(double value, int digits);
    /// Writes `true` or `false`; `null` writes `null`.
    JsonWriter& flag(bool value);
    JsonWriter& null();

    /// Returns the text so far. It is valid JSON once everything begun is ended.
    const std::string& str() const { return out_; }

  private:
    void separate();

    std::string out_;
    bool fresh_ = true;
};

}  // namespace ctq::core
