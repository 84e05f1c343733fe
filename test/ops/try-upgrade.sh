#!/bin/bash
# Runs upgrade.sh with Docker itself, on images that only start: to a good build, to one that fails, back, and with a
# terminal that is lost. Needs Docker and Compose, and an image with a shell: try-upgrade.sh debian:13-slim
set -euo pipefail
base=${1:-debian:13-slim}
folder=$(mktemp -d)
mkdir -p "$folder/scripts"
cp -r "$(dirname "$0")/../../scripts/deploy" "$folder/scripts/deploy"
cd "$folder/scripts/deploy"
trap 'docker rm --force web-next >/dev/null 2>&1; docker compose down --timeout 1; rm -r "$folder"' EXIT

# version NUMBER HEALTH-COMMAND: the next build.
version() {
  printf 'FROM %s\nLABEL version=%s\nHEALTHCHECK --interval=1s --retries=3 CMD %s\nCMD ["sleep", "600"]\n' \
    "$base" "$1" "$2" >"$folder/Dockerfile"
}
runs() { docker inspect --format '{{index .Config.Labels "version"}}' $(docker compose ps --quiet web) | sort -u; }
tagged() { docker inspect --format '{{index .Config.Labels "version"}}' "utsav-motors:$1"; }
# expect WHAT ACTUAL EXPECTED
expect() { [ "$2" = "$3" ] && echo "ok: $1" || { echo "FAILED: $1: $2 instead of $3"; exit 1; }; }

version 1 true && docker compose up --build --detach --wait web
expect 'the first version' "$(runs)" 1
version 2 true && ./upgrade.sh
expect 'a good build replaces both copies' "$(runs)" 2
version 3 false
! ./upgrade.sh || exit 1
expect 'a failing build leaves the copies' "$(runs)" 2
expect 'and is not the latest' "$(tagged latest)" 2
expect 'and keeps the way back' "$(tagged before)" 1
version 4 'sleep 600'
./upgrade.sh & pid=$!
until docker container inspect web-next >/dev/null 2>&1; do sleep 0.2; done
kill -HUP "$pid"
! wait "$pid" || exit 1
expect 'a lost terminal leaves the copies' "$(runs)" 2
expect 'and no copy of the new build' "$(docker ps --all --quiet --filter name=web-next)" ''
expect 'and is not the latest either' "$(tagged latest)" 2
./upgrade.sh back
expect 'back returns to the version before' "$(runs)" 1
