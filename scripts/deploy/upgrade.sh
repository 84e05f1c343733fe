#!/bin/sh
# Replaces the running copies without losing a request. While Compose stops and starts them, an extra copy of the new
# image serves, and the proxy requests files from it that an old copy lacks.
#
#   upgrade.sh          builds the checkout
#   upgrade.sh --pull   also updates the base images and the other services
#   upgrade.sh back     returns to the previous image
#   upgrade.sh IMAGE    deploys an image that was built elsewhere
#
# The running image has the tag `latest`, the previous one `before`, and the one that is being tried `next`.
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
  echo 'No copy runs. Start the site, in scripts/deploy: docker compose up --build --detach' >&2
  exit 1
fi
running=$(docker container inspect --format '{{.Image}}' "$(echo "$copies" | head -n 1)")

# The sitemap names the day of each car's last change. Docker's build has no git, so change-days.ts reads them from a
# file.
stock=../../stock
if [ -d $stock/.git ]; then
  mkdir -p $stock/.stock
  git -C $stock --git-dir=.git log -c --format=%as --name-only -- cars photos >$stock/.stock/history || true
fi
case ${1:-} in
  '') IMAGE_TAG=next docker compose build web ;;
  --pull)
    docker compose pull --ignore-buildable
    IMAGE_TAG=next docker compose build --pull web
    # An empty list means all services.
    services=
    ;;
  back) docker tag $image:before $image:next ;;
  *) docker tag "$1" $image:next ;;
esac

# Ctrl-C reaches every foreground process, and halfway through a replacement it could leave no copy running. From here
# on, Docker therefore runs in a separate session, and this script only remembers the signal.
interrupted=
trap 'interrupted=1' HUP INT TERM
docker() { setsid docker "$@"; }

remove_next() {
  docker stop web-next >/dev/null 2>&1 || true
  docker rm --force web-next >/dev/null 2>&1 || true
}
# An upgrade that was killed may have left a copy behind.
remove_next
trap remove_next EXIT
IMAGE_TAG=next docker compose run --detach --no-deps --use-aliases --name web-next web
while [ -z "$interrupted" ]; do
  # Ctrl-C ends the subshell of this substitution.
  state=$(docker container inspect --format '{{.State.Status}} {{.State.Health.Status}}' web-next) || break
  [ "$state" = 'running starting' ] || break
  sleep 1 || true
done
if [ -n "$interrupted" ]; then
  echo 'Interrupted. The old copies still serve.' >&2
  exit 1
fi
if [ "$state" != 'running healthy' ]; then
  docker logs --tail 20 web-next || true
  echo 'The new build does not start. The old copies still serve.' >&2
  exit 1
fi

replace() { docker compose up --detach --no-deps --wait $services; }
# If the same build is deployed again, `before` remains what it was. Tagged before the replacement, because this script may
# be killed after it.
if [ "$running" != "$(docker image inspect --format '{{.Id}}' $image:next)" ]; then
  docker tag "$running" $image:before
fi
docker tag $image:next $image:latest
if ! replace; then
  docker tag "$running" $image:latest
  # If this fails too, only the extra copy serves, so it must stay.
  trap - EXIT
  if ! replace; then
    echo 'The copies could neither be replaced nor restored. Run docker compose up --detach, then this script again.' >&2
    exit 1
  fi
  remove_next
  echo 'The copies could not be replaced. The old ones serve again.' >&2
  exit 1
fi
docker image prune --force --filter 'label=org.opencontainers.image.title=Utsav Motors' >/dev/null || true
