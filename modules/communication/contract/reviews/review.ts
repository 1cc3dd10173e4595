import { z } from 'zod';
import { replyMarkSchema, replySchema } from './reply.ts';

export const REVIEW_ORIGINS = ['GATOREVIEWS', 'GMB'] as const;
export type ReviewOrigin = (typeof REVIEW_ORIGINS)[number];

/**
 * Ready: a reply waits for automatic sending or approval. Manual: a user must write it. Empty: no comment to answer. To
 * reassess: the review changed after its reply. Failed: the source rejected it. Discarded: deactivated [REV-03].
 */
export const REVIEW_STATUSES = [
  'ready',
  'manual',
  'to_reassess',
  'failed',
  'sent',
  'empty',
  'discarded',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Positive, neutral, negative, and blank (a rating without a comment). */
export const SENTIMENTS = ['PO', 'NE', 'NG', 'BL'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
export const TOPIC_SENTIMENTS = ['PO', 'NE', 'NG'] as const;
export type TopicSentiment = (typeof TOPIC_SENTIMENTS)[number];

/** Content that rules out an automatic reply. */
export const REVIEW_RISKS = [
  'injury',
  'food-safety',
  'discrimination',
  'harassment',
  'theft',
  'legal-threat',
  'press',
  'personal-data',
  'named-employee-accused',
] as const;
export type ReviewRisk = (typeof REVIEW_RISKS)[number];

/** History entries about the reply of a review. Sources add further kinds. */
export const REPLY_HISTORY_KINDS = [
  'written',
  'scheduled',
  'edited',
  'sending-requested',
  'sent',
  'failed',
  'discarded',
  'restored',
  'rewritten',
  'unscheduled',
  'reported',
  'deletion-requested',
  'reply-deleted',
  'deletion-refused',
] as const;
export type ReplyHistoryKind = (typeof REPLY_HISTORY_KINDS)[number];

/** Position in the comment, in UTF-16 units. */
const rangeSchema = z.object({ at: z.number().int(), length: z.number().int() });

export const reviewSchema = z.object({
  id: z.string(),
  origin: z.enum(REVIEW_ORIGINS),
  /** Id at the source. */
  externalId: z.string(),
  /** Time of writing. */
  date: z.string(),
  receivedAt: z.string(),
  location: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  username: z.string(),
  grade: z.number().int().min(1).max(5),
  comment: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** Language of the comment. `other` is none of the six; null means not analysed yet or no comment. */
  locale: z.string().nullable(),
  sentiment: z.enum(SENTIMENTS),
  topics: z.array(
    z.object({
      /** One of `REVIEW_TOPICS`, or the key of a custom topic. */
      topic: z.string(),
      sentiment: z.enum(TOPIC_SENTIMENTS),
      words: z.array(rangeSchema),
    }),
  ),
  risks: z.array(z.enum(REVIEW_RISKS)),
  /** The sent, scheduled or proposed reply. */
  response: replySchema.nullable(),
  /** When it was deleted at the source: it still counts in figures but cannot be answered. */
  deletedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Review = z.infer<typeof reviewSchema>;

/** A review with all data of its page. */
export const reviewDetailSchema = reviewSchema.extend({
  media: z.array(z.object({ thumbnail: z.string(), address: z.string() })),
  /** URL of the review at its source. */
  sourceAddress: z.string().nullable(),
  /** Also null if the reader may not open the contact. */
  contact: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Also null if the reader may not open the lead. */
  leadId: z.string().nullable(),
  /** Name of the template used for the reply. */
  template: z.string().nullable(),
  /** Which sentences of the reply answer which topics; empty unless the built-in writer wrote the text. */
  replyMarks: z.array(replyMarkSchema),
  /** The version of the review that the reply answered, if it changed at its source since. Older entries have no grade. */
  before: z
    .object({ comment: z.string(), grade: z.number().int().nullable(), at: z.string() })
    .nullable(),
  /** Statistics of the location's other reviews. */
  shop: z
    .object({
      grade: z.number(),
      reviews: z.number().int(),
      gradeYearBefore: z.number().nullable(),
      /** Share of reviews with a reply, and share that the bot answered automatically. */
      answered: z.number(),
      byBot: z.number(),
      /** Number of other reviews of the last three months that mention the same topics. */
      topics: z.array(z.object({ topic: z.string(), reviews: z.number().int() })),
    })
    .nullable(),
  history: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      by: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
});
export type ReviewDetail = z.infer<typeof reviewDetailSchema>;

/** Complete list of topics that a comment can mention. */
export const REVIEW_TOPICS = [
  'staff',
  'advice',
  'price',
  'quality',
  'choice',
  'delivery',
  'waiting',
  'opening-hours',
  'cleanliness',
  'parking',
  'after-sales',
  'packaging',
  'online-order',
  'availability',
] as const;

export type ReviewTopic = (typeof REVIEW_TOPICS)[number];
