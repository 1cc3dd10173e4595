import { cutText, storableText } from '#platform/contract/text/text.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound-http.ts';
import { webhookUrl } from '#platform/server/webhooks/change-webhook.ts';
import {
  newWebhookSecret,
  sealWebhookSecret,
  signedHeaders,
} from '#platform/server/webhooks/webhook-secret.ts';
import type { Context } from '../tables.ts';
import type { ReplySender, ReplyToSend, SendOutcome } from './reply-sender.ts';

const TOTAL_MS = 20_000;
const ANSWER_BYTES = 16 * 1024;
const REASON_LENGTH = 300;
const LONGEST_RETRY_SECONDS = 24 * 60 * 60;

/**
 * Sends replies to GATOREVIEWS as signed webhooks to the brand's URL [REV-09]. `webhook-id` is the key of the text, so that
 * the receiver can drop duplicates.
 */
export const gatoreviewsSender: ReplySender = {
  origin: 'GATOREVIEWS',
  async canReply({ db }, clientId) {
    const row = await db
      .selectFrom('communication.reply_addresses')
      .select('client_id')
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  },
  async sendReply({ db, app }, given) {
    const address = await db
      .selectFrom('communication.reply_addresses')
      .select(['url', 'sealed_secret'])
      .where('client_id', '=', given.clientId)
      .executeTakeFirst();
    if (!address) return { outcome: 'refused', failure: 'addressMissing' };
    const at = new Date();
    const body = JSON.stringify(replyMessage(given, at));
    let headers: Record<string, string>;
    try {
      const message = { id: given.sendKey, at, body };
      headers = signedHeaders(app.secrets, [address.sealed_secret], message);
    } catch (error) {
      // The secret was encrypted with another SECRET_KEY.
      app.log.warn(
        { error, clientId: given.clientId },
        'the secret of a reply address is unreadable',
      );
      return { outcome: 'refused', failure: 'secretUnreadable' };
    }
    try {
      const answer = await app.outbound.request({
        url: address.url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        totalMs: TOTAL_MS,
        maxBytes: ANSWER_BYTES,
        bodyNeeded: false,
        signal: given.signal,
      });
      return outcomeOfAnswer(answer);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { outcome: 'later', failure: 'unreachable' };
    }
  },
};

function replyMessage(given: ReplyToSend, at: Date) {
  return {
    type: 'review.reply',
    timestamp: at.toISOString(),
    data: { reviewId: given.externalId, locationId: given.locationId, text: given.text },
  };
}

/** Redirects and other refusals indicate a wrong URL, which a user must correct. */
function outcomeOfAnswer({ status, headers, body }: OutboundAnswer): SendOutcome {
  if (status >= 200 && status < 300) return { outcome: 'accepted', sourceState: 'approved' };
  if (status === 429 || status === 408 || status >= 500) {
    const seconds = retryAfterSeconds(headers['retry-after']);
    return {
      outcome: 'later',
      failure: status === 429 ? 'rateLimited' : 'unavailable',
      ...(seconds !== null && { retryAfterSeconds: seconds }),
    };
  }
  const policyReason = reasonIn(body);
  return {
    outcome: 'refused',
    failure: status === 410 ? 'reviewGone' : 'refusedBySource',
    ...(policyReason && { policyReason }),
  };
}

/** Seconds or a date; null if neither is given. */
function retryAfterSeconds(header: string | undefined): number | null {
  if (!header) return null;
  const given = header.trim();
  const seconds = /^\d{1,9}$/.test(given)
    ? Number(given)
    : Math.ceil((Date.parse(given) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), LONGEST_RETRY_SECONDS);
}

/** Error message of the receiver: `{ "reason": "…" }`. */
function reasonIn(body: Buffer): string {
  try {
    const { reason } = JSON.parse(body.toString()) as { reason?: unknown };
    return typeof reason === 'string' ? cutText(storableText(reason).trim(), REASON_LENGTH) : '';
  } catch {
    return '';
  }
}

/** URL for replies to GATOREVIEWS; null if the brand has none. */
export async function readReplyAddress(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<{ url: string | null; updatedAt: string | null }> {
  const row = await db
    .selectFrom('communication.reply_addresses')
    .select(['url', 'updated_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return { url: row?.url ?? null, updatedAt: row?.updated_at.toISOString() ?? null };
}

/** Returns the secret only if it was created: for a new URL, or on request. */
export async function setReplyAddress(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  given: { url: string | null; newSecret: boolean },
): Promise<{ url: string | null; updatedAt: string | null; secret: string | null }> {
  if (given.url === null) {
    await db
      .deleteFrom('communication.reply_addresses')
      .where('client_id', '=', clientId)
      .execute();
    return { url: null, updatedAt: null, secret: null };
  }
  const url = webhookUrl(app, given.url);
  const before = await readReplyAddress({ db }, clientId);
  if (before.url === url && !given.newSecret) return { ...before, secret: null };
  const secret = newWebhookSecret();
  const columns = {
    url,
    sealed_secret: sealWebhookSecret(app.secrets, secret),
    updated_by: userId,
    updated_at: new Date(),
  };
  await db
    .insertInto('communication.reply_addresses')
    .values({ client_id: clientId, ...columns })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(columns))
    .execute();
  return { ...(await readReplyAddress({ db }, clientId)), secret };
}
