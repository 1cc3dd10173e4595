import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { cappedPageSchema, commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import { jobList } from '#platform/contract/lists/operation-lists.ts';
import { notFound } from '#platform/contract/problems.ts';
import { textReferenceSchema } from '#platform/contract/text/text-keys.ts';

/** Super admins monitor background jobs, retry and cancel them, and pause queues [SUP-05]. */
const access = { kind: 'super-admin' } as const;
const module = 'super-admin';

/** Jobs that wait longer are late; a queue above half of it is highlighted. */
export const LONGEST_WAIT_SECONDS = 60;

const QUEUE_STATES = [
  'planned',
  'waiting',
  'running',
  'retrying',
  'given-up',
  'done',
  'cancelled',
] as const;

const name = z.string().min(1).max(200);

export const queueJobSchema = z.object({
  id: z.string(),
  /** The job's name in code; the web has labels for known ones. */
  name: z.string(),
  queue: z.string(),
  clientId: z.string().nullable(),
  state: z.enum(QUEUE_STATES),
  tries: z.number().int(),
  mostTries: z.number().int(),
  /** `LOST`: its time was over or its process was gone. */
  errorCode: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Title given by the job's owner, for jobs that a user waits for. */
  title: textReferenceSchema.nullable(),
  done: z.number().nullable(),
  total: z.number().nullable(),
  cancelRequested: z.boolean(),
  createdAt: z.iso.datetime(),
  startAfter: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type QueueJob = z.infer<typeof queueJobSchema>;

export const listQueueJobsCall = defineCall({
  method: 'GET',
  path: '/api/sa/jobs',
  module,
  summary: 'The jobs of all clients: waiting, running, failed, scheduled or done.',
  access,
  query: z
    .strictObject(jobList.query)
    .omit({ sortBy: true, sortDesc: true })
    .extend({
      /** Jobs and clients whose displayed names match the search. */
      qNames: commaSeparatedSchema(name, 200).optional(),
      qClients: commaSeparatedSchema(uuid, 200).optional(),
    }),
  response: cappedPageSchema(queueJobSchema),
});

export const queueFiguresSchema = z.object({
  name: z.string(),
  jobs: z.array(z.string()),
  waiting: z.number().int(),
  running: z.number().int(),
  longestWaitSeconds: z.number(),
  pausedAt: z.iso.datetime().nullable(),
  /** Work is late and becomes more. */
  grows: z.boolean(),
});
export type QueueFigures = z.infer<typeof queueFiguresSchema>;

export const jobFiguresSchema = z.object({
  waiting: z.number().int(),
  longestWaitSeconds: z.number(),
  running: z.number().int(),
  capacity: z.number().int(),
  machines: z.number().int(),
  doneInHour: z.number().int(),
  medianSeconds: z.number().nullable(),
  endedInDay: z.number().int(),
  failedInDay: z.number().int(),
  healedInDay: z.number().int(),
  givenUp: z.number().int(),
  failed: z.number().int(),
  planned: z.number().int(),
  now: z.number().int(),
  queues: z.array(queueFiguresSchema),
});
export type JobFigures = z.infer<typeof jobFiguresSchema>;

export const getJobFiguresCall = defineCall({
  method: 'GET',
  path: '/api/sa/jobs/figures',
  module,
  summary: 'Figures of the job queue: what waits and for how long, what runs, what failed.',
  access,
  response: jobFiguresSchema,
});

const chosenJobs = z.strictObject({
  which: jobList.which(z.strictObject({ name, id: uuid })),
  /** As in the list, for the search of a filter. */
  qNames: z.array(name).max(200).optional(),
  qClients: z.array(uuid).max(200).optional(),
});

export const retryQueueJobsCall = defineCall({
  method: 'POST',
  path: '/api/sa/jobs/retry',
  module,
  summary: 'Retries failed jobs now.',
  access,
  body: chosenJobs,
  response: z.object({ retried: z.number().int() }),
});

export const cancelQueueJobsCall = defineCall({
  method: 'POST',
  path: '/api/sa/jobs/cancel',
  module,
  summary:
    'Cancels jobs: those that wait or were given up immediately, running ones as soon as they can stop.',
  access,
  body: chosenJobs,
  response: z.object({ cancelled: z.number().int() }),
});

export const pauseQueueCall = defineCall({
  method: 'PUT',
  path: '/api/sa/jobs/queues/{name}/pause',
  module,
  summary: 'Pauses a queue: running jobs are finished, nothing else starts until it is resumed.',
  access,
  params: z.strictObject({ name }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const resumeQueueCall = defineCall({
  method: 'DELETE',
  path: '/api/sa/jobs/queues/{name}/pause',
  module,
  summary: 'Resumes a paused queue.',
  access,
  params: z.strictObject({ name }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});
