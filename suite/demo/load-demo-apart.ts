import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { demoClients } from './demo-people.ts';
import { loadDemo } from './load-demo.ts';

/**
 * Loads the demo like `loadDemo`, the first time in a separate process. Native code does not release its memory before
 * a process ends, which would cost an idle suite 140 MB.
 */
export async function loadDemoInChildProcess(app: App): Promise<void> {
  if (!(await hasDemo(app))) await forkDemoLoader(app);
  await loadDemo(app);
}

async function hasDemo(app: App): Promise<boolean> {
  const client = await app.database
    .acrossClients<DirectoryTables>()
    .selectFrom('directory.clients')
    .select('id')
    .where('id', '=', demoClients[0]?.id ?? '')
    .executeTakeFirst();
  return client !== undefined;
}

async function forkDemoLoader({ config, database }: App): Promise<void> {
  const child = fork(join(import.meta.dirname, 'load-demo-process.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: config.dataDirectory,
      LOG_LEVEL: config.LOG_LEVEL,
      ROLE: config.ROLE,
      DEMO: 'true',
    },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error('The demo could not be loaded; see the log of the child process.');
}
