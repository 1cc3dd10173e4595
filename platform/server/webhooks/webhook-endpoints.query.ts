import { notFound } from '#platform/contract/problems.ts';
import type { WebhookEndpoint } from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { Db } from '../database/database.ts';
import type { WebhooksTables } from './tables.ts';

/** Endpoints with how they fare, as everybody who may see them sees them: without their secrets. */
export async function webhookEndpoints(
  { db }: { db: Db<WebhooksTables> },
  which: { clientId?: string | undefined; id?: string },
): Promise<WebhookEndpoint[]> {
  const { clientId, id } = which;
  const rows = await db
    .selectFrom('platform.webhook_endpoints as endpoint')
    .leftJoin('platform.webhook_health as health', (join) =>
      join
        .onRef('health.client_id', '=', 'endpoint.client_id')
        .onRef('health.endpoint_id', '=', 'endpoint.id'),
    )
    .select([
      'endpoint.client_id',
      'endpoint.id',
      'endpoint.url',
      'endpoint.description',
      'endpoint.event_types',
      'endpoint.old_secret_until',
      'endpoint.paused_at',
      'endpoint.pause_reason',
      'endpoint.created_by',
      'endpoint.created_at',
      'health.failing_since',
      'health.last_success_at',
    ])
    .$if(clientId !== undefined, (query) => query.where('endpoint.client_id', '=', clientId ?? ''))
    .$if(id !== undefined, (query) => query.where('endpoint.id', '=', id ?? ''))
    .orderBy('endpoint.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    url: row.url,
    description: row.description,
    eventTypes: row.event_types,
    active: row.paused_at === null,
    pausedAt: row.paused_at?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    oldSecretUntil:
      row.old_secret_until && row.old_secret_until > new Date()
        ? row.old_secret_until.toISOString()
        : null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  }));
}

export async function webhookEndpoint(
  { db }: { db: Db<WebhooksTables> },
  which: { clientId: string; id: string },
): Promise<WebhookEndpoint> {
  const [endpoint] = await webhookEndpoints({ db }, which);
  if (!endpoint) throw notFound();
  return endpoint;
}
