import pg from 'pg';
import { isDatabaseAway } from '../database/database-errors.ts';
import { StartRefused } from './start-refused.ts';
import { waitForSlowDatabase } from './wait-for-slow-database.ts';

const OLDEST_VERSION = 15;
const REFUSALS = new Map<string, string>([
  ['28P01', 'does not take the password of DATABASE_URL.'],
  ['28000', 'does not let the user of DATABASE_URL in.'],
  ['3D000', 'has no database of the name in DATABASE_URL. Create it first.'],
  ['53300', 'has no connection left. Raise its max_connections, or lower DATABASE_POOL.'],
]);

export async function checkDatabase(url: string): Promise<void> {
  try {
    await waitForSlowDatabase(() => askVersion(url));
  } catch (error) {
    throw error instanceof StartRefused ? error : new StartRefused(reasonOf(error));
  }
}

async function askVersion(url: string): Promise<void> {
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
  if (isDatabaseAway(error)) return 'the database of DATABASE_URL does not answer.';
  return `the database of DATABASE_URL cannot be used: ${message}`;
}
