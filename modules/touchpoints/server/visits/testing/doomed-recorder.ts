/** A separate process that records visits endlessly and reports the confirmed ones, until its test kills it. */
import { openSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import { Database } from '#platform/server/database/database.ts';
import { Events } from '#platform/server/events/events.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { VisitJournal } from '../visit-journal.ts';
import { visitTo } from './visit-fixtures.ts';

const [url = '', dataDirectory = '', answersPath = '', clientId = '', touchpointId = ''] =
  process.argv.slice(2);
const answers = openSync(answersPath, 'a');
const journal = new VisitJournal({
  config: { dataDirectory },
  database: new Database({ url, poolSize: 2, onError: () => {} }),
  events: new Events({
    jobs: undefined as never,
    declared: [touchpointScanned],
    listeners: [],
    taps: [],
  }),
  log: createLog({ level: 'silent' }),
} as unknown as App);
journal.start();
for (;;) {
  const visits = Array.from({ length: 20 }, () => visitTo({ clientId, touchpointId }));
  await Promise.all(
    visits.map(async (visit) => {
      await journal.record(visit);
      writeSync(answers, `${visit.id}\n`);
    }),
  );
  // Some thousand visits per second are enough.
  await pause(5);
}
