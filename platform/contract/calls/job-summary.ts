import { z } from 'zod';
import { textReferenceSchema } from '../text/text-reference.ts';

/** Long work that a person waits for: an import, an export, a refresh. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The part that changes while it runs; it also goes out as a live message. */
export const jobProgressSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  state: z.enum(JOB_STATES),
  done: z.number(),
  /** Null while nobody knows how much there is to do. */
  total: z.number().nullable(),
  note: textReferenceSchema.nullable(),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;

export const jobSummarySchema = jobProgressSchema.extend({
  /** The name of the job in the code, for screens that follow one kind of work. */
  kind: z.string(),
  title: textReferenceSchema,
  cancelRequested: z.boolean(),
  /** What the job left behind, for the screen that started it. */
  result: z.unknown(),
  errorCode: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type JobSummary = z.infer<typeof jobSummarySchema>;
