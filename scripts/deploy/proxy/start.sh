#!/bin/sh
# Starts Caddy. It needs every host by name to get its certificate: the site's own, and the one that leads to it.
host=${SITE_ORIGIN#*://}
case $host in
  www.*) twin=${host#www.} ;;
  *) twin=www.$host ;;
esac
export SITE_ALIAS="${SITE_ALIAS:-${SITE_ORIGIN%%://*}://$twin}"
exec caddy run --config /etc/caddy/Caddyfile
