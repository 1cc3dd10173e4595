import { rmSync } from 'node:fs';
import { clusterPassword } from './cluster-password.ts';
import { clusterPlace } from './cluster-place.ts';
import { createCluster, OWNER } from './create-cluster.ts';
import { createDatabase } from './create-database.ts';
import type { ServerSettings } from './server-settings.ts';
import { stopServer } from './stop-server.ts';
import { stopWithProcess } from './stop-with-process.ts';
import { takeServer } from './take-server.ts';

const DATABASE = 'comptoir';
/** An owner that was just told to stop still holds the server for a moment. */
const LEAVE_MS = 3_000;

export interface EmbeddedPostgres {
  /** The owner's address of the database `comptoir`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the native PostgreSQL that comes with npm, on data kept in `directory`. At most one process owns a directory;
 * another start there fails with a message that names the owner. What a killed process left is taken over.
 */
export async function startEmbeddedPostgres(options: {
  directory: string;
  port?: number;
  settings?: ServerSettings;
  waitForOwnerMs?: number;
}): Promise<EmbeddedPostgres> {
  const { directory, settings = {}, waitForOwnerMs = LEAVE_MS, ...port } = options;
  const place = await clusterPlace(directory);
  if (place.abandoned) {
    await stopServer(place);
    rmSync(place.cluster, { recursive: true, force: true });
  }
  const password = clusterPassword(place);
  const urlOf = (database: string, port: number) =>
    `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
  await createCluster(place, { password, durable: settings.fsync !== 'off' });
  const server = await takeServer(place, {
    ...port,
    settings,
    waitForOwnerMs,
    urlOn: (port) => urlOf('postgres', port),
  });
  await createDatabase(server.client, DATABASE);
  const stayOnExit = stopWithProcess(place);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await stopServer(place, server.client);
    stayOnExit();
  };
  return {
    url: urlOf(DATABASE, server.port),
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
