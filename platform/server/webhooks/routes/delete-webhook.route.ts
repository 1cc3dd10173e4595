import { notFound } from '#platform/contract/problems.ts';
import { deleteWebhookCall } from '#platform/contract/webhooks/webhook-calls.ts';
import { route } from '../tables.ts';

export const deleteWebhook = route(deleteWebhookCall, async ({ params, query, db }) => {
  const { numDeletedRows } = await db
    .deleteFrom('platform.webhook_endpoints')
    .where('client_id', '=', query.clientId)
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
  return null;
});
