#include <algorithm>

#include "shell/match/link_text.hpp"

namespace ctq::match {
namespace {

/// What ends a link within a text.
constexpr std::string_view kAround = " \t\r\n<>\"`";
/// The routes of links that people share.
constexpr std::string_view kShared[] = {
    "m=",   "new=",    "join=",    "answer=", "daily=", "puzzle=",
    "lab=", "review=", "sandbox=", "rules=",  "play="};

}  // namespace

std::string link_in(std::string_view text) {
    for (std::size_t at = text.find('#'); at != std::string_view::npos;
         at = text.find('#', at + 1)) {
        std::string_view rest = text.substr(at + 1);
        rest = rest.substr(0, rest.find_first_of(kAround));
        rest = rest.substr(
            0, static_cast<std::size_t>(
                   std::find_if_not(rest.begin(), rest.end(),
                                    [](char c) { return static_cast<unsigned char>(c) < 0x80; }) -
                   rest.begin()));
        std::string route = clean_route(rest);
        if (std::any_of(std::begin(kShared), std::end(kShared), [&](std::string_view kind) {
                return route.size() > kind.size() && route.starts_with(kind);
            })) {
            return route;
        }
    }
    return {};
}

}  // namespace ctq::match
