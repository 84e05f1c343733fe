#!/bin/sh
# Renders the Kubernetes manifests as kubectl does, for a host that site.env names.
set -eu
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cp -r "$(dirname "$0")/../../scripts/deploy/kubernetes" "$folder/kubernetes"
sed -i 's|^SITE_ORIGIN=.*|SITE_ORIGIN=https://cars.example.in|' "$folder/kubernetes/site.env"
kubectl kustomize "$folder/kubernetes" >"$folder/out"
hosts=$(grep --only-matching -E '(https://|- |hostname: )cars\.example\.in$' "$folder/out" | sort | tr '\n' ' ')
[ "$hosts" = '- cars.example.in hostname: cars.example.in https://cars.example.in ' ]
! grep -E 'of-site\.env|www\.example\.com' "$folder/out"
echo 'ok: one host in site.env, in the settings, the route and the redirect'
