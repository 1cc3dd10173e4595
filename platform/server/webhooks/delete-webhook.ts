import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';

export async function deleteWebhook(
  { db }: { db: Db<WebhooksTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('platform.webhook_endpoints')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
}
