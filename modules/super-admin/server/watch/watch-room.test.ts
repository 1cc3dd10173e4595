import { expect, test } from 'vitest';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { watchRoom } from './watch-installation.ts';

const suite = await testApp({
  work: false,
  // More than the size of any disk.
  environment: { LOW_SPACE_MB: String(2 ** 40) },
});
const admin = await suite.people.user({ superAdmin: true });
const client = await suite.people.client();
const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });

async function readNotifications(recipient: { id: string }) {
  const visitor = await suite.visitor().as(recipient);
  const { body } = await visitor.call(listNotifications, { query: {} });
  return body.items.map(({ kind, title }) => `${kind} ${title.key}`);
}

test('only super admins are notified, once, that disk space is low [SUP-05]', async () => {
  await watchRoom(suite);
  await watchRoom(suite);
  expect(await readNotifications(admin)).toEqual(['disk-low super-admin:room.lowTitle']);
  expect(await readNotifications(user)).toEqual([]);
});

test('a write that the database refuses because the disk is full is also notified [SUP-05]', async () => {
  suite.app.room.noteFailure(Object.assign(new Error('could not extend file'), { code: '53100' }));
  await watchRoom(suite);
  expect(await readNotifications(admin)).toContain('disk-low super-admin:room.spentTitle');
});
