#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the program asks of the machine it runs on. One interface, two implementations: web.cpp
/// over web/library/*.js, native.cpp over files.
namespace ctq::platform {

/// Small texts that survive the program: settings and saves. Keys are short words of letters,
/// digits, '-' and ':'; the platform sets its own prefix before them. At most some megabytes.
std::optional<std::string> load(std::string_view key);
/// False when it could not be kept (no room, no permission).
bool store(std::string_view key, std::string_view text);
/// Deletes the text of a key; nothing happens where there is none.
void forget(std::string_view key);
/// The keys that begin like this, in no order, each without its beginning.
std::vector<std::string> stored_keys(std::string_view begin);

/// 53 unpredictable bits (few enough for every tool that reads a record), never 0.
std::uint64_t random_seed();
/// Seconds since some moment, never going back.
double now();

/// Day and time where the person is, "2026-11-21 14:05".
std::string date();
/// The same where it is the same for everybody, in UTC.
std::string utc();

/// What the program runs on, for a report: system or browser, and the size of the screen.
std::string machine();

/// The person's system asks for less motion, or for the light theme.
bool prefers_reduced_motion();
bool prefers_light();

/// Where the person is, as the part of the address behind '#': "table=4f1c". A way back leads
/// through every route set with `set_route`; `replace` stays at the same place instead.
std::string route();
void set_route(std::string_view route, bool replace);
/// Goes to the route before, which then arrives like any change of route by the person; where there
/// is none, false.
bool go_back();

/// Shows the plain description of what is to see and do beside the canvas: JSON as
/// `app::mirror_json` writes it. Natively nothing is shown.
void show_mirror(const std::string& json);

/// Asks for a line of text in a dialog; what is confirmed arrives as the command `command` with the
/// text behind it. False where the platform has no such dialog.
bool ask_text(std::string_view question, std::string_view text, std::string_view command);

/// Asks for a record: a file, or a text, which may be there to be changed. What is given arrives as
/// the command `command` with the text behind it. False where the platform has no such dialog.
///
/// word   what is done with it, "Import": the dialog's title and its button
bool ask_record(std::string_view word, std::string_view question, std::string_view text,
                std::string_view command);
/// The same for a link, of any length: it is pasted, and there is no file.
bool ask_link(std::string_view word, std::string_view question, std::string_view text,
              std::string_view command);
/// What was copied last, where a program may look at it without asking; empty elsewhere.
std::string clipboard();

/// Tells other windows that this one has the match, and gives back the one it had; an empty name
/// only gives back. What came of it arrives as a command: "held:<name>" or "elsewhere:<name>", and
/// "freed:<name>" once the other window has let it go.
void hold(std::string_view name);

/// The same of a match that another window has, which is told "elsewhere:<name>".
void take_over(std::string_view name);

/// Whether there is a page around the program, which can save pictures and hand over links.
bool can_hand_over();
/// Gives the person a file. Words that tell where it went; empty when it failed.
std::string save_file(std::string_view name, std::string_view type, std::string_view content);
/// Gives the person a picture, which is the text of an SVG file, as a PNG file twice as large; as it
/// is where the system can't draw it. Words that tell where it went. Only where `can_hand_over`.
std::string save_png(std::string_view name, std::string_view svg);
/// Whether the system can send pictures, and its own way to do so.
bool can_send_pictures();
void send_png(std::string_view name, std::string_view title, std::string_view svg);
/// Puts the address of a route where it can be pasted, or shows it.
void copy_link(std::string_view route);

/// The puzzles of a game, by its id, as `bots::read_puzzles` reads them; "-" for none. Where they have to
/// be fetched it is nothing, and they arrive as the command `command` with the text behind it, or without
/// one where they can't be had.
std::optional<std::string> puzzles(std::string_view game, std::string_view command);

/// The whole address of a route.
std::string address(std::string_view route);
/// Puts a text where it can be pasted, or shows it.
void copy_text(std::string_view text);
/// The system's own way to send a link, where it has one.
bool can_send();
void send_link(std::string_view title, std::string_view route);

/// A tone: when it begins and how long it lasts, in seconds; its pitch at either end, in hertz; how
/// loud it is, of 1.
struct Tone {
    float at;
    float length;
    float from;
    float to;
    float loudness;
};
/// Sounds them now; nothing where there is no way to. The way is opened by the first call.
void play(std::span<const Tone> tones);

/// Tells who made this, which version it is and what it keeps.
void show_about();

}  // namespace ctq::platform
