import { sql } from 'kysely';
import { reviewKeyRefused, signatureRefused } from '#modules/communication/contract/problems.ts';
import {
  ingestReviewsCall,
  type ReviewIntakeResult,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_OLD_SECRET_HOURS } from '#platform/contract/webhooks/webhook.ts';
import { findApiKey, type KeySubject } from '#platform/server/api-keys/api-keys.ts';
import type { App } from '#platform/server/app.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import { newToken } from '#platform/server/secrets/secrets.ts';
import {
  isSignedBy,
  newWebhookSecret,
  sealWebhookSecret,
} from '#platform/server/webhooks/webhook-secret.ts';
import { markDeleted } from '../reviews/receive-reviews.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import { storeReviewLines } from './store-review-lines.ts';

export const REVIEW_KEY_PURPOSE = 'reviews.intake';

/** The keys belong to the brand. */
export function reviewKeySubject(clientId: string): KeySubject {
  return { clientId, purpose: REVIEW_KEY_PURPOSE, subject: clientId };
}

/** The client of an API key. Keys of archived clients are rejected. */
export async function authenticateReviewKey(
  { app }: { app: App },
  authorization: string | undefined,
): Promise<string> {
  const key = await findApiKey({ app }, authorization ?? '', REVIEW_KEY_PURPOSE);
  if (!key?.scopes.includes(ingestReviewsCall.keyScope)) throw reviewKeyRefused();
  const context = { db: app.database.acrossClients(), app };
  const [client] = await app.ports.call(clientsByIds, { ids: [key.clientId] }, context);
  if (!client) throw reviewKeyRefused();
  return key.clientId;
}

/** Longer than senders retry. */
const REMEMBERED_DAYS = 3;

/** Finds the client of a webhook token. */
export async function webhookByToken(
  { app }: Pick<Context, 'app'>,
  token: string,
): Promise<{ clientId: string; secrets: string[] }> {
  const found = await app.database
    .acrossClients<CommunicationTables>()
    .selectFrom('communication.review_webhooks')
    .select(['client_id', 'sealed_secret'])
    .select(
      sql<string | null>`case when old_secret_until > now() then old_sealed_secret end`.as('old'),
    )
    .where('token', '=', token)
    .executeTakeFirst();
  if (!found) throw notFound();
  const context = { db: app.database.acrossClients(), app };
  const [client] = await app.ports.call(clientsByIds, { ids: [found.client_id] }, context);
  if (!client) throw notFound();
  return {
    clientId: found.client_id,
    secrets: [found.sealed_secret, ...(found.old ? [found.old] : [])],
  };
}

/** Processes a message once, by its id. Rejected or failed messages may be sent again. */
export async function receiveReviewMessage(
  { app }: Pick<Context, 'app'>,
  {
    token,
    headers,
    rawBody,
    message: { type, reviews },
  }: {
    token: string;
    headers: Readonly<Record<string, string | undefined>>;
    rawBody: Buffer | undefined;
    message: { type: string; reviews: readonly unknown[] };
  },
): Promise<ReviewIntakeResult> {
  const { clientId, secrets } = await webhookByToken({ app }, token);
  const id = headers['webhook-id'];
  const signed = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  if (
    !id ||
    !isSignedBy(app.secrets, secrets, { headers: signed, body: rawBody?.toString() ?? '' })
  )
    throw signatureRefused();
  return retryDeadlocks(() =>
    app.database
      .ofClient<CommunicationTables>(clientId)
      .transaction()
      .execute((db) => takeOnce({ db, app }, clientId, { id, type, reviews })),
  );
}

async function takeOnce(
  { db, app }: Context,
  clientId: string,
  { id, type, reviews }: { id: string; type: string; reviews: readonly unknown[] },
): Promise<ReviewIntakeResult> {
  const nothing: ReviewIntakeResult = { received: 0, unchanged: 0, refused: [] };
  if (!(await isFirst({ db }, clientId, id))) return nothing;
  if (type === 'review.created' || type === 'review.updated')
    return storeReviewLines({ db, app }, clientId, reviews);
  if (type !== 'review.deleted') return nothing;
  const externalIds = reviews.flatMap((review) => {
    const given = (review as { externalId?: unknown } | null)?.externalId;
    return typeof given === 'string' ? [given.trim()] : [];
  });
  const deleted = await markDeleted({ db }, clientId, { origin: 'GATOREVIEWS', externalIds });
  return { ...nothing, received: deleted, unchanged: reviews.length - deleted };
}

/** A concurrent second delivery waits here until the first one is stored. */
async function isFirst(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  id: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('communication.review_webhook_messages')
    .values({ client_id: clientId, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  await sql`
    delete from communication.review_webhook_messages
    where client_id = ${clientId} and received_at < now() - make_interval(days => ${REMEMBERED_DAYS})`.execute(
    db,
  );
  return numInsertedOrUpdatedRows === 1n;
}

export async function readReviewWebhook({ db, app }: Context, clientId: string) {
  const { rows } = await sql<{
    token: string | null;
    rotatedAt: Date | null;
    oldSecretUntil: Date | null;
    lastMessageAt: Date | null;
  }>`
    select webhook.token, webhook.rotated_at as "rotatedAt",
      case when webhook.old_secret_until > now() then webhook.old_secret_until end as "oldSecretUntil",
      (select max(received_at) from communication.review_webhook_messages where client_id = ${clientId})
        as "lastMessageAt"
    from (select) as always
    left join communication.review_webhooks as webhook on webhook.client_id = ${clientId}`.execute(
    db,
  );
  const [found] = rows;
  return {
    address: found?.token ? addressOf(app, found.token) : null,
    rotatedAt: found?.rotatedAt?.toISOString() ?? null,
    oldSecretUntil: found?.oldSecretUntil?.toISOString() ?? null,
    lastMessageAt: found?.lastMessageAt?.toISOString() ?? null,
  };
}

/** The previous secret is accepted for a day, so that the sender can change it without interruption. */
export async function rotateReviewWebhook({ db, app }: Context, clientId: string) {
  const secret = newWebhookSecret();
  const sealed = sealWebhookSecret(app.secrets, secret);
  const { token, old_secret_until } = await db
    .insertInto('communication.review_webhooks')
    .values({ client_id: clientId, token: newToken(), sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet({
        old_sealed_secret: sql`review_webhooks.sealed_secret`,
        old_secret_until: sql`now() + make_interval(hours => ${WEBHOOK_OLD_SECRET_HOURS})`,
        sealed_secret: sealed,
        rotated_at: sql`now()`,
      }),
    )
    .returning(['token', 'old_secret_until'])
    .executeTakeFirstOrThrow();
  return {
    address: addressOf(app, token),
    secret,
    oldSecretUntil: old_secret_until?.toISOString() ?? null,
  };
}

function addressOf(app: App, token: string): string {
  return `${app.config.publicUrl}/api/ar/webhooks/gatoreviews/${token}`;
}
