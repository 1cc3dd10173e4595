import { z } from 'zod';
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts';
import type { TouchpointsTables } from '../tables.ts';
import { buildLandingPage } from './build-landing-page.ts';
import { BUILDS_AT_ONCE, claimLandingPages, countDue } from './claim-landing-pages.ts';

const inputSchema = z.object({
  /** Left out: all of the client that wait. */
  touchpointIds: z.array(z.string()).optional(),
  /** Somebody asked for it: the picture is fetched although its address is the same. */
  fresh: z.boolean().optional(),
});

/** Builds the pages that wait, a handful at a time; whichever worker takes one, no other does meanwhile [TP-10]. */
export const buildLandingPages = defineJob({
  name: 'touchpoints.build-landing-pages',
  input: inputSchema,
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  expireSeconds: 2 * 60 * 60,
  concurrency: 2,
  async handle({
    input,
    app,
    clientId,
    progress,
    signal,
  }: JobContext<z.output<typeof inputSchema>>) {
    if (!clientId) return;
    const db = app.database.ofClient<TouchpointsTables>(clientId);
    const which = { clientId, touchpointIds: input.touchpointIds };
    const total = await countDue(db, which);
    let [built, failed] = [0, 0];
    for (;;) {
      signal.throwIfAborted();
      const claimed = await claimLandingPages(db, which);
      if (claimed.length === 0) break;
      const outcomes = await Promise.all(
        claimed.map((waiting) =>
          buildLandingPage({ db, app }, { clientId, waiting, fresh: input.fresh ?? false, signal }),
        ),
      );
      built += outcomes.filter((outcome) => outcome === 'built').length;
      failed += outcomes.filter((outcome) => outcome === 'failed').length;
      progress(built + failed, Math.max(total, built + failed));
      if (claimed.length < BUILDS_AT_ONCE) break;
    }
    return {
      result: { built, failed },
      body: { key: 'touchpoints:landing.jobDone', params: { count: built, failed } },
    };
  },
});
