import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { priceLead } from '../price/price-lead.ts';
import { tellNewLead } from './tell-new-lead.ts';

/** What comes after a request is kept and nobody who sent it waits for: the bell, and what it may be worth. */
export const followNewLead = defineJob({
  name: 'leads.follow-new-lead',
  input: z.object({ leadId: z.string() }),
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  concurrency: 4,
  ofOneGroup: 2,
  async handle({ app, input: { leadId }, clientId = '', signal }) {
    await tellNewLead({ app }, { clientId, leadId });
    await priceLead({ app }, { clientId, leadId, signal });
  },
});
