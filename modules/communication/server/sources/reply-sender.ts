import type { ReplyFailure, SourceState } from '#modules/communication/contract/replies/reply.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

/** What a source did with a reply: accepted it, refused it for good, or could not answer now. */
export type SendOutcome =
  | { outcome: 'accepted'; sourceState: SourceState }
  | { outcome: 'refused'; failure: ReplyFailure; policyReason?: string }
  | { outcome: 'later'; failure: ReplyFailure; retryAfterSeconds?: number };

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
