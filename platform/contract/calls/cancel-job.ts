import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { notFound } from '../problems.ts';
import { jobSummarySchema } from './job-summary.ts';

/** A user stops long work they started. Work that has already ended stays as it ended. */
export const cancelJob = defineCall({
  method: 'POST',
  path: '/api/jobs/{id}/cancel',
  summary: 'Stops a job that this user has started; one that has already ended stays as it is.',
  module: 'platform',
  access: { kind: 'session' },
  params: z.object({ id: uuid }),
  response: jobSummarySchema,
  errors: [notFound],
});
