import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { saveConfigurationCall } from '#modules/touchpoints/contract/configuration.ts';
import { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import {
  findTouchpointCall,
  searchTouchpointsCall,
  type TouchpointChanges,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import {
  CREATION_FIELDS,
  touchpointFields,
} from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { everyFieldMoves } from '#platform/testing/fields/every-field-moves.ts';
import { sampleRecord } from '#platform/testing/fields/sample-record.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { exportedTouchpoints } from './testing/exported-touchpoints.ts';
import { madeTouchpoint } from './testing/made-touchpoint.ts';

const suite = await testApp();
const client = await suite.people.client();
const { brandId } = client;
const admin = await suite.adminOf(client);
for (const slug of ['indoor', 'outdoor'])
  await admin.call(saveConfigurationCall, {
    body: {
      brandId,
      slug,
      name: slug,
      siteUrl: null,
      fallbackUrl: null,
      style: PLAIN_STYLE,
      activated: true,
      version: 0,
    },
  });

const first = sampleRecord(touchpointFields, 0, {
  own: {
    destUrl: 'https://shop.example/one',
    configurationSlug: 'indoor',
    additionalSuffixes: ['notice'],
    started: '2027-01-10T08:30:00.000Z',
    ended: '2027-06-10T21:59:59.999Z',
    fallbackUrl: 'https://shop.example/over',
    style: { ...PLAIN_STYLE, foreground: '#112233' },
  },
});
const second = sampleRecord(touchpointFields, 1, {
  own: {
    destUrl: 'https://other.example/two?a=1,2',
    configurationSlug: 'outdoor',
    additionalSuffixes: ['flyer', 'poster'],
    started: '2027-02-20T00:00:00.000Z',
    ended: '2028-02-29T22:59:59.999Z',
    fallbackUrl: 'https://other.example/over',
    style: { ...PLAIN_STYLE, level: 'H', quietZone: 6 },
  },
});

/** Timestamps have seconds and the English format. */
const inFile = (value: unknown) =>
  String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\.\d{3}Z$/, '$1 $2');

type CreationField = (typeof CREATION_FIELDS)[number];
const find = async (id: string) =>
  (await admin.call(findTouchpointCall, { params: { id }, query: { brandId } })).body;
async function read(id: string): Promise<Record<string, unknown>> {
  const { code, ...touchpoint } = await find(id);
  return picked(
    { ...touchpoint, digitalLink: code.digitalLink, style: code.style },
    Object.keys(touchpointFields) as (keyof typeof touchpointFields)[],
  );
}
const change = async (id: string, changes: object) =>
  admin.call(updateTouchpointCall, {
    params: { id },
    body: { brandId, ...changes, version: (await find(id)).version },
  });
async function found(searchFilter: object) {
  const { body } = await admin.call(searchTouchpointsCall, { body: { brandId, searchFilter } });
  return body.items;
}

test('a new touchpoint has the values given at its creation [TP-03]', async () => {
  const created = picked(first, CREATION_FIELDS) as Pick<TouchpointChanges, CreationField>;
  const { status, body } = await admin.call(createCustomTouchpointCall, {
    body: { brandId, destUrl: 'https://shop.example/new', sourceSuffix: 'new', ...created },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject(created);
  await sql`update touchpoints.touchpoints set deleted_at = now()`.execute(
    suite.app.database.ofClient(client.id),
  );
});

test('every field of a touchpoint is read, shown in row and file, changed separately and usable as a filter [TP-01, TP-05]', async () => {
  let turn = 0;
  await everyFieldMoves({
    fields: touchpointFields,
    first,
    second,
    // Without its own destination it redirects to the product's page.
    clearsTo: { destUrl: { destUrl: expect.stringContaining('/p/') } },
    async make(values) {
      turn += 1;
      // With a GTIN, which a Digital Link requires.
      const of = { sku: `AUB-${turn}`, gtin: `400638133393${turn}` };
      const id = await madeTouchpoint(suite.app, client, of);
      expect((await change(id, values)).status).toBe(200);
      expect(await read(id)).toEqual(values);
      const row = (await found({ q: `AUB-${turn}` })).find(({ _id }) => _id === id);
      expect(row).toMatchObject(picked(values, fieldsWith(touchpointFields, 'inRow')));
      const file = await exportedTouchpoints(admin, client, { filters: { q: `AUB-${turn}` } });
      for (const name of fieldsWith(touchpointFields, 'file'))
        expect.soft(file.content.toString(), `${name} in a file`).toContain(inFile(values[name]));
      return id;
    },
    read,
    change,
    found: async (groups) => (await found({ groups })).map(({ _id }) => _id),
  });
});

test('every column of a touchpoint belongs to a field or is written by the suite itself', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'touchpoints' and table_name = 'touchpoints' and is_generated = 'NEVER'
    order by 1`.execute(suite.app.database.acrossClients());
  const fieldColumns = fieldsWith(touchpointFields, 'column').map(
    (name) => touchpointFields[name].column,
  );
  const product = ['sku', 'product_name', 'gtin'];
  const code = ['code_address', 'code_made_at'];
  const landing = ['landing_state', 'landing_asked_at', 'landing_built_at', 'landing_fresh'];
  const times = ['created_by', 'created_at', 'updated_at', 'version', 'deleted_at'];
  const others = ['client_id', 'id', 'type', 'suffix', ...product, ...code, ...landing, ...times];
  expect(rows.map(({ column }) => column)).toEqual([...fieldColumns, ...others].sort());
});
