// Earlier results in the laboratory's scene, shown again or beside the current results.
#include <utility>

#include "shell/scenes/laboratory/reading.hpp"
#include "shell/scenes/laboratory/scene.hpp"

namespace ctq::scenes {

void LaboratoryScene::add_beside_families(Commands& list) {
    list.family("again:", [this](std::string_view run) { return show_again(run); });
    list.family("aside:", [this](std::string_view run) { return put_aside(run); });
    list.family(kBeside, [this](std::string_view command) { return act_aside(command); });
}

/// Returns the earlier run with this number, counted from 0; null if there is none.
const LastRun* LaboratoryScene::find_run(std::string_view number) const {
    const auto at = read_within(number, 0, static_cast<std::int64_t>(visit_.runs.size()) - 1);
    return at ? &visit_.runs[static_cast<std::size_t>(*at)] : nullptr;
}

bool LaboratoryScene::show_again(std::string_view run) {
    const LastRun* found = find_run(run);
    if (found == nullptr) {
        return false;
    }
    const std::string text = found->text;
    visit_.now.lab.stop(services_.now);
    remember_run(visit_.runs, visit_.now.lab);
    Results again;
    if (!again.lab.restore(text)) {
        return false;
    }
    visit_.now = std::move(again);
    services_.router.rename("lab=" + experiment_text(visit_.now.lab.played()));
    services_.notices.change();
    return true;
}

bool LaboratoryScene::put_aside(std::string_view run) {
    const LastRun* found = find_run(run);
    Results beside;
    if (found == nullptr || !beside.lab.restore(found->text)) {
        return false;
    }
    visit_.beside = std::move(beside);
    services_.notices.change();
    return true;
}

/// Runs a command on the earlier results beside: changes how they are shown, opens a game or saves
/// a figure.
bool LaboratoryScene::act_aside(std::string_view command) {
    if (!visit_.beside) {
        return false;
    }
    const auto [verb, rest] = cut(command, ':');
    if (verb == "replay") {
        return open_game(visit_.beside->lab, rest);
    }
    if (verb == "figure") {
        return save_figure(*visit_.beside, rest);
    }
    const bool shown = verb == "measure" || verb == "extremes" || verb == "cell" ||
                       verb == "sort" || verb == "rows";
    return shown && choose(visit_.beside->lab, std::string(verb) + ":", rest);
}

}  // namespace ctq::scenes
