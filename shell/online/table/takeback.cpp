#include "shell/online/table/takeback.hpp"

#include "shell/online/table/remote_seats.hpp"

namespace ctq::online {

core::Failure ask_takeback(RemoteTable& table, net::Time now) {
    return table.host() ? table.host()->ask_takeback(own_person(table), now)
                        : table.guest()->ask_takeback(now);
}

core::Failure answer_takeback(RemoteTable& table, bool yes, net::Time now) {
    return table.host() ? table.host()->answer_takeback(yes, now)
                        : table.guest()->answer_takeback(yes, now);
}

int takeback_asker(const RemoteTable& table) {
    const net::Ledger* log = table.ledger();
    const bool must_answer = log != nullptr && log->asker() != 0 &&
                             net::has_party(log->due(), table.own_seat()) &&
                             (table.host() || table.own_seat() != 0);
    return must_answer ? log->asker() : 0;
}

}  // namespace ctq::online
