import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { priceLead } from './price-lead.ts';

/** Runs as a job, because the brand's system or a language model may be slow. */
export const priceLeadJob = defineJob({
  name: 'leads.price-lead',
  input: z.object({ leadId: z.string() }),
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  concurrency: 4,
  ofOneGroup: 2,
  handle: ({ app, input: { leadId }, clientId = '', signal }) =>
    priceLead({ app }, { clientId, leadId, signal }),
});
