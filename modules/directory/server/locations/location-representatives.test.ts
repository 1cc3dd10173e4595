import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { setAssociations } from '#modules/directory/contract/associations.ts';
import {
  listLocationsCall,
  locationImportCalls,
} from '#modules/directory/contract/locations/list-locations.ts';
import {
  findPeopleCall,
  setRepresentativesCall,
} from '#modules/directory/contract/locations/location-representatives.ts';
import {
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { importedFile } from '../testing/moved-file.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
const other = await suite.people.client();
let client = other;
let params = { uuid: '' };
let [ada, bo] = [suite.visitor(), suite.visitor()];
let kim = { id: '', email: '' };

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  const admin = async (firstName: string) =>
    suite
      .visitor()
      .as(await suite.people.user({ firstName, at: [{ client, role: 'brand_admin' }] }));
  [ada, bo] = [await admin('Ada'), await admin('Bo')];
  kim = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
});

test('representatives are set for a location, and those of its group or the brand are shown as such [USR-06]', async () => {
  const group = await shop.group(client, 'Nord');
  const id = await shop.location(client, { groups: [group] });
  const at = { ...params, id };
  const [owner, rep, brand] = [
    await suite.people.user({ at: [{ client, role: 'store_owner' }] }),
    await suite.people.user({ at: [{ client, role: 'sales_rep' }] }),
    await suite.people.user({ at: [{ client, role: 'brand_admin' }] }),
  ];
  await shop.addRepresentative(rep, client, { group });
  await shop.addRepresentative(brand, client, { brand: true });
  const { body } = await ada.call(setRepresentativesCall, {
    params: at,
    body: { userIds: [owner.id], version: 1 },
  });
  expect(
    body.representatives.map(({ userId, through, group: name }) => [userId, through, name]),
  ).toEqual([
    [owner.id, 'location', null],
    [rep.id, 'group', 'Nord'],
    [brand.id, 'brand', null],
  ]);
  const listed = await ada.call(listLocationsCall, { params, query: {} });
  expect(listed.body.items[0]?.representatives).toBe(2);
  const none = await ada.call(setRepresentativesCall, {
    params: at,
    body: { userIds: [], version: 2 },
  });
  expect(none.body.representatives.map(({ through }) => through)).toEqual(['group', 'brand']);
});

test.each(['store_owner', 'sales_rep'] as const)(
  'a %s sees representatives of the location by name only, without those of the brand [USR-10]',
  async (role) => {
    const group = await shop.group(client, 'Nord');
    const id = await shop.location(client, { groups: [group] });
    const [reader, rep, brand] = [
      await suite.people.user({ at: [{ client, role }] }),
      await suite.people.user({ firstName: 'Rep', at: [{ client, role: 'sales_rep' }] }),
      await suite.people.user({ at: [{ client, role: 'brand_admin' }] }),
    ];
    await shop.addRepresentative(reader, client, { location: id });
    await shop.addRepresentative(rep, client, { group });
    await shop.addRepresentative(brand, client, { brand: true });
    await sql`update accounts.memberships set disabled_at = now() where user_id = ${rep.id}`.execute(
      shop.db,
    );
    const visitor = await suite.visitor().as(reader);
    const { body, raw } = await visitor.call(getLocationCall, { params: { ...params, id } });
    expect(body.representatives).toMatchObject([
      { userId: reader.id, through: 'location', email: '', status: 'active' },
      { userId: rep.id, firstName: 'Rep', through: 'group', email: '', status: 'active' },
    ]);
    expect(body.representatives).toHaveLength(2);
    expect(raw.body).not.toContain(rep.email);
  },
);

test('only users of the client with a role for locations can be representatives', async () => {
  const id = await shop.location(client);
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const stranger = await suite.people.user({ at: [{ client: other, role: 'store_owner' }] });
  for (const wrong of [user, stranger]) {
    const { problem } = await ada.call(setRepresentativesCall, {
      params: { ...params, id },
      body: { userIds: [wrong.id], version: 1 },
    });
    expect(problem.errors).toMatchObject([
      { field: 'body.userIds', code: 'REPRESENTATIVE_UNKNOWN' },
    ]);
  }
  const { body } = await ada.call(findPeopleCall, { params, query: { q: user.email } });
  expect(body.items).toEqual([]);
});

