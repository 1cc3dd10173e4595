import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings, PAGE, submission } from '#modules/forms/server/testing/submission.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { priceLeadJob } from '../price/price-lead.job.ts';
import type { LeadsTables } from '../tables.ts';

/** Responds like chat completions. */
const requests: { authorization: string | undefined; body: string }[] = [];
let modelAnswer: string | undefined;
const model = createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString();
  requests.push({ authorization: request.headers.authorization, body });
  response.statusCode = modelAnswer === undefined ? 500 : 200;
  response.setHeader('content-type', 'application/json');
  const message = { role: 'assistant', content: modelAnswer };
  response.end(
    JSON.stringify({ id: 'x', choices: [{ index: 0, message, finish_reason: 'stop' }] }),
  );
});
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
afterAll(() => model.close());

const suite = await testApp({
  environment: {
    LLM_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`,
    LLM_KEY: 'the key',
    LLM_MODEL: 'small-one',
  },
});
const { app } = suite;
let client = await suite.people.client();

beforeEach(async () => {
  client = await suite.people.client();
  requests.length = 0;
  modelAnswer = undefined;
});

async function catalogue(sku: string, price: number | null, currency = 'EUR') {
  const names = JSON.stringify({ en: `The ${sku}` });
  await sql`
    insert into directory.products (client_id, id, sku, names, price, currency)
    values (${client.id}, gen_random_uuid(), ${sku}, ${names}::jsonb, ${price}, ${currency})`.execute(
    app.database.acrossClients(),
  );
}

async function followed(settings: Parameters<typeof openSettings>[0], given: object = {}) {
  const form = await brandForm(app, client.id, { settings: openSettings(settings) });
  const sent = await suite.visitor(PAGE).call(sendLeadCall, {
    params: { formId: form.id },
    headers: {},
    body: submission(given),
  });
  expect(sent.status).toBe(201);
  await eventsAreDelivered(app);
  await jobsAreDone(app, priceLeadJob.name);
  const db = app.database.ofClient<LeadsTables>(client.id);
  const lead = await db
    .selectFrom('leads.leads')
    .select(['id', 'estimated_price', 'price', 'price_source'])
    .where('id', '=', sent.body.id)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom('leads.lead_history')
    .select(['kind', 'detail'])
    .where('lead_id', '=', lead.id)
    .orderBy('id')
    .execute();
  return { lead, history: history.filter(({ kind }) => kind === 'price') };
}
const DEFAULT = { defaultLeadPrice: 5_000, fetchPriceByAI: true };

test('the value of a lead comes from the catalogue, is recorded in the history, and needs no other source [FORM-02]', async () => {
  await catalogue('UNT-4', 4_900);
  await catalogue('BOARD-2', 1_250);
  const { lead, history } = await followed(DEFAULT, { skus: ['BOARD-2'] });
  expect(lead).toMatchObject({ estimated_price: 6_150, price: null, price_source: 'catalogue' });
  expect(history).toMatchObject([
    { detail: { amount: 6_150, source: 'catalogue', currency: 'EUR' } },
  ]);
  expect(requests).toEqual([]);
});

test('without a catalogue price the language model gets the products, and never personal data [FORM-02]', async () => {
  await catalogue('UNT-4', 4_900, 'NOK');
  modelAnswer = '```json\n{"price": 61.5}\n```';
  const { lead, history } = await followed(DEFAULT);
  expect(lead).toMatchObject({ estimated_price: 6_150, price_source: 'model' });
  expect(history).toMatchObject([{ detail: { source: 'model' } }]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.authorization).toBe('Bearer the key');
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ model: 'small-one', temperature: 0 });
  expect(requests[0]?.body).toContain('The UNT-4');
  expect(requests[0]?.body).not.toMatch(/odile|renard|post\.example|612345678/i);
});

test.each([undefined, 'a lot', '{"price": -1}', '{"price": 1e300}', '{"price": null}'])(
  'a model that answers %s leaves the form’s own price [FORM-02]',
  async (answer) => {
    modelAnswer = answer;
    const { lead, history } = await followed(DEFAULT);
    expect(lead).toMatchObject({ estimated_price: 5_000, price_source: 'default' });
    expect(history).toMatchObject([{ detail: { source: 'default' } }]);
  },
);

test('a form that is not monetized gets no price [FORM-02]', async () => {
  await catalogue('UNT-4', 4_900);
  const { lead } = await followed({ ...DEFAULT, monetized: false });
  expect(lead).toMatchObject({ estimated_price: null, price_source: null });
  expect(requests).toEqual([]);
});

test('brand users and representatives of the shop who may open leads get a notification without the consumer’s name [NAV-09]', async () => {
  await catalogue('UNT-4', 4_900);
  const someone = (role: 'brand_user' | 'store_owner') =>
    suite.people.user({ at: [{ client, role }] });
  const [office, owner] = [await someone('brand_user'), await someone('store_owner')];
  await someone('store_owner');
  const withoutMenu = await someone('store_owner');
  await sql`
    update accounts.memberships set menus = '["platform/opportunity"]' where user_id = ${withoutMenu.id}`.execute(
    app.database.acrossClients(),
  );
  const locationId = await brandShop(app, client.id, { people: [owner, withoutMenu] });
  await followed({ lexicon: 'quote' }, { locationId });
  const { rows } = await sql<{ user_id: string; text: string; kind: string; title: object }>`
    select user_id, kind, title, notifications::text as text from platform.notifications as notifications
    where client_id = ${client.id}`.execute(app.database.acrossClients());
  expect(rows.map(({ user_id }) => user_id).sort()).toEqual([office.id, owner.id].sort());
  expect(rows[0]).toMatchObject({ kind: 'lead-new', title: { key: 'leads:intake.bell.quote' } });
  expect(rows[0]?.text).toContain('The UNT-4 · Bjørvika');
  expect(rows[0]?.text).not.toMatch(/odile|renard/i);
});

test('each reader of the bell gets the product in their language [NAV-09]', async () => {
  const names = JSON.stringify({ en: 'Cast iron casserole', fr: 'Cocotte en fonte', de: 'Bräter' });
  await sql`
    insert into directory.products (client_id, id, sku, names)
    values (${client.id}, gen_random_uuid(), 'UNT-4', ${names}::jsonb)`.execute(
    app.database.acrossClients(),
  );
  const reader = (locale: 'fr' | 'de' | 'no') =>
    suite.people.user({ locale, at: [{ client, role: 'brand_user' }] });
  const readers = [await reader('fr'), await reader('de'), await reader('no')];
  await followed({});
  const bodies = await Promise.all(
    readers.map(async (user) => {
      const query = { tab: 'all' as const, limit: 10 };
      const visitor = await suite.visitor().as(user);
      const { body } = await visitor.call(listNotifications, { query });
      return body.items[0]?.body.params.about;
    }),
  );
  expect(bodies).toEqual([
    expect.stringMatching(/^Cocotte en fonte · /),
    expect.stringMatching(/^Bräter · /),
    expect.stringMatching(/^Cast iron casserole · /),
  ]);
});
