#!/usr/bin/env python3
"""A bot of Incan Gold that leaves with N gems, and a study of which N wins most often.

python3 study.py [GAMES] plays so many games for each N against the bot myopic, and plots the wins.
The variable CTQ names another ctq than the one on the PATH. The path of this file has no blanks.
"""
import json, os, subprocess, sys

def play(most):
    for line in sys.stdin:
        question = json.loads(line)
        gems = question["observation"]["seats"][question["seat"] - 1]["backpack"]
        print(json.dumps({"action": "leave" if gems >= most else "stay"}), flush=True)

def wins(most, games):
    bot = f"exec:{sys.executable} {os.path.abspath(__file__)} --bot {most}"
    command = [os.environ.get("CTQ", "ctq"), "run", "--game", "incan_gold", "--seats", bot + ",myopic",
               "--games", games, "--rotate", "--json"]
    series = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return [100 * series["seats"][0][key] for key in ("win_share", "win_low", "win_high")]

def plot(rows):
    for most, (share, low, high) in rows:
        print(f"{most:3} gems {share:5.1f} % ({low:.1f} to {high:.1f}) {'#' * round(share)}")
    try:
        from matplotlib import pyplot
    except ImportError:
        return print("Install matplotlib for a picture of this.")
    pyplot.errorbar([most for most, _ in rows], [share for _, (share, _, _) in rows], capsize=3,
                    yerr=[[share - low for _, (share, low, _) in rows], [high - share for _, (share, _, high) in rows]])
    pyplot.xlabel("gems with which the bot leaves")
    pyplot.ylabel("games won against myopic, %")
    pyplot.savefig("study.svg")

if sys.argv[1:2] == ["--bot"]:
    play(int(sys.argv[2]))
else:
    plot([(most, wins(most, (sys.argv[1:] or ["200"])[0])) for most in range(5, 35, 5)])
