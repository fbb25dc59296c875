#include "shell/scenes/table/sound_offer.hpp"

#include "shell/platform/platform.hpp"

namespace ctq::scenes {

void SoundOffer::told() {
    constexpr const char* kOffered = "sound-offered";
    Notices& notices = table_.services.notices;
    if (!table_.messages_fit || table_.hint() != nullptr || !table_.board.take_missed_sound() ||
        table_.guided() || !table_.session.history().can_undo() || !notices.text().empty() ||
        platform::load(kOffered)) {
        return;
    }
    platform::store(kOffered, "1");
    notices.offer("This table has sounds, too.", "set:sound=on", "Sound on");
}

}  // namespace ctq::scenes
