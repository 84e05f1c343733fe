# The build needs the development packages; the image that runs does not.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# What was made of the photographs is kept for the next image.
RUN --mount=type=cache,target=/site/.cache npm run build

FROM node:24-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=128", "dist/server/main.js"]
