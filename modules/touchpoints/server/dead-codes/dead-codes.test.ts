import { expect, test } from 'vitest';
import { fixDeadCodeCall, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { PassingCounts } from '../visits/passing-counts.ts';
import { newTouchpoint } from '../visits/testing/visit-fixtures.ts';

const suite = await testApp({ work: false });
const { app } = suite;

async function brandWith(tried: Record<string, number>, menus?: string[]) {
  const client = await suite.people.client();
  const membership = { client, role: 'brand_admin' as const, ...(menus && { menus }) };
  const admin = await suite.people.user({ at: [membership] });
  const visitor = suite.visitor();
  await visitor.as(admin);
  const touchpoint = await newTouchpoint(app, client.id, { suffix: 'Cocotte-26' });
  const passing = new PassingCounts();
  for (const [suffix, times] of Object.entries(tried))
    for (let time = 0; time < times; time += 1) passing.dead(client.id, suffix);
  await passing.write(app);
  const { brandId } = client;
  type DeadCodeFix = Parameters<typeof visitor.call<typeof fixDeadCodeCall>>[1]['body']['mend'];
  return {
    client,
    touchpoint,
    list: async (query: object = {}) =>
      (await visitor.call(listDeadCodesCall, { query: { brandId, ...query } })).body,
    mend: (suffix: string, fix: DeadCodeFix) =>
      visitor.call(fixDeadCodeCall, { body: { brandId, suffix, mend: fix } }),
  };
}

function suffixesOf(clientId: string) {
  return app.database
    .acrossClients<TouchpointsTables>()
    .selectFrom('touchpoints.suffixes')
    .select(['suffix', 'touchpoint_id', 'main'])
    .where('client_id', '=', clientId)
    .orderBy('suffix_key')
    .execute();
}

test('dead codes are listed with the probably intended touchpoint and whether they are usable [TP-06]', async () => {
  const brand = await brandWith({
    'cocote-62': 3,
    'Coccotte-26': 2,
    'wp-login.php': 1,
    'cocotte-26': 9,
  });
  const { items, total } = await brand.list();
  const meant = { _id: brand.touchpoint.touchpointId, suffix: 'Cocotte-26' };
  expect(total).toBe(3);
  expect(items).toMatchObject([
    { suffix: 'cocote-62', visits: 3, usable: true, similar: null },
    { suffix: 'Coccotte-26', visits: 2, usable: true, similar: meant },
    { suffix: 'wp-login.php', visits: 1, usable: false, similar: null },
  ]);
});

test('dead codes are filtered by text, visits and days [TP-06]', async () => {
  const brand = await brandWith({ 'menu-2019': 3, 'menu-2020': 1 });
  const suffixes = async (query: object) =>
    (await brand.list(query)).items.map((one) => one.suffix);
  expect(await suffixes({ q: 'MENU 2019' })).toEqual(['menu-2019']);
  const fitting = (condition: object) => ({ groups: JSON.stringify([{ filters: [condition] }]) });
  expect(await suffixes(fitting({ field: 'visits', operator: 'at-least', value: 2 }))).toEqual([
    'menu-2019',
  ]);
  const longAgo = { field: 'last', operator: 'between', value: ['2019-01-01', '2019-12-31'] };
  expect(await suffixes(fitting(longAgo))).toEqual([]);
});

test('a dead code becomes a further suffix of a touchpoint in one step and leaves the list [TP-06]', async () => {
  const brand = await brandWith({ 'coccotte-26': 2 });
  const answer = await brand.mend('COCCOTTE-26', {
    to: 'touchpoint',
    _id: brand.touchpoint.touchpointId,
  });
  expect(answer.body).toEqual({
    suffix: 'COCCOTTE-26',
    touchpointId: brand.touchpoint.touchpointId,
  });
  expect(await suffixesOf(brand.client.id)).toMatchObject([
    { suffix: 'coccotte-26', touchpoint_id: brand.touchpoint.touchpointId, main: false },
    { suffix: 'Cocotte-26', main: true },
  ]);
  expect((await brand.list()).total).toBe(0);
});

test('a dead code becomes a touchpoint of its own in one step [TP-06]', async () => {
  const brand = await brandWith({ 'old-print': 2 });
  const answer = await brand.mend('old-print', {
    to: 'address',
    destUrl: 'https://www.brand.example/print',
  });
  expect(answer.status).toBe(200);
  expect(await suffixesOf(brand.client.id)).toContainEqual({
    suffix: 'old-print',
    touchpoint_id: answer.body.touchpointId,
    main: true,
  });
  expect((await brand.list()).total).toBe(0);
});

test('only users who may create touchpoints can create one from a dead code [TP-02]', async () => {
  const brand = await brandWith({ 'old-print': 2, 'coccotte-26': 1 }, ['touchpoints/list']);
  const destUrl = 'https://www.brand.example/print';
  const refused = await brand.mend('old-print', { to: 'address', destUrl });
  expect([refused.status, refused.problem.code]).toEqual([403, 'FORBIDDEN']);
  expect(await suffixesOf(brand.client.id)).toHaveLength(1);
  const to = { to: 'touchpoint', _id: brand.touchpoint.touchpointId } as const;
  expect((await brand.mend('coccotte-26', to)).status).toBe(200);
  expect((await brand.mend('old-print', { to: 'nothing' })).status).toBe(200);
});

test('faults are reported at the fields of this call [TP-12]', async () => {
  const brand = await brandWith({ 'old-print': 2 });
  const lead = async (destUrl: string) =>
    (await brand.mend('old-print', { to: 'address', destUrl })).problem.errors;
  const field = 'body.mend.destUrl';
  expect(await lead('{host}/x')).toEqual([{ field, code: 'HOST_NOT_SAID' }]);
  expect(await lead('http://suite.test/s/a/b')).toMatchObject([
    { field, code: 'DESTINATION_LOOPS' },
  ]);
  const db = app.database.acrossClients<TouchpointsTables>();
  await db
    .insertInto('touchpoints.suffixes')
    .values({
      client_id: brand.client.id,
      suffix_key: 'old-print',
      suffix: 'old-print',
      touchpoint_id: brand.touchpoint.touchpointId,
      main: false,
    })
    .execute();
  // The database removes a suffix from the list; a user who read the list before still sees it.
  await db
    .insertInto('touchpoints.dead_codes')
    .values({ client_id: brand.client.id, suffix_key: 'old-print', suffix: 'old-print', visits: 1 })
    .execute();
  const taken = await brand.mend('old-print', {
    to: 'touchpoint',
    _id: brand.touchpoint.touchpointId,
  });
  expect([taken.status, taken.problem.errors?.[0]?.field]).toEqual([409, 'body.suffix']);
});

test('a dead code can be hidden from the list until it is tried again', async () => {
  const brand = await brandWith({ 'old-print': 2 });
  expect((await brand.mend('old-print', { to: 'nothing' })).body.touchpointId).toBeNull();
  expect((await brand.list()).total).toBe(0);
  const passing = new PassingCounts();
  passing.dead(brand.client.id, 'old-print');
  await passing.write(app);
  expect((await brand.list()).items).toMatchObject([{ suffix: 'old-print', visits: 3 }]);
});

test('a dead code that cannot be fixed is refused with a reason, and nothing is written', async () => {
  const brand = await brandWith({ 'wp-login.php': 1, metrics: 1, full: 1 });
  const { touchpointId } = brand.touchpoint;
  const to = { to: 'touchpoint', _id: touchpointId } as const;
  expect((await brand.mend('never-tried', to)).status).toBe(404);
  expect((await brand.mend('wp-login.php', to)).problem.errors).toMatchObject([
    { field: 'body.suffix', code: 'suffix' },
  ]);
  expect((await brand.mend('metrics', to)).problem.errors).toMatchObject([
    { field: 'body.suffix', code: 'suffixReserved' },
  ]);
  const gone = await brand.mend('full', { to: 'touchpoint', _id: 'f'.repeat(24) });
  expect(gone.status).toBe(404);
  await app.database
    .acrossClients<TouchpointsTables>()
    .insertInto('touchpoints.suffixes')
    .values(
      Array.from({ length: 20 }, (_, at) => ({
        client_id: brand.client.id,
        suffix_key: `more-${at}`,
        suffix: `more-${at}`,
        touchpoint_id: touchpointId,
        main: false,
      })),
    )
    .execute();
  expect((await brand.mend('full', to)).problem).toMatchObject({ code: 'TOO_MANY_SUFFIXES' });
  expect((await brand.list()).total).toBe(3);
  expect(await suffixesOf(brand.client.id)).toHaveLength(21);
});
