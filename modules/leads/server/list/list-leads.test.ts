import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { brandWithForm } from '#modules/forms/server/testing/brand-with-form.ts';
import { leadList } from '#modules/leads/contract/leads/lead-list.ts';
import {
  formLeadFiltersCall,
  leadFiltersCall,
  listFormLeadsCall,
  listLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { searchCall } from '#platform/contract/search.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { RECORDS_CHANNEL } from '#platform/server/live/announce-changes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead, type GivenLead } from '../testing/brand-lead.ts';
import { setLead } from '../testing/set-lead.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let { client, admin, formId } = await brandWithForm(suite);

beforeEach(async () => {
  ({ client, admin, formId } = await brandWithForm(suite));
});

const ago = (ms: number) => new Date(Date.now() - ms);
const soon = (ms: number) => new Date(Date.now() + ms);
async function lead(
  lastname: string,
  given: GivenLead = {},
  columns: Record<string, unknown> = {},
  form = formId,
): Promise<string> {
  const id = await brandLead(app, { clientId: client.id, formId: form }, { lastname, ...given });
  if (Object.keys(columns).length > 0) await setLead(app, { clientId: client.id, id }, columns);
  return id;
}
type ListLeadsQuery = Omit<
  NonNullable<Parameters<typeof admin.call<typeof listLeadsCall>>[1]['query']>,
  'groups'
>;
async function found(
  filters: object[] = [],
  { by = admin, ...query }: ListLeadsQuery & { by?: typeof admin } = {},
): Promise<string[]> {
  const groups = JSON.stringify([{ filters }]);
  const { status, body } = await by.call(listLeadsCall, {
    params: { clientId: client.id },
    query: { ...query, groups },
  });
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ consumer }) => consumer.lastname ?? '');
}
const anyOf = (field: string, ...value: string[]) => ({ field, operator: 'any-of', value });

test('leads that end soonest come first and ended ones last, over all forms or for one [LEAD-01]', async () => {
  const other = (await brandForm(app, client.id)).id;
  await lead('Lost', {}, { status: 'lost', closes_at: null, created_at: ago(9 * DAY_MS) });
  await lead('Later', {}, { closes_at: soon(5 * DAY_MS) });
  await lead('Won', {}, { status: 'converted', closes_at: null, created_at: ago(DAY_MS) });
  await lead('First', {}, { closes_at: soon(DAY_MS) }, other);
  await lead('Taken', {}, { status: 'accepted', closes_at: soon(2 * DAY_MS) });
  expect(await found()).toEqual(['First', 'Taken', 'Later', 'Won', 'Lost']);
  const { body } = await admin.call(listFormLeadsCall, {
    params: { formId },
    query: { limit: '2' },
  });
  expect(body.items.map(({ consumer }) => consumer.lastname)).toEqual(['Taken', 'Later']);
  expect(body.total).toBe(4);
});

test('any part of name, e-mail, phone and product finds a lead, however it is typed [LEAD-01]', async () => {
  await sql`
    insert into directory.products (client_id, id, sku, names)
    values (${client.id}, gen_random_uuid(), 'AUB-COC-26', '{"fr": "Cocotte ronde en fonte", "en": "Round cocotte"}')`.execute(
    app.database.ofClient(client.id),
  );
  await lead('Bjørnstad', { firstname: 'Ingrid', email: 'ingrid@fjell.example' });
  await lead('Castanié', { phone: '+33612345678', skus: ['AUB-COC-26'] });
  expect(await found([], { q: 'bjorn' })).toEqual(['Bjørnstad']);
  expect(await found([], { q: 'fjell' })).toEqual(['Bjørnstad']);
  expect(await found([], { q: 'ingrid stad' })).toEqual(['Bjørnstad']);
  expect(await found([], { q: '06 12 34 56' })).toEqual(['Castanié']);
  expect(await found([], { q: 'coc-2' })).toEqual(['Castanié']);
  expect(await found([], { q: 'round coc' })).toEqual(['Castanié']);
  expect(await found([], { q: 'ca' })).toEqual(['Castanié']);
  expect(await found([], { q: '100%' })).toEqual([]);
});

