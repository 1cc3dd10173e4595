import { createHash } from 'node:crypto';
import type { ReplyFailure, SourceState } from '#modules/communication/contract/reviews/reply.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

/** A review from any source, with validated and storable texts. */
export interface IncomingReview {
  origin: ReviewOrigin;
  /** Unique at its source: for GMB `locations/…/reviews/…`, without the account. */
  externalId: string;
  /** A location of the client, or null for a review of the brand. */
  locationId: string | null;
  writtenAt: Date;
  sourceUpdatedAt: Date | null;
  username: string;
  email: string | null;
  leadId: string | null;
  grade: number;
  comment: string;
  media: { thumbnail: string; address: string }[];
  sourceAddress: string | null;
  /** The reply shown at the source. */
  reply: { text: string; at: Date; state: SourceState; policyReason: string | null } | null;
}

/**
 * Result at the source: accepted, rejected permanently, currently unavailable, or it already has a reply that is not
 * ours.
 */
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

/** Sends replies to one source. Sending the same key twice creates only one reply. */
export interface ReplySender {
  origin: ReviewOrigin;
  /** Whether the client has connected the source and replies can be sent. */
  canReply(context: SenderContext, clientId: string): Promise<boolean>;
  sendReply(context: SenderContext, given: ReplyToSend): Promise<SendOutcome>;
}

/**
 * Identifies a text without storing it. Ignores whitespace, because sources change the spaces and line breaks of a
 * reply.
 */
export function replyFingerprint(text: string): string {
  const spaced = text.split(/\s/).filter(Boolean).join(' ');
  return createHash('sha256').update(spaced).digest('hex');
}

/** Maximum number of fingerprints stored per review; older texts have been replaced long ago. */
const KNOWN_TEXTS = 20;

export function addTextFingerprint(known: readonly string[], text: string): string[] {
  return [...new Set([...known, replyFingerprint(text)])].slice(-KNOWN_TEXTS);
}
