#include "shell/match/exchange.hpp"

#include <algorithm>

#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"

namespace ctq::match {
namespace {

constexpr std::string_view kLink = "#m=";
constexpr std::string_view kSealed = "[Sealed \"";
constexpr const char* kSealedTag = "Sealed";

/// Whether the text is a single word.
bool one_word(std::string_view text) {
    return core::words(text).size() == 1;
}

/// Reads a sealed record. The value of its tag is "<code>.<seed>"; its other tags belong to the
/// match.
core::Result<core::Opened> unseal(std::string_view record) {
    const std::size_t begin = record.find(kSealed) + kSealed.size();
    const std::string_view value = record.substr(begin, record.find('"', begin) - begin);
    const std::size_t dot = value.find('.');
    auto match = core::read_code(cabinet(), value.substr(0, dot));
    if (!match) {
        return core::Problem{"", "The sealed record is damaged, or of other rules."};
    }
    if (dot != std::string_view::npos) {
        match->set_seed(core::read_unsigned(value.substr(dot + 1)).value_or(0));
    }
    if (const auto head = core::read_record(cabinet(), record)) {
        for (const core::Tag& tag : head->match.setup().tags) {
            if (tag.name != kSealedTag) {
                match->set_tag(tag.name, tag.value);
            }
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

int only_person(const core::Match& match) {
    const auto& seats = match.setup().seats;
    const auto person = std::find(seats.begin(), seats.end(), kHuman);
    return std::count(seats.begin(), seats.end(), kHuman) == 1
               ? static_cast<int>(person - seats.begin()) + 1
               : 0;
}

bool is_secret(const core::Match& match) {
    if (match.turn().kind == core::Turn::Kind::over) {
        return false;
    }
    for (int seat = 0; seat <= match.setup().seat_count(); ++seat) {
        if (!(match.game().observe(match.state(), seat) == match.box())) {
            return true;
        }
    }
    return false;
}

std::string open_text(const core::Match& match) {
    return is_secret(match) ? core::write_hidden_record(match, only_person(match))
                            : core::write_record(match);
}

std::string file_text(const core::Match& match) {
    if (!is_secret(match)) {
        return core::write_record(match);
    }
    core::Setup setup = match.setup();
    const std::uint64_t seed = setup.seed;
    setup.seed = 0;
    setup.tags.push_back(
        {kSealedTag, core::write_code(match.branch()) + "." + std::to_string(seed)});
    const auto empty = core::Match::start(std::move(setup));
    return (empty ? core::write_record(*empty) : std::string()) +
           "; The match still runs and hands are hidden: its actions are sealed.\n";
}

std::string file_name(std::string_view game, std::string_view date) {
    return std::string(game) + (date.size() >= 10 ? "-" + std::string(date.substr(0, 10)) : "") +
           ".txt";
}

std::vector<std::string_view> records_in(std::string_view text) {
    std::vector<std::string_view> records;
    std::size_t begin = 0;
    bool played = false;  // a line of actions was seen: the next tag begins a record
    bool named = false;   // the game was named: the next one begins a record
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line = text.substr(at, end - at);
        const bool game = line.substr(0, 6) == "[Game ";
        if ((line.front() == '[' && played) || (game && named)) {
            records.push_back(text.substr(begin, at - begin));
            begin = at;
            played = named = false;
        }
        named = named || game;
        played = played || (line.front() != '[' && !core::words(line).empty() &&
                            core::words(line).front().front() != ';');
        at = end;
    }
    if (!core::words(text.substr(begin)).empty()) {
        records.push_back(text.substr(begin));
    }
    return records;
}

core::Result<core::Opened> read_match(std::string_view text) {
    const std::size_t link = text.find(kLink);
    if (link != std::string_view::npos && one_word(text)) {
        return from_code(core::words(text.substr(link + kLink.size())).front());
    }
    if (text.find('[') == std::string_view::npos && one_word(text)) {
        return from_code(core::words(text).front());
    }
    if (text.find(kSealed) != std::string_view::npos) {
        return unseal(text);
    }
    auto opened = core::read_record(cabinet(), text);
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
