import { z } from 'zod';
import type { JobKind } from '#platform/server/jobs/job-kind.ts';

/**
 * Analyses the reviews of a client that wait for it and writes their replies. Whoever stores reviews enqueues it in the
 * same transaction, with the client as unique key.
 */
export const answerReviewsKind = {
  name: 'communication.answer-reviews',
  input: z.object({ clientId: z.string() }),
} satisfies JobKind;
