#!/bin/bash
# Performs the Dockerfile's steps without Docker, starts the image's command, and waits until its health check passes.
# Needs root and the image's version of Node.
set -euo pipefail
umask 022
# Runs in its own mount namespace, whose mounts end with it.
[ "${1:-}" = inside ] || exec unshare --mount --propagation private "$0" inside
cd "$(dirname "$0")/../.."
work=/mnt
mount -t tmpfs tmpfs $work
node=$(realpath "$(command -v node)")

fail() { echo "FAILED: $*" >&2; exit 1; }

# Prints the entries of a JSON array, each followed by NUL.
entries() { "$node" --eval 'for (const entry of JSON.parse(process.argv[1])) process.stdout.write(`${entry}\0`)' "$1"; }

# Lists the files that .dockerignore does not exclude. The last pattern that matches a path or a parent folder decides.
context() {
  find . -type f -printf '%P\n' | while read -r path; do
    kept=yes
    while read -r pattern; do
      # shellcheck disable=SC2254
      case $path in ${pattern#!} | ${pattern#!}/*) [[ $pattern == !* ]] && kept=yes || kept='' ;; esac
    done <.dockerignore
    [ -z "$kept" ] || printf '%s\n' "$path"
  done
}
mkdir "$work/context"
tar -c -T <(context) | tar -x -p -C "$work/context"

# new_stage NAME: creates an overlay of this machine's root file system with the image's Node.
new_stage() {
  root=$work/$1 folder=/ user=root variables=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
  mkdir "$root" "$root.upper" "$root.work"
  mount -t overlay -o "lowerdir=/,upperdir=$root.upper,workdir=$root.work" overlay "$root"
  mount --rbind /dev "$root/dev"
  mount --bind /proc "$root/proc"
  cp "$node" "$root/usr/local/bin/node"
}

# Sets `inside`, the prefix of commands that run in the stage.
enter() { inside=(chroot --userspec="$user" "$root" env "${variables[@]}" sh -c 'cd "$0" && exec "$@"' "$folder"); }

copy() {
  local from=$work/context path target=${*: -1}
  [[ $1 != --from=* ]] || { from=$work/${1#--from=}; shift; }
  [[ $target == /* ]] || target=$folder/$target
  for path in "${@:1:$#-1}"; do
    [ ! -d "$from/$path" ] || { mkdir -p "$root$target"; path=$path/.; }
    cp -R --preserve=mode,links "$from/$path" "$root$target"
  done
}

# Each cache is a separate file system, which is empty at first.
run() {
  local cache caches
  caches=$(grep -oP -- '--mount=type=cache,target=\K[^, ]+' <<<"$1" || true)
  for cache in $caches; do
    mkdir -p "$root$cache"
    mount -t tmpfs tmpfs "$root$cache"
  done
  enter
  "${inside[@]}" sh -c "$(sed 's/--mount=[^ ]* //g' <<<"$1")"
  for cache in $caches; do umount "$root$cache"; done
}

while read -r instruction words; do
  echo "$instruction $words"
  case $instruction in
    FROM)
      [[ $words =~ ([^ ]+)( AS ([a-z]+))?$ ]]
      new_stage "${BASH_REMATCH[3]:-image}"
      tag=${BASH_REMATCH[1]}
      [[ $tag != node:* || $("$node" --version) == v$(grep -oE '[0-9.]+' <<<"$tag" | head -n 1)* ]] || fail "$tag on Node $("$node" --version)"
      ;;
    ARG) [[ $words != *=* ]] || variables+=("$words") ;;
    ENV) variables+=("$words") ;;
    WORKDIR) folder=$words && mkdir -p "$root$folder" ;;
    USER) user=$words ;;
    COPY) read -r -a paths <<<"$words" && copy "${paths[@]}" ;;
    RUN) run "$words" ;;
    CMD) mapfile -d '' -t command < <(entries "$words") ;;
    HEALTHCHECK) mapfile -d '' -t check < <(entries "${words#*CMD }") ;;
    LABEL | EXPOSE) ;;
    *) fail "this script does not know $instruction" ;;
  esac
done < <(sed -e ':a; /\\$/N; s/\\\n//; ta' -e '/^#/d; /^$/d' Dockerfile)

mount -o remount,ro "$root"
variables+=(HOST=127.0.0.1 PORT=38080)
enter
! "${inside[@]}" touch written 2>/dev/null || fail "the image's user can write"
"${inside[@]}" "${command[@]}" &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
for attempt in $(seq 100); do
  "${inside[@]}" "${check[@]}" && break
  kill -0 "$server" 2>/dev/null || fail 'the server ended'
  [ "$attempt" -lt 100 ] || fail 'the health check does not pass'
  sleep 0.2
done
"$node" --eval 'fetch("http://127.0.0.1:38080/car/27").then((answer) => process.exit(answer.ok ? 0 : 1))' || fail 'a car has no page'
kill "$server"
wait "$server" || fail "the server ended with $?"
echo "ok: every step of the Dockerfile on $("$node" --version), a page, and a clean end"
