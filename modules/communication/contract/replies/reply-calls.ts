import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { REPLY_LENGTH } from '../limits.ts';
import { answerReviews, seeReviews } from '../permissions.ts';
import {
  answeringNotAllowed,
  noReplyToSend,
  replyAlreadySent,
  replyNotDeletable,
  replyTooLong,
  reviewDeletedAtSource,
  reviewErased,
  sourceNotConnected,
} from '../problems.ts';
import { evaluationSchema, REPLY_DECISIONS } from '../reviews/reply.ts';
import { reviewDetailSchema } from '../reviews/review.ts';
import { momentSchema, reviewFilterSchema } from '../reviews/review-list.ts';

/** Replies of a brand: edit, send, undo, discard and report [REV-05]. */
const module = 'communication';
const answer = { kind: 'client', client: 'body.brandId', may: answerReviews } as const;
const text = z.string().trim().min(1).max(REPLY_LENGTH);
/** Version of the review that the caller has read. Without it, concurrent changes are not detected. */
const version = z.number().int().optional();
const ofOne = z.strictObject({ id: uuid });
const changeErrors = [
  notFound,
  changedMeanwhile,
  answeringNotAllowed,
  reviewDeletedAtSource,
  reviewErased,
] as const;

export const changeReviewCall = defineCall({
  method: 'POST',
  path: '/api/ar/review_id/{id}',
  module,
  summary:
    'Discard a review, take it back, write its reply again, or take back a reply whose delay still runs.',
  access: answer,
  params: ofOne,
  body: z.strictObject({
    brandId: z.string(),
    version,
    action: z.enum(['discard', 'restore', 'rewrite', 'unschedule']),
  }),
  response: reviewDetailSchema,
  errors: [...changeErrors, replyAlreadySent, noReplyToSend],
});

export const sendResponseCall = defineCall({
  method: 'POST',
  path: '/api/ar/send_response',
  module,
  summary:
    'Send the reply to a review, with the text given; until its sendAt it can be taken back. save=1 only saves the text.',
  access: answer,
  body: z.strictObject({
    brandId: z.string(),
    reviewId: uuid,
    version,
    text,
    save: z.union([z.literal(1), z.literal(0)]).default(0),
  }),
  response: reviewDetailSchema,
  errors: [...changeErrors, replyAlreadySent, replyTooLong, sourceNotConnected],
});

export const changeSentReplyCall = defineCall({
  method: 'POST',
  path: '/api/ar/change_sent_reply',
  module,
  summary:
    'Replace a reply that was sent by another text, or delete it at its source; a replaced one can be taken back until its sendAt.',
  access: answer,
  body: z.strictObject({
    brandId: z.string(),
    reviewId: uuid,
    version,
    /** Null deletes the reply. */
    text: text.nullable(),
  }),
  response: reviewDetailSchema,
  errors: [...changeErrors, noReplyToSend, replyNotDeletable, replyTooLong, sourceNotConnected],
});

export const sendAllResponsesCall = defineCall({
  method: 'POST',
  path: '/api/ar/send_all_responses',
  module,
  summary:
    'Send all ready replies that fit the filters and came in until a moment; a job does it, and can be cancelled before.',
  access: answer,
  body: z.strictObject({
    brandId: z.string(),
    maxDate: momentSchema,
    filters: reviewFilterSchema.omit({ response_status: true, max_date_ready: true }).prefault({}),
    /**
     * Number of replies in the preview. If the number has changed, the request fails, so only previewed replies are
     * sent.
     */
    expected: z.number().int().min(1).optional(),
  }),
  /** The job starts at `undoUntil`: if cancelled before, it sends nothing. */
  response: z.object({ jobId: z.string(), undoUntil: z.string() }),
  status: 202,
  errors: [changedMeanwhile, answeringNotAllowed, noReplyToSend],
});

export const reportResponseCall = defineCall({
  method: 'POST',
  path: '/api/ar/report_response',
  module,
  summary:
    'Report a reply that should not have been written so; it is tried again whenever settings change.',
  access: answer,
  body: z.strictObject({
    brandId: z.string(),
    reviewId: uuid,
    reason: z.enum([
      'wrong-language',
      'wrong-tone',
      'wrong-facts',
      'misses-topic',
      'promise',
      'other',
    ]),
    note: z.string().max(500).default(''),
  }),
  response: z.object({ id: z.string() }),
  status: 201,
  errors: [notFound, answeringNotAllowed, noReplyToSend],
});

export const deactivateReviewCall = defineCall({
  method: 'GET',
  path: '/api/ar/deactivate_review_id/{id}',
  module,
  summary: 'Discard a review: nobody answers it, and it can be taken back.',
  changes: true,
  access: { kind: 'client', client: 'query.brandId', may: answerReviews },
  params: ofOne,
  query: z.strictObject({ brandId: z.string() }),
  response: reviewDetailSchema,
  errors: [notFound, answeringNotAllowed, replyAlreadySent],
});

export const getBotEvaluationCall = defineCall({
  method: 'GET',
  path: '/api/ar/bot_evaluation',
  module,
  summary:
    'The score of a review’s reply with the reason of each check, and what is decided by it.',
  access: { kind: 'client', client: 'query.brandId', may: seeReviews },
  query: z.strictObject({
    brandId: z.string(),
    reviewId: uuid,
    text: z.string().max(REPLY_LENGTH).optional(),
  }),
  response: z.object({
    evaluation: evaluationSchema,
    decision: z.enum(REPLY_DECISIONS),
    thresholds: z.object({ send: z.number(), approve: z.number() }),
  }),
  errors: [notFound, noReplyToSend],
});
