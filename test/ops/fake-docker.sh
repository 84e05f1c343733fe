#!/bin/sh
# Stands in for Docker in upgrade.test.ts: copies, web-next and tags are files in $STATE whose content is an image.
# FAIL_AT is the number of a call that fails, FAIL_FROM that of the first of all that do.
set -eu
cd "$STATE"
echo "$*" >>calls
call=$(wc -l <calls)
if [ "$call" -eq "${FAIL_AT:-0}" ] || [ "$call" -ge "${FAIL_FROM:-999}" ]; then exit 1; fi

case $* in
  'compose ps --quiet web') ls copies ;;
  'container inspect --format {{.Image}} '*) cat "copies/$5" ;;
  'compose pull '*) ;;
  'compose build'*) echo "$NEW" >tags/next ;;
  'compose run '*)
    [ ! -e web-next ]
    cp "tags/$IMAGE_TAG" web-next
    ;;
  'container inspect --format {{.State.Status}} {{.State.Health.Status}} web-next') echo "running $(cat health)" ;;
  'compose up '*)
    # As Compose does when it is interrupted: some copies have ended, none has started.
    trap 'rm -f copies/*; exit 130' INT HUP TERM
    sleep "${UP_SECONDS:-0}"
    for copy in a b; do cp "tags/latest" "copies/$copy"; done
    ;;
  'tag '*)
    from=${2#*:}
    if [ -e "tags/$from" ]; then cp "tags/$from" "tags/${3#*:}"; else echo "$2" >"tags/${3#*:}"; fi
    ;;
  'image inspect '*) cat "tags/${5#*:}" ;;
  'rm '*) rm -f web-next ;;
  'stop '* | 'logs '* | 'image prune '*) ;;
  *)
    echo "unknown: $*" >&2
    exit 1
    ;;
esac
