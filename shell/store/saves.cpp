#include "shell/store/saves.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/help.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/turns.hpp"
#include "shell/platform/platform.hpp"
#include "shell/store/records/saved_reviews.hpp"

namespace ctq::store {
namespace {

constexpr const char* kIndexKey = "index";
// Numbers of fields in the index of older versions.
constexpr int kFirstFields = 6;  // these count actions instead of turns
constexpr int kSecondFields = 10;
constexpr int kFourthFields = 12;
constexpr int kFields = 15;
constexpr std::size_t kMostId = 16;
/// A comment after the record: the cursor's position, if actions were undone.
constexpr std::string_view kCursorMark = "; shown up to action ";

constexpr std::string_view kWithHelp = "with help";
/// An older version wrote this if chance was undone, the only help that it noted.
constexpr std::string_view kTakenBack = "taken back";
constexpr const char* kStateWords[] = {"open", "over", "ended"};

std::string save_key(std::string_view id) {
    return "match:" + std::string(id);
}

/// Returns a field of the index, of `most` bytes at most.
std::string field(std::string_view text, std::size_t most) {
    return field_text(text.substr(0, most), Saved::kBetween);
}

/// Returns the notes about a match: "claimed", "with help", both or none.
std::string notes_text(const Saved& saved) {
    const std::string_view both = saved.claimed && saved.with_help ? " " : "";
    return std::string(saved.claimed ? match::kClaimed : "") + std::string(both) +
           std::string(saved.with_help ? kWithHelp : "");
}

/// Returns the value of `Saved::seat_digits` for a match.
std::string seat_digits_of(const core::Match& match) {
    const core::Turn turn = match.turn();
    if (turn.kind != core::Turn::Kind::over) {
        return turn.kind == core::Turn::Kind::seat ? std::to_string(turn.seat) : "";
    }
    const core::Standing standing = match.standing();
    std::string first;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        first += standing.rank[static_cast<std::size_t>(seat - 1)] == 1 ? std::to_string(seat) : "";
    }
    return first;
}

/// Returns the seat of the first person, as a digit.
std::string person_of(const core::Match& match) {
    const auto& seats = match.setup().seats;
    return std::to_string(std::find(seats.begin(), seats.end(), match::kHuman) - seats.begin() + 1);
}

/// Returns the seat, as a digit, that claimed the win or resigned; empty if neither happened.
std::string ended_by(const core::Match& match) {
    const std::string_view how = match.tag(match::kEndedTag);
    const int seat = match::resigned_seat(how);
    return how == match::kClaimed || how == match::kResigned ? person_of(match)
           : seat > 0                                        ? std::to_string(seat)
                                                             : "";
}

/// Returns the turn where a branch starts; 0 if the match is no branch.
int branch_turn_of(const core::Match& match) {
    const std::string_view parent = match.tag(match::kParentTag);
    const std::size_t at = parent.find('@');
    const auto ply =
        at == std::string_view::npos ? std::nullopt : core::read_number(parent.substr(at + 1));
    return ply ? match::turn_at(match,
                                static_cast<int>(std::clamp<std::int64_t>(*ply, 0, match.size())))
               : 0;
}

std::string people_of(const core::Match& match) {
    return field(match.tag(match::kPeopleTag), core::kMostSeats * (match::kLongestName + 1));
}

std::string text_of(const core::Match& match) {
    std::string record = write_record(match);
    if (match.cursor() != match.size()) {
        record += std::string(kCursorMark) + std::to_string(match.cursor()) + "\n";
    }
    return record;
}

/// Returns a predicate that holds for the match with this id.
auto has_id(std::string_view id) {
    return [id](const Saved& saved) { return saved.id == id; };
}

/// Deletes all stored reviews to make room for a match. Returns false if there were none. It is
/// defined here because a match may have to be saved before the rest of the page is loaded.
bool forget_reviews() {
    const std::vector<std::string> ids = platform::stored_keys(kReviewKeys);
    for (const std::string& id : ids) {
        platform::forget(std::string(kReviewKeys) + id);
    }
    return !ids.empty();
}

}  // namespace

