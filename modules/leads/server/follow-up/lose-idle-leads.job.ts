import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { loseIdleLeads } from './lose-idle-leads.ts';

export const loseIdleLeadsJob = defineJob({
  name: 'leads.lose-idle-leads',
  input: z.object({}),
  cron: { expression: '*/10 * * * *' },
  async handle({ app, signal }) {
    await loseIdleLeads(app, { signal });
  },
});
