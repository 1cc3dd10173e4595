import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  changeNotificationSetting,
  getNotificationSettings,
  type NotificationChoice,
} from '#platform/contract/notifications/notification-settings.ts';
import {
  listNotifications,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#platform/contract/notifications.ts';
import type { Role } from '#platform/contract/permission.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const across = app.database.acrossClients();
const text = { key: 'test:text', params: {} };

async function reader(role: Exclude<Role, 'super_admin'> = 'brand_admin', menus?: string[]) {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role, ...(menus && { menus }) }] });
  const browser = await suite.visitor().as(user);
  return {
    client,
    user,
    browser,
    choose: (kind: NotificationKind, body: NotificationChoice) =>
      browser.call(changeNotificationSetting, { params: { kind }, body }),
    notify: (kind: NotificationKind) =>
      app.notifications.notify(app.database.ofClient(client.id), {
        clientId: client.id,
        userIds: [user.id],
        kind,
        title: text,
        body: text,
      }),
    settings: async () => {
      const { body } = await browser.call(getNotificationSettings, {});
      return body.groups.flatMap(({ kinds }) => kinds);
    },
    shown: async () => (await browser.call(listNotifications, { query: {} })).body,
  };
}

const kindsOf = async ({ settings }: Awaited<ReturnType<typeof reader>>) =>
  (await settings()).map(({ kind }) => kind);

test('every kind of notification is declared by one module [BEY-06]', () => {
  expect(app.notifications.kinds.map(({ name }) => name).toSorted()).toEqual(
    NOTIFICATION_KINDS.toSorted(),
  );
});

test('a user sees the kinds that they can get by role and menu items [BEY-06]', async () => {
  expect(await kindsOf(await reader('sales_rep', ['platform/opportunity']))).toEqual([
    'job-done',
    'job-failed',
    'change-decided',
    'prospects-assigned',
  ]);
  const brandUser = await kindsOf(await reader('brand_user', ['platform/leads']));
  expect(brandUser).toEqual(['job-done', 'job-failed', 'lead-new', 'mail-bounced']);
  const admin = await kindsOf(await reader());
  expect(admin).toEqual(expect.arrayContaining(['webhook-failed', 'review-risk', 'account']));
  expect(admin).not.toContain('disk-low');
});

test('a kind that was turned off in the panel neither appears nor counts, and can be turned on again [BEY-06]', async () => {
  const own = await reader();
  expect((await own.choose('lead-new', { bell: false, mailing: 'never' })).status).toBe(204);
  await own.notify('lead-new');
  await own.notify('job-done');
  expect(await own.shown()).toMatchObject({ items: [{ kind: 'job-done' }], unread: { all: 1 } });
  await own.choose('lead-new', { bell: true, mailing: 'daily' });
  expect(await own.settings()).toContainEqual(
    expect.objectContaining({ kind: 'lead-new', bell: true, mailing: 'daily' }),
  );
  await own.notify('lead-new');
  expect((await own.shown()).unread.all).toBe(2);
});

test('a kind that is sent by email only does not appear in the panel [BEY-06]', async () => {
  const own = await reader();
  await own.choose('lead-new', { bell: false, mailing: 'immediately' });
  await own.notify('lead-new');
  expect(await own.shown()).toMatchObject({ items: [], unread: { all: 0 } });
});

test('a security notification stays in the panel, also for a client that asks otherwise [BEY-06]', async () => {
  const own = await reader();
  const refused = await own.choose('account', { bell: false, mailing: 'never' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'BELL_REQUIRED' } });
  expect((await own.choose('account', { bell: true, mailing: 'never' })).status).toBe(204);
});

test('a kind that the user cannot get, or that does not exist, is refused [BEY-06]', async () => {
  const own = await reader('brand_user', ['platform/leads']);
  expect((await own.choose('disk-low', { bell: true, mailing: 'daily' })).status).toBe(404);
  const unknown = await own.choose('nothing' as NotificationKind, { bell: true, mailing: 'daily' });
  expect(unknown.status).toBe(400);
  const wrong = await own.choose('lead-new', { bell: true, mailing: 'hourly' as 'daily' });
  expect(wrong.status).toBe(400);
});

test('a change is in the audit log, and a deleted user leaves no settings [BEY-06]', async () => {
  const [own, other] = [await reader(), await reader()];
  for (const each of [own, other]) {
    await each.choose('lead-new', { bell: true, mailing: 'daily' });
    await each.notify('lead-new');
  }
  const { rows: entries } = await sql<{ after: object }>`
    select after from platform.audit_entries
    where record = 'platform.notification_settings' and user_id = ${own.user.id}`.execute(across);
  expect(entries).toMatchObject([{ after: { kind: 'lead-new', mailing: 'daily' } }]);
  await sql`delete from accounts.memberships where user_id = ${own.user.id}`.execute(across);
  await sql`delete from platform.sessions where user_id = ${own.user.id}`.execute(across);
  await sql`delete from accounts.users where id = ${own.user.id}`.execute(across);
  const left = await sql<{ settings: number; notifications: number }>`
    select (select count(*) from platform.notification_settings where user_id = users.id) as settings,
      (select count(*) from platform.notifications where user_id = users.id) as notifications
    from unnest(${[own.user.id, other.user.id]}::uuid[]) with ordinality as users (id, at)
    order by at`.execute(across);
  expect(left.rows).toEqual([
    { settings: 0, notifications: 0 },
    { settings: 1, notifications: 1 },
  ]);
});
