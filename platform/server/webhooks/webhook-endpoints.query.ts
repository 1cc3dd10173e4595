import { type Selectable, type SqlBool, sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type { WebhookEndpoint, WebhookPauseReason } from '#platform/contract/webhooks/webhook.ts';
import {
  type WebhookQuestion,
  webhookList,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import type { Db } from '../database/database.ts';
import { matchWords } from '../database/word-search.ts';
import { filterSql } from '../filters/filter-sql.ts';
import { readPage } from '../lists/read-page.ts';
import type { WebhooksTables } from './tables.ts';

type EndpointRow = Omit<
  Selectable<WebhooksTables['platform.webhook_endpoints']>,
  'sealed_secret' | 'old_sealed_secret'
> &
  Pick<Selectable<WebhooksTables['platform.webhook_health']>, 'failing_since' | 'last_success_at'>;

interface WebhookQuery extends WebhookQuestion {
  /** Clients whose name contains the search text. */
  meant?: { clientIds: readonly string[] };
}

/** Endpoints with their delivery state, newest first. */
export async function webhookEndpoints(
  { db }: { db: Db<WebhooksTables> },
  { meant, ...query }: WebhookQuery,
): Promise<{ items: WebhookEndpoint[]; total: number }> {
  const { rows, total } = await readPage<EndpointRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: false,
      from: sql`platform.webhook_endpoints as endpoint`,
      key: sql`endpoint.client_id, endpoint.id`,
      fits: filterSql(
        webhookList,
        {
          columns: { client: sql`endpoint.client_id` },
          views: { all: undefined },
          search: (searchText) => sql<SqlBool>`(${matchWords(ABOUT, searchText)}
            or endpoint.client_id = any (${meant?.clientIds ?? []}::uuid[]))`,
        },
        query,
      ),
      order: sql`endpoint.id ${query.sortDesc ? sql`desc` : sql`asc`}`,
      columns: shown,
      joins: sql`join platform.webhook_endpoints as endpoint
          on endpoint.client_id = page.client_id and endpoint.id = page.id
        left join ${healthOfEndpoint}`,
    },
  );
  return { items: rows.map(endpointOf), total };
}

export async function webhookEndpoint(
  { db }: { db: Db<WebhooksTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<WebhookEndpoint> {
  const { rows } = await sql<EndpointRow>`
    select ${shown} from platform.webhook_endpoints as endpoint left join ${healthOfEndpoint}
    where endpoint.client_id = ${clientId} and endpoint.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return endpointOf(row);
}

const ABOUT = sql<string>`platform.fold(endpoint.url || ' ' || endpoint.description)`;

/** Without secrets, so that all permitted users may see them. */
const shown = sql`endpoint.client_id, endpoint.id, endpoint.url, endpoint.description,
  endpoint.event_types, endpoint.subject, endpoint.manage_path, endpoint.old_secret_until, endpoint.paused_at, endpoint.pause_reason,
  endpoint.created_by, endpoint.created_at, health.failing_since, health.last_success_at`;
const healthOfEndpoint = sql`platform.webhook_health as health
  on health.client_id = endpoint.client_id and health.endpoint_id = endpoint.id`;

function endpointOf(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    clientId: row.client_id,
    url: row.url,
    description: row.description,
    eventTypes: row.event_types,
    subject: row.subject,
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
  };
}

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
