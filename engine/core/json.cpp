#include "engine/core/json.hpp"

#include "engine/core/text.hpp"

namespace ctq::core {

void JsonWriter::separate() {
    if (!fresh_) {
        out_ += ',';
    }
    fresh_ = false;
}

JsonWriter& JsonWriter::begin_object() {
    separate();
    out_ += '{';
    fresh_ = true;
    return *this;
}

JsonWriter& JsonWriter::end_object() {
    out_ += '}';
    fresh_ = false;
    return *this;
}

JsonWriter& JsonWriter::begin_array() {
    separate();
    out_ += '[';
    fresh_ = true;
    return *this;
}

JsonWriter& JsonWriter::end_array() {
    out_ += ']';
    fresh_ = false;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    text(name);
    out_ += ':';
    fresh_ = true;
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
    separate();
    out_ += '"';
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (byte < 0x20) {
            out_ += "\\u00";
            out_ += "0123456789abcdef"[byte >> 4U];
            out_ += "0123456789abcdef"[byte & 15U];
        } else {
            out_ += c;
        }
    }
    out_ += '"';
    return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
    separate();
    out_ += std::to_string(value);
    return *this;
}

JsonWriter& JsonWriter::halves(std::int64_t value) {
    separate();
    out_ += value < 0 ? "-" : "";
    const std::int64_t size = value < 0 ? -value : value;
    out_ += std::to_string(size / 2);
    out_ += size % 2 != 0 ? ".5" : "";
    return *this;
}

JsonWriter& JsonWriter::fixed(double value, int digits) {
    separate();
    out_ += core::fixed(value, digits);
    return *this;
}

JsonWriter& JsonWriter::flag(bool value) {
    separate();
    out_ += value ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null() {
    separate();
    out_ += "null";
    return *this;
}

}  // namespace ctq::core
