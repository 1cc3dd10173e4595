import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import {
  addLeadFileCall,
  deleteLeadCall,
  editLeadCall,
  getLeadFileCall,
  removeLeadFileCall,
} from '#modules/leads/contract/leads/edit-calls.ts';
import {
  forwardLeadCall,
  relocateLeadCall,
  shareLeadCall,
} from '#modules/leads/contract/leads/hand-over-calls.ts';
import {
  actOnLeadCall,
  getLeadCall,
  leadHistoryCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let admin = suite.visitor();
let shop = '';
let id = '';

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
  form = await brandForm(app, client.id, {
    settings: NEW_FORM_SETTINGS,
    fields: [
      formFieldSchema.parse({ key: 'firstname', type: 'text', identity: 'firstname' }),
      formFieldSchema.parse({ key: 'size', type: 'select', options: [{ key: 's' }, { key: 'm' }] }),
      formFieldSchema.parse({ key: 'terms', type: 'consent', purpose: 'email' }),
      formFieldSchema.parse({ key: 'photos', type: 'file', multiple: true, fileKinds: ['png'] }),
    ],
  });
  shop = await brandShop(app, client.id);
  id = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    { locationId: shop, skus: ['UNT-4'], email: 'odile@post.example' },
  );
});

const params = () => ({ formId: form.id, leadId: id });
const get = (by = admin) => by.call(getLeadCall, { params: params() });
const edit = (body: object, by = admin) => by.call(editLeadCall, { params: params(), body });
const history = async (query = {}) =>
  (await admin.call(leadHistoryCall, { params: params(), query })).body;
const bring = (content: BlobPart, name: string, more: { replaces?: string } = {}) =>
  admin.upload(addLeadFileCall, {
    params: params(),
    body: { field: 'photos', ...more },
    file: new File([content], name),
  });
const storeOwner = async (locationIds: string) => {
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await brandShop(app, client.id, { people: [user] });
  if (locationIds) await assignLocation(user.id, locationIds);
  return { user, visitor: await suite.visitor().as(user) };
};
const assignLocation = (userId: string, locationId: string) =>
  app.database
    .acrossClients()
    .insertInto('directory.associations')
    .values({ client_id: client.id, user_id: userId, kind: 'location', location_id: locationId })
    .execute();

test('a lead shows all that there is of it, and what its reader can do [LEAD-02] [LEAD-15]', async () => {
  const { body, status } = await get();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    status: 'new',
    identity: { firstname: 'Friederike', email: 'odile@post.example' },
    location: { id: shop, name: 'Bjørvika' },
    products: ['UNT-4'],
    actions: ['accept', 'convert', 'lose'],
    undoes: null,
    optin: { email: null, phone: null, partners: null },
    metadata: { locale: 'en', userIp: null },
    newLeadSubscribers: [],
    links: { contactId: null, visitId: null },
    additionalData: {},
    observers: [],
    estimatedPrice: null,
    answerBy: expect.any(String),
    version: 1,
  });
});

test('a brand user acts for the brand, and a store owner for themselves [LEAD-04]', async () => {
  const { user, visitor } = await storeOwner(shop);
  const accepted = await visitor.call(actOnLeadCall, {
    params: params(),
    body: { action: 'accept' },
  });
  expect(accepted.body).toMatchObject({
    status: 'accepted',
    owner: { email: user.email, userId: user.id },
    undoes: 'accept',
  });
  const converted = await admin.call(actOnLeadCall, {
    params: params(),
    body: { action: 'convert', price: 24_900 },
  });
  expect(converted.body).toMatchObject({ price: 24_900, closedBy: { kind: 'brand' } });
  const again = await visitor.call(actOnLeadCall, { params: params(), body: { action: 'lose' } });
  expect([again.status, again.problem.code]).toEqual([409, 'LEAD_ALREADY_CONVERTED']);
  const { items } = await history();
  expect(items.map(({ kind, by }) => [kind, by.kind])).toEqual([
    ['status', 'brand'],
    ['assign', 'recipient'],
    ['status', 'recipient'],
  ]);
});

