#include "shell/match/incoming/records.hpp"

#include "engine/core/incoming/encoding.hpp"
#include "engine/core/incoming/records.hpp"
#include "engine/core/text.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/link_text.hpp"

namespace ctq::match {

std::vector<std::string> incoming_records(std::string_view text) {
    const std::string link = link_in(text);
    if (link.starts_with("m=")) {
        return {"#" + link};
    }
    const std::string plain = core::plain_records(core::utf8_of(text));
    return core::strings(records_in(plain));
}

core::Result<core::Opened> read_incoming(std::string_view record) {
    return core::read_shortened(record, read_match);
}

}  // namespace ctq::match
