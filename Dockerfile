# Tags name the minor version. Where Renovate runs, it adds their digests and moves both: renovate.json.
FROM node:24.21-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# The brand on the share cards, if it is not the stock's own.
ARG SITE_BRAND
# Keeps generated pictures for the next image, and the build before it, whose files open pages may request.
# 'locked' admits one build: a lock is of one that was stopped.
RUN --mount=type=cache,target=/site/.cache,sharing=locked \
  rm -rf .cache/image.lock && npm run build -- --to .cache/image && cp -RL .cache/image /built && rm /built/server/*.map
# For scanners: the server is one file, and has its packages within.
RUN npm sbom --omit=dev --sbom-format=cyclonedx > /built/sbom.cdx.json
# A checkout made under umask 077 has files that only its owner may read.
RUN chmod -R a+rX /built package.json

FROM debian:13-slim
LABEL org.opencontainers.image.title="Utsav Motors" \
  org.opencontainers.image.description="The website of one used-car dealership" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
WORKDIR /site
# Node without npm or a compiler.
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /built dist
COPY --from=build /site/package.json ./
USER 1000:1000
EXPOSE 3000
# Node would take a hundred times the processor time, and 82 MB.
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s --start-interval=1s --retries=2 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -rt 2 _ status _ <&3 && [[ $status = 200 ]]"]
CMD ["node", "--max-old-space-size=128", "dist/server/main.js"]
