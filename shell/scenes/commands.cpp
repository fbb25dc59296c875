#include "shell/scenes/commands.hpp"

#include <algorithm>

namespace ctq::scenes {

Command& Commands::add(std::string_view id, std::string_view label, Callback run) {
    Command& added = listed(id, label, run);
    if (!label.empty()) {
        const bool joins = !parts.empty() && parts.back().kind == PagePart::Kind::buttons &&
                           parts.back().first + parts.back().count == list_.size() - 1;
        if (!joins) {
            add_part(PagePart::Kind::buttons).first = list_.size() - 1;
        }
        ++parts.back().count;
    }
    return added;
}

Command& Commands::listed(std::string_view id, std::string_view label, Callback run) {
    return list_.emplace_back(
        Command{.id = std::string(id), .label = std::string(label), .run = run});
}

PagePart& Commands::add_part(PagePart::Kind kind) {
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
