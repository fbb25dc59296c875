// Playing with a friend: asks where the friend is and opens the table there.
#include <string>

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/lobby/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kWidth = 520;
constexpr float kGap = 10;
constexpr const char* kQuestion = "Where is your friend?";

struct Where {
    const char* command;
    const char* word;
    const char* line;
    bool network;  ///< true if the match runs over the network
};

constexpr Where kFriends[] = {
    {"friend-here:", "At this screen", "You share this device.", false},
    {"friend-near:", "In this network",
     "On the same Wi-Fi, or in another tab of this browser: you get a link to send.", true},
    {"friend-far:", "Somewhere else",
     "You get a link to send. A public server is asked for the address that each of you has.",
     true},
};

/// Returns whether the place is available. A program that can't open tables offers only this
/// screen.
bool can_be(const Where& place) {
    return !place.network || platform::can_open_tables();
}

}  // namespace

void LobbyScene::ask_friend(std::string_view game) {
    friend_game_ = *core::find_game(cabinet(), game);
    services_.notices.change();
}

void LobbyScene::add_friend_places(Commands& list) {
    const std::string id = friend_game_->info->id;
    list.group(kQuestion);
    list.add(kFriends[0].command + id, kFriends[0].word,
             [this](std::string_view game) { play_with_friend(game, true); });
    if (platform::can_open_tables()) {
        list.add(kFriends[1].command + id, kFriends[1].word, [this](std::string_view game) {
            keep_setting(services_.settings, "stun=off");
            play_with_friend(game, false);
        });
        list.add(kFriends[2].command + id, kFriends[2].word, [this](std::string_view game) {
            keep_setting(services_.settings, "stun=on");
            play_with_friend(game, false);
        });
    }
}

/// Starts a match with the options that *Play* uses.
void LobbyScene::play_with_friend(std::string_view game, bool here) {
    friend_game_ = nullptr;
    TableSetup setup = quick_setup(services_, **core::find_game(cabinet(), game));
    setup.seats = {kHuman, here ? kHuman : kGuest};
    if (here) {
        services_.router.start(setup);
    } else {
        services_.router.go("friend=" + setup_text(setup));
    }
}

void LobbyScene::draw_friend_sheet(ui::Canvas& canvas) {
    const std::string title =
        core::say("{game} with a friend", {{"game", friend_game_->info->title}});
    const float width = std::min(kWidth, canvas.screen.w);
    const float inner = width - 60;
    const float question = 30 * canvas.text_scale;
    float height = question;
    for (const Where& place : kFriends) {
        height += can_be(place) ? pick_card_height(canvas, inner, place.line) + kGap : 0;
    }
    const ui::Sheet sheet = ui::begin_sheet(canvas, "with-friend", title, width, height);
    Rect in = sheet.body;
    ui::draw_text(canvas, ui::take_top(in, question), kQuestion,
                  {ui::Face::text, 16, canvas.theme.text, ui::Align::left});
    for (const Where& place : kFriends) {
        if (can_be(place)) {
            pick_card(canvas, ui::take_top(in, pick_card_height(canvas, inner, place.line), kGap),
                      {place.command + std::string(friend_game_->info->id), place.word},
                      place.line);
        }
    }
    ui::end_sheet(canvas);
    if (sheet.dismissed) {
        friend_game_ = nullptr;
    }
}

}  // namespace ctq::app
