import { z } from 'zod';
import { importContacts } from '#modules/profile-hub/contract/permissions.ts';
import { notFound } from '#platform/contract/problems.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { jobScope } from '#platform/server/jobs/job-scope.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { alreadyUndone } from './already-undone.ts';
import { undoImport } from './undo-import.ts';

/** In one transaction: a repeat finds it undone, or nothing of it. */
export const undoImportJob = defineJob({
  name: 'profile-hub.undo-import',
  input: z.object({ importId: z.string(), userId: z.string() }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 2 },
  expireSeconds: 60 * 60,
  async handle({ input: { importId, userId }, app, clientId, progress, signal }) {
    if (!clientId) throw notFound();
    const { db } = await jobScope<ProfileHubTables>(app, { clientId, userId, may: importContacts });
    const outcome = await db.transaction().execute(async (tx) => {
      const undone = await alreadyUndone({ db: tx }, { clientId, importId });
      if (undone) return undone;
      const done = await undoImport(
        { db: tx, app },
        {
          clientId,
          importId,
          userId,
          progress: (count) => {
            signal.throwIfAborted();
            progress(count);
          },
        },
      );
      signal.throwIfAborted();
      return done;
    });
    return {
      result: outcome,
      body: { key: 'profile-hub:import.undoDone', params: { ...outcome } },
    };
  },
});
