import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { UndoOutcome } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { importContacts } from '#modules/profile-hub/contract/permissions.ts';
import { notFound } from '#platform/contract/problems.ts';
import { LOCK_RETRY_MS, tryLockImport } from '#platform/server/imports/writing/write-lines.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { Context, ProfileHubTables } from '../../tables.ts';
import { CONTACT_IMPORT } from '../contact-import.ts';
import { undoImport } from './undo-import.ts';

/** Runs in one transaction, so a retry finds either everything undone or nothing. Waits for running imports. */
export const undoImportJob = defineJob({
  name: 'profile-hub.undo-import',
  input: z.object({ importId: z.string(), userId: z.string() }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 2 },
  expireSeconds: 60 * 60,
  async handle({ input: { importId, userId }, app, clientId, progress, signal }) {
    if (!clientId) throw notFound();
    const { db } = await jobScope<ProfileHubTables>(app, { clientId, userId, may: importContacts });
    const undoUnlessImporting = () =>
      db.transaction().execute(async (tx) => {
        if (!(await tryLockImport(tx, { clientId, importName: CONTACT_IMPORT }))) return undefined;
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
    let outcome = await undoUnlessImporting();
    while (!outcome) {
      await setTimeout(LOCK_RETRY_MS, undefined, { signal });
      outcome = await undoUnlessImporting();
    }
    return {
      result: outcome,
      body: { key: 'profile-hub:import.undoDone', params: { ...outcome } },
    };
  },
});

/** The stored outcome, if the process was lost after the undo was committed and before its job ended. */
async function alreadyUndone(
  { db }: Pick<Context, 'db'>,
  { clientId, importId }: { clientId: string; importId: string },
): Promise<UndoOutcome | null> {
  const row = await db
    .selectFrom('profile_hub.imports')
    .select('undone')
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  return row?.undone ?? null;
}
