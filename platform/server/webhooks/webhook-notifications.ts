import {
  WEBHOOK_PAUSED_AFTER_DAYS,
  type WebhookPauseReason,
} from '#platform/contract/webhooks/webhook.ts';
import type { App } from '../app.ts';
import type { Db, Tx } from '../database/database.ts';
import { clientAdminsPort, userPrincipalPort } from '../sessions/user-ports.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import type { Endpoint } from './run-lease.ts';

interface Failed {
  delivery: LeasedDelivery;
  endpoint: Endpoint;
}

/** Notifies once a day and failure period, because an unavailable receiver misses many events. */
export async function notifyDeliveryGivenUp(
  app: App,
  db: Tx,
  { failingSince, ...failed }: Failed & { failingSince: Date | null },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await notifyAdmins(app, db, failed, {
    what: 'givenUp',
    about: `given up ${day} since ${failingSince?.toISOString() ?? ''}`,
  });
}

export async function notifyEndpointPaused(
  app: App,
  db: Tx,
  { reason, ...failed }: Failed & { reason: Exclude<WebhookPauseReason, 'by-hand'> },
): Promise<void> {
  await notifyAdmins(app, db, failed, { what: reason, about: `paused by ${failed.delivery.id}` });
}

/** Withdraws notifications after the endpoint was reactivated, got another URL or was removed. */
export async function withdrawWebhookNotifications(
  app: Pick<App, 'notifications'>,
  db: Db,
  endpoint: { clientId: string; id: string },
): Promise<void> {
  const { clientId } = endpoint;
  await app.notifications.withdraw(db, { clientId, about: aboutOf(endpoint.id) });
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
const SUPER_ADMIN = '/super-admin/webhooks';

const aboutOf = (endpointId: string) => `webhook ${endpointId} `;

/**
 * Notifies the brand's admins and the user who added the endpoint, each with a link to a screen that they may open; also by
 * mail, depending on their settings.
 */
async function notifyAdmins(
  app: App,
  db: Tx,
  { delivery, endpoint }: Failed,
  { what, about }: { what: keyof typeof TITLE; about: string },
): Promise<void> {
  const clientId = endpoint.client_id;
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
  const params = {
    event: delivery.event_type,
    host: new URL(endpoint.url).host,
    days: WEBHOOK_PAUSED_AFTER_DAYS,
  };
  const key = `${aboutOf(endpoint.id)}${about}`;
  const notification = {
    clientId,
    kind: 'webhook-failed' as const,
    title: { key: TITLE[what], params: {} },
    body: { key: BODY[what], params },
    dedupeKey: key,
  };
  const open = { key: 'platform:webhooks.notification.open', params: {} };
  const settings = { key: 'platform:webhooks.mail.action', params: {} };
  const { manage_path: managePath, created_by: creatorId } = endpoint;
  const ofBrand = managePath
    ? { label: open, path: managePath }
    : { label: settings, path: SETTINGS };
  const adminIds = admins.map(({ userId }) => userId);
  await app.notifications.notify(db, { ...notification, userIds: adminIds, actions: [ofBrand] });
  if (!creatorId || adminIds.includes(creatorId)) return;
  const context = { db: app.database.acrossClients(), app };
  const creator = await app.ports.call(userPrincipalPort, { userId: creatorId }, context);
  // A creator who has left, or lost the right to change the endpoint, can do nothing about it.
  const isMember = creator?.memberships.has(clientId) && managePath !== null;
  const action = creator?.isSuperAdmin ? { label: open, path: SUPER_ADMIN } : isMember && ofBrand;
  if (!action) return;
  await app.notifications.notify(db, { ...notification, userIds: [creatorId], actions: [action] });
}