test('history comes in pages, the latest first [LEAD-08]', async () => {
  const db = app.database.ofClient<LeadsTables>(client.id);
  const line = () => ({
    client_id: client.id,
    id: uuidV7(),
    lead_id: id,
    kind: 'keep',
    by: JSON.stringify(SUITE_ACTOR),
    detail: JSON.stringify({ until: null }),
  });
  await db
    .insertInto('leads.lead_history')
    .values(Array.from({ length: 60 }, line))
    .execute();
  const first = await history();
  expect([first.items.length, first.items[0]?.kind]).toEqual([50, 'keep']);
  const rest = await history({ before: first.next });
  expect([rest.items.length, rest.next]).toEqual([10, null]);
});

test('edits are validated by their fields and stored with old and new values [LEAD-03] [LEAD-08]', async () => {
  const { body, status } = await edit({
    fieldsValues: { firstname: ' Odile ', size: 'm' },
    tags: ['vip', 'vip'],
    internalNote: 'calls back\non Friday',
    skus: ['UNT-5'],
    price: 19_990,
    version: 1,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    identity: { firstname: 'Odile' },
    tags: ['vip'],
    skus: ['UNT-5'],
    price: 19_990,
    priceSource: 'given',
    version: 2,
  });
  const [line] = (await history()).items;
  expect(line).toMatchObject({
    kind: 'edit',
    detail: {
      changes: [
        { part: 'field.firstname', before: null, after: 'Odile' },
        { part: 'field.size', before: null, after: 'm' },
        { part: 'tags', before: [], after: ['vip'] },
        { part: 'internalNote', before: '', after: 'calls back\non Friday' },
        { part: 'skus', before: ['UNT-4'], after: ['UNT-5'] },
        { part: 'price', before: null, after: 19_990 },
      ],
    },
  });
});

test('an edit that changes nothing is 304 and leaves no trace [LEAD-03]', async () => {
  const same = await edit({ skus: ['UNT-4'], tags: [], fieldsValues: { size: null } });
  expect([same.status, same.raw.body]).toEqual([304, '']);
  expect((await history()).items).toEqual([]);
});

test('a note shows its last author until it is deleted [LEAD-03]', async () => {
  expect((await edit({ tags: ['a'] })).body.noted).toBe(null);
  const [began, { noted }, ended] = [
    new Date().toISOString(),
    (await edit({ internalNote: 'Called on Friday' })).body,
    new Date().toISOString(),
  ];
  expect(noted?.by).toMatchObject({ kind: 'brand', name: expect.stringMatching(/./) });
  expect([began, noted?.at, ended].toSorted()).toEqual([began, noted?.at, ended]);
  const later = (await edit({ tags: ['b'] })).body;
  expect(later.noted).toEqual(noted);
  expect((await edit({ internalNote: '' })).body.noted).toBe(null);
});

test('a cleared answer retains its field and can be set again [LEAD-03]', async () => {
  await edit({ fieldsValues: { size: 'm' } });
  const sizeOf = ({ fieldsValues }: { fieldsValues: { slug: string; value: unknown }[] }) =>
    fieldsValues.find(({ slug }) => slug === 'size')?.value;
  expect(sizeOf((await edit({ fieldsValues: { size: null } })).body)).toBe(null);
  expect(sizeOf((await edit({ fieldsValues: { size: 'm' } })).body)).toBe('m');
});

test('the second of two editors gets the first one’s name; an acceptance causes no conflict [LEAD-03]', async () => {
  await admin.call(actOnLeadCall, { params: params(), body: { action: 'accept' } });
  expect((await edit({ tags: ['a'], version: 1 })).status).toBe(200);
  const late = await edit({ tags: ['b'], version: 1 });
  expect([late.status, late.problem.code, late.problem.params?.by]).toEqual([
    409,
    'CHANGED_MEANWHILE',
    'Test Person',
  ]);
  expect((await get()).body.tags).toEqual(['a']);
  await admin.call(actOnLeadCall, { params: params(), body: { action: 'convert', price: 100 } });
  const { version } = (await get()).body;
  expect((await edit({ price: 50, version: version - 1 })).status).toBe(409);
});

