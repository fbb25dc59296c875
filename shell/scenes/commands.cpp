#include "shell/scenes/commands.hpp"

#include <algorithm>

namespace ctq::scenes {

Command& Commands::add(std::string_view id, std::string_view label, Callback run) {
    return label.empty() ? listed(id, label, run) : button(false, id, label, run);
}

Command& Commands::button(bool head, std::string_view id, std::string_view label, Callback run) {
    const PagePart* last = closed_ || parts.empty() ? nullptr : &parts.back();
    const bool joins = last != nullptr && last->kind == PagePart::Kind::buttons &&
                       (last->as == As::head) == head &&
                       (last->count == 0 || last->first + last->count == list_.size());
    PagePart& part = joins ? parts.back() : add_part(PagePart::Kind::buttons);
    if (!joins && head) {
        part.as = As::head;
    }
    part.first = part.count == 0 ? list_.size() : part.first;
    ++part.count;
    return listed(id, label, run);
}

PagePart& Commands::end_part(std::size_t at) {
    closed_ = true;
    parts[at].end = parts.size();
    parts[at].count = list_.size() - parts[at].first;
    return parts[at];
}

Command& Commands::listed(std::string_view id, std::string_view label, Callback run) {
    return list_.emplace_back(
        Command{.id = std::string(id), .label = std::string(label), .run = run});
}

PagePart& Commands::add_part(PagePart::Kind kind) {
    closed_ = false;
    PagePart& part = parts.emplace_back();
    part.kind = kind;
    part.first = list_.size();
    part.end = parts.size();
    return part;
}

Command& Commands::add_choice(std::string_view id, std::string_view label, bool chosen,
                              Callback run) {
    Command& added = add(id, label, run);
    added.pressed = chosen ? 1 : 0;
    return added;
}

Command& Commands::add_key(std::string_view id, Shortcut key, Callback run) {
    Command& added = add(id, "", run);
    added.key = key;
    return added;
}

void Commands::family(std::string_view prefix, Callback run) {
    families_.push_back({prefix, run});
}

const Command* Commands::find(std::string_view id) const {
    const auto found =
        std::find_if(list_.begin(), list_.end(), [&](const Command& one) { return one.id == id; });
    return found == list_.end() ? nullptr : &*found;
}

bool Commands::enabled(std::string_view id) const {
    const Command* one = find(id);
    return one != nullptr && one->enabled;
}

bool Commands::run(std::string_view id) const {
    bool disabled = false;
    for (const Command& one : list_) {
        if (one.id != id) {
            continue;
        }
        if (one.enabled && one.run) {
            const std::size_t colon = id.find(':');
            const Callback run = one.run;  // a copy: the callback may rebuild the list
            return run(colon == std::string_view::npos ? "" : id.substr(colon + 1));
        }
        disabled = disabled || !one.enabled;
    }
    for (const Family& family : families_) {
        if (!disabled && id.substr(0, family.prefix.size()) == family.prefix) {
            const Callback run = family.run;
            return run(id.substr(family.prefix.size()));
        }
    }
    return false;
}

bool Commands::take_route(std::string_view route) const {
    const std::string_view prefix = route.substr(0, route.find('=') + 1);
    return std::any_of(families_.begin(), families_.end(), [&](const Family& family) {
        return !prefix.empty() && family.prefix == prefix && family.run(route);
    });
}

namespace {

template <class Fits>
std::vector<const Command*> ranked(std::span<const Command> list, Fits fits) {
    std::vector<const Command*> found;
    for (const Command& one : list) {
        if (fits(one)) {
            const auto before = [](int rank, const Command* other) {
                return rank < other->look.rank;
            };
            found.insert(std::upper_bound(found.begin(), found.end(), one.look.rank, before), &one);
        }
    }
    return found;
}

}  // namespace

std::vector<const Command*> Commands::in(Place place) const {
    return ranked(list_, [place](const Command& one) { return (one.look.places & place) != 0; });
}

std::vector<const Command*> Commands::in_menu() const {
    return ranked(list_, [](const Command& one) { return !one.look.menu.empty(); });
}

}  // namespace ctq::scenes
