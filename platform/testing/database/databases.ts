import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export function buildDatabaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function createDatabase(
  server: string,
  name: string,
  options: { template?: string } = {},
): Promise<void> {
  const { template = 'template1' } = options;
  await onServer(
    server,
    // The default copies block by block through the WAL, which takes twice the work.
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
  );
}

export async function renameDatabase(server: string, from: string, to: string): Promise<void> {
  await onServer(
    server,
    `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`,
  );
}

/** Where a test run stores the loaded demo, created by the first test that needs it. */
export function demoTemplate(template: string) {
  const database = `${template}_demo`;
  return { database, unfinished: `${database}_unfinished`, directory: join(tmpdir(), database) };
}

/** Closes open connections too: a failed test may not have closed its own. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
