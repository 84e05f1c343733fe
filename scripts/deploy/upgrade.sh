#!/bin/sh
# Replaces the running copies without losing a request: while Compose stops and starts them, one more copy of the new
# image serves, and the proxy asks it for files that an old copy lacks.
#
#   upgrade.sh          builds the checkout
#   upgrade.sh --pull   the same on the newest base images, and updates the other services
#   upgrade.sh back     returns to the previous image
#   upgrade.sh IMAGE    takes an image that was built elsewhere
#
# `latest` is what runs, `before` what ran before it, `next` what is tried.
set -eu
cd "$(dirname "$0")"
image=utsav-motors
services=web

exec 9<upgrade.sh
if ! flock --nonblock 9; then
  echo 'Another upgrade is running.' >&2
  exit 1
fi
copies=$(docker compose ps --quiet web)
if [ -z "$copies" ]; then
  echo 'No copy runs. Start the site: docker compose up --build --detach' >&2
  exit 1
fi
running=$(docker container inspect --format '{{.Image}}' "$(echo "$copies" | head -n 1)")

# The build in an image has no git, and the sitemap names the day of each car's last change: change-days.ts.
stock=../../stock
if [ -d $stock/.git ]; then
  mkdir -p $stock/.stock
  git -C $stock log -c --format=%as --name-only -- cars photos >$stock/.stock/history || true
fi
case ${1:-} in
  '') IMAGE_TAG=next docker compose build web ;;
  --pull)
    docker compose pull --ignore-buildable
    IMAGE_TAG=next docker compose build --pull web
    # All.
    services=
    ;;
  back) docker tag $image:before $image:next ;;
  *) docker tag "$1" $image:next ;;
esac

# Ctrl-C reaches every process in the terminal's foreground, and halfway through a replacement it would leave no copy. So
# from here on Docker runs in a session of its own, and this script only notes the signal.
interrupted=
trap 'interrupted=1' HUP INT TERM
docker() { setsid docker "$@"; }

remove_next() {
  docker stop web-next >/dev/null 2>&1 || true
  docker rm --force web-next >/dev/null 2>&1 || true
}
# The one of an upgrade that was killed.
remove_next
trap remove_next EXIT
IMAGE_TAG=next docker compose run --detach --no-deps --use-aliases --name web-next web
while [ -z "$interrupted" ]; do
  state=$(docker container inspect --format '{{.State.Status}} {{.State.Health.Status}}' web-next)
  [ "$state" = 'running starting' ] || break
  sleep 1 || true
done
if [ -n "$interrupted" ]; then
  echo 'Interrupted. The copies before it still serve.' >&2
  exit 1
fi
if [ "$state" != 'running healthy' ]; then
  docker logs --tail 20 web-next || true
  echo 'The new build does not start. The copies before it still serve.' >&2
  exit 1
fi

replace() { docker compose up --detach --no-deps --wait $services; }
docker tag $image:next $image:latest
if ! replace; then
  docker tag "$running" $image:latest
  # If this fails too, the one more copy is all that serves.
  trap - EXIT
  replace
  remove_next
  echo 'The copies could not be replaced. Those before them serve again.' >&2
  exit 1
fi
# The same build again keeps the way back.
if [ "$running" != "$(docker image inspect --format '{{.Id}}' $image:latest)" ]; then
  docker tag "$running" $image:before
fi
docker image prune --force --filter 'label=org.opencontainers.image.title=Utsav Motors' >/dev/null || true
