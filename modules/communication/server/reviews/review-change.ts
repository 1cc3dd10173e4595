import type {
  ReplyState,
  ReplyWriter,
  SourceState,
} from '#modules/communication/contract/reviews/reply.ts';
import type { ReviewStatus, Sentiment } from '#modules/communication/contract/reviews/review.ts';
import { type IncomingReview, replyFingerprint } from '../sources/reply-sender.ts';

interface StoredReply {
  text: string;
  writer: ReplyWriter;
  state: ReplyState;
  sentAt: Date | null;
  sourceState: SourceState | null;
  policyReason: string | null;
  /** Fingerprints of texts that it replaces at the source. */
  knownTexts: readonly string[];
  mentionsErasedAt: Date | null;
}

/** Properties of a stored review that decide how an update from its source is handled. */
export interface StoredReview extends Omit<IncomingReview, 'reply'> {
  id: string;
  status: ReviewStatus;
  deletedAt: Date | null;
  erasedAt: Date | null;
  mentionsErasedAt: Date | null;
  reply: StoredReply | null;
}

/** A reply read from the source. */
export interface SourceReply {
  text: string;
  /** Null: the stored reply is unchanged. */
  writer: 'source' | null;
  state: 'sent' | 'failed';
  sentAt: Date;
  sourceState: SourceState;
  policyReason: string | null;
}

export interface ReviewChange {
  /** Comment or grade changed, so the analysis is out of date. */
  isRewritten: boolean;
  /** Rewritten, or returned to its source without a reply: it is analysed and answered again. */
  isAnalysedAgain: boolean;
  status: ReviewStatus;
  /** The unsent reply answers the previous text of the review. */
  dropsReply: boolean;
  reply: SourceReply | null;
  isRestored: boolean;
  isMoved: boolean;
  /** The source corrected the date of writing. */
  isRedated: boolean;
  history: string[];
}

const ANSWERED: readonly ReplyState[] = ['sending', 'sent', 'failed'];

/** Used until the comment is analysed. */
export function sentimentFromGrade({
  grade,
  comment,
}: {
  grade: number;
  comment: string;
}): Sentiment {
  if (comment === '') return 'BL';
  return grade > 3 ? 'PO' : grade < 3 ? 'NG' : 'NE';
}

/** Status of a review that has no reply from this app. */
export function firstStatus({
  comment,
  reply,
}: Pick<IncomingReview, 'comment' | 'reply'>): ReviewStatus {
  if (reply) return reply.state === 'rejected' ? 'failed' : 'sent';
  return comment === '' ? 'empty' : 'manual';
}

/** A reply at the source that was not sent from here. */
export function replyAtSource({
  text,
  at,
  state,
  policyReason,
}: NonNullable<IncomingReview['reply']>): SourceReply {
  return {
    text,
    writer: 'source',
    state: state === 'rejected' ? 'failed' : 'sent',
    sentAt: at,
    sourceState: state,
    policyReason,
  };
}

/** Changes to a stored review; undefined if nothing changed or the source's data is older. */
export function reviewChange(
  stored: StoredReview,
  given: IncomingReview,
): ReviewChange | undefined {
  if (stored.erasedAt) return undefined;
  if (
    stored.sourceUpdatedAt &&
    given.sourceUpdatedAt &&
    given.sourceUpdatedAt < stored.sourceUpdatedAt
  )
    return undefined;
  const isRestored = stored.deletedAt !== null;
  if (stored.deletedAt && !isBack(stored.deletedAt, given)) return undefined;
  const isRewritten = stored.grade !== given.grade || stored.comment !== given.comment;
  const isAnswered = stored.reply !== null && ANSWERED.includes(stored.reply.state);
  // The waiting reply answers the previous text and is dropped, so the reply at the source counts.
  const isAnsweredThere = isRewritten && !isAnswered && given.reply !== null;
  const reply = replyChange(isAnsweredThere ? null : stored.reply, given.reply);
  const isMoved = stored.locationId !== given.locationId;
  if (!isRewritten && !reply && !isRestored && !isMoved && !hasOtherDetails(stored, given))
    return undefined;
  const isWaiting = isRestored && !isAnswered && !reply;
  const status = nextStatus(stored, given, {
    isRewritten,
    isWaiting,
    isAnswered: isAnswered || isAnsweredThere,
    reply,
  });
  return {
    isRewritten,
    isAnalysedAgain: isRewritten || isWaiting,
    status,
    dropsReply: isRewritten && !isAnswered,
    reply,
    isRestored,
    isMoved,
    isRedated: stored.writtenAt.getTime() !== given.writtenAt.getTime(),
    history: [
      ...(isRestored ? ['restored-at-source'] : []),
      ...(isRewritten ? ['changed'] : []),
      ...(reply?.writer === 'source' ? ['answered-at-source'] : []),
      ...(reply?.writer === null ? [`reply-${reply.sourceState}`] : []),
    ],
  };
}

