import {
  WEBHOOK_PAUSED_AFTER_DAYS,
  type WebhookPauseReason,
} from '#platform/contract/webhooks/webhook-endpoint.ts';
import type { App } from '../app.ts';
import type { Db, Tx } from '../database/database.ts';
import { adminsOfClient } from '../sessions/admins-port.ts';
import type { Endpoint } from './run-lease.ts';
import type { TakenDelivery } from './take-deliveries.ts';
import { webhookFailedMail } from './webhook-failed.mail.ts';

interface Failed {
  delivery: TakenDelivery;
  endpoint: Endpoint;
}

/** Once a day and for each time it begins to fail: a receiver that is away loses many events, and one word about it is enough. */
export async function tellGivenUp(
  app: App,
  db: Tx,
  { failingSince, ...failed }: Failed & { failingSince: Date | null },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await tell(app, db, failed, {
    what: 'givenUp',
    about: `given up ${day} since ${failingSince?.toISOString() ?? ''}`,
  });
}

export async function tellPaused(
  app: App,
  db: Tx,
  { reason, ...failed }: Failed & { reason: Exclude<WebhookPauseReason, 'by-hand'> },
): Promise<void> {
  await tell(app, db, failed, { what: reason, about: `paused by ${failed.delivery.id}` });
}

/** Whoever switches an endpoint on again, gives it another address or removes it has dealt with all that was said. */
export async function withdrawTold(
  app: Pick<App, 'notifications' | 'mail'>,
  db: Db,
  endpoint: { clientId: string; id: string },
): Promise<void> {
  const { clientId } = endpoint;
  const about = aboutOf(endpoint.id);
  await app.notifications.withdraw(db, { clientId, about });
  await app.mail.withdraw(db, { clientId, about });
}

const TITLE = {
  givenUp: 'platform:webhooks.notification.givenUpTitle',
  gone: 'platform:webhooks.notification.pausedTitle',
  failing: 'platform:webhooks.notification.pausedTitle',
} as const;
const BODY = {
  givenUp: 'platform:webhooks.notification.givenUpBody',
  gone: 'platform:webhooks.notification.goneBody',
  failing: 'platform:webhooks.notification.failingBody',
} as const;

const SETTINGS = '/settings/client';

const aboutOf = (endpointId: string) => `webhook ${endpointId} `;

/** The brand's admins, by bell and mail, and who added the endpoint, by the bell. */
async function tell(
  app: App,
  db: Tx,
  { delivery, endpoint }: Failed,
  { what, about }: { what: keyof typeof TITLE; about: string },
): Promise<void> {
  const clientId = endpoint.client_id;
  const { clientName, admins } = await app.ports.ask(adminsOfClient, { clientId }, { db, app });
  const params = {
    event: delivery.event_type,
    host: new URL(endpoint.url).host,
    days: WEBHOOK_PAUSED_AFTER_DAYS,
  };
  const key = `${aboutOf(endpoint.id)}${about}`;
  const said = {
    clientId,
    kind: 'webhook-failed' as const,
    title: { key: TITLE[what], params: {} },
    body: { key: BODY[what], params },
    dedupeKey: key,
  };
  const label = { key: 'platform:webhooks.mail.action', params: {} };
  await app.notifications.tell(db, {
    ...said,
    userIds: admins.map(({ userId }) => userId),
    actions: [{ label, path: endpoint.manage_path ?? SETTINGS }],
  });
  const open = { key: 'platform:webhooks.notification.open', params: {} };
  await app.notifications.tell(db, {
    ...said,
    userIds: endpoint.created_by ? [endpoint.created_by] : [],
    actions: [{ label: open, path: '/super-admin/webhooks' }],
  });
  for (const { userId, email, locale } of admins)
    await app.mail.send(db, webhookFailedMail, {
      to: email,
      locale,
      clientId,
      input: {
        what,
        client: clientName,
        clientId,
        path: endpoint.manage_path ?? SETTINGS,
        ...params,
      },
      idempotencyKey: `${key} ${userId}`,
    });
}
