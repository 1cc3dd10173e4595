import { sql } from 'kysely';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import { findGoogleReplier, type GoogleReplier } from '../google/google-links.ts';
import { gatoreviewsSender } from '../sources/gatoreviews-sender.ts';
import {
  type ReplySender,
  replyFingerprint,
  type SenderContext,
  type SendOutcome,
} from '../sources/reply-sender.ts';

const KINDS = new Set(['not-allowed', 'not-found', 'rate-limited', 'invalid', 'unavailable']);
const REASON_LENGTH = 300;

/** How replies reach each source. */
const SENDERS: Record<ReviewOrigin, ReplySender> = {
  GATOREVIEWS: gatoreviewsSender,
  GMB: googleSender(findGoogleReplier),
};

export function replySender(origin: ReviewOrigin): ReplySender {
  return SENDERS[origin];
}

/** Connected sources of a client to which replies can be sent. */
export async function connectedSources(
  context: SenderContext,
  clientId: string,
): Promise<ReadonlySet<ReviewOrigin>> {
  const connected = new Set<ReviewOrigin>();
  for (const sender of Object.values(SENDERS))
    if (await sender.canReply(context, clientId)) connected.add(sender.origin);
  return connected;
}

/** Undefined if the client has not connected Google. */
type FindGoogleReplier = (
  context: SenderContext & { signal?: AbortSignal },
  clientId: string,
  externalId: string,
) => Promise<Pick<GoogleReplier, 'readReply' | 'writeReply'> | undefined>;

/** Kinds of failures that the Google client throws. */
interface GoogleFailureLike {
  kind: 'not-allowed' | 'not-found' | 'rate-limited' | 'invalid' | 'unavailable';
  reason: string;
  retryAfterMs: number | null;
}

/** Replies to reviews of Google Business Profile [REV-09]. */
export function googleSender(findReplier: FindGoogleReplier): ReplySender {
  return {
    origin: 'GMB',
    // Uses the given connection, because a second one for each of many callers would exhaust the pool.
    async canReply({ db }, clientId) {
      const { rows } = await sql`
        select from communication.google_connections where client_id = ${clientId}`.execute(db);
      return rows.length > 0;
    },
    /** Never replaces a reply that the location wrote at Google. */
    async sendReply(context, { clientId, externalId, text, knownTexts, signal }) {
      try {
        const google = await findReplier({ ...context, signal }, clientId, externalId);
        if (!google) return { outcome: 'refused', failure: 'notAllowed' };
        const present = await google.readReply();
        const isOurs = present && replyFingerprint(present.comment) === replyFingerprint(text);
        if (present && !isOurs && !knownTexts.includes(replyFingerprint(present.comment)))
          return {
            outcome: 'answered',
            reply: {
              text: present.comment,
              at: present.updatedAt,
              state: present.state ?? 'approved',
              policyReason: present.policyViolation,
            },
          };
        // A text that Google rejected is moderated again when it is resent.
        const isThere = isOurs && present.state !== 'rejected';
        const written = isThere ? present : await google.writeReply(text);
        const { state, policyViolation } = written;
        if (state !== 'rejected') return { outcome: 'accepted', sourceState: state ?? 'approved' };
        return {
          outcome: 'refused',
          failure: 'rejectedBySource',
          ...(policyViolation && { policyReason: shown(policyViolation) }),
        };
      } catch (error) {
        if (!isGoogleFailure(error)) throw error;
        return toSendOutcome(error);
      }
    },
  };
}

export function toSendOutcome({ kind, reason, retryAfterMs }: GoogleFailureLike): SendOutcome {
  const retry = retryAfterMs === null ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
  switch (kind) {
    case 'not-allowed':
      return { outcome: 'refused', failure: 'notAllowed' };
    case 'not-found':
      return { outcome: 'refused', failure: 'reviewGone' };
    case 'invalid':
      return { outcome: 'refused', failure: 'refusedBySource', policyReason: shown(reason) };
    case 'rate-limited':
      return { outcome: 'later', failure: 'rateLimited', ...retry };
    case 'unavailable':
      return { outcome: 'later', failure: 'unavailable', ...retry };
  }
}

function isGoogleFailure(error: unknown): error is GoogleFailureLike {
  return error instanceof Error && KINDS.has(String((error as { kind?: unknown }).kind));
}

function shown(text: string): string {
  return cutText(storableText(text), REASON_LENGTH);
}
