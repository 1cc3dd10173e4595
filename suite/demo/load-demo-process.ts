/** A process that loads the demo into its database and exits; see `load-demo-apart.ts`. */
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { readRootKey } from '#platform/server/secrets/secrets.ts';
import { modules } from '#suite/server/modules.ts';
import { loadDemo } from './load-demo.ts';
import { withDemoSources } from './reviews/with-demo-sources.ts';

// Exits when the parent process is killed.
process.once('disconnect', () => process.exit(1));

const config = await withDemoSources(readConfig(process.env));
const { stop } = await createApp({
  config,
  log: createLog({ level: config.LOG_LEVEL }),
  rootKey: await readRootKey(config),
  databaseUrl: config.DATABASE_URL ?? '',
  modules,
  work: false,
  furnish: loadDemo,
});
await stop();
process.exit(0);
