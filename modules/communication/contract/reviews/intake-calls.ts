import { z } from 'zod';
import { apiKeyCallParts } from '#platform/contract/api-key.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import {
  REPLY_AT_SOURCE_LENGTH,
  REVIEW_COMMENT_LENGTH,
  REVIEW_EXTERNAL_ID_LENGTH,
  REVIEW_INGEST_BYTES,
  REVIEW_USERNAME_LENGTH,
  REVIEWS_PER_CALL,
} from '../limits.ts';
import { manageReplySettings } from '../permissions.ts';
import { reviewKeyRefused, signatureRefused, tooManyReviewKeys } from '../problems.ts';
import { momentSchema } from './review-list.ts';

/** Intake of GATOREVIEWS reviews: by a call with an API key of the brand, or by a signed webhook [REV-09]. */
const module = 'communication';
const see = { kind: 'client', client: 'query.brandId', may: manageReplySettings } as const;
const change = { kind: 'client', client: 'body.brandId', may: manageReplySettings } as const;
/** A key of the brand must not create other keys, which would outlive it. */
const noKeys = { accepted: false, reason: 'A key must not manage keys and secrets.' } as const;
const ofBrand = z.strictObject({ brandId: z.string() });
const moment = momentSchema;
const webAddress = z.url({ protocol: /^https?$/, error: 'url' }).max(2_000);

/** One review as sent by a brand's server. Unknown fields are ignored. */
export const reviewLineSchema = z.object({
  /** Id at the source; a repeated id is the same review. */
  externalId: line({ min: 1, max: REVIEW_EXTERNAL_ID_LENGTH }),
  /** A location of the brand, by id or by the brand's code; without both, the review is about the brand. */
  locationId: uuid.nullish(),
  locationCode: z.string().trim().max(100).nullish(),
  date: moment,
  /** Time of the last change at the source: an older change never overwrites a newer one. */
  updatedAt: moment.nullish(),
  username: z.string().trim().max(REVIEW_USERNAME_LENGTH).nullish(),
  email: z.email().max(320).nullish(),
  /** The lead after which the review was requested. */
  leadId: uuid.nullish(),
  grade: z.number().int().min(1).max(5),
  comment: z.string().trim().max(REVIEW_COMMENT_LENGTH).nullish(),
  media: z
    .array(z.object({ thumbnail: webAddress, address: webAddress }))
    .max(20)
    .nullish(),
  /** Where the review is shown. */
  url: webAddress.nullish(),
  /** The reply shown at the source. */
  reply: z
    .object({ text: z.string().trim().min(1).max(REPLY_AT_SOURCE_LENGTH), date: moment })
    .nullish(),
});
export type ReviewLine = z.output<typeof reviewLineSchema>;

/** Each line is validated separately, so an invalid line does not reject the others. */
const reviewLines = z.array(z.union([reviewLineSchema, z.unknown()])).max(REVIEWS_PER_CALL);

const takenLines = z.object({
  /** New and changed reviews. */
  received: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(
    z.object({
      /** Index in the list, from 0. */
      index: z.number().int(),
      externalId: z.string().nullable(),
      field: z.string(),
      code: z.string(),
    }),
  ),
});
export type ReviewIntakeResult = z.input<typeof takenLines>;

export const ingestReviewsCall = defineCall({
  method: 'POST',
  path: '/api/ar/reviews/ingest',
  module,
  summary: 'Send reviews of the brand; the same review sent again changes the stored one.',
  access: { kind: 'public', reason: 'Servers of the brand have no session: they show an API key.' },
  headers: z.object({ authorization: z.string().max(300).optional() }),
  body: z.strictObject({ reviews: reviewLines }),
  bodyBytes: REVIEW_INGEST_BYTES,
  foreignText: 'replace',
  repeatable: true,
  response: takenLines,
  keyScope: 'reviews.send',
  rate: { max: 30, seconds: 60, withKey: 300 },
  errors: [reviewKeyRefused],
});

export const receiveReviewWebhookCall = defineCall({
  method: 'POST',
  path: '/api/ar/webhooks/gatoreviews/{token}',
  module,
  summary:
    'A signed message about reviews that were created, updated or deleted; sent again with the same id it does nothing.',
  access: {
    kind: 'public',
    reason: 'Another server calls: the address is secret, and the message is signed.',
  },
  params: z.strictObject({ token: z.string().max(100) }),
  headers: z.object({
    'webhook-id': z.string().max(200).optional(),
    'webhook-timestamp': z.string().max(20).optional(),
    'webhook-signature': z.string().max(1_000).optional(),
  }),
  body: z.object({
    /** `review.created`, `review.updated` or `review.deleted`; others are ignored. */
    type: z.string().max(100),
    data: z.object({ reviews: reviewLines }),
  }),
  bodyBytes: REVIEW_INGEST_BYTES,
  foreignText: 'replace',
  signed: true,
  response: takenLines,
  rate: { max: 600, seconds: 60 },
  errors: [notFound, signatureRefused],
});

const KEYS = '/api/ar/keys';
const keyCalls = apiKeyCallParts(tooManyReviewKeys);

export const listReviewKeysCall = defineCall({
  ...keyCalls.list,
  path: KEYS,
  module,
  summary: 'The keys by which servers of the brand send reviews, those that have ended last.',
  access: see,
  query: ofBrand,
});
export const makeReviewKeyCall = defineCall({
  ...keyCalls.create,
  path: KEYS,
  module,
  summary: 'Make a key for a server; the answer is the only one that ever shows it.',
  access: change,
  body: ofBrand.extend(keyCalls.create.body.shape),
});
export const endReviewKeyCall = defineCall({
  ...keyCalls.end,
  path: `${KEYS}/{keyId}`,
  module,
  access: see,
  query: ofBrand,
});

export const getReviewWebhookCall = defineCall({
  method: 'GET',
  path: '/api/ar/review_webhook',
  module,
  summary: 'The address to which GATOREVIEWS sends messages about reviews, and when one came last.',
  access: see,
  query: ofBrand,
  response: z.object({
    /** Null until a secret is created. */
    address: z.string().nullable(),
    rotatedAt: z.string().nullable(),
    /** Until then the previous secret is accepted too. */
    oldSecretUntil: z.string().nullable(),
    lastMessageAt: z.string().nullable(),
  }),
});

export const rotateReviewWebhookCall = defineCall({
  method: 'POST',
  path: '/api/ar/review_webhook',
  module,
  summary: 'Make a new secret for the messages; the answer is the only one that ever shows it.',
  access: change,
  apiKeys: noKeys,
  body: ofBrand,
  response: z.object({
    address: z.string(),
    secret: z.string(),
    oldSecretUntil: z.string().nullable(),
  }),
});

/** Import of past reviews from a file, so that a brand starts with its history. */
export const reviewImportCalls = defineImportCalls({
  module,
  base: '/gtr-core/clients/{uuid}/reviews',
  what: 'past reviews',
  may: manageReplySettings,
});
