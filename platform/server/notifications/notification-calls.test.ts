import { expect, test } from 'vitest';
import {
  listNotifications,
  type NotificationKind,
  readNotifications,
} from '#platform/contract/notifications.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const text = { key: 'test:text', params: {} };

async function reader() {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const tell = (kind: NotificationKind, clientId = client.id) =>
    suite.app.notifications.notify(suite.app.database.ofClient(clientId), {
      clientId,
      userIds: [user.id],
      kind,
      title: text,
      body: text,
    });
  return { client, tell, browser: await suite.visitor().as(user) };
}

test('the list has pages and tabs and counts unread notifications [NAV-09]', async () => {
  const { client, tell, browser } = await reader();
  const kinds: NotificationKind[] = [
    'job-done',
    'job-failed',
    'lead-new',
    'mail-bounced',
    'account',
  ];
  for (const kind of kinds) await tell(kind);
  await tell('lead-new', uuidV7());
  const list = async (query: object) =>
    (await browser.call(listNotifications, { query: { clientId: client.id, ...query } })).body;
  const kindsOf = async (query: object) => (await list(query)).items.map(({ kind }) => kind);

  const first = await list({ limit: 3 });
  const second = await list({ limit: 3, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual(kinds.toReversed());
  expect(second.nextCursor).toBeNull();
  expect(first.unread).toEqual({ all: 5, jobs: 2, leads: 1, failures: 2 });
  expect(await kindsOf({ tab: 'failures' })).toEqual(['mail-bounced', 'job-failed']);
  // Notifications of a client that the user does not belong to are hidden, even if they were addressed to the user.
  expect((await browser.call(listNotifications, { query: {} })).body.unread.all).toBe(5);
  const elsewhere = await browser.call(listNotifications, { query: { clientId: uuidV7() } });
  expect(elsewhere.status).toBe(403);
});

test('a user marks some or all notifications as read, never those of another user [NAV-09]', async () => {
  const [own, other] = [await reader(), await reader()];
  for (const kind of ['job-done', 'lead-new', 'account'] as const) await own.tell(kind);
  await other.tell('lead-new');
  const unread = async ({ browser }: typeof own) =>
    (await browser.call(listNotifications, { query: { tab: 'unread' } })).body;
  const read = async (body: { ids: string[] } | { all: true }) =>
    (await own.browser.call(readNotifications, { body })).body;

  const ids = [...(await unread(own)).items.slice(0, 2), ...(await unread(other)).items].map(
    ({ id }) => id,
  );
  expect(await read({ ids })).toEqual({ read: 2 });
  expect((await unread(own)).items.map(({ kind }) => kind)).toEqual(['job-done']);
  expect(await read({ all: true })).toEqual({ read: 1 });
  expect((await unread(own)).unread.all).toBe(0);
  expect((await unread(other)).unread.all).toBe(1);
});

test('an invalid notification id is refused', async () => {
  const { browser } = await reader();
  const refused = await browser.call(readNotifications, { body: { ids: ['a'] } });
  expect([refused.status, refused.problem.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['body.ids.0'],
  ]);
});

test('a way into a module that has moved to another product is not offered any more [GEN-05] [NAV-09]', async () => {
  const client = await suite.people.client({ products: { touchpoints: 'v1' } });
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const to = (path: string) => ({ label: text, path });
  await suite.app.notifications.notify(suite.app.database.ofClient(client.id), {
    clientId: client.id,
    userIds: [user.id],
    kind: 'job-done',
    title: text,
    body: text,
    actions: [to('/touchpoints/list'), to('/settings/list'), to('/gtr-core/files/a')],
  });
  const browser = await suite.visitor().as(user);
  const { body } = await browser.call(listNotifications, { query: {} });
  expect(body.items[0]?.actions.map(({ path }) => path)).toEqual([
    '/settings/list',
    '/gtr-core/files/a',
  ]);
});
