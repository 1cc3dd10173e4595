import { EventEmitter, on } from 'node:events';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { defineModule } from '#platform/server/module.ts';

/** Commands of the journey to the job: its progress, done or fail. */
export const workSteps = new EventEmitter<{ step: [number | 'done' | 'fail'] }>();

/** A long job whose progress the journey controls. */
export const work = defineJob({
  name: 'journeys.work',
  input: z.object({ total: z.number() }),
  retry: { limit: 0, delaySeconds: 1 },
  async handle({ input, progress, signal }) {
    progress(0, input.total);
    // `on` queues the events in order, because two steps may arrive before the first is read.
    for await (const [step] of on(workSteps, 'step', { signal })) {
      if (step === 'done') return {};
      if (step === 'fail') throw new Error('the journey said so');
      progress(step, input.total);
    }
  },
});

export const workModule = defineModule({ name: 'journeys', jobs: [work] });
