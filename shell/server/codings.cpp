#include "shell/server/codings.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

#include "engine/core/text.hpp"

namespace ctq::server {
namespace {

/// Whether the parameters of a coding refuse it: "q=0", "q=0.0".
bool refuses(std::string_view parameters) {
    const auto weight = core::after_prefix(core::trimmed(parameters), "q=");
    return weight && weight->find_first_not_of("0.") == weight->npos;
}

}  // namespace

bool accepts(std::string_view header, std::string_view coding) {
    const auto listed = core::split(header, ',');
    return std::any_of(listed.begin(), listed.end(), [coding](std::string_view one) {
        const std::size_t end = std::min(one.find(';'), one.size());
        return boost::beast::iequals(core::trimmed(one.substr(0, end)), coding) &&
               !refuses(one.substr(std::min(end + 1, one.size())));
    });
}

}  // namespace ctq::server
