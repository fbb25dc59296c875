#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ctq::core {

/// Writes JSON text piece by piece: commas and escapes are its business, nesting the caller's.
class JsonWriter {
  public:
    /// Every beginning needs its end, and in an object each value a key before it: none of this is
    /// checked.
    JsonWriter& begin_object();
    JsonWriter& end_object();
    JsonWriter& begin_array();
    JsonWriter& end_array();
    JsonWriter& key(std::string_view name);

    /// A string in UTF-8: only quotes, backslashes and control characters are escaped.
    JsonWriter& text(std::string_view value);
    JsonWriter& number(std::int64_t value);
    /// A count of halves: 7 is written 3.5, 8 is written 4.
    JsonWriter& halves(std::int64_t value);
    /// With so many digits (0 to 9) behind the point.
    JsonWriter& fixed(double value, int digits);
    /// The words `true` or `false`, and `null`.
    JsonWriter& flag(bool value);
    JsonWriter& null();

    /// The text so far; whole once everything begun has ended.
    const std::string& str() const { return out_; }

  private:
    void separate();

    std::string out_;
    bool fresh_ = true;
};

}  // namespace ctq::core
