import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPlace } from './cluster-place.ts';
import { clusterPassword, OWNER } from './create-cluster.ts';
import { runningPostmaster } from './running-postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

interface RunningDatabase {
  url: string;
  cluster: string;
  postgres: string;
  /** Stops the database if this call started it. */
  leave(): Promise<void>;
}

/** The embedded database of a folder: the running server, or one started temporarily. */
export async function runningDatabase(dataDirectory: string): Promise<RunningDatabase> {
  const directory = join(dataDirectory, 'postgres');
  if (!existsSync(join(directory, 'password')))
    throw new Error(`there is no database in ${dataDirectory}; DATA_DIR says where it is`);
  const place = await clusterPlace(directory);
  const about = { cluster: place.cluster, postgres: place.binaries.version };
  const running = runningPostmaster(place.cluster);
  if (running) {
    const url = `postgres://${OWNER}:${clusterPassword(place)}@127.0.0.1:${running.port}/comptoir`;
    return { ...about, url, leave: async () => {} };
  }
  const started = await startEmbeddedPostgres({ directory });
  return { ...about, url: started.url, leave: () => started.stop() };
}
