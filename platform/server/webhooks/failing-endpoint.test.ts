import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leadCreated, webhookTestApp } from '#platform/testing/webhook-test-app.ts';
import { readUserNotifications } from '../jobs/testing/job-rows.ts';
import { until } from '../jobs/testing/until.ts';
import { sendDueMails } from '../notifications/mail/send-due-mails.ts';
import { status } from '../outbound/testing/test-receiver.ts';
import { updateWebhook } from './change-webhook.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import { retryDeliveries } from './new-deliveries.ts';
import type { Endpoint } from './run-lease.ts';
import { testWebhook } from './test-webhook.ts';
import { webhookEndpoint } from './webhook-endpoints.query.ts';
import { notifyEndpointPaused } from './webhook-notifications.ts';

const suite = await webhookTestApp();
const { app } = suite;
const all = app.database.acrossClients();
const sendMails = () => sendDueMails({ app }, new Date(Date.now() + 1_000));

test('a delivery is given up after five attempts, and the creator of the endpoint is notified once', async () => {
  const { clientId, receiver, createdBy } = await suite.endpoint();
  receiver.answerNext(...Array.from({ length: 10 }, () => status(500)));
  await suite.publish(clientId);
  for (let tries = 1; tries < 5; tries += 1) {
    await suite.untilDelivery(clientId, 'failed', tries);
    await suite.hurry(clientId);
  }
  const delivery = await suite.untilDelivery(clientId, 'given_up');
  expect(delivery).toMatchObject({ attempts: 5, lastStatus: 500, nextTryAt: null });
  expect(receiver.received).toHaveLength(5);
  expect(await readUserNotifications(app.database, createdBy)).toMatchObject([
    { kind: 'webhook-failed', body: { params: { event: leadCreated.type } } },
  ]);
});

/** Gives up the endpoint's next event after all attempts. */
async function giveUp(clientId: string, receiver: { answerNext(...all: unknown[]): void }) {
  const known = (await suite.deliveries(clientId)).length;
  receiver.answerNext(...Array.from({ length: 5 }, () => status(500)));
  await suite.publish(clientId);
  await until(async () => {
    const all = await suite.deliveries(clientId);
    if (all.length > known && all.every(({ state }) => state === 'given_up' || state === 'sent'))
      return true;
    await suite.hurry(clientId);
    return false;
  });
}

test('the brand’s admins and the creator are notified once of a given-up delivery, in the app and by mail in their language [NAV-09]', async () => {
  const { client, clientId, receiver, createdBy } = await suite.endpoint();
  const at = [{ client, role: 'brand_admin' as const }];
  const admin = await suite.people.user({ locale: 'fr', at });
  const second = await suite.people.user({ locale: 'de', at });
  const reader = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const gone = await suite.people.user({ status: 'disabled', at });
  await giveUp(clientId, receiver);
  await giveUp(clientId, receiver);
  for (const user of [admin, second])
    expect(await readUserNotifications(app.database, user.id)).toMatchObject([
      { kind: 'webhook-failed', actions: [{ path: '/settings/client' }] },
    ]);
  expect(await readUserNotifications(app.database, createdBy)).toMatchObject([
    { actions: [{ path: '/super-admin/webhooks' }] },
  ]);
  for (const user of [reader, gone])
    expect(await readUserNotifications(app.database, user.id)).toEqual([]);
  await sendMails();
  const { rows } = await sql<{ recipient: string; locale: string }>`
    select recipient, locale from platform.outbox where client_id = ${clientId}
      and template = 'platform.notifications' order by locale`.execute(all);
  expect(rows).toEqual([
    { recipient: second.email, locale: 'de' },
    // The creator of the endpoint.
    { recipient: expect.any(String), locale: 'en' },
    { recipient: admin.email, locale: 'fr' },
  ]);
});

test('only a super admin is sent to a screen of super admins; another creator gets the link of the brand or none [NAV-09]', async () => {
  const { client, id } = await suite.endpoint();
  const [admin, colleague, former] = await Promise.all(
    (['brand_admin', 'brand_user', 'brand_user'] as const).map((role) =>
      suite.people.user({ at: [{ client, role }] }),
    ),
  );
  const managePath = '/platform/forms/1?section=notifications';
  const pause = (changes: { manage_path: string | null; created_by: string | undefined }) =>
    app.database
      .acrossClients()
      .transaction()
      .execute(async (db) => {
        const { rows } = await sql<Endpoint>`
        select * from platform.webhook_endpoints where id = ${id}`.execute(db);
        const endpoint = { ...rows[0], ...changes } as Endpoint;
        const delivery = { id: randomUUID(), event_type: leadCreated.type } as LeasedDelivery;
        await notifyEndpointPaused(app, db, { reason: 'gone', delivery, endpoint });
      });
  const pathsOf = async (user: { id: string } | undefined) =>
    (await readUserNotifications(app.database, user?.id ?? '')).map(
      ({ actions }) => (actions as { path: string }[])[0]?.path,
    );
  await pause({ manage_path: managePath, created_by: colleague?.id });
  await pause({ manage_path: null, created_by: former?.id });
  expect(await pathsOf(admin)).toEqual(expect.arrayContaining([managePath, '/settings/client']));
  expect(await pathsOf(colleague)).toEqual([managePath]);
  expect(await pathsOf(former)).toEqual([]);
});