void fields(RowArchive& archive, Saved& saved) {
    archive.text(saved.id);
    archive.text(saved.game);
    archive.text(saved.options);
    archive.text(saved.seats);
    archive.number(saved.turns, -1, core::kMostActions);
    int state = static_cast<int>(saved.state);
    archive.word(state, kStateWords);
    saved.state = static_cast<Saved::State>(state);
    archive.text(saved.date);
    archive.text(saved.seat_digits);
    archive.text(saved.parent);
    archive.text(saved.name);
    archive.number(saved.branch_turn, -1, core::kMostActions);
    archive.text(saved.people);
    std::string notes = notes_text(saved);
    archive.text(notes);
    saved.claimed = notes.starts_with(match::kClaimed);
    saved.with_help = notes.ends_with(kWithHelp) || notes.ends_with(kTakenBack);
    archive.numbers(saved.halves);
    archive.number(saved.turn, -1, core::kMostActions);
    const int count = archive.count();
    archive.check((count == kFirstFields || (count >= kSecondFields && count <= kFields)) &&
                  is_id(saved.id) && core::find_game(cabinet(), saved.game));
    saved.turns = count < kFourthFields ? -1 : saved.turns;
    saved.turn = count < kFields ? saved.turns : saved.turn;
}

Saved summary(const std::string& id, const core::Match& match) {
    const core::Setup& setup = match.setup();
    Saved saved{id, setup.game->info->id,
                core::options_text(setup.game->info->options, setup.options),
                core::joined(match::seats_of(match), " "), match::turn_at(match, match.cursor())};
    saved.state = match.turn().kind == core::Turn::Kind::over ? Saved::State::over
                  : match.tag(match::kEndedTag).empty()       ? Saved::State::open
                                                              : Saved::State::ended;
    saved.date = platform::date();
    saved.seat_digits =
        saved.state == Saved::State::ended ? ended_by(match) : seat_digits_of(match);
    saved.parent = field(match.tag(match::kParentTag), 2 * kMostId);
    saved.branch_turn = branch_turn_of(match);
    saved.people = people_of(match);
    saved.claimed = match.tag(match::kEndedTag) == match::kClaimed;
    saved.with_help = match::with_help(match);
    saved.name = field(match.tag(match::kNameTag), kMostNameBytes);
    saved.turn = match::current_turn(match);
    if (saved.state == Saved::State::over) {
        const core::Standing standing = match.standing();
        saved.halves.assign(standing.half_points.begin(),
                            standing.half_points.begin() + standing.seats);
    }
    return saved;
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= kMostId &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); });
}

std::string new_id(std::uint64_t seed) {
    return core::hex(core::mix(seed)).substr(0, kMostId / 2);
}

std::string recorded_date(const core::Match& match) {
    const std::string_view date = match.tag(match::kDateTag);
    return core::has_form(date, "0000-00-00 00:00") ? std::string(date) : "";
}

void Saves::refresh() {
    std::vector<Saved> list;
    // Matches that the device did not store are known only in memory.
    for (const auto& [id, record] : unstored_) {
        if (const Saved* saved = find(id)) {
            list.push_back(*saved);
        }
    }
    for (Saved& saved : read_rows<Saved>(platform::load(kIndexKey).value_or(""), kMostSaved)) {
        if (find_row(list, saved.id) == nullptr && list.size() < kMostSaved) {
            list.push_back(std::move(saved));
        }
    }
    list_ = std::move(list);
}

void Saves::recover() {
    refresh();
    bool found = false;
    for (const std::string& id : platform::stored_keys(save_key(""))) {
        if (!is_id(id) || find(id) != nullptr || list_.size() >= kMostSaved) {
            continue;
        }
        if (const auto opened = open(id)) {
            Saved saved = summary(id, opened->match);
            saved.date = recorded_date(opened->match);
            insert(std::move(saved));
            found = true;
        }
    }
    if (found) {
        write_index();
    }
}

/// Counts the turns of matches saved by an older version, from their records. This happens once.
void Saves::count_turns() {
    bool counted = false;
    for (Saved& saved : list_) {
        if (saved.turns >= 0) {
            continue;
        }
        if (const auto opened = open(saved.id)) {
            counted = true;
            saved.turns = match::turn_at(opened->match, opened->match.cursor());
            saved.turn = match::current_turn(opened->match);
            saved.branch_turn = branch_turn_of(opened->match);
            saved.people = people_of(opened->match);
        }
    }
    if (counted) {
        write_index();
    }
}

std::size_t Saves::stored() const {
    return static_cast<std::size_t>(
        std::count_if(list_.begin(), list_.end(), [](const Saved& saved) { return saved.stored; }));
}

