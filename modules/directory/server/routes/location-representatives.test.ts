import { expect, test } from 'vitest';
import { setAssociations } from '#modules/directory/contract/associations.ts';
import { setRepresentativesCall } from '#modules/directory/contract/locations/location-representatives.ts';
import {
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { locationImportCalls } from '#modules/directory/contract/locations/move-locations.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { importedFile } from '../testing/moved-file.ts';
import { Shop } from '../testing/shop.ts';

const house = await testHouse();
const shop = new Shop(house.app);
const client = await house.people.client();
const at = [{ client, role: 'brand_admin' as const }];
const [ada, bo] = [
  await house.visitor().as(await house.people.user({ firstName: 'Ada', at })),
  await house.visitor().as(await house.people.user({ firstName: 'Bo', at })),
];
const owner = () => house.people.user({ at: [{ client, role: 'store_owner' }] });
const [kim, lou] = [await owner(), await owner()];

async function opened() {
  const params = { uuid: client.id, id: await shop.location(client) };
  const { body } = await ada.call(getLocationCall, { params });
  return { params, ...body };
}

async function standing(params: { uuid: string; id: string }): Promise<string[]> {
  const { body } = await ada.call(getLocationCall, { params });
  return body.representatives.map(({ userId }) => userId);
}

test('the second of two who set representatives is told who was first, and undoes nothing [SUP-02]', async () => {
  const { params, version } = await opened();
  await ada.call(updateLocationCall, { params, body: { version, city: 'Bergen' } });
  const first = await bo.call(setRepresentativesCall, {
    params,
    body: { userIds: [kim.id], version: version + 1 },
  });
  expect(first.body).toMatchObject({ version: version + 2, city: 'Bergen' });
  const second = await ada.call(setRepresentativesCall, {
    params,
    body: { userIds: [lou.id], version: version + 1 },
  });
  expect(second).toMatchObject({
    status: 409,
    problem: { code: 'CHANGED_MEANWHILE', params: { by: 'Bo Person' } },
  });
  expect(await standing(params)).toEqual([kim.id]);
});

test('who changes other fields meanwhile is told as well, and who sets the same again changes nothing', async () => {
  const { params, version } = await opened();
  const set = (given: number) =>
    bo.call(setRepresentativesCall, { params, body: { userIds: [kim.id], version: given } });
  expect((await set(version)).body.version).toBe(version + 1);
  expect((await set(version + 1)).body.version).toBe(version + 1);
  const late = await ada.call(updateLocationCall, { params, body: { version, city: 'Bergen' } });
  expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { by: 'Bo Person' } });
});

test('whom somebody gives the location on the user’s own page is not put out by who did not see it [SUP-02]', async () => {
  const { params, version } = await opened();
  const associations = [{ kind: 'location' as const, id: params.id }];
  const db = shop.db;
  const context = { db, app: house.app };
  const given = { clientId: client.id, userId: kim.id, associations };
  await house.app.ports.ask(setAssociations, given, context);
  await house.app.ports.ask(setAssociations, given, context);
  const late = await ada.call(setRepresentativesCall, { params, body: { userIds: [], version } });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
  expect(await standing(params)).toEqual([kim.id]);
  const { body } = await ada.call(getLocationCall, { params });
  expect(body.version).toBe(version + 1);
});

test('neither is whom a file brings [SUP-02]', async () => {
  const { params, version, code } = await opened();
  const content = `code,representatives\n${code},${kim.email}`;
  await importedFile({ visitor: bo, clientId: client.id }, locationImportCalls, content);
  const late = await ada.call(setRepresentativesCall, { params, body: { userIds: [], version } });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
  expect(await standing(params)).toEqual([kim.id]);
});
