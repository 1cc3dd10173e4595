import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isStorageFull } from '../database-errors.ts';
import { acquireServer } from './acquire-server.ts';
import { type ClusterPlace, clusterPlace } from './cluster-place.ts';
import { clusterPassword, createCluster, OWNER } from './create-cluster.ts';
import { requestServerStop, stopServer } from './run-binary.ts';
import type { ServerSettings } from './server-settings.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const DATABASE = 'comptoir';
/** A process that is shutting down still holds the server for a moment. */
const LEAVE_MS = 3_000;

export interface EmbeddedPostgres extends Pick<ServerWatch, 'goneSince' | 'outOfRoom'> {
  /** Connection URL of the owner for the database `comptoir`. */
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
    // Without the claim, the server belongs to another process.
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

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
}

/**
 * Stops the server when the process ends without stopping it: after an error, process.exit(), or a signal without
 * another listener. Returns a function that removes these handlers.
 */
function stopWithProcess(place: ClusterPlace): () => void {
  const stop = () => requestServerStop(place);
  const listeners = Object.entries(SIGNALS).map(([signal, code]) => {
    const listener = () => {
      if (process.listenerCount(signal) === 1) process.exit(code);
    };
    process.on(signal, listener);
    return { signal, listener };
  });
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
}

/** State of an embedded server, as watched by its owner. */
interface ServerWatch {
  /** When the server stopped, in milliseconds of the process; undefined while it runs. */
  readonly goneSince: number | undefined;
  /** It cannot come back because the disk is full. */
  readonly outOfRoom: boolean;
  /** The current claim. */
  readonly claim: pg.Client | undefined;
  end(): Promise<void>;
}

/**
 * Restarts the server when it ends unexpectedly: killed, or the disk is full. The claim is an open connection, so its
 * end is the first sign. Only the owner watches. If another process has taken the server over, it stays the owner and
 * this process uses it as a guest.
 */
function watchServer(
  first: pg.Client,
  given: {
    take(): Promise<pg.Client>;
    onGone(error: unknown): void;
    onBack(): void;
  },
): ServerWatch {
  const ended = new AbortController();
  let claim: pg.Client | undefined = first;
  let goneSince: number | undefined;
  let outOfRoom = false;
  let returning: Promise<void> = Promise.resolve();

  const follow = (client: pg.Client) => {
    client.once('end', () => {
      if (ended.signal.aborted) return;
      claim = undefined;
      goneSince = performance.now();
      returning = bringBack();
    });
  };
  const bringBack = async () => {
    let pauseMs = FIRST_PAUSE_MS;
    given.onGone(new Error('the embedded PostgreSQL has ended'));
    while (!ended.signal.aborted) {
      try {
        claim = await given.take();
        goneSince = undefined;
        outOfRoom = false;
        given.onBack();
        return follow(claim);
      } catch (error) {
        outOfRoom = isStorageFull(error);
        if (pauseMs === FIRST_PAUSE_MS) given.onGone(error);
      }
      await pause(pauseMs, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  follow(first);
  return {
    get goneSince() {
      return goneSince;
    },
    get outOfRoom() {
      return outOfRoom;
    },
    get claim() {
      return claim;
    },
    async end() {
      ended.abort();
      await returning;
    },
  };
}
