import { sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_OLD_SECRET_HOURS } from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

/** A new secret; for a day deliveries are signed with both, so that the receiver can change over without a gap. */
export async function rotateWebhookSecret(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  { clientId, id }: { clientId: string; id: string },
): Promise<string> {
  const secret = newWebhookSecret();
  const { numUpdatedRows } = await db
    .updateTable('platform.webhook_endpoints')
    .set({
      old_sealed_secret: sql`sealed_secret`,
      old_secret_until: sql`now() + make_interval(hours => ${WEBHOOK_OLD_SECRET_HOURS})`,
      sealed_secret: sealWebhookSecret(app.secrets, secret),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
  return secret;
}