test('a disabled user becomes no representative, but stays one, as in a file [USR-06]', async () => {
  const id = await shop.location(client);
  const set = (userIds: string[], version: number) =>
    ada.call(setRepresentativesCall, { params: { ...params, id }, body: { userIds, version } });
  const disabled = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  const disable = () =>
    sql`update accounts.memberships set disabled_at = now() where user_id = ${disabled.id}`.execute(
      shop.db,
    );
  expect((await set([disabled.id], 1)).status).toBe(200);
  await disable();
  const { body } = await set([disabled.id, kim.id], 2);
  expect(body.representatives.map(({ userId }) => userId).sort()).toEqual(
    [disabled.id, kim.id].sort(),
  );
  expect((await set([kim.id], 3)).status).toBe(200);
  const { problem } = await set([kim.id, disabled.id], 4);
  expect(problem.errors).toMatchObject([{ field: 'body.userIds', code: 'REPRESENTATIVE_UNKNOWN' }]);
});

async function opened() {
  const at = { ...params, id: await shop.location(client) };
  const { body } = await ada.call(getLocationCall, { params: at });
  return { ...body, at };
}

async function readRepresentativeIds(at: { uuid: string; id: string }): Promise<string[]> {
  const { body } = await ada.call(getLocationCall, { params: at });
  return body.representatives.map(({ userId }) => userId);
}

test('the second of two editors of representatives gets the first one’s name, and reverts nothing [SUP-02]', async () => {
  const { at, version } = await opened();
  await ada.call(updateLocationCall, { params: at, body: { version, city: 'Bergen' } });
  const first = await bo.call(setRepresentativesCall, {
    params: at,
    body: { userIds: [kim.id], version: version + 1 },
  });
  expect(first.body).toMatchObject({ version: version + 2, city: 'Bergen' });
  const second = await ada.call(setRepresentativesCall, {
    params: at,
    body: { userIds: [], version: version + 1 },
  });
  expect(second).toMatchObject({
    status: 409,
    problem: { code: 'CHANGED_MEANWHILE', params: { by: 'Bo Person' } },
  });
  expect(await readRepresentativeIds(at)).toEqual([kim.id]);
});

test('changing other fields also causes a conflict, and setting the same representatives again changes nothing', async () => {
  const { at, version } = await opened();
  const set = (given: number) =>
    bo.call(setRepresentativesCall, { params: at, body: { userIds: [kim.id], version: given } });
  expect((await set(version)).body.version).toBe(version + 1);
  expect((await set(version + 1)).body.version).toBe(version + 1);
  const late = await ada.call(updateLocationCall, {
    params: at,
    body: { version, city: 'Bergen' },
  });
  expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { by: 'Bo Person' } });
});

test('a representative added on the user’s page is not removed by an editor with an older version [SUP-02]', async () => {
  const { at, version } = await opened();
  const associations = [{ kind: 'location' as const, id: at.id }];
  const context = { db: shop.db, app: suite.app };
  const given = { clientId: client.id, userId: kim.id, associations };
  await suite.app.ports.call(setAssociations, given, context);
  await suite.app.ports.call(setAssociations, given, context);
  const late = await ada.call(setRepresentativesCall, {
    params: at,
    body: { userIds: [], version },
  });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
  expect(await readRepresentativeIds(at)).toEqual([kim.id]);
  const { body } = await ada.call(getLocationCall, { params: at });
  expect(body.version).toBe(version + 1);
});

test('neither is whom a file brings [SUP-02]', async () => {
  const { at, version, code } = await opened();
  const content = `code,representatives\n${code},${kim.email}`;
  await importedFile({ visitor: bo, clientId: client.id }, locationImportCalls, content);
  const late = await ada.call(setRepresentativesCall, {
    params: at,
    body: { userIds: [], version },
  });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
  expect(await readRepresentativeIds(at)).toEqual([kim.id]);
});
