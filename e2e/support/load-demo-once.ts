/**
 * Playwright's global setup: loads the demo once, into a database and a directory that the app of each worker copies.
 * Loading takes half a minute of processor time, a copy takes a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import {
  buildDatabaseUrl,
  createDatabase,
  dropDatabase,
} from '../../platform/testing/database/databases.ts';
import { asOrdinaryRole } from '../../platform/testing/database/ordinary-role.ts';
import { startTestServer } from '../../platform/testing/database/test-server.ts';
import { patience } from '../../platform/testing/patience.ts';
import { runJourneyApp } from './start-journey-app.ts';

export default async function loadDemoOnce(): Promise<() => Promise<void>> {
  const postgres = await startTestServer();
  const server = await asOrdinaryRole(postgres.url);
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-journeys-'));
  const database = basename(directory);
  const end = async () => {
    await dropDatabase(server, database);
    await rm(directory, { recursive: true, force: true });
    await postgres.stop();
  };
  try {
    await createDatabase(server, database);
    const suite = await runJourneyApp({
      directory,
      databaseUrl: buildDatabaseUrl(server, database),
    });
    // What the demo leaves to jobs, so that no copy does it again.
    await expect.poll(() => suite.ask({ kind: 'due-jobs' }), { timeout: patience.journey }).toBe(0);
    await suite.stop();
  } catch (error) {
    await end();
    throw error;
  }
  // The environment is the only thing that workers get from here.
  process.env.JOURNEY_DEMO = JSON.stringify({ server, database, directory });
  return end;
}
