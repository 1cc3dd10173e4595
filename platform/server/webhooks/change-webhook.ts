import { sql } from 'kysely';
import { type UrlFault, urlFault } from '#platform/contract/outbound/public-url.ts';
import { notFound } from '#platform/contract/problems.ts';
import {
  WEBHOOKS_PER_CLIENT,
  webhookEventTypeUnknown,
  webhookLimitReached,
  webhookUrlInvalid,
  webhookUrlNotHttps,
  webhookUrlNotPublic,
  webhookUrlWithCredentials,
} from '#platform/contract/webhooks/webhook.ts';
import type { App } from '../app.ts';
import { lockForClient } from '../database/client-lock.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { webhookRunKind } from './run-lease.ts';
import type { WebhooksTables } from './tables.ts';
import { withdrawWebhookNotifications } from './webhook-notifications.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

export interface NewWebhook {
  clientId: string;
  url: string;
  description: string;
  eventTypes: readonly string[] | null;
  createdBy: string | null;
  /** Only events about this record; users of the record change the endpoint at `managePath`. */
  subject?: { id: string; managePath: string };
}

/** Returns the id and the secret, which cannot be read again later. */
export async function createWebhook(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  given: NewWebhook,
): Promise<{ id: string; secret: string }> {
  const { clientId } = given;
  const url = webhookUrl(app, given.url);
  const subject = given.subject?.id ?? null;
  const eventTypes = requireKnownEventTypes(app, given.eventTypes, { ofSubject: subject !== null });
  // Serializes concurrent requests, so that the limit holds.
  await lockForClient({ db }, clientId, 'webhooks');
  const { count } = await db
    .selectFrom('platform.webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('subject', 'is not distinct from', subject)
    .executeTakeFirstOrThrow();
  if (count >= WEBHOOKS_PER_CLIENT) throw webhookLimitReached({ max: WEBHOOKS_PER_CLIENT });
  const id = uuidV7();
  const secret = newWebhookSecret();
  await db
    .insertInto('platform.webhook_endpoints')
    .values({
      client_id: clientId,
      id,
      url,
      description: given.description,
      event_types: eventTypes,
      subject,
      manage_path: given.subject?.managePath ?? null,
      sealed_secret: sealWebhookSecret(app.secrets, secret),
      created_by: given.createdBy,
    })
    .execute();
  return { id, secret };
}

interface Change {
  url?: string | undefined;
  description?: string | undefined;
  eventTypes?: readonly string[] | null | undefined;
  active?: boolean | undefined;
  /** The endpoint is limited to one record: only events about such a record can be selected. */
  ofSubject?: boolean;
}

export async function updateWebhook(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  { clientId, id }: { clientId: string; id: string },
  { ofSubject, ...change }: Change,
): Promise<void> {
  const { description, active } = change;
  // Locked before the endpoint itself, in the same order as in a failing delivery.
  if (active === true || change.url !== undefined) await forgetFailing({ db }, { clientId, id });
  const { numUpdatedRows } = await db
    .updateTable('platform.webhook_endpoints')
    .set({
      url: change.url === undefined ? sql`url` : webhookUrl(app, change.url),
      ...(description !== undefined && { description }),
      ...(change.eventTypes !== undefined && {
        event_types: requireKnownEventTypes(app, change.eventTypes, {
          ofSubject: ofSubject ?? false,
        }),
      }),
      ...(active === true && { paused_at: null, pause_reason: null }),
      // The original reason of a pause stays.
      ...(active === false && {
        paused_at: sql`coalesce(paused_at, now())`,
        pause_reason: sql`coalesce(pause_reason, 'by-hand')`,
      }),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
  if (active === true || change.url !== undefined)
    await withdrawWebhookNotifications(app, db, { clientId, id });
  // Waiting deliveries are given up, or no longer wait until the endpoint's rest ends.
  if (active !== undefined || change.url !== undefined)
    await app.jobs.enqueue(db, webhookRunKind, { clientId, endpointId: id }, { clientId });
}

/** Resets the failure period; otherwise the first failure would pause it again. */
async function forgetFailing(
  { db }: { db: Db<WebhooksTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<void> {
  await db
    .updateTable('platform.webhook_health')
    .set({ failing_since: null, unanswered: 0, rests_until: null })
    .where('client_id', '=', clientId)
    .where('endpoint_id', '=', id)
    .execute();
}

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

/** Rejects unknown event types, because such an endpoint would never receive anything. */
function requireKnownEventTypes(
  { events }: Pick<App, 'events'>,
  types: readonly string[] | null,
  { ofSubject }: { ofSubject: boolean },
): string[] | null {
  if (!types) return null;
  const known = new Set(
    events
      .published()
      .filter(({ subject }) => !ofSubject || subject)
      .map(({ type }) => type),
  );
  const unknown = types.find((type) => !known.has(type));
  if (unknown !== undefined) throw webhookEventTypeUnknown({ type: unknown });
  return [...new Set(types)].sort();
}

const PROBLEMS = {
  invalid: webhookUrlInvalid,
  credentials: webhookUrlWithCredentials,
  'not-public': webhookUrlNotPublic,
  'not-https': webhookUrlNotHttps,
} as const satisfies Record<UrlFault, unknown>;

/** The URL as it is stored. The address that its host resolves to is checked at each delivery. */
export function webhookUrl({ outbound }: Pick<App, 'outbound'>, given: string): string {
  const fault = urlFault(given);
  const url = URL.parse(given);
  if (!url) throw webhookUrlInvalid();
  const opened = (fault === 'not-public' || fault === 'not-https') && outbound.allows(url);
  if (fault && !opened) throw PROBLEMS[fault]();
  url.hash = '';
  return url.href;
}
