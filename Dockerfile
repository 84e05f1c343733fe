# Tags name the minor version. Renovate, where it runs, adds digests and updates both.
FROM node:24.21-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# The cache keeps generated pictures, and the previous build, because open pages still request its files.
# Builds run one at a time; a leftover lock is stale.
RUN --mount=type=cache,target=/site/.cache,sharing=locked \
  rm -rf .cache/image.lock && npm run build -- --to .cache/image && cp -RL .cache/image /built && rm /built/server/*.map
# Scanners need this list, because the server's packages are bundled into one file.
RUN npm sbom --omit=dev --sbom-format=cyclonedx > /built/sbom.cdx.json
# Under umask 077, only the owner may read the files of a checkout.
RUN chmod -R a+rX /built package.json

FROM debian:13-slim
LABEL org.opencontainers.image.title="Utsav Motors" \
  org.opencontainers.image.description="The website of one used-car dealership" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
WORKDIR /site
# Only Node itself: no npm, no compiler.
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /built dist
COPY --from=build /site/package.json ./
USER 1000:1000
EXPOSE 3000
# A check by Node would take a hundred times the CPU time, and 82 MB.
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s --start-interval=1s --retries=2 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/${HOST:-0.0.0.0}/${PORT:-3000} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -rt 2 _ status _ <&3 && [[ $status = 200 ]]"]
CMD ["node", "--max-old-space-size=128", "dist/server/main.js"]
