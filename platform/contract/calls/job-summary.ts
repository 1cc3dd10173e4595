import { z } from 'zod';
import { textReferenceSchema } from '../text/text-reference.ts';

/** Long work that a person waits for: an import, an export, a refresh. */
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
  /** The name of the job in the code, for screens that follow one kind of work. */
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
