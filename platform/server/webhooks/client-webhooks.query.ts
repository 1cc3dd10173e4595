import type { WebhookPauseReason } from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';

/** Endpoints of a client for its own users: only the host, because a URL can contain a secret. */
export async function listClientWebhooks(
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
