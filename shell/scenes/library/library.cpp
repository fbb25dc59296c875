#include "shell/scenes/library/library.hpp"

#include "engine/core/text.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {
namespace {

bool fits(const Saved& saved, Library::Show show) {
    return show == Library::Show::all || saved.open() == (show == Library::Show::open);
}

}  // namespace

std::vector<const Saved*> shown(const Library& library, const Saves& saves) {
    std::vector<const Saved*> list;
    for (const Saved& saved : saves.list()) {
        if (fits(saved, library.show)) {
            list.push_back(&saved);
        }
    }
    return list;
}

const Saved* picked(const Library& library, const Saves& saves) {
    return library.picked.empty() ? nullptr : saves.find(library.picked);
}

void pick_some(Library& library, const Saves& saves) {
    const std::vector<const Saved*> list = shown(library, saves);
    if (picked(library, saves) == nullptr && !list.empty()) {
        library.picked = list.front()->id;
    }
}

std::string kept_words(const Saves& saves) {
    const std::size_t lost = saves.list().size() - saves.stored();
    return std::to_string(saves.stored()) +
           (saves.stored() == kMostSaved ? " kept, the most there are" : " kept") +
           (lost > 0 ? ", " + std::to_string(lost) + " not kept" : "");
}

std::string library_warning(const Saves& saves) {
    const std::size_t all = saves.list().size();
    const std::size_t lost = all - saves.stored();
    if (lost > 0) {
        return (lost == 1 ? "1 match is" : std::to_string(lost) + " matches are") +
               " not kept: the device’s storage is full or not allowed. Save what you need as a "
               "file before you close the program" +
               (saves.stored() > 0 ? ", or delete other matches." : ".");
    }
    return all < kMostSaved ? ""
                            : "The library is full: for the next match, the oldest is deleted.";
}

std::string library_status(const Library& library, const Saves& saves) {
    const std::size_t all = saves.list().size();
    if (all == 0) {
        return "No matches yet. Every match you play is kept here by itself.";
    }
    const std::size_t kept = saves.stored();
    const std::string count = kept == 0 ? ""
                              : kept == 1
                                  ? "1 match is kept on this device. "
                                  : std::to_string(kept) + " matches are kept on this device. ";
    const std::string warning = library_warning(saves);
    const Saved* saved = picked(library, saves);
    return count + warning + (warning.empty() ? "" : " ") +
           (saved == nullptr ? "Choose one." : "Chosen: " + saved_words(*saved));
}

std::string match_group(const Saved& saved) {
    return "The match " + saved_title(saved);
}

}  // namespace ctq::app
