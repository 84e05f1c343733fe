#!/bin/sh
# try-image.sh IMAGE: starts an image read-only, asks for a page, its health and a missing page, and stops it.
set -eu
container=$(docker run --detach --read-only --publish 127.0.0.1:3000:3000 "$1")
trap 'docker logs "$container"; docker rm --force "$container"' EXIT

site=http://127.0.0.1:3000
curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors $site/healthz
curl --silent --fail --output /dev/null $site/
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' $site/nowhere)" = 404 ]
docker stop --time 15 "$container"
[ "$(docker inspect --format '{{.State.ExitCode}}' "$container")" = 0 ]