test.each([
  [{ price: -1 }, 'body.price'],
  [{ price: 1e300 }, 'body.price'],
  [{ price: 1.5 }, 'body.price'],
  [{ fieldsValues: { size: 'xxl' } }, 'body.fieldsValues.size'],
  [{ fieldsValues: { nothing: 'x' } }, 'body.fieldsValues.nothing'],
  [{ fieldsValues: { terms: true } }, 'body.fieldsValues.terms'],
  [
    { fieldsValues: { photos: '019a8000-0000-7000-8000-000000000000' } },
    'body.fieldsValues.photos',
  ],
  [{ internalNote: 'a\u0000b' }, 'body.internalNote'],
  [{ tags: ['a\nb'] }, 'body.tags.0'],
  [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'body.tags'],
])('%j is refused at its place and changes nothing [LEAD-03]', async (body, field) => {
  const { status, problem } = await edit(body);
  expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  expect((await get()).body.version).toBe(1);
});

test('an edited price outlives a conversion that is taken back [LEAD-03] [LEAD-04]', async () => {
  await admin.call(actOnLeadCall, { params: params(), body: { action: 'convert', price: 100 } });
  await edit({ price: 200 });
  await admin.call(actOnLeadCall, { params: params(), body: { action: 'undo' } });
  expect((await get()).body).toMatchObject({ status: 'new', price: 200, priceSource: 'given' });
});

test('files are added, replaced and removed, and are accessible only to users who see the lead [LEAD-03]', async () => {
  const added = await bring(PNG, 'kitchen.png');
  expect(added.status).toBe(201);
  const [file] = added.body.fieldsValues.find(({ slug }) => slug === 'photos')?.files ?? [];
  expect(file?.size).toBe(Buffer.byteLength(PNG));
  const opened = await admin.send({ method: 'GET', path: file?.url ?? '' });
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await suite.visitor().send({ method: 'GET', path: file?.url ?? '' })).status).toBe(401);
  const { visitor: foreign } = await storeOwner('');
  expect((await foreign.send({ method: 'GET', path: file?.url ?? '' })).status).toBe(404);
  const replaced = await bring(PNG, 'hall.png', { replaces: file?.id ?? '' });
  const [other] = replaced.body.fieldsValues.find(({ slug }) => slug === 'photos')?.files ?? [];
  expect(other?.name).toBe('hall.png');
  expect((await admin.send({ method: 'GET', path: file?.url ?? '' })).status).toBe(404);
  const removed = await admin.call(removeLeadFileCall, {
    params: { ...params(), fileId: other?.id ?? '' },
  });
  expect(removed.body.fieldsValues).toMatchObject([{ slug: 'photos', value: null, files: [] }]);
  const edits = (await history()).items.flatMap(({ kind, detail }) =>
    kind === 'edit' ? detail.changes : [],
  );
  expect(edits.map(({ after }) => after)).toEqual([[], ['hall.png'], ['kitchen.png']]);
});

test('a file that lies, is empty, too large, too many or of no field is refused [LEAD-03]', async () => {
  expect((await bring('MZ this is a program', 'photo.png')).problem.code).toBe(
    'FILE_TYPE_NOT_ALLOWED',
  );
  expect((await bring('', 'photo.png')).problem.code).toBe('FILE_EMPTY');
  const large = Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]);
  expect((await bring(large, 'large.png')).problem.code).toBe('FILE_TOO_LARGE');
  const field = await admin.upload(addLeadFileCall, {
    params: params(),
    body: { field: 'size' },
    file: new File([PNG], 'a.png'),
  });
  expect(field.status).toBe(400);
  expect((await bring(PNG, 'a.png', { replaces: uuidV7() })).status).toBe(404);
  for (let at = 0; at < 5; at += 1) expect((await bring(PNG, `${at}.png`)).status).toBe(201);
  expect((await bring(PNG, 'more.png')).problem.code).toBe('LEAD_FILES_LIMIT');
});

