# The site with everything built, and only what runs: docs/operate/run.md, "In containers".
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: the lock file may lack packages of other platforms (scripts/install.mjs).
RUN npm install --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev && node scripts/finish-image.mjs

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production CUPBOARD_DATA=/data
COPY --from=build /app/package.json /app/LICENSE /app/THIRD-PARTY-NOTICES.md ./
COPY --from=build /app/bin bin
COPY --from=build /app/scripts scripts
# What the built program reads from beside its sources: migrations, brands, styles.
COPY --from=build /app/src src
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/cupboard.mjs", "serve"]
