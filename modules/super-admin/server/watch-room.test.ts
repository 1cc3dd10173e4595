import { expect, test } from 'vitest';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { watchRoom } from './watch-installation.ts';

const house = await testApp({
  work: false,
  // More than any disk has.
  environment: { LOW_SPACE_MB: String(2 ** 40) },
});
const admin = await house.people.user({ superAdmin: true });
const client = await house.people.client();
const user = await house.people.user({ at: [{ client, role: 'brand_admin' }] });

async function toldTo(who: { id: string }) {
  const visitor = await house.visitor().as(who);
  const { body } = await visitor.call(listNotifications, { query: {} });
  return body.items.map(({ kind, title }) => `${kind} ${title.key}`);
}

test('super admins are told once that room runs short, and nobody else is [SUP-05]', async () => {
  await watchRoom(house.app);
  await watchRoom(house.app);
  expect(await toldTo(admin)).toEqual(['disk-low super-admin:room.lowTitle']);
  expect(await toldTo(user)).toEqual([]);
});

test('what a database refuses for want of room is told too [SUP-05]', async () => {
  house.app.room.noteFailure(Object.assign(new Error('could not extend file'), { code: '53100' }));
  await watchRoom(house.app);
  expect(await toldTo(admin)).toContain('disk-low super-admin:room.spentTitle');
});