test('leads are narrowed by status, owner, location, country, tags, days, value and reason [LEAD-01]', async () => {
  const oslo = await brandShop(app, client.id, { name: 'Oslo' });
  const owner = JSON.stringify({
    email: 'Post@Shop.example',
    name: 'Per',
    userId: null,
    locale: 'no',
  });
  await lead('New', { locationId: oslo }, { country: 'NO', tags: ['Gastronomie'], price: 5_000 });
  await lead('Taken', {}, { status: 'accepted', owner, country: 'DE', accepted_at: ago(DAY_MS) });
  await lead(
    'Gone',
    { at: ago(40 * DAY_MS) },
    { status: 'lost', lost_reason: 'idle', lost_at: ago(33 * DAY_MS) },
  );
  expect(await found([anyOf('status', 'accepted', 'lost')])).toHaveLength(2);
  expect(await found([anyOf('owner', 'post@shop.example')])).toEqual(['Taken']);
  expect((await found([anyOf('owner', 'nobody')])).sort()).toEqual(['Gone', 'New']);
  expect(await found([{ ...anyOf('owner', 'nobody'), operator: 'none-of' }])).toEqual(['Taken']);
  expect(await found([anyOf('location', oslo)])).toEqual(['New']);
  expect(await found([anyOf('country', 'DE')])).toEqual(['Taken']);
  expect(await found([anyOf('tag', 'Gastronomie')])).toEqual(['New']);
  expect((await found([{ ...anyOf('tag', 'Gastronomie'), operator: 'none-of' }])).sort()).toEqual([
    'Gone',
    'Taken',
  ]);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const between = [day(ago(45 * DAY_MS)), day(ago(35 * DAY_MS))];
  expect(await found([{ field: 'created', operator: 'between', value: between }])).toEqual([
    'Gone',
  ]);
  expect(await found([{ field: 'value', operator: 'at-least', value: 5_000 }])).toEqual(['New']);
  expect(await found([anyOf('lossReason', 'idle')])).toEqual(['Gone']);
  expect(await found([anyOf('form', formId)], { view: 'new' })).toEqual(['New']);
});

test('the list can be filtered by every figure of the conversion page: source, currency, acceptance time, product, no location [CONV-01] [LEAD-01]', async () => {
  const oslo = await brandShop(app, client.id, { name: 'Oslo' });
  await lead(
    'Scanned',
    { locationId: oslo, at: ago(5 * HOUR_MS) },
    { visit_id: 'v1', country: 'NO', accepted_at: ago(2 * HOUR_MS) },
  );
  await lead('Sent', { skus: ['AUB-COC-26', 'AUB-LID'] }, { currency: 'NOK' });
  expect(await found([anyOf('source', 'touchpoint')])).toEqual(['Scanned']);
  expect(await found([anyOf('source', 'widget')])).toEqual(['Sent']);
  expect(await found([anyOf('currency', 'NOK')])).toEqual(['Sent']);
  const minutes = (value: [number, number]) => ({
    field: 'acceptMinutes',
    operator: 'between',
    value,
  });
  expect(await found([minutes([60, 239])])).toEqual(['Scanned']);
  expect(await found([minutes([0, 59])])).toEqual([]);
  const sku = (value: string) => ({ field: 'sku', operator: 'equals', value });
  expect(await found([sku('AUB-COC-26')])).toEqual(['Sent']);
  expect(await found([sku('AUB-COC')])).toEqual([]);
  expect(await found([anyOf('location', '')])).toEqual(['Sent']);
  expect((await found([anyOf('location', '', oslo)])).sort()).toEqual(['Scanned', 'Sent']);
  expect(await found([anyOf('country', '')])).toEqual(['Sent']);
  expect(await found([{ ...anyOf('country', ''), operator: 'none-of' }])).toEqual(['Scanned']);
});

