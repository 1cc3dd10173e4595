import { rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { acquireServer } from './acquire-server.ts';
import { clusterPassword } from './cluster-password.ts';
import { clusterPlace } from './cluster-place.ts';
import { createCluster, OWNER } from './create-cluster.ts';
import { createDatabase } from './create-database.ts';
import type { ServerSettings } from './server-settings.ts';
import { stopServer } from './stop-server.ts';
import { stopWithProcess } from './stop-with-process.ts';
import { type ServerWatch, watchServer } from './watch-server.ts';

const DATABASE = 'comptoir';
/** A process that is shutting down still holds the server for a moment. */
const LEAVE_MS = 3_000;

export interface EmbeddedPostgres extends Pick<ServerWatch, 'goneSince' | 'outOfRoom'> {
  /** The owner's address of the database `comptoir`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the native PostgreSQL from the npm package, with its data in `directory`. One process owns a directory; a
 * second start fails with a message that names the owner. A server left by a killed process is taken over.
 */
export async function startEmbeddedPostgres(options: {
  directory: string;
  port?: number;
  settings?: ServerSettings;
  waitForOwnerMs?: number;
  log?: Pick<Logger, 'warn' | 'error'>;
}): Promise<EmbeddedPostgres> {
  const { directory, settings = {}, waitForOwnerMs = LEAVE_MS, log, port } = options;
  const place = await clusterPlace(directory);
  if (place.abandoned) {
    await stopServer(place);
    rmSync(place.cluster, { recursive: true, force: true });
  }
  const password = clusterPassword(place);
  const urlOf = (database: string, port: number) =>
    `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
  await createCluster(place, { password, durable: settings.fsync !== 'off' });
  const urlOn = (port: number) => urlOf('postgres', port);
  const server = await acquireServer(place, {
    ...(port && { port }),
    settings,
    waitForOwnerMs,
    urlOn,
  });
  await createDatabase(server.client, DATABASE);
  const stayOnExit = stopWithProcess(place);
  let stopping: Promise<void> | undefined;
  const watch = watchServer(server.client, {
    // The port must not change, because all connections use it.
    take: async () =>
      (await acquireServer(place, { port: server.port, settings, waitForOwnerMs: 0, urlOn }))
        .client,
    onGone: (error) => log?.error({ error }, 'the embedded PostgreSQL is gone and is started anew'),
    onBack: () => log?.warn('the embedded PostgreSQL is back'),
  });
  const stop = async () => {
    await watch.end();
    // Without the claim it is another process's by now.
    if (watch.claim) await stopServer(place, watch.claim);
    stayOnExit();
  };
  return {
    url: urlOf(DATABASE, server.port),
    get goneSince() {
      return watch.goneSince;
    },
    get outOfRoom() {
      return watch.outOfRoom;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
