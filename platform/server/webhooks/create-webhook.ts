import { sql } from 'kysely';
import { WEBHOOKS_PER_CLIENT } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { webhookLimitReached } from '#platform/contract/webhooks/webhook-problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { requireKnownEventTypes } from './require-known-event-types.ts';
import type { WebhooksTables } from './tables.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';
import { webhookUrl } from './webhook-url.ts';

export interface NewWebhook {
  clientId: string;
  url: string;
  description: string;
  eventTypes: readonly string[] | null;
  createdBy: string | null;
  /** Only events about this record; its people change the endpoint at `managePath`. */
  subject?: { id: string; managePath: string };
}

/** Gives back the id and, this once, the secret. */
export async function createWebhook(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  given: NewWebhook,
): Promise<{ id: string; secret: string }> {
  const { clientId } = given;
  const url = webhookUrl(app, given.url);
  const subject = given.subject?.id ?? null;
  const eventTypes = requireKnownEventTypes(app, given.eventTypes, { ofSubject: subject !== null });
  // Serializes concurrent requests, so that the limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${clientId}`}, 0))`.execute(
    db,
  );
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
