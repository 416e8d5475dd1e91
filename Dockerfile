# Topcut in a container: docs/operating.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /topcut
# Packages first: as long as none changes, they are not fetched again.
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY cards/package.json cards/
COPY protocol/package.json protocol/
COPY exchange/package.json exchange/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY bench/package.json bench/
RUN ["npm", "ci", "--include=dev", "--include=optional"]
COPY . .
RUN ["npm", "run", "build"]
# What only builds and tests stays behind.
RUN ["npm", "prune", "--omit=dev"]

FROM node:24-bookworm-slim
ENV NODE_ENV=production
# The terminal's verbs are typed without the options of the server: they would look beside the volume.
ENV TOPCUT_DATA=/data
WORKDIR /topcut
COPY --from=build /topcut/package.json ./
COPY --from=build /topcut/node_modules node_modules/
COPY --from=build /topcut/engine engine/
COPY --from=build /topcut/cards cards/
COPY --from=build /topcut/protocol protocol/
COPY --from=build /topcut/exchange exchange/
COPY --from=build /topcut/server server/
COPY --from=build /topcut/cli cli/
COPY --from=build /topcut/scripts scripts/
COPY --from=build /topcut/deploy deploy/
COPY --from=build /topcut/.cache/web .cache/web/
# The image's own ordinary user, by number: some runtimes ask for one to see that it is not root.
RUN ["install", "-d", "-o", "1000", "-g", "1000", "-m", "0700", "/data"]
USER 1000:1000
VOLUME ["/data"]
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 CMD ["node", "deploy/healthy.mjs"]
# Node itself is the first process: it hears what the container is told.
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "server/src/main.ts"]
CMD ["--host", "0.0.0.0", "--port", "8080", "--data", "/data"]
