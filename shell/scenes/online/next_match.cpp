#include "shell/scenes/online/next_match.hpp"

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/online/next_match.hpp"
#include "shell/platform/transport.hpp"

namespace ctq::app {
namespace {

using core::say;
using Kind = net::Vote::Kind;

constexpr const char* kGames = "games";
constexpr const char* kGroup = "Your actions";

/// "Cartagena", with its rule set where there are several: "Cartolan: Beginner".
std::string game_words(const core::GameHandle& game, std::string_view rules) {
    return std::string(game.info->title) + (rules.empty() ? "" : ": " + std::string(rules));
}

/// What the terms are: "a rematch", "Cartolan: Beginner".
std::string terms_words(const RemoteTable& table, const net::Terms& terms) {
    const auto setup =
        terms.game == 0 ? core::Result<TableSetup>(core::Problem{}) : setup_for(table, terms);
    if (!setup) {
        return "a rematch";
    }
    const auto variants = setup->game->info->variants;
    const std::size_t variant = variant_of(*setup);
    return game_words(*setup->game, variant < variants.size() ? variants[variant].title : "");
}

}  // namespace

std::string next_match_words(const Network& network) {
    const RemoteTable& table = *network.table;
    const net::Proposal* proposal = proposal_of(table);
    if (proposal == nullptr) {
        return {};
    }
    const int own = own_party(table);
    const std::string what = terms_words(table, proposal->terms);
    if (!may_vote(table)) {
        return say("The others agree on {what}.", {{"what", what}});
    }
    if (has_party(proposal->declined, own)) {
        return {};
    }
    if (!has_party(proposal->agreed, own)) {
        return say("{who} {rematch:wants|proposes} {what}.",
                   {{"who", party_name(table, proposal->by)},
                    {"rematch", proposal->terms.game == 0},
                    {"what", what}});
    }
    if (has_party(proposal->declined, 0)) {
        return say("{who} can’t play another match now.", {{"who", party_name(table, 0)}});
    }
    if (proposal->waited) {
        return "Not everybody plays on. Bots can take the empty seats.";
    }
    return say("{who} {n:is|are} asked whether to play {what}.",
               {{"who", core::listed(awaited(table))},
                {"n", static_cast<int>(awaited(table).size())},
                {"what", what}});
}

void NextMatch::commands(Commands& list) {
    const RemoteTable& table = traffic_.table();
    list.family("propose:", [this](std::string_view what) { return propose_game(what); });
    if (!table_.over() || !may_vote(table)) {
        return;
    }
    const net::Proposal* proposal = proposal_of(table);
    const int own = own_party(table);
    const bool agreed = proposal != nullptr && has_party(proposal->agreed, own);
    const bool declined = proposal == nullptr || has_party(proposal->declined, own);
    list.group(kGroup);
    Command* again = nullptr;
    if (agreed && proposal->waited) {
        again = &list.add("again", "Go on with bots", [this] { answer(Kind::go_on); });
        again->look.brief = "Go on";
    } else if (agreed) {
        again = &list.add("again", "Waiting for the others", {});
        again->enabled = false;
        again->look.brief = "Waiting";
    } else if (declined) {
        again = &list.add("again", "Rematch", [this] { propose({}); });
    } else {
        again = &list.add("again", "Play again", [this] { answer(Kind::agree); });
        again->look.brief = "Play";
    }
    again->look.places = kAtEnd;
    again->look.rank = 1;
    if (!declined) {
        list.add("net:decline", agreed ? "Not after all" : "Not now", {}).look = {.places = kAtEnd,
                                                                                  .rank = 2};
    }
    list.add("another", "Another game", [this] { choose(choosing_.empty() ? kGames : ""); })
        .look = {.brief = "Game", .places = kAtEnd, .rank = 32};
    list.add_key("net:choose-no", {}, [this] { choose({}); });
    list.family("net:choose:", [this](std::string_view game) { choose(game); });
}

/// A proposal that asks something of the person here is told once, also where the sheet of the end is
/// put away or the page is hidden.
void NextMatch::tick(double /*now*/) {
    std::string words = table_.over() ? next_match_words(traffic_.network) : std::string();
    if (words == told_) {
        return;
    }
    table_.services.notices.put_away(told_);
    told_ = std::move(words);
    const net::Proposal* proposal = proposal_of(traffic_.table());
    if (proposal != nullptr && !has_party(proposal->agreed, own_party(traffic_.table())) &&
        !told_.empty()) {
        if (!table_.result_shown) {
            table_.board.tell(told_);  // else the sheet says it
        }
        if (table_.services.settings.notices) {
            platform::notify(told_);
        }
    }
    table_.board.changed();
}

/// The rule sets of a game, or all games, as a question beside the board.
TableNote NextMatch::choices() const {
    TableNote note{choosing_ == kGames ? "What shall be played next? The others are asked."
                                       : "By which rules?",
                   {}};
    for (const core::GameHandle* game : cabinet()) {
        const auto variants = game->info->variants;
        const bool one = choosing_ == game->info->id;
        const std::string_view title(game->info->title);
        const std::string_view name = title.substr(0, title.find(" – "));
        if (choosing_ != kGames && !one) {
            continue;
        }
        const auto offer = [&](std::size_t variant, std::string_view label) {
            const net::Terms terms = terms_of({game, variant_options(*game, variant), {}, 0, {}});
            if (setup_for(traffic_.table(), terms)) {
                note.ways.push_back(
                    {"propose:" + std::string(game->info->id) + ":" + std::to_string(variant),
                     label});
            }
        };
        for (std::size_t i = 0; one && i < variants.size(); ++i) {
            offer(i, variants[i].title);
        }
        if (!one && variants.size() > 1) {
            note.ways.push_back({"net:choose:" + std::string(game->info->id), name});
        } else if (!one) {
            offer(0, name);
        }
    }
    note.ways.push_back({"net:choose-no", "Cancel"});
    return note;
}

std::optional<TableNote> NextMatch::note() const {
    const RemoteTable& table = traffic_.table();
    if (!table_.over() || table_.result_shown || !may_vote(table)) {
        return std::nullopt;
    }
    if (!choosing_.empty()) {
        return choices();
    }
    const net::Proposal* proposal = proposal_of(table);
    std::string words = next_match_words(traffic_.network);
    if (words.empty()) {
        return std::nullopt;
    }
    const bool agreed = has_party(proposal->agreed, own_party(table));
    TableNote note{std::move(words), {}};
    if (!agreed || proposal->waited) {
        note.ways.push_back({"again", agreed ? "Go on with bots" : "Play again"});
    }
    note.ways.push_back({"net:decline", agreed ? "Not after all" : "Not now"});
    return note;
}

void NextMatch::choose(std::string_view what) {
    choosing_ = what;
    if (!choosing_.empty()) {
        table_.board.ask("look");  // the question stands beside the board
    }
    table_.board.changed();
}

void NextMatch::propose(const net::Terms& terms) {
    choosing_.clear();
    traffic_.done(vote(traffic_.table(), {Kind::propose, 0, terms}, traffic_.time()));
    table_.board.changed();
}

void NextMatch::answer(Kind kind) {
    if (const net::Proposal* proposal = proposal_of(traffic_.table())) {
        traffic_.done(vote(traffic_.table(), {kind, proposal->number, {}}, traffic_.time()));
        table_.board.changed();
    }
}

/// "cartolan:1": a game, and the place of its rule set.
bool NextMatch::propose_game(std::string_view what) {
    const auto parts = core::split(what, ':');
    const auto game = core::find_game(cabinet(), parts.front());
    const auto variant =
        parts.size() == 2 ? core::read_number(parts[1]) : std::optional<std::int64_t>(0);
    const std::size_t most = game ? std::max<std::size_t>((*game)->info->variants.size(), 1) : 0;
    if (!game || !variant || *variant < 0 || static_cast<std::size_t>(*variant) >= most ||
        !may_vote(traffic_.table())) {
        return false;
    }
    const net::Terms terms =
        terms_of({*game, variant_options(**game, static_cast<std::size_t>(*variant)), {}, 0, {}});
    if (const auto setup = setup_for(traffic_.table(), terms); !setup) {
        table_.services.notices.tell(setup.problem().sentence);
        return true;
    }
    propose(terms);
    return true;
}

}  // namespace ctq::app
