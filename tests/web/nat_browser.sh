#!/bin/sh
# Runs the browser $CTQ_CHROMIUM in the network namespace $CTQ_NAMESPACE.
exec ip netns exec "$CTQ_NAMESPACE" "$CTQ_CHROMIUM" "$@"
