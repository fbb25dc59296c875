#include "shell/app/events.hpp"

#include <SDL.h>

namespace ctq::app {
namespace {

constexpr float kWheelStep = 60;  // pixels per notch

struct NamedKey {
    SDL_Keycode code;
    ui::Key key;
};
constexpr NamedKey kNamedKeys[] = {{SDLK_TAB, ui::Key::tab},
                                   {SDLK_RETURN, ui::Key::enter},
                                   {SDLK_KP_ENTER, ui::Key::enter},
                                   {SDLK_SPACE, ui::Key::space},
                                   {SDLK_ESCAPE, ui::Key::escape},
                                   {SDLK_LEFT, ui::Key::left},
                                   {SDLK_RIGHT, ui::Key::right},
                                   {SDLK_UP, ui::Key::up},
                                   {SDLK_DOWN, ui::Key::down},
                                   {SDLK_HOME, ui::Key::home},
                                   {SDLK_END, ui::Key::end},
                                   {SDLK_PAGEUP, ui::Key::page_up},
                                   {SDLK_PAGEDOWN, ui::Key::page_down},
                                   {SDLK_BACKSPACE, ui::Key::backspace}};

ui::Key named_key(SDL_Keycode code) {
    for (const NamedKey& named : kNamedKeys) {
        if (named.code == code) {
            return named.key;
        }
    }
    return ui::Key::none;
}

void read_key(const SDL_KeyboardEvent& event, ui::Input& input) {
    if ((event.keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) {
        return;
    }
    ui::KeyPress press;
    press.shift = (event.keysym.mod & KMOD_SHIFT) != 0;
    press.repeated = event.repeat != 0;
    press.key = named_key(event.keysym.sym);
    constexpr SDL_Keycode first_printable = 0x21;
    constexpr SDL_Keycode last_printable = 0x17F;
    if (press.key == ui::Key::none && event.keysym.sym >= first_printable &&
        event.keysym.sym <= last_printable) {
        press.key = ui::Key::character;
        press.character = static_cast<char32_t>(event.keysym.sym);
        // Without text input SDL does not report a layout's shifted characters. Only '?' is needed.
        if (press.shift && (press.character == U'/' || press.character == U'\u00DF')) {
            press.character = U'?';
        }
    }
    if (press.key != ui::Key::none) {
        input.keys.push_back(press);
    }
}

ui::Point finger_at(const SDL_TouchFingerEvent& finger, ui::Rect screen) {
    return {finger.x * screen.w, finger.y * screen.h};
}

void read_wheel(const SDL_MouseWheelEvent& event, ui::Input& input) {
    const float notches =
        event.direction == SDL_MOUSEWHEEL_FLIPPED ? event.preciseY : -event.preciseY;
    input.wheel += notches * kWheelStep;
}

void read_window(const SDL_WindowEvent& event, ui::Input& input) {
    if (event.event == SDL_WINDOWEVENT_LEAVE || event.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        ui::pointer_gone(input);
    }
}

}  // namespace

void read_event(const SDL_Event& event, ui::Rect screen, float enlarged, ui::Input& input) {
    const auto mouse_at = [enlarged](int x, int y) {
        return ui::Point{static_cast<float>(x) / enlarged, static_cast<float>(y) / enlarged};
    };
    switch (event.type) {
        case SDL_MOUSEMOTION:
            ui::pointer_moved(input, mouse_at(event.motion.x, event.motion.y), false);
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: {
            if (event.button.button != SDL_BUTTON_LEFT) {
                break;
            }
            const ui::Point at = mouse_at(event.button.x, event.button.y);
            if (event.type == SDL_MOUSEBUTTONDOWN) {
                ui::pointer_pressed(input, at, false);
            } else if (input.down) {
                ui::pointer_released(input, at, false);
            }
            break;
        }
        case SDL_FINGERDOWN:
            ui::finger_pressed(input, event.tfinger.fingerId, finger_at(event.tfinger, screen));
            break;
        case SDL_FINGERUP:
            ui::finger_lifted(input, event.tfinger.fingerId, finger_at(event.tfinger, screen));
            break;
        case SDL_FINGERMOTION:
            ui::finger_moved(input, event.tfinger.fingerId, finger_at(event.tfinger, screen));
            break;
        case SDL_MOUSEWHEEL:
            read_wheel(event.wheel, input);
            break;
        case SDL_KEYDOWN:
            read_key(event.key, input);
            break;
        case SDL_WINDOWEVENT:
            read_window(event.window, input);
            break;
        default:
            break;
    }
}

}  // namespace ctq::app