/// Inserts a match by date, newest first. Dates sort as text.
void Saves::insert(Saved saved) {
    const auto place = std::find_if(list_.begin(), list_.end(),
                                    [&](const Saved& other) { return other.date < saved.date; });
    list_.insert(place, std::move(saved));
}

/// Deletes the oldest matches beyond the limit.
void Saves::make_room() {
    while (list_.size() > kMostSaved) {
        const std::string id = list_.back().id;
        std::erase_if(unstored_, [&](const auto& one) { return one.first == id; });
        platform::forget(save_key(id));
        dropped_.push_back(std::move(list_.back()));
        list_.pop_back();
    }
}

const Saved* Saves::find(std::string_view id) const {
    return find_row(list_, id);
}

/// Writes the index. A match without any stored record gets no line, because its record would not
/// be found.
bool Saves::write_index() {
    std::string text;
    for (const Saved& saved : list_) {
        text += saved.stored || platform::load(save_key(saved.id)) ? row_line(saved) : "";
    }
    return platform::store(kIndexKey, text);
}

/// Stores a record. Deletes stored reviews if there is no room otherwise.
bool Saves::store_record(const std::string& id, std::string record) {
    std::erase_if(unstored_, [&](const auto& one) { return one.first == id; });
    Saved* const saved = find_row(list_, id);
    const auto store = [&] {
        saved->stored = platform::store(save_key(id), record);
        return saved->stored && write_index();
    };
    if (store() || (forget_reviews() && store())) {
        return true;
    }
    saved->stored = false;
    unstored_.emplace_back(id, std::move(record));
    return false;
}

bool Saves::save(const std::string& id, const core::Match& match, std::string_view date) {
    refresh();
    Saved saved = summary(id, match);
    const std::string without = core::with_tag(text_of(match), match::kIdTag, "");
    std::string record = core::with_tag(without, match::kDateTag, date.empty() ? saved.date : date);
    std::erase_if(list_, has_id(id));
    if (date.empty()) {
        list_.insert(list_.begin(), std::move(saved));
    } else {
        saved.date = date;
        insert(std::move(saved));
    }
    make_room();
    return find(id) != nullptr && store_record(id, std::move(record));
}

std::optional<std::string> Saves::record(std::string_view id) const {
    for (const auto& [other, record] : unstored_) {
        if (other == id) {
            return record;
        }
    }
    return is_id(id) ? platform::load(save_key(id)) : std::nullopt;
}

core::Result<core::Opened> Saves::open(std::string_view id) const {
    const auto text = record(id);
    if (!text) {
        return core::Problem{"", "This match is not kept on this device."};
    }
    auto opened = core::read_record(cabinet(), *text);
    if (!opened) {
        return opened;
    }
    const std::size_t mark = text->rfind(kCursorMark);
    if (mark != std::string::npos) {
        const std::string_view number = std::string_view(*text).substr(mark + kCursorMark.size());
        if (const auto ply = core::read_number(number.substr(0, number.find('\n')))) {
            opened->match.seek(
                static_cast<int>(std::clamp<std::int64_t>(*ply, 0, opened->match.size())));
        }
    }
    return opened;
}

bool Saves::rename(std::string_view id, std::string_view name) {
    refresh();
    const auto text = record(id);
    Saved* const found = find_row(list_, id);
    if (!text || found == nullptr) {
        return false;
    }
    found->name = field(name, kMostNameBytes);
    store_record(std::string(id), core::with_tag(*text, match::kNameTag, found->name));
    return true;
}

bool Saves::remove(const std::string& id) {
    refresh();
    const Saved* saved = find(id);
    if (saved == nullptr) {
        return false;
    }
    removed_.emplace(*saved, record(id).value_or(""));
    std::erase_if(unstored_, [&](const auto& one) { return one.first == id; });
    std::erase_if(list_, has_id(id));
    platform::forget(save_key(id));
    write_index();
    // There may now be room for records that could not be stored.
    for (auto& [other, text] : std::exchange(unstored_, {})) {
        store_record(other, std::move(text));
    }
    return true;
}

std::string Saves::restore() {
    if (!removed_) {
        return {};
    }
    refresh();
    std::pair<Saved, std::string> back = *std::exchange(removed_, std::nullopt);
    std::string id = back.first.id;
    insert(std::move(back.first));
    make_room();
    if (find(id) != nullptr) {
        store_record(id, std::move(back.second));
    }
    return id;
}

}  // namespace ctq::store
