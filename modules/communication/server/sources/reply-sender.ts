import { createHash } from 'node:crypto';
import type { ReplyFailure, SourceState } from '#modules/communication/contract/replies/reply.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';
import type { IncomingReview } from './incoming-review.ts';

/** What a source did with a reply: accepted it, refused it for good, could not answer now, or has one that is not ours. */
export type SendOutcome =
  | { outcome: 'accepted'; sourceState: SourceState }
  | { outcome: 'refused'; failure: ReplyFailure; policyReason?: string }
  | { outcome: 'later'; failure: ReplyFailure; retryAfterSeconds?: number }
  | { outcome: 'answered'; reply: NonNullable<IncomingReview['reply']> };

export interface SenderContext {
  db: Db<CommunicationTables>;
  app: App;
}

export interface ReplyToSend {
  clientId: string;
  reviewId: string;
  externalId: string;
  locationId: string | null;
  text: string;
  /** Fingerprints of texts that may be replaced at the source. */
  knownTexts: readonly string[];
  sendKey: string;
  signal: AbortSignal;
}

/** How replies reach one source. The same key stands for the same text: sent twice, it is one reply there. */
export interface ReplySender {
  origin: ReviewOrigin;
  /** Whether the client has connected the source so far that replies can be sent. */
  canReply(context: SenderContext, clientId: string): Promise<boolean>;
  sendReply(context: SenderContext, given: ReplyToSend): Promise<SendOutcome>;
}

/** Tells texts apart without storing them. Sources change spaces and line breaks of a reply. */
export function replyFingerprint(text: string): string {
  const spaced = text.split(/\s/).filter(Boolean).join(' ');
  return createHash('sha256').update(spaced).digest('hex');
}

/** Texts of one review that are told apart; older ones have long been replaced. */
const KNOWN_TEXTS = 20;

export function addKnownText(known: readonly string[], text: string): string[] {
  return [...new Set([...known, replyFingerprint(text)])].slice(-KNOWN_TEXTS);
}