test('resuming an endpoint removes its notifications before they are mailed, and a new failure notifies again', async () => {
  const { client, clientId, receiver, id } = await suite.endpoint();
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const readNotifications = () => readUserNotifications(app.database, admin.id);
  receiver.answerNext(status(410));
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'given_up');
  expect(await readNotifications()).toMatchObject([
    { body: { key: 'platform:webhooks.notification.goneBody' } },
  ]);
  await updateWebhook({ db: all, app }, { clientId, id }, { active: true });
  expect(await readNotifications()).toEqual([]);
  await sendMails();
  const { rows } = await sql`select from platform.outbox where client_id = ${clientId}`.execute(
    all,
  );
  expect(rows).toEqual([]);
  receiver.answerNext(status(410));
  await suite.publish(clientId);
  await until(async () => (await readNotifications()).length === 1);
});

test('410 Gone pauses the endpoint immediately, and nothing is sent until it is resumed', async () => {
  const { clientId, receiver, createdBy, id } = await suite.endpoint();
  receiver.answerNext(status(410));
  await suite.publish(clientId);
  expect(await suite.untilDelivery(clientId, 'given_up')).toMatchObject({ lastError: 'GONE' });
  expect(await webhookEndpoint({ db: all }, { clientId, id })).toMatchObject({
    active: false,
    pauseReason: 'gone',
  });
  expect(await readUserNotifications(app.database, createdBy)).toMatchObject([
    { body: { key: 'platform:webhooks.notification.goneBody' } },
  ]);
  await suite.publish(clientId);
  expect(await suite.deliveries(clientId)).toHaveLength(1);
  await updateWebhook({ db: all, app }, { clientId, id }, { active: true });
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'sent');
  expect(receiver.received).toHaveLength(2);
});

test('a delivery that waits when its endpoint is paused is given up, and can be resent manually', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  receiver.answerNext(status(503));
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'failed');
  await updateWebhook({ db: all, app }, { clientId, id }, { active: false });
  await suite.hurry(clientId);
  const delivery = await suite.untilDelivery(clientId, 'given_up');
  expect(delivery.lastError).toBe('ENDPOINT_PAUSED');
  expect(receiver.received).toHaveLength(1);
  await updateWebhook({ db: all, app }, { clientId, id }, { active: true });
  await retryDeliveries({ db: all, app }, [{ clientId, id: delivery.id }]);
  await suite.untilDelivery(clientId, 'sent');
  expect(receiver.received).toHaveLength(2);
});

test('a test that is sent again goes out to a paused endpoint too, and is tried once [SUP-05]', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  await updateWebhook({ db: all, app }, { clientId, id }, { active: false });
  receiver.answerNext(status(503));
  const deliveryId = await testWebhook({ app }, { clientId, endpointId: id });
  await suite.untilDelivery(clientId, 'given_up', 1);
  receiver.answerNext(status(503));
  await retryDeliveries({ db: all, app }, [{ clientId, id: deliveryId }]);
  expect(await suite.untilDelivery(clientId, 'given_up', 2)).toMatchObject({
    lastError: 'STATUS_NOT_OK',
  });
  await retryDeliveries({ db: all, app }, [{ clientId, id: deliveryId }]);
  await suite.untilDelivery(clientId, 'sent', 3);
  expect(receiver.received).toHaveLength(3);
});

test('an endpoint that fails for more than three days is paused, and its creator is notified', async () => {
  const { clientId, receiver, createdBy, id } = await suite.endpoint();
  receiver.answerNext(status(500), status(500));
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'failed');
  expect((await webhookEndpoint({ db: all }, { clientId, id })).active).toBe(true);
  await sql`update platform.webhook_health set failing_since = now() - interval '3 days 1 minute' where endpoint_id = ${id}`.execute(
    all,
  );
  await suite.hurry(clientId);
  await until(async () => !(await webhookEndpoint({ db: all }, { clientId, id })).active);
  expect((await webhookEndpoint({ db: all }, { clientId, id })).pauseReason).toBe('failing');
  expect(await readUserNotifications(app.database, createdBy)).toMatchObject([
    { body: { key: 'platform:webhooks.notification.failingBody' } },
  ]);
});

test('neither addresses nor contents of what fails reach the log', () => {
  const logged = suite.logged.join('\n');
  expect(logged).not.toContain('Marguerite');
  expect(logged).not.toContain('whsec_');
});
