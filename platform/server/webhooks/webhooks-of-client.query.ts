import type { WebhookPauseReason } from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';

/** Where events of a client are sent, as its own people may know it: an address can hold a secret, its host does not. */
export async function webhooksOfClient(
  { db }: { db: Db },
  clientId: string,
): Promise<{ id: string; host: string; pauseReason: WebhookPauseReason | null }[]> {
  const rows = await (db as Db<WebhooksTables>)
    .selectFrom('platform.webhook_endpoints')
    .select(['id', 'url', 'pause_reason'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, url, pause_reason }) => ({
    id,
    host: new URL(url).host,
    pauseReason: pause_reason,
  }));
}
