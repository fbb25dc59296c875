#include "shell/scenes/table/count.hpp"

namespace ctq::scenes {

namespace {

/// Seconds after opening a table until its match is looked at: `watch` is in the part of the page
/// that is loaded later.
constexpr double kFirstLook = 2;

}  // namespace

void Count::told() {
    const match::Session& session = table_.session;
    // Two rounds are at least as many actions. The first turns of a match must work without the later
    // part of the page.
    const bool may_be_stalled =
        session.game().count && session.match().cursor() > 2 * session.players().count();
    due_ = may_be_stalled && !table_.over() ? table_.services.now + (table_.seated ? 0 : kFirstLook)
                                            : 0;
    if (table_.over()) {
        words_.clear();
    }
}

void Count::tick(double now) {
    if (due_ != 0 && now >= due_) {
        due_ = 0;
        watch();
    }
}

void Count::commands(Commands& list) {
    if (!words_.empty()) {
        list.add_key("count", {}, [this] { answer(true); });
        list.add_key("count-not", {}, [this] { answer(false); });
    }
}

std::optional<TableNote> Count::note() const {
    return words_.empty() ? std::nullopt : offer();
}

}  // namespace ctq::scenes
