#include "shell/scenes/online/seated/next_match.hpp"

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/online/table/next_match.hpp"
#include "shell/online/table/remote_seats.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {
namespace {

using core::say;
using Kind = net::Vote::Kind;

constexpr const char* kGamesChoice = "games";

/// Returns the proposal in words: "a rematch", or the game with its rule set: "Cartolan: Beginner".
std::string terms_words(const net::Terms& terms) {
    const core::GameHandle* game = core::find_game_by_code(cabinet(), terms.game);
    const auto options = game != nullptr ? core::read_options(game->info->options, terms.options)
                                         : core::Result<core::Options>(core::Problem{});
    if (!options) {
        return "a rematch";
    }
    const std::size_t variant = match::variant_of(
        {.game = game, .options = *options, .seats = {}, .seed = 0, .people = {}});
    const auto variants = game->info->variants;
    return game->info->title +
           (variant < variants.size() ? ": " + std::string(variants[variant].title) : "");
}

/// Returns the terms for a variant of a game, by its index.
net::Terms variant_terms(const core::GameHandle& game, std::size_t variant) {
    return online::terms_of({.game = &game,
                             .options = match::variant_options(game, variant),
                             .seats = {},
                             .seed = 0,
                             .people = {}});
}

}  // namespace

std::string wins_words(const online::RemoteTable& table) {
    const std::vector<std::uint16_t> wins = table.here().wins;
    std::string words;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        words += say("{first:| – }{who} {wins}",
                     {{"first", i == 0},
                      {"who", online::remote_seat_name(table, static_cast<int>(i) + 1)},
                      {"wins", static_cast<int>(wins[i])}});
    }
    return words;
}

std::string next_match_words(const Network& network) {
    const online::RemoteTable& table = *network.table;
    const net::Proposal* proposal = online::proposal_of(table);
    if (proposal == nullptr || !table.finished()) {
        return {};
    }
    const int own = table.own_seat();
    const std::string what = terms_words(proposal->terms);
    if (!online::may_vote(table)) {
        return say("The others agree on {what}.", {{"what", what}});
    }
    if (net::has_party(proposal->declined, own)) {
        return {};
    }
    if (!net::has_party(proposal->agreed, own)) {
        return say("{who} {rematch:wants|proposes} {what}.",
                   {{"who", online::party_name(table, proposal->by)},
                    {"rematch", proposal->terms.game == 0},
                    {"what", what}});
    }
    if (net::has_party(proposal->declined, 0)) {
        return say("{who} can’t play another match now.", {{"who", online::party_name(table, 0)}});
    }
    if (proposal->waited) {
        return "Not everybody plays on. Bots can take the empty seats.";
    }
    const std::vector<std::string> awaited = online::awaited(table);
    return say(
        "{who} {n:is|are} asked whether to play {what}.",
        {{"who", core::listed(awaited)}, {"n", static_cast<int>(awaited.size())}, {"what", what}});
}

void NextMatch::commands(Commands& list) {
    const online::RemoteTable& table = traffic_.table();
    list.family("propose:", [this](std::string_view what) { return propose_game(what); });
    if (!table_.over() || !online::may_vote(table)) {
        return;
    }
    const net::Proposal* proposal = online::proposal_of(table);
    const int own = table.own_seat();
    const bool agreed = proposal != nullptr && net::has_party(proposal->agreed, own);
    const bool declined = proposal == nullptr || net::has_party(proposal->declined, own);
    Page(list).heading("Your actions");
    Command* again = nullptr;
    if (agreed && proposal->waited) {
        again = &list.add("again", "Play on with bots", [this] { answer(Kind::go_on); });
        again->look.brief = "Play on";
    } else if (agreed) {
        again = &list.add("again", "Waiting for the others", {});
        again->enabled = false;
        again->look.brief = "Waiting";
    } else if (declined) {
        again = &list.add("again", "Rematch", [this] { propose({}); });
    } else {
        again = &list.add("again", say("Agree to {what}", {{"what", terms_words(proposal->terms)}}),
                          [this] { answer(Kind::agree); });
        again->look.brief = "Agree";
    }
    again->look.places = kAtEnd;
    again->look.rank = 1;
    if (!declined) {
        list.add("net:decline", agreed ? "Withdraw" : "Not now", {}).look = {.places = kAtEnd,
                                                                             .rank = 2};
    }
    list.add("another", "Another game", [this] { choose(choice_ ? "" : kGamesChoice); }).look = {
        .brief = "Game", .places = kAtEnd, .rank = 32};
    list.add_key("net:choose-no", {}, [this] { choose({}); });
    list.family("net:choose:", [this](std::string_view game) { choose(game); });
}

