import type { DecisionReason } from '#modules/communication/contract/replies/reply.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';

/** Names of the texts `communication:decisionReason.…`. */
export type DecisionSentence =
  | Exclude<DecisionReason, 'score' | 'rule'>
  | 'blank'
  | 'answered-at-source'
  | 'approved'
  | 'score-manual'
  | 'score-approve'
  | 'score-send'
  | 'rule-manual'
  | 'rule-approve'
  | 'rule-send'
  | 'held-back';

/**
 * Why a reply is sent automatically, waits or is left to a user, whatever its score [REV-06]. Undefined if there is no
 * decision yet.
 */
export function decisionSentence(
  { status, response }: Pick<Review, 'status' | 'response'>,
  sendFrom: number | undefined,
): DecisionSentence | undefined {
  if (!response) return status === 'empty' ? 'blank' : undefined;
  const { writer, reason, decision, evaluation } = response;
  if (writer === 'source') return 'answered-at-source';
  // Sent by a person as the bot had written it.
  if (reason === 'edited' && writer !== 'user') return 'approved';
  if (reason === 'rule') return `rule-${decision}`;
  if (reason !== 'score') return reason;
  // Good enough to be sent: a person took it back, or had it written again.
  const isEnough = sendFrom !== undefined && evaluation !== null && evaluation.score >= sendFrom;
  return decision === 'approve' && isEnough ? 'held-back' : `score-${decision}`;
}