test('a lead is late if it is not accepted within the hours of its form [LEAD-01]', async () => {
  await lead('Fresh');
  await lead('Waiting', { at: ago(25 * HOUR_MS) });
  await lead(
    'Quick',
    { at: ago(30 * HOUR_MS) },
    { status: 'accepted', accepted_at: ago(28 * HOUR_MS) },
  );
  await lead('Slow', { at: ago(60 * HOUR_MS) }, { status: 'accepted', accepted_at: ago(HOUR_MS) });
  const late = { field: 'late', operator: 'is', value: true };
  expect((await found([late])).sort()).toEqual(['Slow', 'Waiting']);
  expect((await found([{ ...late, value: false }])).sort()).toEqual(['Fresh', 'Quick']);
  const { body } = await admin.call(listLeadsCall, {
    params: { clientId: client.id },
    query: { q: 'Waiting' },
  });
  const [row] = body.items;
  expect(new Date(row?.answerBy ?? 0).getTime() - new Date(row?.createdAt ?? 0).getTime()).toBe(
    24 * HOUR_MS,
  );
});

test('every order has every lead once, both ways and over pages [LEAD-01]', async () => {
  const shops = [
    await brandShop(app, client.id, { name: 'Ålesund' }),
    await brandShop(app, client.id, { name: 'Bergen' }),
  ];
  for (let at = 0; at < 7; at += 1)
    await lead(
      `Lead ${at}`,
      { locationId: shops[at % 3] ?? null },
      {
        ...(at % 2 && { price: at * 100 }),
        ...(at % 3 === 2 && { status: 'lost', closes_at: null }),
      },
    );
  for (const sortBy of leadList.sorts)
    for (const sortDesc of ['true', 'false']) {
      const seen: string[] = [];
      for (const page of ['1', '2', '3']) {
        const { body } = await admin.call(listLeadsCall, {
          params: { clientId: client.id },
          query: { sortBy, sortDesc, page, limit: '3' },
        });
        expect(body.total).toBe(7);
        seen.push(...body.items.map(({ id }) => id));
      }
      expect(new Set(seen).size, sortBy).toBe(7);
    }
  const sorted = await found([], { sortBy: 'value', sortDesc: 'true' });
  expect(sorted.slice(0, 3)).toEqual(['Lead 5', 'Lead 3', 'Lead 1']);
});

test('owners are sorted by the name that the list shows, by their address where there is none [LEAD-01]', async () => {
  const owned = (lastname: string, name: string, email: string) =>
    lead(
      lastname,
      {},
      { status: 'accepted', owner: JSON.stringify({ email, name, userId: null, locale: 'fr' }) },
    );
  await owned('Last', 'Étienne Puech', 'a@shop.example');
  await owned('First', 'Comptoir Lafon', 'z@shop.example');
  await owned('Middle', '', 'desk@shop.example');
  await lead('Unowned');
  const inOrder = ['First', 'Middle', 'Last'];
  expect(await found([], { sortBy: 'owner' })).toEqual([...inOrder, 'Unowned']);
  expect(await found([], { sortBy: 'owner', sortDesc: 'true' })).toEqual([
    ...inOrder.toReversed(),
    'Unowned',
  ]);
});

test('the views are counted, and what can be chosen exists [LEAD-01]', async () => {
  const oslo = await brandShop(app, client.id, { name: 'Bjørvika', city: 'Oslo' });
  const owner = JSON.stringify({
    email: 'Post@Shop.example',
    name: 'Per',
    userId: null,
    locale: 'no',
  });
  await lead(
    'New',
    { locationId: oslo },
    { country: 'NO', tags: ['VIP'], closes_at: soon(DAY_MS) },
  );
  await lead('Taken', {}, { status: 'accepted', owner, closes_at: soon(9 * DAY_MS) });
  const other = await brandForm(app, client.id);
  await lead('Elsewhere', {}, { status: 'lost', closes_at: null }, other.id);
  const all = await admin.call(leadFiltersCall, { params: { clientId: client.id }, query: {} });
  expect(all.body.views).toEqual({ all: 3, new: 1, accepted: 1, converted: 0, lost: 1, due: 1 });
  expect(all.body.forms.map(({ id }) => id).sort()).toEqual([formId, other.id].sort());
  expect(all.body).toMatchObject({
    owners: [{ email: 'post@shop.example', name: 'Per' }],
    locations: [{ id: oslo, name: 'Bjørvika', city: 'Oslo' }],
    countries: ['NO'],
    currencies: ['EUR'],
    tags: ['VIP'],
  });
  const own = await admin.call(formLeadFiltersCall, { params: { formId } });
  expect(own.body.views).toMatchObject({ all: 2, lost: 0 });
});

