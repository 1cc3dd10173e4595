import { EventEmitter, on } from 'node:events';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { defineModule } from '#platform/server/module.ts';

/** What the journey lets the work know: how far it is, that it is done, or that it failed. */
export const hand = new EventEmitter<{ step: [number | 'done' | 'fail'] }>();

/** Long work that goes on exactly as far as a journey says. */
export const work = defineJob({
  name: 'journeys.work',
  input: z.object({ total: z.number() }),
  retry: { limit: 0, delaySeconds: 1 },
  async handle({ input, progress, signal }) {
    progress(0, input.total);
    // Kept in order until they are read: two steps may come at once.
    for await (const [step] of on(hand, 'step', { signal })) {
      if (step === 'done') return {};
      if (step === 'fail') throw new Error('the journey said so');
      progress(step, input.total);
    }
  },
});

export const workModule = defineModule({ name: 'journeys', jobs: [work] });
