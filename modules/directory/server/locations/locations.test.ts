import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import {
  createLocationGroupCall,
  deleteLocationGroupCall,
  listLocationGroupsCall,
  renameLocationGroupCall,
} from '#modules/directory/contract/locations/location-groups.ts';
import { setRepresentativesCall } from '#modules/directory/contract/locations/location-representatives.ts';
import {
  createLocationTypeCall,
  deleteLocationTypeCall,
  listLocationTypesCall,
  renameLocationTypeCall,
} from '#modules/directory/contract/locations/location-types.ts';
import {
  changeLocationsCall,
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
const other = await suite.people.client();
let client = other;
let params = { uuid: '' };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite.adminOf(client);
});

const shut = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const whole = {
  code: 'NO-0142',
  name: '  Kjøkkenhjørnet Bjørvika ',
  company: 'Kjøkkenhjørnet AS',
  street: 'Dronning Eufemias gate 8',
  postalCode: '0191',
  city: 'Oslo',
  region: 'Østlandet',
  country: 'no',
  latitude: 59.9075,
  longitude: 10.7601,
  activity: 'Kitchenware',
  affiliation: 'Independent',
  phone: '+47 22 00 00 00',
  email: 'Bjorvika@Kjokken.example',
  website: 'https://kjokken.example',
  openingHours: {
    ...shut,
    mon: [
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '24:00' },
    ],
  },
  attributes: { Floor: '2' },
};

