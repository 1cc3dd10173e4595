import type { Review } from '#modules/communication/contract/reviews/review.ts';

/** Actions that a user can currently take on a review [REV-03] [REV-05]. */
export interface ReviewActions {
  /** The reply can be written or changed, and sent. */
  answer: boolean;
  /** The source rejected it before, so sending is a retry. */
  retry: boolean;
  /** The bot can write the reply again. */
  rewrite: boolean;
  discard: boolean;
  restore: boolean;
  /** The reply is sent automatically at `sendAt` and can be held back until then. */
  unschedule: boolean;
  report: boolean;
  /** The reply was sent from here and can be replaced at its source. */
  changeSent: boolean;
  /** The source also allows deleting it. */
  deleteSent: boolean;
}

const NONE: ReviewActions = {
  answer: false,
  retry: false,
  rewrite: false,
  discard: false,
  restore: false,
  unschedule: false,
  report: false,
  changeSent: false,
  deleteSent: false,
};

/** Only decides which actions are offered; the server enforces the same rules. */
export function reviewActions(
  {
    status,
    response,
    deletedAt,
    origin,
  }: Pick<Review, 'status' | 'response' | 'deletedAt' | 'origin'>,
  mayAnswer: boolean,
): ReviewActions {
  if (!mayAnswer) return NONE;
  const isWritten = response !== null && response.writer !== 'user' && response.writer !== 'source';
  const report = isWritten && response.reportedAt === null;
  const isOurs =
    status === 'sent' && response?.state === 'sent' && response.writer !== 'source' && !deletedAt;
  const sent = { changeSent: isOurs, deleteSent: isOurs && origin === 'GMB' };
  if (deletedAt !== null || response?.state === 'sending' || status === 'sent')
    return { ...NONE, report, ...sent };
  if (status === 'discarded') return { ...NONE, restore: true, report };
  return {
    ...NONE,
    answer: true,
    retry: status === 'failed',
    rewrite: true,
    discard: true,
    restore: false,
    unschedule: response?.state === 'scheduled',
    report,
  };
}
