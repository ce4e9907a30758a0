# Two stages: the first builds the front end with all tools, the second has only what the server runs on.
# The version is that of the package "node" in package.json; a test compares them.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
# The image has Node already: the second one from npm goes in the layer that it came with, or it would stay in the image.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node node_modules/.bin/node \
  && npm cache clean --force \
  && mkdir /data && chown node /data
COPY contract contract
COPY advisor advisor
COPY server server
# Of the reader only what was trained; the corpus and the training stay out.
COPY reader/weights reader/weights
COPY scripts scripts
COPY supabase supabase
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
