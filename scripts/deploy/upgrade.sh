#!/bin/sh
# Builds the site and replaces the running copies without losing a request: while Compose stops and starts them, one
# more copy of the new build serves, and the proxy asks it for files that an old copy lacks.
# `upgrade.sh back` returns to the previous image without a build.
set -eu
cd "$(dirname "$0")"
image=utsav-motors

running=$(docker compose ps --quiet web | head -n 1)
if [ -z "$running" ]; then
  echo 'No copy runs. Start the site: docker compose up --build --detach' >&2
  exit 1
fi
if docker container inspect web-next >/dev/null 2>&1; then
  echo 'Another upgrade is running. If it was interrupted, remove its copy: docker rm --force web-next' >&2
  exit 1
fi

if [ "${1:-}" = back ]; then
  docker tag $image:before $image:latest
else
  docker compose build web
  docker tag "$(docker container inspect --format '{{.Image}}' "$running")" $image:before
fi

docker compose run --detach --no-deps --use-aliases --name web-next web
trap 'docker stop web-next && docker rm web-next' EXIT
while :; do
  case $(docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' web-next) in
    'running healthy') break ;;
    'running starting') sleep 1 ;;
    *)
      docker logs --tail 20 web-next
      docker tag $image:before $image:latest
      echo 'The new build does not start. The copies before it still serve.' >&2
      exit 1
      ;;
  esac
done
docker compose up --detach --no-deps --wait web
