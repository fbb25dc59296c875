#include "shell/scenes/library/library.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

/// Returns the seat of the only person as a digit, or 0 if there is none or several.
char person_of(const store::Saved& saved) {
    const auto seats = core::words(saved.seats);
    const auto person = std::find(seats.begin(), seats.end(), match::kHuman);
    return seats.size() > 1 && std::count(seats.begin(), seats.end(), match::kHuman) == 1
               ? static_cast<char>('1' + (person - seats.begin()))
               : '\0';
}

/// Returns the seats in first place, as digits. Of two players, one wins if the other resigns.
std::string winners_of(const store::Saved& saved) {
    const bool resigned = saved.state == store::Saved::State::ended && !saved.claimed;
    return !resigned                  ? saved.seat_digits
           : saved.seat_digits == "1" ? "2"
           : saved.seat_digits == "2" ? "1"
                                      : "";
}

/// Return whether the only person is alone in first place, or is not in first place.
bool won(const store::Saved& saved) {
    const char person = person_of(saved);
    return person != 0 && !saved.open() && winners_of(saved) == std::string(1, person);
}

bool lost(const store::Saved& saved) {
    const char person = person_of(saved);
    return person != 0 && !saved.open() && winners_of(saved).find(person) == std::string::npos;
}

bool fits(const store::Saved& saved, Library::Show show) {
    switch (show) {
        case Library::Show::all:
            return true;
        case Library::Show::open:
            return saved.open();
        case Library::Show::over:
            return !saved.open();
        case Library::Show::won:
            return won(saved);
        case Library::Show::lost:
            break;
    }
    return lost(saved);
}

/// Returns the text with the letters A to Z in lower case.
std::string lower_case(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return out;
}

bool holds_all(const store::Saved& saved, std::string_view find) {
    const std::string text = lower_case(store::saved_words(saved));
    const auto words = core::words(find);
    return std::all_of(words.begin(), words.end(), [&](std::string_view word) {
        return text.find(lower_case(word)) != std::string::npos;
    });
}

std::string_view parent_of(const store::Saved& saved) {
    return std::string_view(saved.parent).substr(0, saved.parent.find('@'));
}

/// Adds a match, and its branches below it.
void add_with_branches(std::vector<LibraryRow>& rows, const std::vector<const store::Saved*>& list,
                       const store::Saved& saved, int depth) {
    rows.push_back({&saved, depth});
    for (const store::Saved* other : list) {
        // An imported match may name itself or one of its own branches as its parent.
        const bool listed = std::any_of(rows.begin(), rows.end(),
                                        [&](const LibraryRow& row) { return row.saved == other; });
        if (parent_of(*other) == saved.id && !listed) {
            add_with_branches(rows, list, *other, depth + 1);
        }
    }
}

}  // namespace

std::vector<LibraryRow> shown(const Library& library, const store::Saves& saves) {
    std::vector<const store::Saved*> list;
    for (const store::Saved& saved : saves.list()) {
        if (fits(saved, library.show) && (library.game.empty() || saved.game == library.game) &&
            holds_all(saved, library.find)) {
            list.push_back(&saved);
        }
    }
    const auto in_list = [&](std::string_view id) {
        return std::any_of(list.begin(), list.end(),
                           [id](const store::Saved* other) { return other->id == id; });
    };
    std::vector<LibraryRow> rows;
    for (const store::Saved* saved : list) {
        if (!in_list(parent_of(*saved))) {
            add_with_branches(rows, list, *saved, 0);
        }
    }
    if (rows.size() < list.size()) {  // matches whose parents form a circle
        for (const store::Saved* saved : list) {
            if (std::none_of(rows.begin(), rows.end(),
                             [&](const LibraryRow& row) { return row.saved == saved; })) {
                add_with_branches(rows, list, *saved, 0);
            }
        }
    }
    return rows;
}

std::vector<const core::GameHandle*> games_in(const store::Saves& saves) {
    std::vector<const core::GameHandle*> games;
    for (const core::GameHandle* game : cabinet()) {
        if (std::any_of(saves.list().begin(), saves.list().end(),
                        [&](const store::Saved& saved) { return saved.game == game->info->id; })) {
            games.push_back(game);
        }
    }
    return games;
}

const store::Saved* picked(const Library& library, const store::Saves& saves) {
    return library.picked.empty() ? nullptr : saves.find(library.picked);
}

void pick_some(Library& library, const store::Saves& saves) {
    const std::vector<LibraryRow> list = shown(library, saves);
    const bool listed = std::any_of(list.begin(), list.end(), [&](const LibraryRow& row) {
        return row.saved->id == library.picked;
    });
    if (!listed && !list.empty()) {
        library.picked = list.front().saved->id;
    }
}

std::string count_words(const store::Saves& saves) {
    const std::size_t lost = saves.list().size() - saves.stored();
    return core::say("{kept} kept{full:, the most there are|}{some:, {lost} not kept|}",
                     {{"kept", static_cast<int>(saves.stored())},
                      {"full", saves.stored() == store::kMostSaved},
                      {"some", lost > 0},
                      {"lost", static_cast<int>(lost)}});
}

std::string library_warning(const store::Saves& saves) {
    const std::size_t all = saves.list().size();
    const std::size_t lost = all - saves.stored();
    if (lost > 0) {
        return core::say(
            "{lost} {lost:match is|matches are} not kept: the device’s storage is full or "
            "not allowed. Save what you need as a file before you close the "
            "program{others:, or delete other matches|}.",
            {{"lost", static_cast<int>(lost)}, {"others", saves.stored() > 0}});
    }
    return all < store::kMostSaved
               ? ""
               : "The library is full: for the next match, the oldest is deleted.";
}

std::string library_status(const Library& library, const store::Saves& saves) {
    const std::size_t all = saves.list().size();
    if (all == 0) {
        return "No matches yet. Every match you play is kept here automatically.";
    }
    const std::string warning = library_warning(saves);
    const store::Saved* saved = picked(library, saves);
    return core::say(
        "{kept:1 match is kept on this device. |{kept} matches are kept on this device. "
        "|}{warns:{warning} |}{none:Choose one.|Chosen: {match}}",
        {{"kept", static_cast<int>(saves.stored())},
         {"warns", !warning.empty()},
         {"warning", warning},
         {"none", saved == nullptr},
         {"match", saved == nullptr ? std::string() : store::saved_words(*saved)}});
}

}  // namespace ctq::scenes
