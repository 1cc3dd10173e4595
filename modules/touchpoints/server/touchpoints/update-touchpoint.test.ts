import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import {
  findTouchpointCall,
  type TouchpointChanges,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const suite = await testApp();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const made = (given: Parameters<typeof madeTouchpoint>[2] = {}) =>
  madeTouchpoint(suite.app, client, given);
const read = async (id: string) =>
  (await admin.call(findTouchpointCall, { params: { id }, query: { brandId: client.brandId } }))
    .body;

async function change(id: string, changes: Partial<TouchpointChanges>, version = 1) {
  return admin.call(updateTouchpointCall, {
    params: { id },
    body: { brandId: client.brandId, version, ...changes },
  });
}

test('only the given values change [TP-05]', async () => {
  const id = await made({ suffix: 'sale', description: 'Sale', quantity: 7 });
  const before = await read(id);
  const { body } = await change(id, { quantity: 0 });
  expect(body).toEqual({ ...before, quantity: 0, version: 2, updatedAt: body.updatedAt });
  const changes = {
    destUrl: 'https://other.example/x',
    description: 'Winter sale',
    started: '2026-01-01T00:00:00.000Z',
    ended: '2036-01-01T00:00:00.000Z',
    visitCap: 10,
    fallbackUrl: 'https://other.example/after',
  };
  const after = await change(id, changes, 2);
  expect(after.body).toMatchObject({ ...changes, quantity: 0, version: 3, code: before.code });
});

test('the second of two concurrent changes is refused, and nothing of it is stored [TP-05]', async () => {
  const id = await made({ description: 'As it was' });
  const answers = await Promise.all([
    change(id, { description: 'One' }),
    change(id, { description: 'Two' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { problem } = answers.find(({ status }) => status === 409) ?? {};
  expect(problem).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { by: 'Test Person' } });
  expect(Date.parse(String(problem?.params?.at))).toBeGreaterThan(Date.now() - 60_000);
  const accepted = answers.find(({ status }) => status === 200);
  expect((await read(id)).description).toBe(accepted?.body.description);
});

test('further suffixes come and go; one that was taken away is free again [TP-05]', async () => {
  const id = await made({ suffix: 'main' });
  const other = await made({ suffix: 'other' });
  const db = suite.app.database.ofClient(client.id);
  await sql`insert into touchpoints.dead_codes (client_id, suffix_key, suffix, visits)
    values (${client.id}, 'pott', 'pott', 3)`.execute(db);
  await change(id, { additionalSuffixes: ['Topf', 'pan'] });
  const { body } = await change(id, { additionalSuffixes: ['topf', 'pott'] }, 2);
  expect(body.additionalSuffixes).toEqual(['topf', 'pott']);
  const { rows } = await sql`select from touchpoints.dead_codes where dismissed_at is null`.execute(
    db,
  );
  expect(rows).toEqual([]);
  expect((await change(other, { additionalSuffixes: ['PAN'] })).body.additionalSuffixes).toEqual([
    'PAN',
  ]);
  for (const taken of ['TOPF', 'Main', 'OTHER']) {
    const refused = await change(other, { additionalSuffixes: ['PAN', taken] }, 2);
    expect(refused.problem).toMatchObject({
      code: 'SUFFIX_TAKEN',
      errors: [{ field: 'body.additionalSuffixes', params: { suffix: taken } }],
    });
  }
  expect((await read(other)).additionalSuffixes).toEqual(['PAN']);
});

test('a code is recreated for another style or as a Digital Link, and otherwise remains unchanged [TP-05]', async () => {
  const id = await made({ sku: 'A', suffix: 'pan', gtin: '4006381333931' });
  const before = await read(id);
  expect(before.code).toMatchObject({ style: PLAIN_STYLE, isOutdated: false });
  const style = { ...PLAIN_STYLE, foreground: '#112233' };
  const styled = await change(id, { style });
  expect(styled.body.code).toMatchObject({
    style,
    address: before.code.address,
    isOutdated: true,
  });
  expect(styled.body.code.madeAt > before.code.madeAt).toBe(true);
  const linked = await change(id, { digitalLink: true }, 2);
  expect(linked.body.code).toMatchObject({
    style,
    digitalLink: true,
    address: `${suite.app.config.publicUrl}/s/${client.brandId}/01/04006381333931`,
  });
  const same = await change(id, { style, digitalLink: true }, 3);
  expect(same.body.code).toEqual(linked.body.code);
  const without = await made({ sku: 'B' });
  expect((await change(without, { digitalLink: true })).problem).toMatchObject({
    code: 'GTIN_NEEDED',
    errors: [{ field: 'body.digitalLink' }],
  });
});

test('a code is outdated once the brand has another host [TP-05]', async () => {
  const id = await made({ suffix: 'pan' });
  expect((await read(id)).code.isOutdated).toBe(false);
  await sql`update directory.clients set short_url_base = ${`${client.brandId}.example`} where id = ${client.id}`.execute(
    suite.app.database.acrossClients(),
  );
  expect(await read(id)).toMatchObject({
    shortUrl: `https://${client.brandId}.example/pan`,
    tryUrl: `${suite.app.config.publicUrl}/s/${client.brandId}/pan`,
    code: { isOutdated: true },
  });
});

test('a product can lead elsewhere and back to its page; anything else needs an address [TP-05]', async () => {
  const product = await made({ sku: 'A', suffix: 'pan' });
  const away = await change(product, { destUrl: 'https://shop.example/pan' });
  expect(away.body).toMatchObject({ leadsTo: 'address', resolvedUrl: 'https://shop.example/pan' });
  const back = await change(product, { destUrl: null }, 2);
  const page = `${suite.app.config.publicUrl}/p/${client.brandId}/pan`;
  expect(back.body).toMatchObject({
    leadsTo: 'landing',
    resolvedUrl: page,
    landingPageUrl: page,
    landingPageState: 'waiting',
  });
  const custom = await made();
  expect((await change(custom, { destUrl: null })).problem.code).toBe('DESTINATION_REQUIRED');
});

test('{host} is replaced by the website of the configuration [TP-05, TP-12]', async () => {
  await sql`insert into touchpoints.configurations (client_id, slug, name, site_url, style, activated)
    values (${client.id}, 'trade', 'Trade', 'https://trade.example', ${JSON.stringify(PLAIN_STYLE)}::jsonb, true),
      (${client.id}, 'old', 'Old', null, ${JSON.stringify(PLAIN_STYLE)}::jsonb, false)`.execute(
    suite.app.database.ofClient(client.id),
  );
  const id = await made();
  expect((await change(id, { destUrl: '{host}/fair' })).problem).toMatchObject({
    code: 'HOST_NOT_SAID',
    errors: [{ field: 'body.destUrl' }],
  });
  const { body } = await change(id, { destUrl: '{host}/fair', configurationSlug: 'trade' });
  expect(body).toMatchObject({
    destUrl: '{host}/fair',
    resolvedUrl: 'https://trade.example/fair',
  });
  const codes = [];
  for (const configurationSlug of ['standard', 'old', 'none'])
    codes.push((await change(id, { configurationSlug }, 2)).problem.code);
  expect(codes).toEqual(['HOST_NOT_SAID', 'CONFIGURATION_UNKNOWN', 'CONFIGURATION_UNKNOWN']);
});

test.each<[string, Partial<TouchpointChanges>, string, string]>([
  ['a loop', { destUrl: 'http://HOUSE/s/x/y' }, 'body.destUrl', 'DESTINATION_LOOPS'],
  [
    'a loop after the end',
    { fallbackUrl: 'http://HOUSE/s/x/y' },
    'body.fallbackUrl',
    'DESTINATION_LOOPS',
  ],
  ['javascript:', { destUrl: 'javascript:alert(1)' }, 'body.destUrl', 'destinationScheme'],
  ['a private address', { destUrl: 'http://0x7f.1/' }, 'body.destUrl', 'destinationPrivate'],
  [
    'an end before the start',
    { started: '2026-02-01T00:00:00Z', ended: '2026-01-01T00:00:00Z' },
    'body.ended',
    'ENDS_BEFORE_START',
  ],
  ['an end in a year that nobody means', { ended: '0000-01-01T00:00:00Z' }, 'body.ended', 'year'],
  ['a start in such a year', { started: '9999-01-01T00:00:00Z' }, 'body.started', 'year'],
  [
    'the same suffix twice',
    { additionalSuffixes: ['a', 'A'] },
    'body.additionalSuffixes',
    'suffixTwice',
  ],
  [
    'a suffix of ours',
    { additionalSuffixes: ['api'] },
    'body.additionalSuffixes.0',
    'suffixReserved',
  ],
])(
  '%s is refused at its field and nothing is written [TP-05, TP-12]',
  async (_, given, field, code) => {
    const id = await made();
    const before = await read(id);
    const changes = JSON.parse(
      JSON.stringify(given).replaceAll('http://HOUSE', suite.app.config.publicUrl),
    );
    const { problem } = await change(id, { description: 'New', ...changes });
    expect(problem.errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await read(id)).toEqual(before);
  },
);

test('the touchpoint of another brand is not found [TP-05]', async () => {
  const other = await suite.people.client();
  const id = await madeTouchpoint(suite.app, other);
  const { status } = await change(id, { description: 'Mine' });
  expect(status).toBe(404);
});

test('a picture for the code must be a file of the own brand [TP-05]', async () => {
  const id = await made();
  const style = { ...PLAIN_STYLE, logo: { fileId: '019a8000-0000-7000-8000-000000000000' } };
  expect((await change(id, { style })).problem.errors).toEqual([
    { field: 'body.style.logo', code: 'LOGO_UNUSABLE' },
  ]);
  expect((await read(id)).version).toBe(1);
});
