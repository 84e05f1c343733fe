#!/bin/sh
# Runs a command in separate network and mount namespaces, where ports 80 and 443 are free.
[ "$(id -u)" = 0 ] || own_users=--map-root-user
box="unshare ${own_users:-} --net --mount --propagation private"
if ! error=$($box true 2>&1); then
  # In a chroot, the kernel refuses this unless the root folder is a mount point.
  echo "test:ops needs namespaces, and a root that is a mount point: $error" >&2
  exit 1
fi
PATH="$PWD/.cache/caddy/usr/bin:$PATH"
exec $box sh -c 'ip link set lo up && exec "$@"' box "$@"
