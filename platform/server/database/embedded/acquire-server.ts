import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ClusterPlace } from './cluster-place.ts';
import { runBinary, stopServer } from './run-binary.ts';
import { forgetDeadPostmaster, runningPostmaster } from './running-postmaster.ts';
import {
  hasSettings,
  type ServerSettings,
  serverSettings,
  writeSettings,
} from './server-settings.ts';

/** An arbitrary lock number that must never change. */
const CLAIM = 4100;

const LARGEST_LOG = 10 * 1024 * 1024;
/** Temporary failures: another start was faster, an old backend is still shutting down, or the port was just taken. */
const PASSING = /lock file|shared memory block|address already in use|could not bind/i;
const NO_ROOM = /No space left on device/;

/** A server that recovers after a crash refuses connections for some time. */
const PATIENCE_MS = 60_000;
const WRONG_PASSWORD = ['28P01', '28000'];

export interface AcquiredServer {
  client: pg.Client;
  port: number;
}

/**
 * Gets the one server of this data directory: one that a killed process left running, or a new one. Concurrent starts are
 * decided by PostgreSQL's lock file and by the claim; all but one end with an error message.
 */
export async function acquireServer(
  place: ClusterPlace,
  options: {
    port?: number;
    settings: ServerSettings;
    urlOn: (port: number) => string;
    waitForOwnerMs: number;
  },
): Promise<AcquiredServer> {
  const begin = Date.now();
  let trouble: unknown;
  while (Date.now() - begin < PATIENCE_MS) {
    const running = runningPostmaster(place.cluster);
    const port = options.port ?? running?.port ?? (await reusePreviousPort(place.portFile));
    const settings = serverSettings(place, port, options.settings);
    if (!running) await launchServer(place, settings);
    try {
      const claim = await claimServer(options.urlOn(running?.port ?? port));
      if ('client' in claim) {
        if (hasSettings(place, settings)) return { client: claim.client, port };
        await stopServer(place, claim.client);
      } else if (Date.now() - begin >= options.waitForOwnerMs) {
        throw new AlreadyRunning(claim.heldBy);
      }
    } catch (error) {
      if (error instanceof AlreadyRunning) throw error;
      if (WRONG_PASSWORD.includes((error as { code?: string }).code ?? '')) throw error;
      trouble = error;
    }
    await pause(50);
  }
  throw new Error(`The embedded PostgreSQL in ${place.cluster} does not answer.`, {
    cause: trouble,
  });
}

/** Another living process owns the data directory. */
export class AlreadyRunning extends Error {
  constructor(holder: string) {
    super(
      `Comptoir is already running in this checkout (${holder}). Stop it first, or set DATABASE_URL to run another one on another database.`,
    );
    this.name = 'AlreadyRunning';
  }
}

/** Reuses the last port while it is free, so that saved connections in database tools keep working. */
async function reusePreviousPort(file: string): Promise<number> {
  const storedPort = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (storedPort > 0 && (await listen(storedPort))) return storedPort;
  const port = (await listen(0)) ?? 0;
  writeFileSync(file, `${port}\n`);
  return port;
}

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Starts the server in a separate session, so that Ctrl-C reaches only this process, which then stops the server. */
async function launchServer(place: ClusterPlace, settings: string): Promise<void> {
  forgetDeadPostmaster(place.cluster);
  // Rewriting the file on a full disk would lose it, including the port.
  if (!hasSettings(place, settings)) writeSettings(place, settings);
  trimLog(place);
  const args = ['start', '-D', place.cluster, '-l', logFile(place), '-w', '-t', '60', '-s'];
  try {
    await runBinary(place, 'pgCtl', args);
  } catch (error) {
    const log = readLogTail(place);
    if (PASSING.test(log)) return;
    const failure = new Error(
      `The embedded PostgreSQL did not start: ${(error as Error).message}\n${log}\nIts data are in ${place.cluster}.`,
    );
    throw NO_ROOM.test(log) ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
  }
}

function logFile(place: ClusterPlace): string {
  return join(place.run, 'server.log');
}

function trimLog(place: ClusterPlace): void {
  const file = logFile(place);
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) truncateSync(file);
}

function readLogTail(place: ClusterPlace): string {
  const file = logFile(place);
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
    : '';
}

type Claim = { client: pg.Client } | { heldBy: string };

/**
 * Claims the server for this process. The claim is an advisory lock of an open connection, so it ends with the process
 * and no stale lock file remains.
 */
async function claimServer(url: string): Promise<Claim> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `comptoir, process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The connection ends when the server stops; without a listener that would end the process.
  client.on('error', () => {});
  await client.connect();
  const answer = await client.query('select pg_try_advisory_lock($1) as taken', [CLAIM]);
  if (answer.rows[0].taken) return { client };
  const holder = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [CLAIM],
  );
  await client.end();
  return { heldBy: holder.rows[0]?.application_name ?? 'another process' };
}
