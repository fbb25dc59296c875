#include <algorithm>

#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/exchange.hpp"

namespace ctq::match {
namespace {

constexpr std::string_view kLink = "#m=";

/// Whether the text is a single word.
bool one_word(std::string_view text) {
    return core::words(text).size() == 1;
}

/// Opens the match in a sealed record. The value of its tag is "<code>.<seed>"; its other tags
/// belong to the match.
core::Result<core::Opened> unseal(const core::Match& sealed) {
    const std::string_view value = sealed.tag(kSealedTag);
    const std::size_t dot = value.find('.');
    auto match = core::read_code(cabinet(), value.substr(0, dot));
    if (!match) {
        return core::Problem{"", "The sealed record is damaged, or of other rules."};
    }
    if (dot != std::string_view::npos) {
        match->set_seed(core::read_unsigned(value.substr(dot + 1)).value_or(0));
    }
    for (const core::Tag& tag : sealed.setup().tags) {
        if (tag.name != kSealedTag) {
            match->set_tag(tag.name, tag.value);
        }
    }
    return core::Opened{std::move(*match), ""};
}

core::Result<core::Opened> from_code(std::string_view code) {
    auto match = core::read_code(cabinet(), code);
    if (!match) {
        return match.problem();
    }
    return core::Opened{std::move(*match), ""};
}

}  // namespace

core::Result<core::Opened> read_match(std::string_view text) {
    const std::size_t link = text.find(kLink);
    if (link != std::string_view::npos && one_word(text)) {
        return from_code(core::words(text.substr(link + kLink.size())).front());
    }
    if (text.find('[') == std::string_view::npos && one_word(text)) {
        return from_code(core::words(text).front());
    }
    auto opened = core::read_record(cabinet(), text);
    if (opened && !opened->match.tag(kSealedTag).empty()) {
        return unseal(opened->match);
    }
    const auto words = core::words(text);
    for (const std::string_view word : words) {
        if (!opened && (word == "?" || word.ends_with("=?"))) {
            return core::Problem{"", "This record leaves out what its owner could not see (" +
                                         std::string(word) + "), so it can't be opened."};
        }
    }
    return opened;
}

}  // namespace ctq::match