/**
 * Returns the source's data without texts in which a person was erased. The erased texts stay until the source provides
 * newer ones [PH-17].
 */
export function withoutErased<Given extends IncomingReview>(
  stored: StoredReview,
  given: Given,
): Given {
  const isOld = (erasedAt: Date | null, writtenAt: Date | null) =>
    erasedAt !== null && (writtenAt === null || writtenAt <= erasedAt);
  const { comment, username, reply } = stored;
  return {
    ...given,
    ...(isOld(stored.mentionsErasedAt, given.sourceUpdatedAt) && { comment, username }),
    ...(given.reply &&
      reply &&
      ANSWERED.includes(reply.state) &&
      isOld(reply.mentionsErasedAt, given.reply.at) && {
        reply: { ...given.reply, text: reply.text, policyReason: reply.policyReason },
      }),
  };
}

/** Google only returns existing reviews. Other sources may repeat old messages, so only a later change restores a review. */
function isBack(deletedAt: Date, { origin, sourceUpdatedAt }: IncomingReview): boolean {
  return origin === 'GMB' || (sourceUpdatedAt !== null && sourceUpdatedAt > deletedAt);
}

function nextStatus(
  stored: StoredReview,
  given: IncomingReview,
  found: {
    isRewritten: boolean;
    isWaiting: boolean;
    isAnswered: boolean;
    reply: SourceReply | null;
  },
): ReviewStatus {
  const { isRewritten, isWaiting, isAnswered, reply } = found;
  const answersTheChange =
    reply?.writer === 'source' && (!given.sourceUpdatedAt || reply.sentAt >= given.sourceUpdatedAt);
  if (isRewritten && isAnswered && !answersTheChange) return 'to_reassess';
  if (reply?.writer === null && stored.status === 'to_reassess') return stored.status;
  if (reply) return reply.state;
  if ((!isRewritten && !isWaiting) || stored.status === 'discarded') return stored.status;
  return given.comment === '' ? 'empty' : 'manual';
}

function replyChange(
  stored: StoredReply | null,
  given: IncomingReview['reply'],
): SourceReply | null {
  // The job that sends a reply also stores its outcome.
  if (!given || stored?.state === 'sending') return null;
  if (!stored) return replyAtSource(given);
  const isSent = ANSWERED.includes(stored.state);
  const isSame = replyFingerprint(stored.text) === replyFingerprint(given.text);
  if (!isSent || !isSame) {
    // Texts that were sent from here, or that a user has seen and is replacing, are already known.
    if (stored.knownTexts.includes(replyFingerprint(given.text))) return null;
    return isSent && stored.sentAt && given.at < stored.sentAt ? null : replyAtSource(given);
  }
  const state = given.state === 'rejected' ? 'failed' : 'sent';
  if (
    stored.sourceState === given.state &&
    stored.state === state &&
    stored.policyReason === given.policyReason
  )
    return null;
  return {
    text: stored.text,
    writer: null,
    state,
    sentAt: stored.sentAt ?? given.at,
    sourceState: given.state,
    policyReason: given.policyReason,
  };
}

function hasOtherDetails(stored: StoredReview, given: IncomingReview): boolean {
  return (
    stored.username !== given.username ||
    stored.writtenAt.getTime() !== given.writtenAt.getTime() ||
    (given.sourceUpdatedAt !== null &&
      stored.sourceUpdatedAt?.getTime() !== given.sourceUpdatedAt.getTime()) ||
    (given.email !== null && stored.email !== given.email) ||
    (given.leadId !== null && stored.leadId === null) ||
    stored.sourceAddress !== given.sourceAddress ||
    JSON.stringify(stored.media.map(({ thumbnail, address }) => [thumbnail, address])) !==
      JSON.stringify(given.media.map(({ thumbnail, address }) => [thumbnail, address]))
  );
}
