import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { webhookUrl } from '#platform/server/webhooks/change-webhook.ts';
import { newWebhookSecret, sealWebhookSecret } from '#platform/server/webhooks/webhook-secret.ts';
import type { CommunicationTables } from '../tables.ts';

/** Where replies to GATOREVIEWS are sent; null where the brand has no address. */
export async function readReplyAddress(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
): Promise<{ url: string | null; updatedAt: string | null }> {
  const row = await db
    .selectFrom('communication.reply_addresses')
    .select(['url', 'updated_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return { url: row?.url ?? null, updatedAt: row?.updated_at.toISOString() ?? null };
}

/** The secret is given only when it is made: with another address, or on request. */
export async function setReplyAddress(
  { db, app }: { db: Db<CommunicationTables>; app: App },
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
