/**
 * Child process with the two servers that the bench compares: the app, and a handler that always sends the same bytes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { baseMap } from '#platform/server/map/base-map.ts';
import { FIRST_TILES_VERSION } from '#platform/server/map/picture/picture-palette.ts';
import { modules } from '#suite/server/modules.ts';

/** The tiles of one screen that shows Europe. */
const VIEW = [7, 8, 9].flatMap((x) => [4, 5, 6].map((y) => `4/${x}/${y}`));

const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
const postgres = await startEmbeddedPostgres({ directory });
await migrateDatabase({
  url: postgres.url,
  migrations: modules.flatMap(({ migrations }) => migrations ?? []),
});
const { app, stop } = await createApp({
  config: readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent' }),
  log: createLog({ level: 'silent' }),
  rootKey: 'only for the bench, and long enough',
  databaseUrl: postgres.url,
  modules,
  work: false,
});
const { server, inject } = await createServer(app, { modules, webDirectory: undefined });
const suiteAddress = await server.listen({ port: 0, host: '127.0.0.1' });

const paths = VIEW.map((at) => `/map/${baseMap.version}/${at}.mvt`);
const files = new Map<string, Buffer>();
for (const path of paths) {
  const { rawPayload } = await inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
  files.set(path, rawPayload);
}
const bare = fastify();
bare.get('/*', (request, reply) => {
  reply
    .header('content-encoding', 'gzip')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('application/x-protobuf');
  return reply.send(files.get(request.url));
});
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

let viewBytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
// Adds the preview tiles that are visible before the map is drawn.
for (const at of VIEW) {
  const url = `/map/first/${FIRST_TILES_VERSION}/light/${at}.svg`;
  const { rawPayload } = await inject({ url, headers: { 'accept-encoding': 'gzip' } });
  viewBytes += rawPayload.length;
}
process.send?.({ suite: suiteAddress, bare: bareAddress, paths, viewBytes });
process.on('message', async () => {
  await Promise.all([server.close(), bare.close()]);
  await stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  process.exit(0);
});
