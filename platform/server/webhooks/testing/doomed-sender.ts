/** A separate worker process that sends a webhook to a receiver that never responds; the test kills it. */
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { createApp } from '../../create-app.ts';
import { platformModules } from '../../platform-modules.ts';

const [databaseUrl = '', rootKey = ''] = process.argv.slice(2);
await createApp({
  config: readConfig({
    DATABASE_URL: databaseUrl,
    OUTBOUND_ALLOW: '127.0.0.1',
    DATABASE_POOL: '4',
  }),
  log: pino({ level: 'silent' }),
  rootKey,
  databaseUrl,
  modules: platformModules,
  work: true,
});
