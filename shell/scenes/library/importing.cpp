#include "shell/scenes/library/importing.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/incoming/records.hpp"
#include "shell/match/link_text.hpp"
#include "shell/match/tags.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/library/library.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/saved_tables.hpp"
#include "shell/store/tallies.hpp"

namespace ctq::scenes {
namespace {

/// Returns the part of a record that identifies a match, without seed, name, dates and comments.
std::string essence(std::string_view record) {
    constexpr std::string_view tags[] = {"[Game ", "[Options ", "[Seats ", "[Position "};
    std::string text;
    for (const std::string_view line : core::split(record, '\n')) {
        const bool action = !line.empty() && line.front() != '[' && line.front() != ';';
        const bool tag = std::any_of(std::begin(tags), std::end(tags),
                                     [&](std::string_view name) { return line.starts_with(name); });
        text += action || tag ? std::string(line) + "\n" : "";
    }
    return text;
}

/// Returns whether `match` continues `other`: same set-up, and all actions of `other` at the start.
bool begins_like(const core::Match& match, const core::Match& other) {
    const core::Setup& one = match.setup();
    const core::Setup& two = other.setup();
    bool same = one.game == two.game && one.options == two.options && one.seats == two.seats &&
                one.position == two.position && match.size() >= other.size();
    for (int ply = 0; same && ply < other.size(); ++ply) {
        same = match.action(ply) == other.action(ply);
    }
    return same;
}

/// Imports the matches of a text one after the other.
class Import {
  public:
    explicit Import(store::Saves& saves) : saves_(saves) {
        saves_.refresh();
        for (const store::Saved& saved : saves_.list()) {
            essences_.emplace_back(essence(saves_.record(saved.id).value_or("")), saved.id);
        }
    }

    void take(core::Match match) {
        const std::string id(match.tag(match::kIdTag));
        const std::string date = store::recorded_date(match);
        if (store::is_id(id) && saves_.find(id) != nullptr && take_known(match, id, date)) {
            return;
        }
        const std::string record = essence(core::write_record(match));
        const auto same = std::find_if(essences_.begin(), essences_.end(),
                                       [&](const auto& one) { return one.first == record; });
        if (same != essences_.end()) {
            ++out.known;
            out.picked = same->second;
            return;
        }
        if (saves_.list().size() >= store::kMostSaved) {
            ++out.no_room;
            return;
        }
        const bool free = store::is_id(id) && saves_.find(id) == nullptr;
        ++out.added;
        save(free ? id : store::new_id(platform::random_seed()), std::move(match), date);
    }

    Imported out;

  private:
    /// Handles a match whose id is already in the library. Returns false if that is a different
    /// match or can't be opened.
    bool take_known(const core::Match& match, const std::string& id, const std::string& date) {
        const auto opened = saves_.open(id);
        if (!opened) {
            return false;
        }
        const core::Match& here = opened->match;
        if (begins_like(here, match)) {
            ++out.known;
            out.picked = id;
            return true;
        }
        if (!begins_like(match, here)) {
            return false;
        }
        core::Match further = match.branch();
        if (further.tag(match::kNameTag).empty()) {
            further.set_tag(match::kNameTag, here.tag(match::kNameTag));
        }
        ++out.renewed;
        save(id, std::move(further), date);
        return true;
    }

    /// Saves the match. If the record has no seed, draws a new one for future chance events.
    void save(const std::string& id, core::Match match, const std::string& date) {
        if (match.setup().seed == 0) {
            match.set_seed(platform::random_seed());
        }
        out.stored = saves_.save(id, match, date) && out.stored;
        out.picked = id;
        essences_.emplace_back(essence(core::write_record(match)), id);
    }

    store::Saves& saves_;
    /// The identifying part of each match in the library, with its id.
    std::vector<std::pair<std::string, std::string>> essences_;
};

}  // namespace

Imported import_records(store::Saves& saves, std::string_view text) {
    if (text.size() > kMostImportBytes) {
        Imported none;
        none.refused = core::say("It is larger than {n} MB: too large for a match record.",
                                 {{"n", static_cast<int>(kMostImportBytes >> 20U)}});
        return none;
    }
    Import import(saves);
    import.out.stored = store::merge_tallies(text);
    for (const std::string& record : match::incoming_records(text)) {
        auto opened = match::read_incoming(record);
        if (!opened) {
            import.out.refused = core::capitalized(opened.problem().text());
            continue;
        }
        import.out.remark = opened->remark.empty() ? import.out.remark : opened->remark;
        import.take(std::move(opened->match));
    }
    return import.out;
}

std::string refused_words(const Imported& imported) {
    return imported.refused.empty() ? "There is no record in this text." : imported.refused;
}

std::string imported_words(const Imported& imported) {
    std::string words;
    const auto add = [&words](const std::string& sentence) {
        words += (words.empty() ? "" : " ") + sentence;
    };
    const auto tell = [&](int count, const char* sentence) {
        if (count > 0) {
            add(core::say(sentence, {{"n", count}, {"most", static_cast<int>(store::kMostSaved)}}));
        }
    };
    tell(imported.added, "{n} {n:match|matches} imported.");
    tell(imported.renewed, "{n} {n:match|matches} brought up to date.");
    tell(imported.known, "{n} {n:match was|matches were} here already.");
    tell(imported.no_room,
         "{n} {n:match|matches} not imported: the library is full, it holds {most}.");
    if (!imported.stored) {
        add("The device’s storage is full or not allowed: matches that could not be saved are lost "
            "when the program is closed.");
    }
    if (!imported.remark.empty()) {
        add(imported.remark);
    }
    if (!imported.refused.empty()) {
        add("Another record could not be read: " + imported.refused);
    }
    return words;
}

void open_incoming(Services& services, std::string_view text) {
    const bool online = store::is_network_route(services.router.here());
    const std::string link = match::link_in(text);
    if (!link.empty() && !(online && link.starts_with(kMatchLink))) {
        services.router.go(link);
        return;
    }
    const Imported imported = import_records(services.saves, text);
    if (!imported.any()) {
        services.notices.tell("Nothing was opened. " + refused_words(imported));
        return;
    }
    const std::string words = imported_words(imported);
    const bool one = imported.added + imported.renewed + imported.known == 1;
    if (online || imported.picked.empty()) {
        services.notices.tell(words + " See the library.");
    } else if (one && imported.no_room == 0) {
        const std::string table = "table=" + imported.picked;
        if (services.router.here() == table) {  // the match may be longer now
            services.router.replace(table, words);
        } else {
            services.router.go(table, words);
        }
    } else {
        services.router.go("library", words);
    }
}

std::string library_text(const core::Match& match, const store::Saved& saved) {
    return core::with_tag(core::with_tag(match::file_text(match), match::kDateTag, saved.date),
                          match::kIdTag, saved.id);
}

}  // namespace ctq::scenes
