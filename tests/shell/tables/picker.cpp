#include "shell/tables/picker.hpp"

#include <doctest/doctest.h>

namespace ctq::tables {
namespace {

using Kind = Picker::Outcome::Kind;

constexpr ui::Target kCardA{1, 0};
constexpr ui::Target kCardB{1, 1};
constexpr ui::Target kEnd{4, 0};
constexpr ui::Target kSpace1{3, 1};
constexpr ui::Target kSpace5{3, 5};
constexpr ui::Target kSpace6{3, 6};
constexpr ui::Target kSpace7{3, 7};
constexpr ui::Target kTokenX{2, 0};
constexpr ui::Target kTokenY{2, 1};

/// Offers four actions. Actions 1 and 2 use card A, action 3 uses card B and token X, and action 4
/// has one spot of its own.
Picker picker() {
    Picker picker;
    picker.offer({{1, {kCardA, kTokenX, kSpace5}},
                  {2, {kCardA, kTokenY, kSpace6}},
                  {3, {kCardB, kTokenX, kSpace7}},
                  {4, {kEnd}}});
    return picker;
}

TEST_CASE("Choosing a spot that belongs to only one candidate action plays it") {
    Picker p = picker();
    const auto outcome = p.choose(kSpace7);
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 3);
    CHECK(p.choose(kEnd).kind == Kind::play);
}

TEST_CASE("Each chosen spot narrows the candidates to those that have all chosen spots") {
    Picker p = picker();
    CHECK(p.choose(kCardA).kind == Kind::narrowed);
    CHECK(p.left() == std::vector<core::Action>{1, 2});
    CHECK(p.legal(kSpace6));
    CHECK_FALSE(p.legal(kSpace7));
    CHECK(p.known(kSpace7));
    const auto outcome = p.choose(kTokenY);
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 2);
}

TEST_CASE("Choosing a spot a second time deselects it") {
    Picker p = picker();
    p.choose(kCardA);
    CHECK(p.choose(kCardA).kind == Kind::cleared);
    CHECK(p.chosen().empty());
    CHECK(p.left().size() == 4);
}

TEST_CASE("Choosing a spot that fits no remaining candidate starts a new selection") {
    Picker p = picker();
    p.choose(kCardA);
    const auto outcome = p.choose(kCardB);
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 3);
}

TEST_CASE("Choosing a spot that belongs to no candidate is reported as wrong and changes nothing") {
    Picker p = picker();
    p.choose(kTokenX);
    CHECK(p.choose(kSpace1).kind == Kind::wrong);
    CHECK(p.chosen(kTokenX));
    CHECK(p.left().size() == 2);
}

TEST_CASE("A drag selects its start and its end and drops the earlier selection") {
    Picker p = picker();
    p.choose(kCardB);
    const auto outcome = p.drag(kTokenX, kSpace5);
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 1);
    CHECK(p.drag(kTokenX, kSpace6).kind == Kind::wrong);
    CHECK(p.drag(kSpace1, kSpace6).kind == Kind::wrong);
    CHECK_FALSE(p.lift(kSpace1));
}

}  // namespace
}  // namespace ctq::tables