/// Tells the score of all matches at this table.
void NextMatch::end_page(Page& page) const {
    if (!table_.wins().empty()) {
        page.text(say("Matches won: {score}.", {{"score", table_.wins()}}));
    }
}

/// Shows a message about a proposal, once, if this person must answer it. The sheet at the end may
/// be closed, or the page hidden.
void NextMatch::tick(double /*now*/) {
    if (table_.next_match() == message_) {
        return;
    }
    table_.services.notices.put_away(message_);
    message_ = table_.next_match();
    const net::Proposal* proposal = online::proposal_of(traffic_.table());
    if (proposal != nullptr && !net::has_party(proposal->agreed, traffic_.table().own_seat()) &&
        !message_.empty()) {
        if (!table_.shows_result()) {
            table_.board.tell(message_);  // otherwise the sheet shows it
        }
        if (table_.services.settings.notices) {
            platform::notify(message_);
        }
    }
    table_.board.changed();
}

/// Asks beside the board for a game, or for the rule set of a game.
TableNote NextMatch::question(std::string_view what) const {
    TableNote note{what == kGamesChoice
                       ? "What would you like to play next? The others will be asked."
                       : "By which rules?",
                   {}};
    for (const core::GameHandle* game : cabinet()) {
        const std::string id(game->info->id);
        const auto variants = game->info->variants;
        const auto offer = [&](std::size_t variant, std::string_view label) {
            if (online::trouble_with(traffic_.table(), variant_terms(*game, variant)).empty()) {
                note.buttons.push_back({"propose:" + id + ":" + std::to_string(variant), label});
            }
        };
        const std::string_view title(game->info->title);
        const std::string_view name = tables::short_title(title);
        if (what == id) {
            for (std::size_t i = 0; i < variants.size(); ++i) {
                offer(i, variants[i].title);
            }
        } else if (what == kGamesChoice && variants.size() > 1) {
            note.buttons.push_back({"net:choose:" + id, name});
        } else if (what == kGamesChoice) {
            offer(0, name);
        }
    }
    note.buttons.push_back({"net:choose-no", "Cancel"});
    return note;
}

std::optional<TableNote> NextMatch::note() const {
    const online::RemoteTable& table = traffic_.table();
    if (!table_.over() || table_.shows_result() || !online::may_vote(table)) {
        return std::nullopt;
    }
    if (choice_ || table_.next_match().empty()) {
        return choice_;
    }
    const net::Proposal* proposal = online::proposal_of(table);
    const bool agreed = net::has_party(proposal->agreed, table.own_seat());
    TableNote note{std::string(table_.next_match()), {}};
    if (!agreed || proposal->waited) {
        note.buttons.push_back({"again", agreed ? "Play on with bots" : "Agree"});
    }
    note.buttons.push_back({"net:decline", agreed ? "Withdraw" : "Not now"});
    return note;
}

/// Asks for a game if `what` is `kGamesChoice`, or for the rule set of the game with the id `what`. If
/// `what` is empty, closes the question.
void NextMatch::choose(std::string_view what) {
    choice_.reset();
    if (!what.empty()) {
        choice_ = question(what);
        table_.board.ask("look");  // shows the board with the question beside it
    }
    table_.board.changed();
}

void NextMatch::propose(const net::Terms& terms) {
    traffic_.done(online::propose(traffic_.table(), terms, traffic_.time()));
    choose({});
}

void NextMatch::answer(Kind kind) {
    traffic_.done(online::answer(traffic_.table(), kind, traffic_.time()));
    table_.board.changed();
}

/// Proposes a game and a variant by its index: "cartolan:1".
bool NextMatch::propose_game(std::string_view what) {
    const auto parts = core::split(what, ':');
    const auto game = core::find_game(cabinet(), parts.front());
    const auto variant =
        parts.size() == 2 ? core::read_number(parts[1]) : std::optional<std::int64_t>(0);
    const std::size_t most = game ? std::max<std::size_t>((*game)->info->variants.size(), 1) : 0;
    if (!game || !variant || *variant < 0 || static_cast<std::size_t>(*variant) >= most ||
        !online::may_vote(traffic_.table())) {
        return false;
    }
    const net::Terms terms = variant_terms(**game, static_cast<std::size_t>(*variant));
    if (const std::string why = online::trouble_with(traffic_.table(), terms); !why.empty()) {
        table_.services.notices.tell(why);
    } else {
        propose(terms);
    }
    return true;
}

}  // namespace ctq::scenes
