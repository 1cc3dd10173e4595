import { z } from 'zod';

/** Who wrote it: phrases of ours, a template of the brand, a language model, a person, or it was at the source before. */
export const REPLY_WRITERS = ['embedded', 'template', 'model', 'user', 'source'] as const;
export type ReplyWriter = (typeof REPLY_WRITERS)[number];

/** Proposed: waits for a person. Scheduled: leaves by itself at `sendAt`. */
export const REPLY_STATES = ['proposed', 'scheduled', 'sending', 'sent', 'failed'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** What the source did with a reply that it received. */
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

/** What evaluation decides: sent by itself, waits for approval, or a person writes [REV-06]. */
export const REPLY_DECISIONS = ['send', 'approve', 'manual'] as const;
export type ReplyDecision = (typeof REPLY_DECISIONS)[number];

/** A text of this module and what it is filled with: `communication:replyCheck.topics.failed`. */
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

/** A sentence of a reply and what it answers, in UTF-16 units. */
export const replyMarkSchema = z.object({
  at: z.number().int(),
  length: z.number().int(),
  /** `topic` answers topics of the comment, `fact` says something of the location. */
  kind: z.enum(['topic', 'fact']),
  topics: z.array(z.string()),
});
export type ReplyMark = z.infer<typeof replyMarkSchema>;

/** Why a decision is not the one of the score alone. */
export const DECISION_REASONS = [
  'score',
  'grade',
  'risk',
  'rule',
  'switched-off',
  /** Automatic replies are off for the brand. */
  'bot-off',
  /** Written long before it came in. */
  'old',
  /** A file of past reviews brought it. */
  'imported',
  /** A check failed without which no reply is sent by itself, whatever the score. */
  'check',
  /** Of replies that were stored before the three reasons above were told apart. */
  'approval-only',
  'language',
  'source-not-connected',
  'edited',
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

export const replySchema = z.object({
  text: z.string(),
  writer: z.enum(REPLY_WRITERS),
  /** Why this writer wrote it, such as a language model that was away; null where nothing else was to write. */
  writerReason: reasonSchema.nullable(),
  state: z.enum(REPLY_STATES),
  /** Null for a reply that a person wrote or that was at the source before. */
  evaluation: evaluationSchema.nullable(),
  decision: z.enum(REPLY_DECISIONS),
  reason: z.enum(DECISION_REASONS),
  /** Greatest likeness with the location's last 20 replies, 0 to 100. */
  similarity: z.number().int().nullable(),
  /** When it leaves by itself; until then it can be taken back. */
  sendAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** The name of who sent it; null is the bot. */
  sentBy: z.string().nullable(),
  sourceState: z.enum(SOURCE_STATES).nullable(),
  /** Why the source rejected it, or why it could not be sent: a text of this module, `replyFailure.KEY`. */
  failure: z.string().nullable(),
  policyReason: z.string().nullable(),
  reportedAt: z.string().nullable(),
});
export type Reply = z.infer<typeof replySchema>;
