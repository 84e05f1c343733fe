#!/bin/sh
# Builds the site and replaces the copies that run, without losing a request: while Compose stops and starts them, one
# more copy of the new build serves, and the proxy asks it for files that an old copy lacks.
# `upgrade.sh back` returns to the image before, without a build.
set -eu
cd "$(dirname "$0")"
image=utsav-motors

if [ "${1:-}" = back ]; then
  docker tag $image:before $image:latest
else
  docker tag $image:latest $image:before
  docker compose build web
fi

docker compose run --detach --no-deps --use-aliases --name web-next web
trap 'docker stop web-next && docker rm web-next' EXIT
while :; do
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
docker compose up --detach --no-deps --wait web
