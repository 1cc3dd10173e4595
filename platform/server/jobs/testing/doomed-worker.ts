/** A separate worker process that starts a job and never ends it; the test kills it. */
import { z } from 'zod';
import { defineJob } from '../job.ts';
import { startProcess } from './start-process.ts';

const job = defineJob({
  name: 'test.survivor',
  input: z.object({}),
  retry: { limit: 1, delaySeconds: 0, backoff: false },
  handle: () => new Promise<void>(() => {}),
});
await startProcess({ url: process.argv[2] ?? '', work: true, parts: { jobs: [job] } });
