#include "shell/tables/cartagena/view.hpp"

/// Help for newcomers: the rules in brief, the keys, and the figures of the rules. A figure is a
/// short record from a set-up position.
namespace ctq::cartagena::view {

namespace {

constexpr std::string_view kHowToPlay[] = {
    "Be the first to bring all your pirates off the end of the path, onto the boat.",
    "Forward: play a card and move a pirate to the next empty space with its symbol. Where "
    "there is none, it runs onto the boat.",
    "Backward: move a pirate back to the nearest occupied space behind it. Draw one card if one "
    "pirate stood there, two if there were two.",
    "Three pirates fill a space. A pirate that falls back skips a full space in the board rules; "
    "in the others a full space blocks the way.",
    "Cards come only from falling back. A turn has up to two actions in the board rules, up to "
    "three in the advanced rules, and one in the card rules; only the first is a must."};

constexpr tables::KeyHelp kKeys[] = {
    {"1–6", "choose a card"}, {"E", "end the turn"}, {"P", "pass, when forced"}};

constexpr tables::Figure kFigures[] = {
    {"forward",
     "[Game \"cartagena\"]\n[Seats \"human human\"]\n"
     "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,0,2,3|0,0,0,4 hands=C|? turn=1 left=1\"]\n\n"
     "C@3\n"},
    {"back",
     "[Game \"cartagena\"]\n[Seats \"human human\"]\n"
     "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,0,2,9|0,0,5,5 hands=C|? turn=1 left=1\"]\n\n"
     "back@9 draw=S draw=H\n"},
    {"full",
     "[Game \"cartagena\"]\n[Seats \"human human human\"]\n"
     "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,0,4,11|0,0,9,9|0,0,0,9 hands=D|?|? turn=1 "
     "left=1\"]\n\n"},
    {"example",
     "[Game \"cartagena\"]\n[Seats \"human human human\"]\n"
     "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9|0,3,5,9 hands=DC|?|? turn=1 "
     "left=1\"]\n\n"},
};

}  // namespace

View::View() : TableView({kHowToPlay, kKeys, kFigures}) {}

}  // namespace ctq::cartagena::view
