import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { NotificationKind } from '#platform/contract/notifications.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { testProcess } from '../jobs/testing/test-process.ts';
import { until } from '../jobs/testing/until.ts';
import { notificationPage } from './list-notifications.query.ts';

const { url } = await testDatabase();
const text = (key: string) => ({ key: `test:${key}`, params: { name: 'Friederike' } });
const about = (clientId: string, userId: string, kind: NotificationKind = 'lead-new') => ({
  clientId,
  userIds: [userId],
  kind,
  title: text('title'),
  body: text('body'),
});
const all = { cursor: undefined, locale: 'en' as const, tab: 'all' as const, limit: 10 };

test('a notification is stored and immediately arrives in another process [NAV-09]', async () => {
  const [clientId, userId, colleague] = [randomUUID(), randomUUID(), randomUUID()];
  const [teller, hearer] = [
    await testProcess({ url, work: false }),
    await testProcess({ url, work: false }),
  ];
  const listener = vi.fn();
  hearer.live.subscribe(userId, listener);
  const actions = [{ label: text('open'), path: '/forms/leads' }];
  await teller.notifications.notify(teller.database.ofClient(clientId), {
    ...about(clientId, userId),
    userIds: [userId, colleague, userId],
    actions,
  });
  await until(() => listener.mock.calls.length > 0);
  const { items } = await notificationPage(
    { db: hearer.database.acrossClients() },
    {
      ...all,
      userId,
      clientIds: [clientId],
    },
  );
  expect(items).toMatchObject([
    { clientId, kind: 'lead-new', title: text('title'), actions, readAt: null },
  ]);
  expect(listener.mock.calls).toEqual([
    [
      {
        kind: 'notification.created',
        notification: { id: items[0]?.id, clientId, kind: 'lead-new' },
      },
    ],
  ]);
});

test('a user is notified once per key', async () => {
  const [clientId, userId] = [randomUUID(), randomUUID()];
  const { notifications, database } = await testProcess({ url, work: false });
  const notify = (dedupeKey: string) =>
    notifications.notify(database.ofClient(clientId), { ...about(clientId, userId), dedupeKey });
  await notify('webhook-1');
  await notify('webhook-1');
  await notify('webhook-2');
  const { items } = await notificationPage(
    { db: database.acrossClients() },
    {
      ...all,
      userId,
      clientIds: [clientId],
    },
  );
  expect(items).toHaveLength(2);
});

test('a notification of another client does not exist', async () => {
  const [clientId, userId] = [randomUUID(), randomUUID()];
  const { notifications, database } = await testProcess({ url, work: false });
  await notifications.notify(database.ofClient(clientId), about(clientId, userId));
  const stranger = database.ofClient(randomUUID());
  expect(await stranger.selectFrom('platform.notifications').select('id').execute()).toEqual([]);
  await expect(notifications.notify(stranger, about(clientId, userId))).rejects.toThrow(
    'row-level security',
  );
});
