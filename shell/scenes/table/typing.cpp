#include "shell/scenes/table/typing.hpp"

#include <vector>

#include "shell/match/typing/typed_action.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::scenes {

void Typing::commands(Commands& list) {
    list.family("type:", [this](std::string_view words) { type(words); });
    if (!table_.session.bots().watched()) {
        list.add_key("ask:type", letter_key(U'a', "A", "type an action"), [this] { return ask(); });
    }
}

/// Plays the typed actions in order. If one can't be played, keeps the text from there on.
void Typing::type(std::string_view words) {
    const match::Session& session = table_.session;
    ++times_;
    left_ = words;
    std::string why;
    while (why.empty() && !left_.empty()) {
        if (!session.your_turn()) {
            why = "It is not your turn: “" + left_ + "” was not played.";
            break;
        }
        std::vector<char> keys;
        for (const core::Action action : session.legal()) {
            keys.push_back(table_.board.view->key_of(action));
        }
        const match::Typed typed =
            match::typed_action(session.game(), session.view(), session.legal(),
                                session.players().names(), left_, keys);
        why = typed.why;
        if (typed.action) {
            const int before = session.sequence();
            table_.play(*typed.action);
            // A message says why an action was refused only if the action was not played.
            why = session.sequence() == before ? table_.services.notices.text() : std::string();
            left_.erase(0, why.empty() ? typed.read : 0);
        }
    }
    if (!why.empty()) {
        table_.board.tell(why);
    }
}

bool Typing::ask() const {
    const match::Session& session = table_.session;
    if (!session.your_turn()) {
        table_.board.tell("Now it is not your turn.");
        return true;
    }
    const std::string example = session.game().to_text(session.view(), session.legal().items[0]);
    return platform::ask_text(
        "Type an action, such as " + example +
            ". Separate several with spaces; the beginning of each is enough.",
        left_, "type:");
}

std::optional<TypingField> Typing::typing() const {
    const match::Session& session = table_.session;
    if (session.bots().watched()) {
        return std::nullopt;
    }
    const bool now = session.your_turn() && table_.board.tells_newest();
    return TypingField{
        now ? session.game().to_text(session.view(), session.legal()[0]) : std::string(), left_,
        times_};
}

}  // namespace ctq::scenes
