import { sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { requireKnownEventTypes } from './require-known-event-types.ts';
import type { WebhooksTables } from './tables.ts';
import { withdrawWebhookNotifications } from './webhook-notifications.ts';
import { webhookRunKind } from './webhook-run-kind.ts';
import { webhookUrl } from './webhook-url.ts';

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
  // Before the endpoint itself, in the order in which a delivery that fails takes them.
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
      // Why it was paused first stays.
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
  // What waits is given up, or no longer waits for the end of a rest.
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
