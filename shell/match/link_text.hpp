#pragma once

#include <string>
#include <string_view>

/// Links and their routes, which is what follows the `#`.
namespace ctq::match {

/// Encodes a text for a link: replaces blanks and the character '|'.
std::string encode_link_text(std::string text);
/// Reads the text of `encode_link_text`.
std::string decode_link_text(std::string_view text);

/// Returns a route as the program has written it, without what messengers do to links: decodes
/// percent signs, and cuts punctuation off the end. Unchanged if there is none of it.
std::string clean_route(std::string_view route);
/// Returns the cleaned route of the first of our links in a text, with any other words around it:
/// "m=…", "new=…", "join=…", "answer=…" or another that people share. Empty if there is none.
std::string link_in(std::string_view text);

}  // namespace ctq::match
