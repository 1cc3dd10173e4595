import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  exportLocationsCall,
  listLocationsCall,
  locationImportCalls,
} from '#modules/directory/contract/locations/list-locations.ts';
import type { Location, NewLocation } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { uploadLocationPhotoCall } from '#modules/directory/contract/locations/location-photos.ts';
import {
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { everyFieldMoves } from '#platform/testing/fields/every-field-moves.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { type ExportedLocation, locationCells } from './locations/location-cells.ts';
import { directorySample } from './testing/directory-sample.ts';
import { exportedFile, importedFile, toSingleLineCsv } from './testing/moved-file.ts';

import { Shop } from './testing/shop.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TEXTS = { translate: (key: string) => key };

const suite = await testApp();
const shop = new Shop(suite.app);
const [here, there, third] = [
  await suite.people.client(),
  await suite.people.client(),
  await suite.people.client(),
];
const admin = await suite.visitor().as(
  await suite.people.user({
    at: [here, there, third].map((client) => ({ client, role: 'brand_admin' as const })),
  }),
);
const typeId = await shop.type(here, 'Retailer');
const groupIds = [await shop.group(here, 'Nord')];
const code = 'NO-1';
const targets = {
  here: await shop.location(here, { code: 'NO-8' }),
  there: [
    await shop.location(there, { code: 'NO-8' }),
    await shop.location(there, { code: 'NO-9' }),
  ],
};
const first = directorySample(locationFields, 0, {
  code,
  typeId,
  groupIds,
  closed: true,
  photos: await photos(here),
  movedToId: targets.here,
});
const second = directorySample(locationFields, 1, {
  code,
  typeId: 'Boutique',
  groupIds: ['Sud', 'West'],
  closed: false,
  // A file contains no pictures.
  photos: [],
  movedToId: 'NO-9',
});

async function photos(client: { id: string }) {
  const file = new File([PNG], 'photo.png');
  const params = { uuid: client.id };
  const { body } = await admin.upload(uploadLocationPhotoCall, { params, file });
  return [{ fileId: body.fileId, alt: `Photo ${body.fileId}` }];
}

async function only(client: { id: string }): Promise<Location> {
  const params = { uuid: client.id };
  const { body } = await admin.call(listLocationsCall, { params, query: {} });
  const id = body.items.find((one) => one.code === code)?.id ?? '';
  return (await admin.call(getLocationCall, { params: { ...params, id } })).body;
}

/** The fields of a location in input form. References are compared by name, because ids differ between brands. */
function fieldsOf(location: Location): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      Object.keys(locationFields).map((name) => [name, location[name as keyof Location]]),
    ),
    typeId: location.type?.name,
    groupIds: location.groups.map(({ name }) => name),
    movedToId: location.movedTo?.code ?? null,
  };
}

const firstByName = { ...first, typeId: 'Retailer', groupIds: ['Nord'], movedToId: 'NO-8' };

test('every field of a location is created, read, shown in its row, exported, imported and changed by a file [SUP-02]', async () => {
  const made = await admin.call(createLocationCall, {
    params: { uuid: here.id },
    body: first as NewLocation,
  });
  expect(made.status).toBe(201);
  expect(fieldsOf(await only(here))).toEqual(firstByName);

  const { body: list } = await admin.call(listLocationsCall, {
    params: { uuid: here.id },
    query: {},
  });
  const shown = fieldsWith(locationFields, 'inRow').map((name) => [name, first[name]]);
  expect(list.items.find((one) => one.code === code)).toMatchObject(Object.fromEntries(shown));

  const file = await exportedFile({ visitor: admin, clientId: here.id }, exportLocationsCall);
  const toOther = { visitor: admin, clientId: there.id };
  // Pictures are files of the other brand.
  await expect(importedFile(toOther, locationImportCalls, file)).rejects.toThrow('photoUnknown');
  await importedFile(toOther, locationImportCalls, file, ['photos']);
  expect(fieldsOf(await only(there))).toEqual({ ...firstByName, photos: [] });

  const changed = {
    ...second,
    type: { name: second.typeId },
    groups: (second.groupIds as string[]).map((name) => ({ name })),
    movedTo: { code: second.movedToId },
    emails: [],
  } as unknown as ExportedLocation;
  const cells = new Map(
    locationCells.map(({ column, write }) => [column.key, write(changed, TEXTS)]),
  );
  await importedFile(
    { visitor: admin, clientId: there.id },
    locationImportCalls,
    toSingleLineCsv(cells),
  );
  expect(fieldsOf(await only(there))).toEqual(second);
});

test('every field of a location can be changed separately and used as a filter where lists offer it [SUP-02]', async () => {
  const params = { uuid: third.id };
  const get = async (id: string) =>
    (await admin.call(getLocationCall, { params: { ...params, id } })).body;
  const tied = async (name: string) => ({
    typeId: await shop.type(third, `Type ${name}`),
    groupIds: [await shop.group(third, `Group ${name}`)],
    photos: await photos(third),
    movedToId: await shop.location(third),
  });
  await everyFieldMoves({
    fields: locationFields,
    first: { ...first, ...(await tied('one')) },
    second: { ...second, ...(await tied('two')), code: 'NO-2' },
    along: { latitude: ['longitude'], longitude: ['latitude'] },
    async make(values) {
      // Photos belong to one location only.
      const body = { ...(values as NewLocation), photos: await photos(third) };
      return (await admin.call(createLocationCall, { params, body })).body.id;
    },
    async read(id) {
      const location = await get(id);
      const groupIds = location.groups.map((group) => group.id);
      return {
        ...fieldsOf(location),
        typeId: location.type?.id ?? null,
        groupIds,
        movedToId: location.movedTo?.id ?? null,
      };
    },
    change: async (id, changes) =>
      admin.call(updateLocationCall, {
        params: { ...params, id },
        body: { ...changes, version: (await get(id)).version },
      }),
    async found(groups) {
      const query = { groups: JSON.stringify(groups) };
      const { body } = await admin.call(listLocationsCall, { params, query });
      return body.items.map(({ id }) => id);
    },
  });
});

test('every column of a location is declared in its fields or set by the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'directory' and table_name = 'locations' and is_generated = 'NEVER'
    order by 1`.execute(shop.db);
  const fieldColumns = fieldsWith(locationFields, 'column').map(
    (name) => locationFields[name].column,
  );
  const others = ['client_id', 'id', 'closed_at', 'created_at', 'updated_at', 'version'];
  expect(rows.map(({ column }) => column)).toEqual([...fieldColumns, ...others].sort());
});
