#include "engine/net/session.hpp"

namespace ctq::net {

SealedAction seal_action_of(const core::Digest& entropy, std::uint32_t moment, int seat,
                            core::Action action) {
    const std::uint64_t number = std::uint64_t{moment} << 8U | static_cast<std::uint64_t>(seat);
    return {moment, action, derive(entropy, "choice salt", number)};
}

core::Digest seal_of(const MatchId& match, const SealedAction& choice, int seat) {
    return seal_action(match, choice.moment, seat, choice.action, choice.salt);
}

core::Result<core::Setup> setup_of(const Welcome& welcome, core::Catalogue games) {
    const core::GameHandle* game = core::find_game_by_code(games, welcome.game);
    if (game == nullptr || welcome.rules != game->info->rules_version) {
        return core::Problem{
            "", sentence(game == nullptr ? Reason::unknown_game : Reason::other_rules)};
    }
    const auto options = core::read_options(game->info->options, welcome.options);
    if (!options) {
        return options.problem();
    }
    if (welcome.seat > welcome.seats.size()) {
        return core::Problem{"", sentence(Reason::not_understood)};
    }
    return core::Setup{game, *options, welcome.seats, 0, {}, {}};
}

std::string tell_entry(const core::Match& before, const Entry& entry, int index) {
    const std::string number = "entry " + std::to_string(index + 1);
    const int seat = entry.command.seat;
    const std::string by = " by " + (seat == 0 ? "the host" : "seat " + std::to_string(seat));
    switch (entry.kind) {
        case EntryKind::play: {
            core::ActionList legal;
            before.options_now(legal);
            const bool known = std::binary_search(legal.begin(), legal.end(), entry.command.action);
            return number + ", " +
                   (known ? before.game().to_text(before.state(), entry.command.action)
                          : "an illegal action") +
                   by;
        }
        case EntryKind::deal:
            return number + ", a card dealt";
        case EntryKind::reveal:
            return number + ", a draw" + by;
        case EntryKind::open:
            return number + ", a choice opened" + by;
        case EntryKind::disclose:
            return number + ", the closed cards laid open";
        default:
            return number + by;
    }
}

}  // namespace ctq::net
