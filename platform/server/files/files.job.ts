import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { collectFiles } from './collect-files.ts';
import { storeKey } from './stored-file.ts';

export const collectFilesJob = defineJob({
  name: 'files.collect',
  input: z.object({}),
  cron: { expression: '35 * * * *' },
  async handle({ app }) {
    await collectFiles(app);
  },
});

/**
 * Deletes the bytes of erased files immediately instead of at the next collection, because the erasure was promised.
 */
export const purgeFiles = defineJob({
  name: 'files.purge',
  input: z.object({ ids: z.array(z.string()) }),
  retry: { limit: 20, delaySeconds: 5, backoff: true, longestDelaySeconds: 3_600 },
  async handle({ input: { ids }, app, clientId }) {
    if (!clientId) return;
    await app.database
      .ofClient(clientId)
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          delete from platform.file_objects as object
          where client_id = ${clientId} and id = any (${ids}::uuid[]) and not exists (
            select from platform.files as file
            where file.client_id = object.client_id and file.id = object.id)
          returning id`.execute(tx);
        for (const { id } of rows) await app.files.store.remove(storeKey({ clientId, id }));
      });
  },
});
