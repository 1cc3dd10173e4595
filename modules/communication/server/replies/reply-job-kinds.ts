import { z } from 'zod';
import type { JobKind } from '#platform/server/jobs/job-kind.ts';
import type { Context } from '../tables.ts';

/** Sends one reply if it is still due under this key. */
export const sendReplyKind = {
  name: 'communication.send-reply',
  input: z.object({ clientId: z.string(), reviewId: z.string(), sendKey: z.string() }),
  ofOneGroup: 3,
} satisfies JobKind;

/** One job per text and time, so that a reply sent early does not wait for its scheduled job. */
export async function enqueueSending(
  { db, app }: Context,
  given: { clientId: string; reviewId: string; sendKey: string; sendAt: Date },
): Promise<void> {
  const { clientId, reviewId, sendKey, sendAt } = given;
  await app.jobs.enqueue(
    db,
    sendReplyKind,
    { clientId, reviewId, sendKey },
    {
      clientId,
      uniqueKey: `${reviewId} ${sendKey} ${sendAt.getTime()}`,
      startAfterSeconds: Math.max(0, Math.ceil((sendAt.getTime() - Date.now()) / 1000)),
    },
  );
}