describe('one location', () => {
  test('is added with all its fields and read again [SUP-02]', async () => {
    const groupId = await shop.group(client, 'Norge');
    const typeId = await shop.type(client, 'Retailer');
    const made = await admin.call(createLocationCall, {
      params,
      body: { ...whole, groupIds: [groupId], typeId },
    });
    expect(made.status).toBe(201);
    const { body } = await admin.call(getLocationCall, { params: { ...params, id: made.body.id } });
    expect(body).toMatchObject({
      ...whole,
      name: 'Kjøkkenhjørnet Bjørvika',
      country: 'NO',
      email: 'bjorvika@kjokken.example',
      groups: [{ id: groupId, name: 'Norge' }],
      type: { id: typeId, name: 'Retailer' },
      closed: false,
      version: 1,
      representatives: [],
    });
    const { rows } = await sql`
      select from platform.events where type = 'location.saved' and payload ->> 'locationId' = ${body.id}`.execute(
      shop.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('gets a code of its own where none is given', async () => {
    const codes = [];
    for (const name of ['A', 'B'])
      codes.push(
        (await admin.call(createLocationCall, { params, body: { name, country: 'FR' } })).body.code,
      );
    expect(codes).toEqual(['L-00001', 'L-00002']);
  });

  test('is refused with a code that another one has, in any case, at its field', async () => {
    await shop.location(client, { code: 'no-0142' });
    await shop.location(other, { code: 'FREE-1' });
    const { status, problem } = await admin.call(createLocationCall, { params, body: whole });
    expect(status).toBe(409);
    expect(problem.errors).toEqual([
      { field: 'body.code', code: 'LOCATION_CODE_TAKEN', params: { code: 'NO-0142' } },
    ]);
    const free = await admin.call(createLocationCall, {
      params,
      body: { ...whole, code: 'FREE-1' },
    });
    expect(free.status).toBe(201);
  });

  test.each([
    [{ name: ' ' }, 'body.name', 'required'],
    [{ country: 'XX' }, 'body.country', 'country'],
    [{ phone: 'call me' }, 'body.phone', 'phone'],
    [{ email: 'nobody' }, 'body.email', 'email'],
    [{ website: 'javascript:alert(1)' }, 'body.website', 'url'],
    [{ longitude: null }, 'body.longitude', 'required'],
    [{ latitude: null }, 'body.latitude', 'required'],
    [{ latitude: 91 }, 'body.latitude', 'max'],
    [
      { attributes: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`k${at}`, 'v'])) },
      'body.attributes',
      'tooManyAttributes',
    ],
    [
      { openingHours: { ...shut, mon: [{ from: '24:00', to: '09:00' }] } },
      'body.openingHours.mon.0.from',
      'clock',
    ],
    [{ timeZone: '+02:00' }, 'body.timeZone', 'timeZone'],
    [
      { openingExceptions: [{ date: '2026-12-25', to: '2026-12-24', spans: [] }] },
      'body.openingExceptions.0.to',
      'exceptionDays',
    ],
    [{ photos: [{ fileId: 'x', alt: '' }] }, 'body.photos.0.fileId', 'format'],
    [
      {
        openingHours: {
          ...shut,
          wed: [
            { from: '18:00', to: '02:00' },
            { from: '20:00', to: '22:00' },
          ],
        },
      },
      'body.openingHours.wed',
      'spansOverlap',
    ],
    [
      {
        openingHours: {
          ...shut,
          tue: [
            { from: '09:00', to: '13:00' },
            { from: '12:00', to: '18:00' },
          ],
        },
      },
      'body.openingHours.tue',
      'spansOverlap',
    ],
  ])('reports invalid input %o at its field', async (wrong, field, code) => {
    const { status, problem } = await admin.call(createLocationCall, {
      params,
      body: { ...whole, ...wrong } as typeof whole,
    });
    expect([status, problem.errors?.map((error) => [error.field, error.code])]).toEqual([
      400,
      [[field, code]],
    ]);
  });

  test('cannot be given the type or group of another client', async () => {
    const typeId = await shop.type(other, 'Theirs');
    const groupId = await shop.group(other, `Theirs ${client.id}`);
    const type = await admin.call(createLocationCall, { params, body: { ...whole, typeId } });
    expect(type.problem.errors).toMatchObject([
      { field: 'body.typeId', code: 'LOCATION_TYPE_UNKNOWN' },
    ]);
    const group = await admin.call(createLocationCall, {
      params,
      body: { ...whole, groupIds: [groupId] },
    });
    expect(group.problem.errors).toMatchObject([{ field: 'body.groupIds', code: 'GROUP_UNKNOWN' }]);
    expect((await admin.call(listLocationsCall, { params, query: {} })).body.total).toBe(0);
  });

  test('preserves fields that are not sent; the second of two editors gets a conflict, and the first change remains', async () => {
    const made = await admin.call(createLocationCall, { params, body: whole });
    const at = { ...params, id: made.body.id };
    const first = await admin.call(updateLocationCall, {
      params: at,
      body: { version: 1, phone: '+47 23 00 00 00', closed: true },
    });
    expect(first.body).toMatchObject({
      version: 2,
      phone: '+47 23 00 00 00',
      closed: true,
      city: 'Oslo',
    });
    const second = await admin.call(updateLocationCall, {
      params: at,
      body: { version: 1, phone: '' },
    });
    expect(second).toMatchObject({
      status: 409,
      problem: { code: 'CHANGED_MEANWHILE', params: { by: 'Test Person' } },
    });
    const now = await admin.call(getLocationCall, { params: at });
    expect(now.body).toMatchObject({ version: 2, phone: '+47 23 00 00 00' });
  });

  test('of another client is neither seen nor changed', async () => {
    const foreign = await shop.location(other, { name: 'Theirs' });
    const at = { ...params, id: foreign };
    const seen = await admin.call(getLocationCall, { params: at });
    const changed = await admin.call(updateLocationCall, {
      params: at,
      body: { version: 1, name: 'Mine' },
    });
    const set = await admin.call(setRepresentativesCall, {
      params: at,
      body: { userIds: [], version: 1 },
    });
    expect([seen.status, changed.status, set.status]).toEqual([404, 404, 404]);
    const bulk = await admin.call(changeLocationsCall, {
      params,
      body: { which: { ids: [foreign] }, change: { action: 'close' } },
    });
    expect(bulk.body.changed).toBe(0);
  });
});

describe('many locations', () => {
  test('are closed, reopened, grouped and retyped in bulk; unchanged ones are not counted', async () => {
    const groupId = await shop.group(client, 'Key accounts');
    const typeId = await shop.type(client, 'Boutique');
    const ids = [
      await shop.location(client, { country: 'FR' }),
      await shop.location(client, { country: 'FR' }),
      await shop.location(client, { country: 'DE' }),
    ];
    const bulk = async (change: object, which: object = { ids }) =>
      (await admin.call(changeLocationsCall, { params, body: { which, change } as never })).body
        .changed;
    expect(await bulk({ action: 'close' })).toBe(3);
    expect(await bulk({ action: 'close' })).toBe(0);
    expect(
      await bulk(
        { action: 'reopen' },
        {
          filter: {
            groups: [{ filters: [{ field: 'country', operator: 'any-of', value: ['FR'] }] }],
          },
        },
      ),
    ).toBe(2);
    expect(await bulk({ action: 'addToGroup', groupId }, { filter: { view: 'open' } })).toBe(2);
    expect(await bulk({ action: 'addToGroup', groupId })).toBe(1);
    expect(await bulk({ action: 'removeFromGroup', groupId }, { ids: ids.slice(0, 1) })).toBe(1);
    expect(await bulk({ action: 'setType', typeId })).toBe(3);
    expect(
      await bulk(
        { action: 'setType', typeId: null },
        {
          filter: {
            groups: [{ filters: [{ field: 'group', operator: 'any-of', value: [groupId] }] }],
          },
        },
      ),
    ).toBe(2);
  });

  test('cannot be put into a group that is not the client’s', async () => {
    const groupId = await shop.group(other, `Of others ${client.id}`);
    const { problem } = await admin.call(changeLocationsCall, {
      params,
      body: { which: { filter: {} }, change: { action: 'addToGroup', groupId } },
    });
    expect(problem.code).toBe('GROUP_UNKNOWN');
  });
});

