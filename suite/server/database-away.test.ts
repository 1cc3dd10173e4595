import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { hastySettings } from '#platform/testing/database/hasty-settings.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { addSignIn } from './testing/add-sign-in.ts';

/** A separate database, because this test stops it. */
const directory = await mkdtemp(join(tmpdir(), 'comptoir-away-'));
let postgres = await startEmbeddedPostgres({ directory, settings: hastySettings });
const { port } = new URL(postgres.url);
const suite = await startSuiteProcess({
  DATABASE_URL: postgres.url,
  DATA_DIR: directory,
  LOG_LEVEL: 'warn',
});
afterAll(async () => {
  await suite.stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

const credentials = await addSignIn(postgres.url);

const status = async (path: string, init?: RequestInit) =>
  (await fetch(`${suite.address}${path}`, init)).status;
const signIn = () =>
  status('/api/user/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });

test('calls get 503 while the database is down, and work again without a restart when it is back', async () => {
  expect(await signIn()).toBe(200);
  await postgres.stop();
  expect(await signIn()).toBe(503);
  expect(await status('/health/ready')).toBe(503);
  expect(await status('/health/live')).toBe(200);
  postgres = await startEmbeddedPostgres({
    directory,
    settings: hastySettings,
    port: Number(port),
  });
  await expect.poll(signIn, { interval: 250 }).toBe(200);
  expect(await status('/health/ready')).toBe(200);
  expect(suite.child.exitCode).toBeNull();
});
