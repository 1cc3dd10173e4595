import { mkdtemp } from 'node:fs/promises';
import { test } from 'vitest';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { DatabaseProxy } from './testing/database-proxy.ts';

const { url } = await testDatabase();
for (const role of ['all', 'web', 'worker'])
  for (const how of ['refuse', 'hang'])
    test(`${role} ${how}`, async () => {
      const proxy = await new DatabaseProxy(url).open();
      const suite = await startSuiteProcess(
        {
          DATABASE_URL: proxy.url,
          DEMO: 'false',
          DATA_DIR: await mkdtemp('/tmp/zzstop-'),
          SECRET_KEY: 'only for tests, and long enough to be a key',
          MAILBOX: 'true',
          LOG_LEVEL: 'warn',
        },
        ['--role', role],
      );
      await new Promise((r) => setTimeout(r, 1500));
      if (how === 'hang') proxy.hang();
      else await proxy.cut();
      await new Promise((r) => setTimeout(r, 1500));
      const t = performance.now();
      const code = await Promise.race([
        suite.stop(),
        new Promise((r) => setTimeout(r, 90000, 'NEVER')),
      ]);
      console.log('RESULT', role, how, Math.round(performance.now() - t), code);
      if (code === 'NEVER') suite.child.kill('SIGKILL');
      console.log(suite.output().slice(-1500));
      await proxy.cut();
    }, 120_000);
