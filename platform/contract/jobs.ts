import { z } from 'zod';
import { defineCall } from './call.ts';
import { uuid } from './ids.ts';
import { defineProblem } from './problem.ts';
import { forbidden, notFound } from './problems.ts';
import { textReferenceSchema } from './text/text-keys.ts';

/** Long jobs that a user waits for: an import, an export, a refresh. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The fields that change while the job runs. Also sent as a live message. */
export const jobProgressSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  state: z.enum(JOB_STATES),
  done: z.number(),
  /** Null until the amount of work is known. */
  total: z.number().nullable(),
  note: textReferenceSchema.nullable(),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;

export const jobSummarySchema = jobProgressSchema.extend({
  /** Name of the job in the code, for screens that show one kind of job. */
  kind: z.string(),
  title: textReferenceSchema,
  cancelRequested: z.boolean(),
  /** Result of the job, for the screen that started it. */
  result: z.unknown(),
  errorCode: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type JobSummary = z.infer<typeof jobSummarySchema>;

/** The user's own jobs: waiting, running, and ended within a day. */
export const listJobs = defineCall({
  method: 'GET',
  path: '/api/jobs',
  summary: 'The jobs this user has started: waiting, running, and ended within a day.',
  module: 'platform',
  access: { kind: 'session' },
  apiKeys: { accepted: true, reason: 'A key sees the jobs that it has started.' },
  query: z.strictObject({ clientId: uuid.optional() }),
  response: z.object({ items: z.array(jobSummarySchema) }),
  errors: [forbidden],
});

/** Stops a job that the user started. A job that has already ended is not changed. */
export const cancelJob = defineCall({
  method: 'POST',
  path: '/api/jobs/{id}/cancel',
  summary: 'Stops a job that this user has started; one that has already ended stays as it is.',
  module: 'platform',
  access: { kind: 'session' },
  apiKeys: { accepted: true, reason: 'A key sees the jobs that it has started.' },
  params: z.object({ id: uuid }),
  response: jobSummarySchema,
  errors: [notFound],
});

/** Limits the jobs per user and client, because all clients share the queue. */
export const tooManyJobs = defineProblem<{ max: number }>({
  status: 429,
  code: 'TOO_MANY_JOBS',
  title: 'Too many jobs of this user or client wait or run already.',
});
