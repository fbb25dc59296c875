#include "engine/core/record.hpp"

#include <utility>

#include "engine/core/text.hpp"

namespace ctq::core {
namespace {

constexpr std::size_t kMostTags = 64;
constexpr std::size_t kMostTagBytes = 4096;
constexpr std::size_t kColumns = 80;
/// Some editors write these bytes at the start of UTF-8 text.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct Token {
    std::string_view text;
    int line;
};

struct Head {
    std::string game;
    std::string options;
    std::string seats;
    std::string seed;
    std::string position;
    std::string rules;
    std::vector<Tag> tags;
};

std::string on_line(int line) {
    return "line " + std::to_string(line);
}

/// Reads `[Name "value"]`. Inside the quotes, \ escapes the next character.
Result<Tag> read_tag(std::string_view line, int number) {
    const Problem broken{on_line(number),
                         "A tag is written [Name \"value\"], not " + quoted(line) + "."};
    const std::size_t quote = line.find('"');
    if (quote == std::string_view::npos || line.size() > kMostTagBytes) {
        return broken;
    }
    Tag tag{std::string(trimmed(line.substr(1, quote - 1))), ""};
    std::size_t i = quote + 1;
    for (; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) {
            ++i;
        }
        tag.value += line[i];
    }
    const std::string_view rest = i < line.size() ? trimmed(line.substr(i + 1)) : "";
    const bool closed = !rest.empty() && rest[0] == ']' &&
                        (rest.size() == 1 || trimmed(rest.substr(1)).substr(0, 1) == ";");
    if (!closed || tag.name.empty() || tag.name.find_first_of(" \t[]") != std::string::npos) {
        return broken;
    }
    return tag;
}

/// The standard tags. Their values are kept apart from those of other tags.
constexpr std::pair<std::string_view, std::string Head::*> kStandardTags[] = {
    {"Game", &Head::game}, {"Options", &Head::options},   {"Seats", &Head::seats},
    {"Seed", &Head::seed}, {"Position", &Head::position}, {"Rules", &Head::rules}};

Failure add_tag(Head& head, Tag tag, int line, std::vector<std::string>& seen) {
    for (const std::string& name : seen) {
        if (name == tag.name) {
            return Problem{on_line(line), "The tag " + quoted(tag.name) + " is given twice."};
        }
    }
    if (seen.size() == kMostTags) {
        return Problem{on_line(line), "There are too many tags."};
    }
    seen.push_back(tag.name);
    for (const auto& [name, member] : kStandardTags) {
        if (name == tag.name) {
            head.*member = std::move(tag.value);
            return std::nullopt;
        }
    }
    head.tags.push_back(std::move(tag));
    return std::nullopt;
}

struct Pieces {
    Head head;
    std::vector<Token> tokens;
};

Result<Pieces> take_apart(std::string_view text) {
    Pieces pieces;
    std::vector<std::string> seen;
    int number = 0;
    for (std::string_view line : split(text, '\n')) {
        ++number;
        line = trimmed(line);
        if (line.substr(0, 1) == "[") {
            auto tag = read_tag(line, number);
            if (!tag) {
                return tag.problem();
            }
            if (!pieces.tokens.empty()) {
                return Problem{on_line(number),
                               tag->name == "Game"
                                   ? "A second record begins here: a text holds one match."
                                   : "Tags come before the first action."};
            }
            if (auto failure = add_tag(pieces.head, std::move(*tag), number, seen)) {
                return *failure;
            }
            continue;
        }
        for (const std::string_view word : words(line.substr(0, line.find(';')))) {
            pieces.tokens.push_back({word, number});
        }
    }
    return pieces;
}

/// Returns the seats of a record that lists none: as many as its position needs, else the minimum.
std::vector<std::string> missing_seats(const Setup& setup) {
    const GameInfo& info = *setup.game->info;
    for (int n = info.least_seats; n <= info.most_seats && !setup.position.empty(); ++n) {
        if (setup.game->position(setup.options, n, setup.position)) {
            return std::vector<std::string>(static_cast<std::size_t>(n), "human");
        }
    }
    return std::vector<std::string>(static_cast<std::size_t>(info.least_seats), "human");
}

Result<Setup> read_head(Catalogue catalogue, Head head) {
    if (head.game.empty()) {
        return Problem{"", "This is no match record: it has no line [Game \"…\"]."};
    }
    auto read = read_setup(catalogue, head.game, head.options);
    if (!read) {
        return read;
    }
    Setup setup = std::move(*read);
    setup.position = head.position;
    setup.tags = std::move(head.tags);
    if (!head.seed.empty()) {
        const auto seed = read_unsigned(head.seed);
        if (!seed) {
            return Problem{"Seed", "A seed is a whole number, not " + quoted(head.seed) + "."};
        }
        setup.seed = *seed;
    }
    setup.seats = strings(words(head.seats));
    if (setup.seats.empty()) {
        setup.seats = missing_seats(setup);
    }
    return setup;
}

