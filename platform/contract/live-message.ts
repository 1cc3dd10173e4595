import { z } from 'zod';
import { jobProgressSchema } from './calls/job-summary.ts';
import { NOTIFICATION_KINDS } from './calls/notification.ts';

/** What the server tells an open browser. Small on purpose: what is told to change is read again by its call. */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job.progress'), job: jobProgressSchema }),
  z.object({ kind: z.literal('job.ended'), job: jobProgressSchema }),
  z.object({
    kind: z.literal('notification.created'),
    notification: z.object({
      id: z.string(),
      clientId: z.string(),
      kind: z.enum(NOTIFICATION_KINDS),
    }),
  }),
  /** Of a client that the user belongs to: whoever shows such records reads them again. */
  z.object({
    kind: z.literal('records.changed'),
    clientId: z.string(),
    records: z.array(z.string()),
  }),
  z.object({ kind: z.literal('session.ended'), sessionId: z.string() }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
