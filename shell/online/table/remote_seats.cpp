#include "shell/online/table/remote_seats.hpp"

#include "engine/core/say.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"

namespace ctq::online {

namespace {

/// Returns the word of the table's set-up for a seat.
const std::string& word_at(const RemoteTable& table, int seat) {
    return table.ledger()->table().setup.seats[static_cast<std::size_t>(seat - 1)];
}

/// Returns the name of the person who has a seat; empty for a bot.
const std::string& person_at(const RemoteTable& table, int seat) {
    return table.ledger()->name(word_at(table, seat) == match::kHuman ? 0 : seat);
}

}  // namespace

bool plays_here(const RemoteTable& table, int seat) {
    return table.host() ? table.ledger()->played_by_host(seat)
                        : seat == table.own_seat() && table.ledger()->remote(seat);
}

std::string seat_word(const RemoteTable& table, int seat) {
    const std::string& word = word_at(table, seat);
    if (table.host() && table.ledger()->late(seat)) {
        return match::stand_in(table.game());
    }
    return word != match::kGuest          ? word
           : table.ledger()->remote(seat) ? match::kGuest
                                          : match::stand_in(table.game());
}

int own_person(const RemoteTable& table) {
    int found = 0;
    int count = 0;
    for (int seat = 1; seat <= table.ledger()->table().setup.seat_count(); ++seat) {
        if (plays_here(table, seat) && (table.guest() || word_at(table, seat) == match::kHuman)) {
            found = seat;
            ++count;
        }
    }
    return count == 1 ? found : 0;
}

std::string remote_seat_name(const RemoteTable& table, int seat) {
    const std::string& word = word_at(table, seat);
    const bool guest = word == match::kGuest;
    if (seat == own_person(table)) {
        return "You";
    }
    const bool replaced = guest && !table.ledger()->remote(seat);
    if ((!guest && word != match::kHuman) || (replaced && !table.ledger()->person(seat))) {
        std::vector<std::string> words;
        for (int other = 1; other <= table.ledger()->table().setup.seat_count(); ++other) {
            words.push_back(seat_word(table, other));
        }
        return match::seat_names(table.game(), words, {})[static_cast<std::size_t>(seat - 1)];
    }
    const std::string& given = person_at(table, seat);
    int namesakes = 0;
    for (int other = 1; other <= table.ledger()->table().setup.seat_count(); ++other) {
        namesakes += person_at(table, other) == given ? 1 : 0;
    }
    return core::say(
        "{none:{guest:Guest {seat}|Host}|{name}{several: {seat}|}}{bot: (a bot played on)|}",
        {{"none", given.empty()},
         {"guest", guest},
         {"name", given},
         {"several", namesakes > 1},
         {"seat", seat},
         {"bot", replaced}});
}

std::vector<RemoteSeat> remote_seats(const RemoteTable& table) {
    std::vector<RemoteSeat> list;
    const net::Ledger* log = table.ledger();
    for (int seat = 1; log != nullptr && seat <= log->table().setup.seat_count(); ++seat) {
        const std::string& word = word_at(table, seat);
        const bool for_guest = word == match::kGuest;
        const bool returns = log->ended() && log->person(seat);
        RemoteSeat one{RemoteSeat::Kind::here, false, false, remote_seat_name(table, seat)};
        if (for_guest && (log->remote(seat) || returns)) {
            one.kind = seat == table.own_seat() ? RemoteSeat::Kind::here : RemoteSeat::Kind::guest;
            one.away = table.host() ? !table.host()->present(seat) : !table.guest()->present(seat);
            one.ready = table.host() ? table.host()->ready(seat) : table.guest()->ready(seat);
        } else if (for_guest && table.gathering() &&
                   (!table.host() || net::has_party(table.host()->table().open_seats, seat))) {
            one.kind = RemoteSeat::Kind::empty;
        } else if (word != match::kHuman) {
            one.kind = RemoteSeat::Kind::bot;
        } else if (table.guest()) {
            one.kind = RemoteSeat::Kind::guest;
            one.away = !table.guest()->connected();
        }
        list.push_back(std::move(one));
    }
    return list;
}

}  // namespace ctq::online
