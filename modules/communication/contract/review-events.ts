import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** Events about reviews for other modules and for the brand's webhooks. */
const about = {
  reviewId: z.string(),
  at: z.string(),
  /** Email of the reviewer, if the source provides it. */
  email: z.string().nullable(),
  /** The lead that led to the review request. */
  leadId: z.string().nullable(),
};

export const reviewReceived = defineEvent({
  type: 'review.received',
  label: 'communication:event.reviewReceived',
  person: 'author',
  payload: z.object({
    ...about,
    grade: z.number().int().min(1).max(5),
    origin: z.string(),
    /** The name of the location. */
    location: z.string().nullable(),
    locationId: z.string().nullable().default(null),
    /** Null if the language is unknown when the review arrives. */
    language: z.string().nullable().default(null),
    /** All fields are null after the person was erased. */
    author: z
      .object({
        username: z.string().nullable(),
        /** Its first 4,000 characters. */
        comment: z.string().nullable(),
      })
      .default({ username: null, comment: null }),
  }),
});
export const reviewAnswered = defineEvent({
  type: 'review.answered',
  label: 'communication:event.reviewAnswered',
  payload: z.object({
    ...about,
    by: z.enum(['bot', 'user']),
    origin: z.string(),
    /** Name of the location; null if the review is about the brand. */
    location: z.string().nullable(),
    locationId: z.string().nullable(),
    reply: z.object({ text: z.string().nullable() }),
  }),
  person: 'reply',
});
