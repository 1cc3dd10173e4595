import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { forbidden } from '../problems.ts';
import { jobSummarySchema } from './job-summary.ts';

/** The user's own jobs: waiting, running, and ended within a day. */
export const listJobs = defineCall({
  method: 'GET',
  path: '/api/jobs',
  summary: 'The jobs this user has started: waiting, running, and ended within a day.',
  module: 'platform',
  access: { kind: 'session' },
  query: z.strictObject({ clientId: uuid.optional() }),
  response: z.object({ items: z.array(jobSummarySchema) }),
  errors: [forbidden],
});
