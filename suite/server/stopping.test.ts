import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { patience } from '#platform/testing/patience.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';

const { url } = await testDatabase();

test('a process prints its public address, and STOP_SECONDS limits its stop even if its database hangs', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-stopping-'));
  const proxy = await new DatabaseProxy(url).open();
  // As `npm run dev` starts it, behind the server of the screens.
  const inFront = 'http://localhost:4199';
  const suite = await startSuiteProcess(
    {
      DATABASE_URL: proxy.url,
      DATA_DIR: directory,
      SECRET_KEY: 'only for tests, and long enough to be a key',
      MAILBOX: 'true',
      LOG_LEVEL: 'warn',
      STOP_SECONDS: '2',
    },
    ['--address', inFront],
  );
  onTestFinished(async () => {
    suite.child.kill('SIGKILL');
    await proxy.cut();
    await rm(directory, { recursive: true, force: true });
  });
  expect(suite.address).toBe(inFront);
  await expect.poll(() => suite.output()).toContain(`${inFront}/mailbox`);
  proxy.hang();
  const began = performance.now();
  await suite.stop();
  expect(performance.now() - began).toBeLessThan(patience.condition);
});
