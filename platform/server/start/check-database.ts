import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { StartRefused } from './start-refused.ts';

const OLDEST_VERSION = 15;
const REFUSALS = new Map<string, string>([
  ['28P01', 'does not take the password of DATABASE_URL.'],
  ['28000', 'does not let the user of DATABASE_URL in.'],
  ['3D000', 'has no database of the name in DATABASE_URL. Create it first.'],
  ['53300', 'has no connection left. Raise its max_connections, or lower DATABASE_POOL.'],
]);

export async function checkDatabase(url: string): Promise<void> {
  try {
    await waitForSlowDatabase(() => checkVersion(url));
  } catch (error) {
    throw error instanceof StartRefused ? error : new StartRefused(reasonOf(error));
  }
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < OLDEST_VERSION)
      throw new StartRefused(
        `the database of DATABASE_URL is PostgreSQL ${version}. Comptoir needs ${OLDEST_VERSION} or later.`,
      );
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as Error & { code?: string };
  const refusal = REFUSALS.get(code);
  if (refusal) return `the database server ${refusal}`;
  if (isDatabaseUnavailable(error)) return 'the database of DATABASE_URL does not answer.';
  return `the database of DATABASE_URL cannot be used: ${message}`;
}

/** Longer than a failover or restart takes. After that the start fails, so that the process manager notices. */
const LONGEST_WAIT_MS = 5 * 60_000;
const BETWEEN_TRIES_MS = 500;

/** The database starts up, has no free connection or closed the new one; or it responds too slowly. */
const SLOW_CODES = new Set(['ETIMEDOUT', '57014', '57P01', '57P02', '57P03', '53300']);
const SLOW_MESSAGE =
  /^(Query read timeout|Connection terminated.*|timeout exceeded when trying to connect|timeout expired)$/;

/**
 * Retries a startup step when a loaded database responds too late, because a restart would only add load. Errors that
 * the database returns are thrown immediately. The step must be idempotent.
 */
export async function waitForSlowDatabase<Result>(
  step: () => Promise<Result>,
  { log, longestMs = LONGEST_WAIT_MS }: { log?: Logger; longestMs?: number } = {},
): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isSlow(error) || performance.now() - begun > longestMs) throw error;
      log?.warn({ error }, 'the database is slow; the start waits for it');
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

function isSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: string };
  if (code !== undefined && SLOW_CODES.has(code)) return true;
  return SLOW_MESSAGE.test(error.message) || isSlow(cause);
}
