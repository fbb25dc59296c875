#include "shell/match/exchange.hpp"

#include <algorithm>

#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/seat_names.hpp"

namespace ctq::match {
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

}  // namespace ctq::match
