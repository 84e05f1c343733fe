#!/bin/bash
# Runs both Compose files with Docker from a copy of the checkout. Checks pages through the proxy, the metrics of every
# service, an upgrade during a visit to a build whose About page is broken, the alert about that, and the shutdown.
set -euo pipefail
host=www.localhost
folder=$(mktemp -d)
mkdir "$folder/site"
tar -C "$(dirname "$0")/../.." --exclude=./node_modules --exclude=./.git --exclude=./.cache --exclude='./dist*' --exclude=./out -c . |
  tar -C "$folder/site" -x
cd "$folder/site/scripts/deploy"
cat >.env <<ENV
COMPOSE_PROJECT_NAME=try-compose
COMPOSE_FILE=compose.yaml:compose.watch.yaml:try.yaml
SITE_ORIGIN=https://$host
ALERT_WEBHOOK=http://webhook:8080/
ENV
cat >try.yaml <<'YAML'
services:
  proxy:
    networks: { default: { aliases: [www.localhost] } }
  # It must trust the proxy's certificate authority.
  blackbox:
    environment: { SSL_CERT_FILE: /data/caddy/pki/authorities/local/root.crt }
    volumes: ['certificates:/data:ro']
  webhook:
    image: utsav-motors
    healthcheck: { test: [CMD, node, --version] }
    command:
      - node
      - --eval
      - require('http').createServer((q, s) => q.on('data', (d) => console.log(String(d))).on('end', () => s.end())).listen(8080)
YAML
trap 'docker rm --force web-next >/dev/null 2>&1; docker compose down --volumes --timeout 1; rm -r "$folder"' EXIT

# expect WHAT ACTUAL EXPECTED
expect() { [ "$2" = "$3" ] && echo "ok: $1" || { echo "FAILED: $1: $2 instead of $3"; exit 1; }; }
# eventually WHAT COMMAND...: repeats the command until it succeeds, for at most three minutes.
eventually() {
  local what=$1 end=$((SECONDS + 180)); shift
  until "$@"; do [ $SECONDS -lt $end ] || { echo "FAILED: $what"; docker compose logs --tail 30; exit 1; }; sleep 1; done
  echo "ok: $what"
}
get() { curl --silent --insecure --resolve "$host:443:127.0.0.1" "https://$host$1" "${@:2}"; }
status() { get "$1" --output /dev/null --write-out '%{http_code}' || true; }
finds() { [ -n "$(docker compose exec -T prometheus promtool query instant http://localhost:9090 "$1")" ]; }

docker compose build web
docker compose up --detach --wait
expect 'the home page through the proxy' "$(status /)" 200
expect 'an unknown page' "$(status /nowhere)" 404
expect 'every service is read-only, limited and without capabilities' "$(docker inspect --format \
  '{{.Name}} {{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.Memory}}' $(docker compose ps --quiet) |
  grep -v webhook | grep -vE 'true \[ALL\] [1-9]')" ''
eventually 'figures of two copies, of the proxy and of the address' finds 'count(up == 1) == 4'
eventually 'a certificate, and the home page by its address' finds 'probe_success == 1 and probe_ssl_earliest_cert_expiry > time()'

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
alerts() { status /about >/dev/null; docker compose logs webhook | grep -q "\"alertname\":\"$1\""; }
eventually 'an alert arrives at the webhook' alerts PagesFail
docker compose stop proxy
eventually 'and one that the proxy is down' alerts ProxyDown

copies=$(docker compose ps --quiet web)
docker compose stop web
expect 'the copies end cleanly' "$(docker inspect --format '{{.State.ExitCode}}' $copies | sort -u)" 0
