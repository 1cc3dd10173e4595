import { z } from 'zod';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { findGoogleClient, recordGoogleSync } from './google-connection.ts';
import { GoogleFailure } from './google-failure.ts';
import type { GoogleTables } from './google-tables.ts';
import { compareLocations, readChanges } from './read-google-reviews.ts';

/** Reads the reviews of one brand: changes since the last run, then deletions [REV-09]. */
export const readGoogleReviewsJob = defineJob({
  name: 'communication.read-google-reviews',
  input: z.object({ clientId: z.string() }),
  concurrency: 2,
  ofOneGroup: 1,
  retry: { limit: 0, delaySeconds: 60 },
  expireSeconds: 2 * 60 * 60,
  async handle({ app, input: { clientId }, signal }) {
    const db = app.database.ofClient<GoogleTables>(clientId);
    const brand = await app.ports.call(findBrand, { clientId }, { db, app });
    if (!brand || brand.archived) return;
    try {
      const google = await findGoogleClient({ app, signal }, clientId);
      if (!google) return;
      await readChanges({ app, google, signal }, clientId);
      await compareLocations({ app, google, signal }, clientId);
      await recordGoogleSync({ db }, clientId);
    } catch (error) {
      // The next run is in ten minutes; the settings show the error.
      if (!(error instanceof GoogleFailure)) throw error;
      await recordGoogleSync({ db }, clientId, { error: error.kind });
    }
  },
});

/** Every ten minutes, for each connected brand. */
export const readAllGoogleReviewsJob = defineJob({
  name: 'communication.read-all-google-reviews',
  input: z.object({}),
  cron: { expression: '*/10 * * * *' },
  async handle({ app }) {
    await startReading(app);
  },
});

async function startReading(app: App): Promise<void> {
  const db = app.database.acrossClients<GoogleTables>();
  const clients = await db
    .selectFrom('communication.google_connections')
    .select('client_id')
    .orderBy('client_id')
    .execute();
  for (const { client_id: clientId } of clients)
    await app.jobs.enqueue(
      app.database.ofClient(clientId),
      readGoogleReviewsJob,
      { clientId },
      { clientId, uniqueKey: 'read' },
    );
}
