#include "shell/online/remote_seats.hpp"

#include "engine/core/say.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_setup.hpp"

namespace ctq::online {

bool plays_here(const RemoteTable& table, int seat) {
    return table.host() ? !table.ledger()->remote(seat)
                        : seat == table.own_seat() && table.ledger()->remote(seat);
}

std::string seat_word(const RemoteTable& table, int seat) {
    const std::string& word =
        table.ledger()->table().setup.seats[static_cast<std::size_t>(seat - 1)];
    if (table.host() && word == match::kHuman &&
        net::has_party(table.host()->out_of_time(), seat)) {
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
        const std::string kind = seat_word(table, seat);
        if (plays_here(table, seat) && (table.guest() || kind == match::kHuman)) {
            found = seat;
            ++count;
        }
    }
    return count == 1 ? found : 0;
}

std::string remote_seat_name(const RemoteTable& table, int seat) {
    const std::string kind = seat_word(table, seat);
    if (seat == own_person(table)) {
        return "You";
    }
    if (kind != match::kHuman && kind != match::kGuest) {
        return match::bot_name(*table.ledger()->table().setup.game, kind);
    }
    const auto given_at = [&table](int other) {
        return table.ledger()->name(seat_word(table, other) == match::kHuman ? 0 : other);
    };
    const std::string given = given_at(seat);
    if (given.empty()) {
        return core::say("{host:Host|Guest {seat}}",
                         {{"host", kind == match::kHuman}, {"seat", seat}});
    }
    int namesakes = 0;
    for (int other = 1; other <= table.ledger()->table().setup.seat_count(); ++other) {
        const bool person =
            seat_word(table, other) == match::kHuman || seat_word(table, other) == match::kGuest;
        namesakes += person && given_at(other) == given ? 1 : 0;
    }
    return core::say("{name}{several: {seat}|}",
                     {{"name", given}, {"several", namesakes > 1}, {"seat", seat}});
}

std::vector<RemoteSeat> remote_seats(const RemoteTable& table) {
    std::vector<RemoteSeat> list;
    const net::Ledger* log = table.ledger();
    for (int seat = 1; log != nullptr && seat <= log->table().setup.seat_count(); ++seat) {
        const std::string kind = seat_word(table, seat);
        const bool for_guest =
            log->table().setup.seats[static_cast<std::size_t>(seat - 1)] == match::kGuest;
        RemoteSeat one{RemoteSeat::Kind::here, false, false, remote_seat_name(table, seat)};
        if (for_guest && log->remote(seat)) {
            one.kind = seat == table.own_seat() ? RemoteSeat::Kind::here : RemoteSeat::Kind::guest;
            one.away = table.host() ? !table.host()->present(seat) : !table.guest()->present(seat);
            one.ready = table.host() ? table.host()->ready(seat) : table.guest()->ready(seat);
        } else if (for_guest && table.gathering() &&
                   (!table.host() || table.host()->open_seat(seat))) {
            one.kind = RemoteSeat::Kind::empty;
        } else if (kind != match::kHuman) {
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
