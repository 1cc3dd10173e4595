import { z } from 'zod';

/**
 * Author of the reply: built-in phrases, a template of the brand, a language model, a user, or it already existed at
 * the source.
 */
export const REPLY_WRITERS = ['embedded', 'template', 'model', 'user', 'source'] as const;
export type ReplyWriter = (typeof REPLY_WRITERS)[number];

/** Proposed: waits for a user. Scheduled: is sent automatically at `sendAt`. */
export const REPLY_STATES = ['proposed', 'scheduled', 'sending', 'sent', 'failed'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** Moderation state of a reply at the source. */
export const SOURCE_STATES = ['pending', 'approved', 'rejected'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** Why a reply was not sent; the texts are `communication:replyFailure.KEY`. */
export const REPLY_FAILURES = [
  'rejectedBySource',
  'refusedBySource',
  'reviewGone',
  'notAllowed',
  'rateLimited',
  'unavailable',
  'unreachable',
  'addressMissing',
  'secretUnreadable',
] as const;
export type ReplyFailure = (typeof REPLY_FAILURES)[number];

/** Result of the evaluation: send automatically, wait for approval, or have a user write the reply [REV-06]. */
export const REPLY_DECISIONS = ['send', 'approve', 'manual'] as const;
export type ReplyDecision = (typeof REPLY_DECISIONS)[number];

/** Translation key and parameters, for example `communication:replyCheck.topics.failed`. */
const reasonSchema = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])),
});

export const replyCheckSchema = z.object({
  /** `language`, `topics`, `names`, `facts`, `forbiddenWords`, `promises`, `personalData`, `length`, `similarity`, `tone`. */
  check: z.string(),
  passed: z.boolean(),
  weight: z.number(),
  /** The part of the weight that counts, 0 to 1. */
  share: z.number().min(0).max(1).optional(),
  reason: reasonSchema,
});
export type ReplyCheck = z.infer<typeof replyCheckSchema>;

export const evaluationSchema = z.object({
  score: z.number().int().min(0).max(100),
  checks: z.array(replyCheckSchema),
});
export type ReplyEvaluation = z.infer<typeof evaluationSchema>;

/** Position of a sentence in a reply, in UTF-16 units, and the topics it answers. */
export const replyMarkSchema = z.object({
  at: z.number().int(),
  length: z.number().int(),
  /** `topic` answers topics of the comment; `fact` gives information about the location. */
  kind: z.enum(['topic', 'fact']),
  topics: z.array(z.string()),
});
export type ReplyMark = z.infer<typeof replyMarkSchema>;

/** Why a decision differs from the score's. */
export const DECISION_REASONS = [
  'score',
  'grade',
  'risk',
  'rule',
  'switched-off',
  /** Automatic replies are off for the brand. */
  'bot-off',
  /** Written long before it was received. */
  'old',
  /** Imported from a file of past reviews. */
  'imported',
  /** A check failed that every automatic reply must pass, regardless of the score. */
  'check',
  /** Only in replies stored before this reason was split into more specific ones. */
  'approval-only',
  'language',
  'source-not-connected',
  'edited',
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

export const replySchema = z.object({
  text: z.string(),
  writer: z.enum(REPLY_WRITERS),
  /** Why this writer was used, for example an unavailable language model; null if there was no alternative. */
  writerReason: reasonSchema.nullable(),
  state: z.enum(REPLY_STATES),
  /** Null for replies that a user wrote or that already existed at the source. */
  evaluation: evaluationSchema.nullable(),
  decision: z.enum(REPLY_DECISIONS),
  reason: z.enum(DECISION_REASONS),
  /** Highest similarity to the location's last 20 replies, 0 to 100. */
  similarity: z.number().int().nullable(),
  /** Time of automatic sending; the reply can be cancelled until then. */
  sendAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** Name of the sender; null means the bot. */
  sentBy: z.string().nullable(),
  sourceState: z.enum(SOURCE_STATES).nullable(),
  /** Why the source rejected it, or why it could not be sent: text key `replyFailure.KEY` of this module. */
  failure: z.string().nullable(),
  policyReason: z.string().nullable(),
  reportedAt: z.string().nullable(),
});
export type Reply = z.infer<typeof replySchema>;
