#!/bin/sh
# proxy-root.sh FOLDER CAPABILITIES: runs Caddy as the proxy's container does. Caddy is root with only these
# capabilities, on a read-only root file system, with empty volumes, and with a checkout that another user made under
# umask 077. HOSTS contains the lines of /etc/hosts for the copies.
set -eu
folder=$1 capabilities=$2
mkdir -p "$folder/upper" "$folder/work" "$folder/root" "$folder/data"
chmod 755 "$folder/data"
mount -t overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" overlay "$folder/root"
cd "$folder/root"
mkdir -p data config etc/caddy
rm -f etc/resolv.conf etc/hosts
printf '127.0.0.1 localhost\n%s\n' "$HOSTS" >etc/hosts
# The image's executable requires this capability. If it is not allowed, the kernel refuses to start Caddy.
cp -f "$(command -v caddy)" usr/bin/caddy && setcap cap_net_bind_service=+ep usr/bin/caddy
mount --bind /proc proc
mount --bind /dev dev
cp -R "$OLDPWD/scripts/deploy/proxy" "$folder/proxy" && chown -R 1000:1000 "$folder/proxy" && chmod -R go= "$folder/proxy"
mount --bind "$folder/proxy" etc/caddy && mount -o remount,bind,ro etc/caddy
mount --bind "$folder/data" data
mount -t tmpfs tmpfs config
mount -o remount,ro .
export XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
exec chroot . setpriv --bounding-set="-all$capabilities" --inh-caps=-all --no-new-privs \
  caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
