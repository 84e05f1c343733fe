#!/bin/sh
# Starts Caddy. It needs every host name to get its certificate: the site's, and the one that redirects to it.
host=${SITE_ORIGIN#*://}
case $host in
  www.*) twin=${host#www.} ;;
  *) twin=www.$host ;;
esac
# 'none': a reserved name that nobody asks for, without a certificate.
[ "${SITE_ALIAS:-}" != none ] || SITE_ALIAS=http://none.invalid
export SITE_ALIAS="${SITE_ALIAS:-${SITE_ORIGIN%%://*}://$twin}"
exec caddy run --config /etc/caddy/Caddyfile
