import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** What reviews tell the other modules. They are listened to before the module publishes them. */
const about = {
  reviewId: z.string(),
  at: z.string(),
  /** Whose it is, as far as its source tells. */
  email: z.string().nullable(),
  /** The lead after which it was asked for. */
  leadId: z.string().nullable(),
};

export const reviewReceived = defineEvent({
  type: 'review.received',
  label: 'communication:event.reviewReceived',
  unpublished: true,
  payload: z.object({
    ...about,
    grade: z.number().int().min(1).max(5),
    origin: z.string(),
    location: z.string().nullable(),
  }),
});
export const reviewAnswered = defineEvent({
  type: 'review.answered',
  label: 'communication:event.reviewAnswered',
  payload: z.object({
    ...about,
    by: z.enum(['bot', 'user']),
    origin: z.string(),
    /** The name of the location; null where the review is about the brand. */
    location: z.string().nullable(),
    locationId: z.string().nullable(),
    reply: z.object({ text: z.string().nullable() }),
  }),
  person: 'reply',
});
