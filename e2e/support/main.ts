/**
 * Child process with the real suite for journeys, on the given database or on a PostgreSQL of its own. On request it
 * also does what a journey cannot wait for: time passing, job progress, a notification from outside.
 */
import { join } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { hastySettings } from '#platform/testing/database/hasty-settings.ts';
import { loadDemo } from '#suite/demo/load-demo.ts';
import { withDemoSources } from '#suite/demo/reviews/with-demo-sources.ts';
import { modules } from '#suite/server/modules.ts';
import { startSuite } from '#suite/server/start-suite.ts';
import { answerRequest, type JourneyAppRequest } from './answer-request.ts';
import { clientMapModule, MAP_ID_STYLE } from './client-map.ts';
import { workModule } from './work.ts';

const ownPostgres = process.env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({
      directory: join(process.env.DATA_DIR ?? '', 'postgres'),
      settings: hastySettings,
    });
const config = await withDemoSources(
  readConfig({
    ...process.env,
    ...(ownPostgres && { DATABASE_URL: ownPostgres.url }),
    DEMO: 'true',
    MAP_ID_STYLE,
  }),
);
const log = createLog({ level: 'warn' });
const suite = await startSuite(config, log, {
  modules: [...modules, workModule, clientMapModule],
  furnish: loadDemo,
});

process.on('message', async ({ id, request }: { id: number; request: JourneyAppRequest }) => {
  try {
    process.send?.({ id, answer: await answerRequest(suite.app, request) });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
});
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.send?.({ address: suite.address });

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await suite.stop();
  await ownPostgres?.stop();
  process.exit(0);
}
