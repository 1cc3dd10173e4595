import { z } from 'zod';
import { jobProgressSchema } from './calls/job-summary.ts';
import { NOTIFICATION_KINDS } from './calls/notification.ts';

/** Messages from the server to an open browser. They are small: the browser reloads the changed data with its call. */
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
  /** Records of one of the user's clients changed; screens that show such records reload them. */
  z.object({
    kind: z.literal('records.changed'),
    clientId: z.string(),
    records: z.array(z.string()),
  }),
  z.object({ kind: z.literal('session.ended'), sessionId: z.string() }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