describe('groups and types', () => {
  test('a group is created, renamed and deleted with a count of its members; names ignore case and accents', async () => {
    const made = await admin.call(createLocationGroupCall, { params, body: { name: 'Québec' } });
    expect(made.body).toMatchObject({ name: 'Québec', locations: 0, users: 0 });
    const again = await admin.call(createLocationGroupCall, { params, body: { name: 'QUEBEC' } });
    expect(again.problem.errors).toMatchObject([{ field: 'body.name', code: 'NAME_TAKEN' }]);
    const at = { ...params, id: made.body.id };
    const user = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
    await shop.addRepresentative(user, client, { group: made.body.id });
    const location = await shop.location(client, { groups: [made.body.id] });
    await admin.call(renameLocationGroupCall, { params: at, body: { name: 'Canada' } });
    const { body } = await admin.call(listLocationGroupsCall, { params });
    expect(body.items).toEqual([{ id: made.body.id, name: 'Canada', locations: 1, users: 1 }]);
    const lost = await admin.call(deleteLocationGroupCall, { params: at });
    expect(lost.body).toMatchObject({ locations: 1, users: 1 });
    const reloaded = await admin.call(getLocationCall, { params: { ...params, id: location } });
    expect(reloaded.body.groups).toEqual([]);
    expect((await admin.call(deleteLocationGroupCall, { params: at })).status).toBe(404);
  });

  test('a type that is used goes only when its locations get another one', async () => {
    const make = async (name: string) =>
      (await admin.call(createLocationTypeCall, { params, body: { name } })).body.id;
    const [retail, online] = [await make('Retail'), await make('Online')];
    const location = await shop.location(client, { typeId: retail });
    const at = { ...params, id: retail };
    const renamed = await admin.call(renameLocationTypeCall, {
      params: at,
      body: { name: 'online' },
    });
    expect(renamed.problem.code).toBe('NAME_TAKEN');
    const used = await admin.call(deleteLocationTypeCall, { params: at, query: {} });
    expect([used.problem.code, used.problem.params]).toEqual([
      'LOCATION_TYPE_IN_USE',
      { locations: 1 },
    ]);
    const toItself = await admin.call(deleteLocationTypeCall, {
      params: at,
      query: { moveTo: retail },
    });
    expect(toItself.problem.code).toBe('LOCATION_TYPE_UNKNOWN');
    const moved = await admin.call(deleteLocationTypeCall, {
      params: at,
      query: { moveTo: online },
    });
    expect(moved.body).toEqual({ moved: 1 });
    const { body } = await admin.call(getLocationCall, { params: { ...params, id: location } });
    expect(body.type).toEqual({ id: online, name: 'Online' });
    const { body: types } = await admin.call(listLocationTypesCall, { params });
    expect(types.items).toEqual([{ id: online, name: 'Online', locations: 1 }]);
  });
});

test('a closed location leads to another one, never to itself, in a circle or to another client’s [LOC-06]', async () => {
  const [first, second, third, foreign] = [
    await shop.location(client),
    await shop.location(client),
    await shop.location(client),
    await shop.location(other),
  ];
  const move = async (id: string, movedToId: string) => {
    const at = { params: { ...params, id } };
    const { version } = (await admin.call(getLocationCall, at)).body;
    const { status, problem, body } = await admin.call(updateLocationCall, {
      ...at,
      body: { movedToId, version },
    });
    return status === 200 ? body.movedTo?.id : problem.code;
  };
  expect(await move(first, second)).toBe(second);
  expect(await move(second, third)).toBe(third);
  expect(await move(third, first)).toBe('MOVED_IN_CIRCLE');
  expect(await move(third, third)).toBe('MOVED_IN_CIRCLE');
  expect(await move(third, foreign)).toBe('MOVED_TO_UNKNOWN');
});
