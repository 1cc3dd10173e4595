import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { defineJob, type Job } from '../job.ts';
import { testProcess } from './test-process.ts';

const input = z.object({ at: z.number() });

/** A job whose handler the test controls. */
export function defineTestJob(
  name: string,
  handle: Job<typeof input>['handle'],
  options: Pick<Job, 'retry' | 'concurrency'> = {},
) {
  return defineJob({ name, input, ...options, handle });
}

/** Processes on one database: those that work, and one that only enqueues. */
export async function testWorkers() {
  const { url } = await testDatabase();
  type Jobs = ReturnType<typeof defineTestJob>[];
  return {
    worker: (...jobs: Jobs) => testProcess({ url, work: true, parts: { jobs } }),
    /** A worker that never polls for due jobs; only a call wakes it. */
    sleepingWorker: (...jobs: Jobs) =>
      testProcess({ url, work: true, parts: { jobs }, times: { pollIntervalMs: 3_600_000 } }),
    web: (...jobs: Jobs) => testProcess({ url, work: false, parts: { jobs } }),
  };
}
