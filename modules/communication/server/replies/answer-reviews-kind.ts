import { z } from 'zod';
import type { JobKind } from '#platform/server/jobs/job-kind.ts';

/**
 * Analyses the reviews of a client that wait for it and writes their replies. Code that stores reviews enqueues it in the
 * same transaction, with the unique key `answer`.
 */
export const answerReviewsKind = {
  name: 'communication.answer-reviews',
  input: z.object({
    clientId: z.string(),
    /** A final run for reviews that were stored while the previous run was ending. */
    last: z.boolean().default(false),
  }),
} satisfies JobKind;
