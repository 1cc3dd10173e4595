import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';
import { withdrawWebhookNotifications } from './webhook-notifications.ts';

export async function deleteWebhook(
  { db, app }: { db: Db<WebhooksTables>; app: Pick<App, 'notifications' | 'mail'> },
  { clientId, id }: { clientId: string; id: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('platform.webhook_endpoints')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
  await withdrawWebhookNotifications(app, db, { clientId, id });
}
