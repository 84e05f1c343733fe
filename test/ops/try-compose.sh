#!/bin/bash
# Runs the Compose file with Docker from a copy of the checkout. Checks pages through the proxy, an upgrade during a visit
# to a build whose About page is broken, and the shutdown.
set -euo pipefail
host=www.localhost
folder=$(mktemp -d)
mkdir "$folder/site"
tar -C "$(dirname "$0")/../.." --exclude=./node_modules --exclude=./.git --exclude=./.cache --exclude='./dist*' --exclude=./out -c . |
  tar -C "$folder/site" -x
cd "$folder/site/scripts/deploy"
cat >.env <<ENV
COMPOSE_PROJECT_NAME=try-compose
SITE_ORIGIN=https://$host
ENV
trap 'docker rm --force web-next >/dev/null 2>&1; docker compose down --volumes --timeout 1; rm -r "$folder"' EXIT

# expect WHAT ACTUAL EXPECTED
expect() { [ "$2" = "$3" ] && echo "ok: $1" || { echo "FAILED: $1: $2 instead of $3"; exit 1; }; }
get() { curl --silent --insecure --resolve "$host:443:127.0.0.1" "https://$host$1" "${@:2}"; }
status() { get "$1" --output /dev/null --write-out '%{http_code}' || true; }

docker compose build web
docker compose up --detach --wait
expect 'the home page through the proxy' "$(status /)" 200
expect 'an unknown page' "$(status /nowhere)" 404
expect 'every service is read-only, limited and without capabilities' "$(docker inspect --format \
  '{{.Name}} {{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.Memory}}' $(docker compose ps --quiet) |
  grep -vE 'true \[ALL\] [1-9]')" ''

visit() {
  until [ -e "$folder/stop" ]; do
    for path in / /inventory /contact; do
      for file in $path $(get $path | grep -oE '/assets/[A-Za-z0-9./_-]+\.(css|js)' | sort -u); do
        [ "$(status "$file")" = 200 ] || echo "$file" >>"$folder/missed"
      done
    done
    echo . >>"$folder/visits"
  done
}
touch "$folder/missed"
sed -i 's/^export function AboutPage(.*{$/&\n  throw new Error("broken on purpose");/' ../../client/pages/about/about-page.tsx
echo 'body { color: black }' >>../../client/styles/main.css
visit & visitor=$!
./upgrade.sh
touch "$folder/stop"
wait "$visitor"
expect "a visitor of $(wc -l <"$folder/visits") rounds missed nothing" "$(cat "$folder/missed")" ''
expect 'the page that is broken' "$(status /about)" 500

copies=$(docker compose ps --quiet web)
docker compose stop web
expect 'the copies end cleanly' "$(docker inspect --format '{{.State.ExitCode}}' $copies | sort -u)" 0