const CALLS = [
  [getLeadCall, undefined],
  [leadHistoryCall, undefined],
  [actOnLeadCall, { action: 'accept' }],
  [editLeadCall, { tags: ['x'] }],
  [getLeadFileCall, undefined],
  [removeLeadFileCall, undefined],
  [forwardLeadCall, { email: 'a@b.example' }],
  [relocateLeadCall, { locationId: uuidV7() }],
  [shareLeadCall, { emails: ['a@b.example'], senderName: 'A' }],
  [deleteLeadCall, undefined],
] as const;

test.each(CALLS.map(([call, body]) => [`${call.method} ${call.path}`, call, body] as const))(
  '%s finds no lead of another client, form or location [USR-10]',
  async (_, call, body) => {
    const send = (by: typeof admin, formId: string, leadId: string) =>
      by.send({
        method: call.method,
        path: call.path
          .replace('{formId}', formId)
          .replace('{leadId}', leadId)
          .replace('{fileId}', uuidV7()),
        ...(body && { body }),
      });
    const elsewhere = await suite.people.client();
    const stranger = await suite.adminOf(elsewhere);
    const theirs = await brandForm(app, elsewhere.id);
    const other = await brandForm(app, client.id);
    expect((await send(stranger, form.id, id)).status).toBe(404);
    expect((await send(stranger, theirs.id, id)).status).toBe(404);
    expect((await send(admin, other.id, id)).status).toBe(404);
    expect((await send(admin, form.id, uuidV7())).status).toBe(404);
    expect((await send(admin, form.id, 'no-id')).status).toBe(400);
    const { visitor } = await storeOwner('');
    expect([403, 404]).toContain((await send(visitor, form.id, id)).status);
    expect((await get()).body).toMatchObject({ version: 1, status: 'new' });
  },
);

test('answers are labelled in the reader’s language, and consent as it was worded [LEAD-02] [LEAD-15]', async () => {
  const makeAnswer = (slug: string, type: string, name: string, value: string | boolean) => ({
    slug,
    type,
    name,
    multiple: false,
    options: type === 'select' ? [{ key: 'm', name: 'Mittel' }] : [],
    value,
  });
  const list = {
    fr: {
      'field.size.label': 'Taille',
      'field.size.option.m': 'Moyenne',
      'field.terms.label': 'J’accepte',
    },
  };
  const db = app.database.ofClient<LeadsTables>(client.id);
  await sql`
    update leads.forms set translations = ${JSON.stringify({ ...form.translations, list })}::jsonb
    where id = ${form.id}`.execute(db);
  await db
    .updateTable('leads.leads')
    .set({
      fields_values: JSON.stringify([
        makeAnswer('size', 'select', 'Größe', 'm'),
        makeAnswer('terms', 'consent', 'Ich stimme zu', true),
      ]),
    })
    .where('id', '=', id)
    .execute();
  const read = async (locale: 'fr' | 'de') => {
    const user = await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
    const reader = await suite.visitor().as(user);
    const { body } = await get(reader);
    return body.fieldsValues.map(({ name, options }) => [name, ...options.map((one) => one.name)]);
  };
  expect(await read('fr')).toEqual([['Taille', 'Moyenne'], ['Ich stimme zu']]);
  expect(await read('de')).toEqual([['Größe', 'Mittel'], ['Ich stimme zu']]);
});

test('a lead with a visit has the source touchpoint [LEAD-15]', async () => {
  const db = app.database.ofClient<LeadsTables>(client.id);
  const source = async () =>
    (await admin.call(getLeadCall, { params: { formId: form.id, leadId: id } })).body.source;
  expect(await source()).toBe('widget');
  await db.updateTable('leads.leads').set({ visit_id: 'visit-1' }).where('id', '=', id).execute();
  expect(await source()).toBe('touchpoint');
});