test('a user limited to locations sees only their leads in list, counts, options and search [USR-10]', async () => {
  const own = await brandShop(app, client.id, { name: 'Oslo' });
  const foreign = await brandShop(app, client.id, { name: 'Bergen' });
  for (const role of ['sales_rep', 'store_owner'] as const) {
    const user = await suite.people.user({ at: [{ client, role }] });
    await sql`
      insert into directory.associations (client_id, user_id, kind, location_id)
      values (${client.id}, ${user.id}, 'location', ${own})`.execute(app.database.acrossClients());
    const rep = await suite.visitor().as(user);
    const [mine, theirs] = [`Mine ${role}`, `Theirs ${role}`];
    const wanted = { firstname: 'Same', email: `same-${role}@mail.example` };
    await lead(mine, { ...wanted, locationId: own }, { country: 'NO' });
    await lead(theirs, { ...wanted, locationId: foreign }, { country: 'DE', tags: ['secret'] });
    await lead(`Nowhere ${role}`, wanted, { country: 'FR' });
    expect(await found([], { by: rep, q: role })).toEqual([mine]);
    expect(await found([anyOf('location', foreign)], { by: rep })).toEqual([]);
    const choices = await rep.call(leadFiltersCall, { params: { clientId: client.id }, query: {} });
    expect(choices.body.views.all).toBe(role === 'sales_rep' ? 1 : 2);
    expect(choices.body).toMatchObject({ countries: ['NO'], tags: [], locations: [{ id: own }] });
    const ofForm = await rep.call(listFormLeadsCall, { params: { formId }, query: { q: role } });
    expect(ofForm.body.total).toBe(1);
    const search = await rep.call(searchCall, {
      query: { clientId: client.id, q: `same-${role}` },
    });
    expect(search.body.groups.find(({ kind }) => kind === 'leads')).toMatchObject({
      total: 1,
      hits: [{ title: `Same ${mine}` }],
    });
  }
});

test('the header search finds leads by name, e-mail and phone, and not without the menu item [LEAD-01]', async () => {
  const id = await lead('Rindfleisch', {
    firstname: 'Wolf',
    email: 'wolf@mail.example',
    phone: '+4930123456',
  });
  for (const q of ['rindfl', 'wolf@mail', '030 12 34']) {
    const { body } = await admin.call(searchCall, { query: { clientId: client.id, q } });
    expect(body.groups.find(({ kind }) => kind === 'leads')?.hits, q).toMatchObject([
      { id, path: `platform/leads/${id}`, title: 'Wolf Rindfleisch' },
    ]);
  }
  const without = await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['platform/forms'] }],
  });
  const user = await suite.visitor().as(without);
  const { body } = await user.call(searchCall, { query: { clientId: client.id, q: 'rindfl' } });
  expect(body.groups).toEqual([]);
});

test('leads of another client are not accessible, neither by form nor by client', async () => {
  await lead('Own');
  const stranger = await suite.adminOf(await suite.people.client());
  expect((await stranger.call(listFormLeadsCall, { params: { formId }, query: {} })).status).toBe(
    404,
  );
  const theirs = await stranger.call(listLeadsCall, { params: { clientId: client.id }, query: {} });
  expect(theirs.status).toBe(403);
});

test('a change of leads is announced for the client once a transaction, without lead ids', async () => {
  const received: { clientId: string }[] = [];
  const stop = app.live.on(RECORDS_CHANNEL, (news: { clientId: string }) => received.push(news));
  const announced = () => received.filter(({ clientId }) => clientId === client.id);
  const ids = [await lead('One'), await lead('Two'), await lead('Three')];
  await until(() => announced().length > 0);
  expect(announced()[0]).toEqual({ clientId: client.id, records: 'leads' });
  const next = await brandWithForm(suite);
  const before = announced().length;
  await app.database
    .ofClient(client.id)
    .transaction()
    .execute(async (tx) => {
      for (const id of ids)
        await sql`update leads.leads set tags = '{a}' where id = ${id}`.execute(tx);
    });
  // Messages arrive in the order of their transactions.
  await brandLead(app, { clientId: next.client.id, formId: next.formId });
  await until(() => received.some(({ clientId }) => clientId === next.client.id));
  expect(announced()).toHaveLength(before + 1);
  stop();
});
