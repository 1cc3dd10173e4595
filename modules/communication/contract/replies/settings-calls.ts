import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { REPLY_SETTINGS_BYTES } from '../limits.ts';
import { manageReplySettings, seeReviews } from '../permissions.ts';
import { templateFault } from '../problems.ts';
import {
  DECISION_REASONS,
  evaluationSchema,
  REPLY_DECISIONS,
  REPLY_WRITERS,
  replyMarkSchema,
} from '../reviews/reply.ts';
import { reviewSchema } from '../reviews/review.ts';
import { replySettingsSchema } from './reply-settings.ts';

/** Reply settings of a brand [REV-07]. */
const module = 'communication';
const ofBrand = z.strictObject({ brandId: z.string() });
const manage = { kind: 'client', client: 'body.brandId', may: manageReplySettings } as const;
const see = { kind: 'client', client: 'query.brandId', may: manageReplySettings } as const;
const count = z.number().int();

const storedSettings = z.object({
  settings: replySettingsSchema,
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Whether a language model is configured for the suite. */
  modelAvailable: z.boolean(),
});

export const getAutoreplyCall = defineCall({
  method: 'GET',
  path: '/api/ar/review_autoreply',
  module,
  summary:
    'Whether automatic replies run for the brand, and whether the caller may answer reviews.',
  access: { kind: 'client', client: 'query.brandId', may: seeReviews },
  query: ofBrand,
  response: z.object({
    active: z.boolean(),
    /** False for users of locations if the brand does not let them answer. */
    mayAnswer: z.boolean(),
    /** Comments can be translated if a language model is configured and the brand uses it. */
    canTranslate: z.boolean(),
  }),
});

export const getBotIdCall = defineCall({
  method: 'GET',
  path: '/api/ar/brand_id',
  module,
  summary: 'The id of the bot that answers for the brand.',
  access: { kind: 'client', client: 'query.brandId', may: seeReviews },
  query: ofBrand,
  response: z.object({ botId: z.string() }),
});

export const getReplySettingsCall = defineCall({
  method: 'GET',
  path: '/api/ar/settings',
  module,
  summary: 'How the brand answers reviews.',
  access: see,
  query: ofBrand,
  response: storedSettings,
});

export const saveReplySettingsCall = defineCall({
  method: 'POST',
  path: '/api/ar/settings',
  module,
  summary: 'Change how the brand answers reviews; replies that wait are written again where asked.',
  access: manage,
  body: z.strictObject({
    brandId: z.string(),
    version: z.number().int(),
    settings: replySettingsSchema,
    rewriteReady: z.boolean().default(false),
  }),
  bodyBytes: REPLY_SETTINGS_BYTES,
  response: storedSettings,
  errors: [changedMeanwhile, templateFault],
});

/** Previews replies to real reviews with unsaved settings. */
export const tryReplySettingsCall = defineCall({
  method: 'POST',
  path: '/api/ar/try_settings',
  module,
  summary:
    'What the bot would write to a review with these settings, beside what it writes with the saved ones.',
  access: manage,
  body: z.strictObject({
    brandId: z.string(),
    settings: replySettingsSchema,
    reviewId: uuid.optional(),
  }),
  bodyBytes: REPLY_SETTINGS_BYTES,
  response: z.object({
    /** Null if the brand has no review with a comment yet. */
    review: reviewSchema.nullable(),
    saved: triedReply().nullable(),
    changed: triedReply().nullable(),
  }),
  errors: [notFound, templateFault],
  rate: { max: 60, seconds: 60 },
});

/** Replays last month's replies and the corrected replies with unsaved settings. */
export const compareReplySettingsCall = defineCall({
  method: 'POST',
  path: '/api/ar/compare_settings',
  module,
  summary:
    'How many of last month’s replies would be sent, wait or be left to a person, and which corrected ones come out better or worse.',
  access: manage,
  body: z.strictObject({ brandId: z.string(), settings: replySettingsSchema }),
  bodyBytes: REPLY_SETTINGS_BYTES,
  response: z.object({
    replies: count,
    saved: z.object({ send: count, approve: count, manual: count }),
    changed: z.object({ send: count, approve: count, manual: count }),
    /** Replies that people edited or reported. */
    corrected: z.object({ total: count, better: count, worse: count, same: count }),
  }),
  errors: [templateFault],
  // Each call writes a thousand replies.
  rate: { max: 30, seconds: 60 },
});

/** Counts the matches of unsaved rules in last month's reviews. */
export const countRuleMatchesCall = defineCall({
  method: 'POST',
  path: '/api/ar/count_rule_matches',
  module,
  summary: 'How many of last month’s reviews each rule would have decided.',
  access: manage,
  body: z.strictObject({ brandId: z.string(), rules: replySettingsSchema.shape.rules }),
  bodyBytes: REPLY_SETTINGS_BYTES,
  response: z.object({
    /** Number of reviews checked: the newest of the month. */
    reviews: count,
    /** True if the month has more reviews than were checked. */
    isSample: z.boolean(),
    rules: z.array(z.object({ id: z.string(), reviews: count })),
  }),
  rate: { max: 60, seconds: 60 },
});

export const getScoreHistogramCall = defineCall({
  method: 'GET',
  path: '/api/ar/score_histogram',
  module,
  summary: 'How many of last month’s replies had which score.',
  access: see,
  query: ofBrand,
  response: z.object({
    from: z.string(),
    to: z.string(),
    /** Scores that occurred, lowest first. */
    scores: z.array(z.object({ score: count, replies: count })).max(101),
    /** Sent replies of the month, and how many of them were automatic. */
    sent: count,
    sentByBot: count,
    total: count,
  }),
});

function triedReply() {
  return z.object({
    text: z.string(),
    writer: z.enum(REPLY_WRITERS),
    template: z.string().nullable(),
    templateId: uuid.nullable(),
    evaluation: evaluationSchema,
    decision: z.enum(REPLY_DECISIONS),
    reason: z.enum(DECISION_REASONS),
    /** Sentences that answer topics of the comment; empty unless the built-in writer wrote the reply. */
    marks: z.array(replyMarkSchema),
  });
}
