#!/bin/sh
# try-image.sh IMAGE: starts an image read-only, asks for a page, its health and a missing page, and stops it.
set -eu
container=$(docker run --detach --read-only --publish 127.0.0.1:3000:3000 "$1")
trap 'docker logs "$container"; docker rm --force "$container"' EXIT

status() {
  curl --silent --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:3000$1"
}

tries=0
until [ "$(status /healthz)" = 200 ]; do
  tries=$((tries + 1))
  [ $tries -lt 30 ]
  sleep 1
done
[ "$(status /)" = 200 ]
[ "$(status /nowhere)" = 404 ]
docker stop --time 15 "$container"
[ "$(docker inspect --format '{{.State.ExitCode}}' "$container")" = 0 ]
