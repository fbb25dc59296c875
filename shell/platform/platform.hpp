#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The interface to the system the program runs on. Two implementations: web.cpp over
/// web/library/*.js, native.cpp over files.
namespace ctq::platform {

/// Storage for small texts that outlive the program: settings and saves. Keys are short words of
/// letters, digits, '-' and ':'; the platform adds its own prefix. The capacity is some megabytes.
/// `load` returns none if the key has no text.
std::optional<std::string> load(std::string_view key);
/// Stores a text. Returns false if it could not be stored (no room, no permission).
bool store(std::string_view key, std::string_view text);
/// Deletes the text of a key. Does nothing if there is none.
void forget(std::string_view key);
/// Returns the keys with this prefix, unordered and without the prefix.
std::vector<std::string> stored_keys(std::string_view prefix);

/// Returns 53 unpredictable bits, never 0. Every tool that reads a record can represent 53 bits.
std::uint64_t random_seed();
/// Returns the seconds of a monotonic clock.
double now();

/// Returns the local date and time, "2026-11-21 14:05".
std::string date();
/// Returns the date and time in UTC, in the same format.
std::string utc();

/// Returns a description of the system for problem reports: operating system or browser, and screen
/// size.
std::string machine();

/// Whether the person's system asks for less motion, or for the light theme.
bool prefers_reduced_motion();
bool prefers_light();

/// The route: the part of the address after '#', such as "table=4f1c". `set_route` adds a step to
/// the history of the browser; with `replace` it replaces the current one.
std::string route();
void set_route(std::string_view route, bool replace);
/// Goes back to the previous route, which then arrives like any change of route by the person.
/// Returns false if there is none.
bool go_back();

/// Shows the text view beside the canvas, from JSON as written by `app::mirror_json`. Shows nothing
/// natively.
void show_mirror(const std::string& json);

/// Asks for a line of text in a dialog. The confirmed text arrives as the command `command`
/// followed by the text. Returns false if the platform has no such dialog.
bool ask_text(std::string_view question, std::string_view text, std::string_view command);

/// Opens a dialog in which the person chooses the file of a record or edits its text, which starts
/// as `text`. The record arrives as the command `command` followed by its text. Returns false if
/// the platform has no such dialog.
///
/// word   what is done with the record, "Import": the dialog's title and its button
bool ask_record(std::string_view word, std::string_view question, std::string_view text,
                std::string_view command);
/// Opens a dialog in which the person pastes a link of any length. Like `ask_record`, but without
/// files.
bool ask_link(std::string_view word, std::string_view question, std::string_view text,
              std::string_view command);
/// Returns the text of the clipboard if the program may read it without asking; else an empty text.
std::string clipboard();

/// Tells the program's other windows and tabs that this one now has the match `name` open, and
/// releases the match it had open before. An empty name only releases. The result arrives as a
/// command: "held:<name>" or "elsewhere:<name>", and "freed:<name>" once the other window has
/// released the match.
void hold(std::string_view name);

/// Takes over a match that another window holds. That window receives "elsewhere:<name>".
void take_over(std::string_view name);

/// Whether the program runs in a page, which can save pictures and hand over links.
bool can_hand_over();
/// Saves a file for the person. Returns a text that says where it is; empty if saving failed.
std::string save_file(std::string_view name, std::string_view type, std::string_view content);
/// Saves the text of an SVG file as a PNG picture of twice its size, or as SVG if the system can't
/// draw it. Returns a text that says where it is. Only valid if `can_hand_over`.
std::string save_png(std::string_view name, std::string_view svg);
/// `can_send_pictures` returns whether the system has a share function for pictures; `send_png`
/// calls that function.
bool can_send_pictures();
void send_png(std::string_view name, std::string_view title, std::string_view svg);
/// Copies the address of a route, or shows it if it can't be copied.
void copy_link(std::string_view route);

/// Returns the puzzles of a game, by its id, in the format of `bots::read_puzzles`; "-" if it has
/// none. Returns none if they must be fetched: they then arrive as the command `command` followed
/// by the text, or without text if the fetch fails.
std::optional<std::string> puzzles(std::string_view game, std::string_view command);

/// Returns the whole address of a route.
std::string address(std::string_view route);
/// Copies a text, or shows it if it can't be copied.
void copy_text(std::string_view text);
/// `can_send` returns whether the system has a share function for links; `send_link` calls that
/// function.
bool can_send();
void send_link(std::string_view title, std::string_view route);

/// A tone: its start and length in seconds, its pitch at either end in hertz, and its loudness from
/// 0 to 1.
struct Tone {
    float at;
    float length;
    float from;
    float to;
    float loudness;
};
/// Plays tones now. The first call opens the sound device. Does nothing if there is none.
void play(std::span<const Tone> tones);

/// Shows the authors, the version and what the program stores.
void show_about();

}  // namespace ctq::platform
