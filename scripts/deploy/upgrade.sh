#!/bin/sh
# Builds the site and replaces the running copies without losing a request: while Compose stops and starts them, one
# more copy of the new build serves, and the proxy asks it for files that an old copy lacks.
# `upgrade.sh back` returns to the previous image without a build.
# `latest` is what runs, `before` what ran before it, `next` what is tried.
set -eu
cd "$(dirname "$0")"
image=utsav-motors

copies=$(docker compose ps --quiet web)
if [ -z "$copies" ]; then
  echo 'No copy runs. Start the site: docker compose up --build --detach' >&2
  exit 1
fi
if docker container inspect web-next >/dev/null 2>&1; then
  echo 'Another upgrade is running. If it was interrupted, remove its copy: docker rm --force web-next' >&2
  exit 1
fi
running=$(docker container inspect --format '{{.Image}}' "$(echo "$copies" | head -n 1)")

if [ "${1:-}" = back ]; then
  docker tag $image:before $image:next
else
  IMAGE_TAG=next docker compose build web
fi

# A lost terminal or Ctrl-C. While the copies are replaced, it waits for the end: halfway, none would serve.
stopped=
trap 'stopped=1' HUP INT TERM
remove_next() {
  docker stop web-next >/dev/null 2>&1 || true
  docker rm --force web-next >/dev/null 2>&1 || true
}
IMAGE_TAG=next docker compose run --detach --no-deps --use-aliases --name web-next web || {
  [ -z "$stopped" ] || remove_next
  exit 1
}
trap remove_next EXIT
while [ -z "$stopped" ]; do
  case $(docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' web-next) in
    'running healthy') break ;;
    'running starting') sleep 1 ;;
    *)
      docker logs --tail 20 web-next
      echo 'The new build does not start. The copies before it still serve.' >&2
      exit 1
      ;;
  esac
done
if [ -n "$stopped" ]; then
  echo 'Interrupted. The copies before it still serve.' >&2
  exit 1
fi

docker tag $image:next $image:latest
if ! docker compose up --detach --no-deps --wait web; then
  docker tag "$running" $image:latest
  docker compose up --detach --no-deps --wait web
  echo 'The copies could not be replaced. Those before them serve again.' >&2
  exit 1
fi
docker tag "$running" $image:before
