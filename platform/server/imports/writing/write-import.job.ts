import { z } from 'zod';
import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import type { ImportOutcome } from '#platform/contract/imports/import-report.ts';
import { defineJob, type Job } from '../../jobs/job.ts';
import type { JobOutcome } from '../../jobs/job-kind.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { writeLines } from './write-lines.ts';

const input = z.object({
  checkId: z.string(),
  userId: z.string(),
  /** Result of the import's `accept` function. */
  accepted: z.unknown().optional(),
});
export type WriteImportJob = Job<typeof input>;

/** Writes the valid lines of a checked file in one transaction, so that a retry finds either nothing or everything. */
export function writeImportJob(
  definition: ImportDefinition<Record<string, unknown>>,
): WriteImportJob {
  return defineJob({
    name: `${definition.name}.import`,
    input,
    // A waiting import uses a slot but few resources.
    concurrency: 4,
    // Everything is one transaction, so an early retry is safe.
    retry: { limit: 3, delaySeconds: 2 },
    expireSeconds: 60 * 60,
    async handle({ input: { checkId, userId, accepted }, app, clientId, jobId, progress, signal }) {
      if (!clientId) throw importNotPossible();
      return toJobOutcome(
        await writeLines({
          definition,
          app,
          clientId,
          jobId,
          checkId,
          userId,
          accepted,
          progress,
          signal,
        }),
      );
    },
  });
}

function toJobOutcome(outcome: ImportOutcome): JobOutcome {
  return { result: outcome, body: { key: 'platform:import.done', params: { ...outcome } } };
}
