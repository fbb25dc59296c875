#!/usr/bin/env python3
"""Connects two network namespaces by a slow wire that loses packets, as tc's netem would; but it needs no
module of the kernel, and loses the same packets in every run.

usage: wire.py NAMESPACE DEVICE NAMESPACE DEVICE delay=MILLISECONDS,loss=PERCENT SEED

Makes the two devices and goes on in the background until it is ended.
"""
import ctypes
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

CLONE_NEWNET = 0x40000000
TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 1, 0x1000
LARGEST = 65536  # bytes of a packet


def enter(namespace):
    """Moves this process into a namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(f"/run/netns/{namespace}", "rb") as place:
        if libc.setns(place.fileno(), CLONE_NEWNET) != 0:
            sys.exit(f"{namespace} can't be entered.")


def device(namespace, name):
    """An end of the wire: a device of the namespace. Returns its file."""
    enter(namespace)
    tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return tun


def forward(ends, delay, loss, seed):
    """Carries packets for ever. Each direction has its own chance, so the other's pace changes nothing."""
    chances = {end: random.Random(f"{seed} {i}") for i, end in enumerate(ends)}
    others = {ends[0]: ends[1], ends[1]: ends[0]}
    queue = []  # (when it arrives, number, where, packet)
    number = 0
    while True:
        wait = max(0, queue[0][0] - time.monotonic()) if queue else None
        for end in select.select(ends, [], [], wait)[0]:
            packet = os.read(end, LARGEST)
            number += 1
            if chances[end].random() >= loss:
                heapq.heappush(queue, (time.monotonic() + delay, number, others[end], packet))
        while queue and queue[0][0] <= time.monotonic():
            _, _, end, packet = heapq.heappop(queue)
            try:
                os.write(end, packet)
            except OSError:
                pass  # the device is not up yet, or its queue is full: the packet is lost


def main(one, one_device, other, other_device, how, seed):
    ends = [device(one, one_device), device(other, other_device)]
    values = dict(part.split("=") for part in how.split(","))
    if os.fork() > 0:
        return
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    forward(ends, float(values["delay"]) / 1000, float(values["loss"]) / 100, seed)


if __name__ == "__main__":
    main(*sys.argv[1:])
