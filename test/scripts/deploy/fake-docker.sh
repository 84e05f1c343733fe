#!/bin/sh
# A stub of Docker for upgrade.test.ts. Copies, web-next and tags are files in $STATE that contain the name of an image.
# Calls that match the pattern $FAIL fail, as do the call of number $FAIL_AT and all calls from number $FAIL_FROM on.
# 'compose up' takes until the file 'held' is deleted.
set -eu
cd "$STATE"
echo "${IMAGE_TAG:+$IMAGE_TAG: }$*" >>calls
call=$(wc -l <calls)
if [ "$call" -eq "${FAIL_AT:-0}" ] || [ "$call" -ge "${FAIL_FROM:-999}" ]; then exit 1; fi
# shellcheck disable=SC2254
case $* in ${FAIL:-none}) exit 1 ;; esac

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
    # When Compose is interrupted, some copies have ended and none has started.
    trap 'rm -f copies/*; exit 130' INT HUP TERM
    while [ -e held ]; do sleep 0.05; done
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