void put_tag(std::string& out, std::string_view name, std::string_view value) {
    out += "[" + std::string(name) + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        out += c == '\n' || c == '\r' ? ' ' : c;
    }
    out += "\"]\n";
}

std::string write_head(const Setup& setup, std::uint64_t seed) {
    const GameInfo& info = *setup.game->info;
    std::string out;
    put_tag(out, "Game", info.id);
    put_tag(out, "Options", options_text(info.options, setup.options));
    put_tag(out, "Seats", joined(setup.seats, " "));
    put_tag(out, "Rules", std::to_string(info.rules_version));
    if (seed != 0) {
        put_tag(out, "Seed", std::to_string(seed));
    }
    if (!setup.position.empty()) {
        put_tag(out, "Position", setup.position);
    }
    for (const Tag& tag : setup.tags) {
        put_tag(out, tag.name, tag.value);
    }
    return out + '\n';
}

bool is_hidden(std::string_view token) {
    return !token.empty() && token.back() == '?';
}

/// Appends words in lines of at most kColumns columns.
struct Line {
    std::string& out;
    std::size_t column = 0;

    void add(const std::string& word) {
        const bool wrap = column + 1 + word.size() > kColumns;
        if (column > 0) {
            out += wrap ? '\n' : ' ';
        }
        column = wrap || column == 0 ? word.size() : column + 1 + word.size();
        out += word;
    }
};

}  // namespace

Result<Setup> read_setup(Catalogue catalogue, std::string_view game, std::string_view options) {
    const auto found = find_game(catalogue, game);
    if (!found) {
        return found.problem();
    }
    const auto read = read_options((*found)->info->options, options);
    return read ? Result<Setup>(Setup{*found, *read, {}, 0, {}, {}}) : read.problem();
}

std::string write_record(const Match& match) {
    std::string out = write_head(match.setup(), match.setup().seed);
    Line line{out};
    StateBox state = match.state_at(0);
    for (int ply = 0; ply < match.size(); ++ply) {
        line.add(match.game().to_text(state.data(), match.action(ply)));
        match.game().apply(state.data(), match.action(ply));
    }
    return out + (match.size() > 0 ? "\n" : "");
}

std::string write_hidden_record(const Match& match, int seat) {
    const GameHandle& game = match.game();
    std::string tokens;
    Line line{tokens};
    bool hidden = false;
    StateBox state = match.state_at(0);
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const Action action = match.action(ply);
        const StateBox seen = game.observe(state.data(), seat);
        const std::string token = game.to_text(seen.data(), game.hide(state.data(), action, seat));
        hidden = hidden || is_hidden(token);
        line.add(token);
        game.apply(state.data(), action);
    }
    const std::string whose = seat == 0 ? "everybody" : "seat " + std::to_string(seat);
    return write_head(match.setup(), 0) +
           (hidden ? "; What " + whose + " may know: ? is hidden. To be read, not to be played.\n"
                   : "") +
           tokens + (match.cursor() > 0 ? "\n" : "");
}

std::string with_tag(std::string_view record, std::string_view name, std::string_view value) {
    const std::string begin = "[" + std::string(name) + " ";
    std::string tags;
    std::size_t at = 0;
    while (at < record.size() && record[at] == '[') {
        const std::size_t end = std::min(record.find('\n', at), record.size() - 1) + 1;
        if (record.substr(at, begin.size()) != begin) {
            tags += record.substr(at, end - at);
        }
        at = end;
    }
    if (!value.empty()) {
        put_tag(tags, name, value);
    }
    return tags + std::string(record.substr(at));
}

Result<Opened> read_record(Catalogue catalogue, std::string_view text) {
    if (text.size() > kMostRecordBytes) {
        return Problem{"", "The record is longer than 4 MB."};
    }
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
        text.remove_prefix(kByteOrderMark.size());
    }
    auto pieces = take_apart(text);
    if (!pieces) {
        return pieces.problem();
    }
    if (pieces->tokens.size() > static_cast<std::size_t>(kMostActions)) {
        return Problem{"", "The record has more than 200,000 actions."};
    }
    const std::string rules = pieces->head.rules;
    auto setup = read_head(catalogue, std::move(pieces->head));
    if (!setup) {
        return setup.problem();
    }
    const std::string ours = std::to_string(setup->game->info->rules_version);
    const bool foreign = !rules.empty() && rules != ours;
    auto match = Match::start(std::move(*setup));
    if (!match) {
        return match.problem();
    }
    int count = 0;
    for (const Token& token : pieces->tokens) {
        ++count;
        if (auto failure = match->play_text(token.text)) {
            failure->where = on_line(token.line) + ", action " + std::to_string(count);
            if (is_hidden(token.text)) {
                failure->sentence = quoted(token.text) +
                                    " is hidden: this record is one player's view of a match, "
                                    "which can be read but not played.";
            }
            if (!foreign) {
                return *failure;
            }
            return Opened{std::move(*match), "The record follows rules version " + quoted(rules) +
                                                 ", we play " + ours + ": it was opened up to " +
                                                 failure->where + "."};
        }
    }
    return Opened{std::move(*match), ""};
}

}  // namespace ctq::core
