import { afterAll, beforeEach, expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { saveConfigurationCall } from '#modules/touchpoints/contract/configuration.ts';
import { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import {
  checkDestinationCall,
  checkSuffixCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { OutboundAllow } from '#platform/server/outbound/outbound-allow.ts';
import { OutboundHttp } from '#platform/server/outbound/outbound-http.ts';
import { startTestReceiver, status } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const shop = await startTestReceiver();
afterAll(() => shop.close());
const suite = await testApp();
// Simulates a public shop that runs on this machine.
suite.app.outbound = new OutboundHttp({
  allow: new OutboundAllow(['127.0.0.1']),
  resolve: async (host) =>
    host === 'shop.example'
      ? [{ address: '127.0.0.1', family: 4 }]
      : [{ address: '93.184.215.14', family: 4 }],
});
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await visitorOf(client);
});

async function visitorOf(at: typeof client, menus?: string[]) {
  const membership = { client: at, role: 'brand_admin' as const, ...(menus && { menus }) };
  return suite.visitor().as(await suite.people.user({ at: [membership] }));
}

function create(given: object, as = admin) {
  const body = { brandId: client.brandId, destUrl: 'https://shop.example/a', ...given };
  return as.call(createCustomTouchpointCall, { body });
}

async function written() {
  const db = suite.app.database.ofClient<TouchpointsTables>(client.id);
  const counts = [];
  for (const table of ['touchpoints', 'suffixes', 'totals'] as const) {
    const rows = await db
      .selectFrom(`touchpoints.${table}`)
      .select('client_id')
      .where('client_id', '=', client.id)
      .execute();
    counts.push(rows.length);
  }
  return counts;
}

async function withShortUrlBase(at: typeof client, host: string) {
  await suite.app.database
    .acrossClients()
    .updateTable('directory.clients')
    .set({ short_url_base: host })
    .where('id', '=', at.id)
    .execute();
}

test('a custom touchpoint has its suffix, an empty count and the code of its configuration [TP-03]', async () => {
  await withShortUrlBase(client, `${client.brandId}.example`);
  const { status: code, body } = await create({
    sourceSuffix: ' Summer-26 ',
    description: 'Summer flyer',
    quantity: 0,
  });
  expect(code).toBe(201);
  expect(body).toMatchObject({
    type: 'custom',
    state: 'live',
    shortUrl: `https://${client.brandId}.example/Summer-26`,
    tryUrl: `http://suite.test/s/${client.brandId}/Summer-26`,
    destUrl: 'https://shop.example/a',
    resolvedUrl: 'https://shop.example/a',
    description: 'Summer flyer',
    quantity: 0,
    scans: 0,
    landingPageState: 'none',
    version: 1,
    code: {
      address: `https://${client.brandId}.example/Summer-26?q`,
      style: PLAIN_STYLE,
      digitalLink: false,
      isOutdated: false,
    },
  });
  expect(await written()).toEqual([1, 1, 1]);
});

test('without a suffix a free one is made up, without letters that are mistaken [TP-03]', async () => {
  const [one, other] = [await create({ sourceSuffix: '' }), await create({})];
  expect(one.body.sourceSuffix).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
  expect(other.body.sourceSuffix).not.toBe(one.body.sourceSuffix);
});

test('{host} is replaced by the website of the configuration [TP-03]', async () => {
  await admin.call(saveConfigurationCall, {
    body: {
      brandId: client.brandId,
      slug: 'shop',
      name: 'Shop',
      siteUrl: 'https://shop.example/en/',
      fallbackUrl: null,
      style: { ...PLAIN_STYLE, foreground: '#17352b' },
      activated: true,
      version: 0,
    },
  });
  const { body } = await create({ configurationSlug: 'shop', destUrl: '{host}/sommer été' });
  expect(body).toMatchObject({
    destUrl: '{host}/sommer%20%C3%A9t%C3%A9',
    resolvedUrl: 'https://shop.example/en/sommer%20%C3%A9t%C3%A9',
    code: { style: { foreground: '#17352b' } },
  });
});

test.each([
  ['javascript:alert(1)', 'destinationScheme'],
  [' JaVaScRiPt:alert(1)', 'destinationScheme'],
  ['java\nscript:alert(1)', 'lineBreak'],
  ['data:text/html,<script>alert(1)</script>', 'destinationScheme'],
  ['ftp://shop.example/a', 'destinationScheme'],
  ['shop.example/a', 'destinationScheme'],
  ['//shop.example/a', 'destinationScheme'],
  ['{host}.evil.example/a', 'destinationInvalid'],
  ['{host}@evil.example/a', 'destinationInvalid'],
  ['https://', 'destinationInvalid'],
  ['https://user:secret@shop.example/', 'destinationCredentials'],
  ['http://127.0.0.1/', 'destinationPrivate'],
  ['http://127.1/', 'destinationPrivate'],
  ['http://0x7f.1/', 'destinationPrivate'],
  ['http://2130706433/', 'destinationPrivate'],
  ['http://0177.0.0.1/', 'destinationPrivate'],
  ['http://[::1]/', 'destinationPrivate'],
  ['http://[::ffff:7f00:1]/', 'destinationPrivate'],
  ['http://[::ffff:127.0.0.1]/', 'destinationPrivate'],
  ['http://１２７.０.０.１/', 'destinationPrivate'],
  ['http://①②⑦.⓪.⓪.①/', 'destinationPrivate'],
  ['http://127。0。0。1/', 'destinationPrivate'],
  ['http://10.0.0.8/', 'destinationPrivate'],
  ['http://169.254.169.254/latest/', 'destinationPrivate'],
  ['http://localhost:8080/', 'destinationPrivate'],
  ['http://printer.local/', 'destinationPrivate'],
  ['', 'required'],
])(
  'the destination %s is refused at its place and nothing is written [TP-12]',
  async (destUrl, code) => {
    const { status: answered, problem } = await create({ destUrl });
    expect(answered).toBe(400);
    expect(problem.errors).toMatchObject([{ field: 'body.destUrl', code }]);
    expect(await written()).toEqual([0, 0, 0]);
  },
);

test('a destination that is too long for a code is refused [TP-12]', async () => {
  const { problem } = await create({ destUrl: `https://shop.example/${'a'.repeat(2_000)}` });
  expect(problem.errors).toMatchObject([{ field: 'body.destUrl', code: 'maxLength' }]);
  expect(await written()).toEqual([0, 0, 0]);
});

test('a destination that is a short URL, of this brand or another, is refused [TP-12]', async () => {
  const other = await suite.people.client();
  await withShortUrlBase(client, `${client.brandId}.example`);
  await withShortUrlBase(other, `${other.brandId}.example`);
  for (const destUrl of [
    `https://${client.brandId}.example/sale`,
    `http://${client.brandId.toUpperCase()}.EXAMPLE./`,
    `https://${other.brandId}.example:8443/x?y`,
    `https://suite.test/s/${other.brandId}/sale`,
    'http://suite.test./%73/x',
    'http://suite.test//s/x/y',
    'http://suite.test/a/../s/x',
    'http://suite.test/p/x/y',
  ]) {
    const { status: answered, problem } = await create({ destUrl });
    expect([destUrl, answered, problem.code]).toEqual([destUrl, 422, 'DESTINATION_LOOPS']);
    expect(problem.errors?.[0]?.field).toBe('body.destUrl');
  }
  expect(await written()).toEqual([0, 0, 0]);
  // The suite's own web pages are no short URLs.
  expect((await create({ destUrl: 'http://suite.test/public/x' })).status).toBe(201);
});

test('{host} without a website and an unknown configuration are reported [TP-12]', async () => {
  const host = await create({ destUrl: '{host}/a' });
  expect(host.problem).toMatchObject({ code: 'HOST_NOT_SAID', status: 422 });
  const unknown = await create({ configurationSlug: 'nope' });
  expect(unknown.problem.errors).toMatchObject([
    { field: 'body.configurationSlug', code: 'CONFIGURATION_UNKNOWN' },
  ]);
  expect(await written()).toEqual([0, 0, 0]);
});

test('a suffix in use is refused in any case, also of a deleted touchpoint, of another brand not [TP-03]', async () => {
  await madeTouchpoint(suite.app, client, { suffix: 'Cocotte', deleted_at: new Date() });
  const { status: answered, problem } = await create({ sourceSuffix: 'cOCOTTE' });
  expect(answered).toBe(409);
  expect(problem.errors).toEqual([
    { field: 'body.sourceSuffix', code: 'SUFFIX_TAKEN', params: { suffix: 'cOCOTTE' } },
  ]);
  expect(await written()).toEqual([1, 1, 1]);
  client = await suite.people.client();
  expect((await create({ sourceSuffix: 'Cocotte' }, await visitorOf(client))).status).toBe(201);
});

test.each([
  ['api', 'suffixReserved'],
  ['Robots', 'suffixReserved'],
  ['01', 'suffixReserved'],
  ['8020', 'suffixReserved'],
  ['été', 'suffix'],
  ['a/b', 'suffix'],
  ['-a', 'suffix'],
  ['a'.repeat(61), 'maxLength'],
])('the suffix %s is refused with %s [TP-03]', async (sourceSuffix, code) => {
  const { problem } = await create({ sourceSuffix });
  expect(problem.errors?.map((error) => error.code)).toContain(code);
  expect(problem.errors?.[0]?.field).toBe('body.sourceSuffix');
  expect(await written()).toEqual([0, 0, 0]);
});

test('of several users who request the same suffix concurrently only one gets it [TP-03]', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => visitorOf(client)));
  const answers = await Promise.all(
    others.map((one, at) => create({ sourceSuffix: at % 2 ? 'SALE' : 'sale' }, one)),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
  expect(await written()).toEqual([1, 1, 1]);
});

test('another brand and a user without the menu item are refused [TP-02]', async () => {
  const other = await suite.people.client();
  expect((await create({ brandId: other.brandId })).status).toBe(403);
  const reader = await visitorOf(client, ['touchpoints/list']);
  expect((await create({}, reader)).status).toBe(403);
  expect(await written()).toEqual([0, 0, 0]);
});

test('while it is typed a suffix is checked, its owner named and a free one proposed [TP-03]', async () => {
  const id = await madeTouchpoint(suite.app, client, { suffix: 'Sale', description: 'Winter' });
  await madeTouchpoint(suite.app, client, { suffix: 'sale-2' });
  const check = async (query: object) =>
    (await admin.call(checkSuffixCall, { query: { brandId: client.brandId, ...query } })).body;
  expect(await check({ suffix: 'SALE' })).toEqual({
    verdict: 'taken',
    proposal: 'sale-3',
    takenBy: { _id: id, description: 'Winter', deleted: false },
  });
  expect(await check({ suffix: 'SALE', except: id })).toMatchObject({
    verdict: 'free',
    proposal: 'SALE',
    takenBy: null,
  });
  expect(await check({ suffix: 'New' })).toEqual({
    verdict: 'free',
    proposal: 'New',
    takenBy: null,
  });
  expect(await check({ suffix: 'docs' })).toMatchObject({
    verdict: 'reserved',
    proposal: 'docs-2',
  });
  expect(await check({ suffix: 'Été !' })).toMatchObject({ verdict: 'invalid', proposal: 'ete' });
  expect(await check({ words: 'Bräter Ø 26 cm' })).toMatchObject({
    verdict: 'free',
    proposal: 'brater-o-26-cm',
  });
});

test('a destination is validated first and then requested [TP-12]', async () => {
  const check = async (destUrl: string) => {
    const query = { brandId: client.brandId, destUrl };
    return (await admin.call(checkDestinationCall, { query })).body;
  };
  const here = `http://shop.example:${shop.port}/x`;
  shop.answerNext(status(200), status(302, { location: '/y' }), status(403), status(404));
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await check(here));
  expect(answers).toMatchObject([
    { fault: null, answers: 'yes', status: 200 },
    { fault: null, answers: 'yes', status: 302 },
    { fault: null, answers: 'yes', status: 403 },
    { fault: null, answers: 'no', status: 404 },
  ]);
  // Only browsers open it without https.
  expect(await check('http://open.example/')).toMatchObject({ fault: null, answers: 'unasked' });
  expect(await check('http://shop.example:1/')).toMatchObject({ answers: 'no', status: null });
  const before = shop.received.length;
  expect(await check('http://127.1/')).toMatchObject({
    fault: 'destinationPrivate',
    answers: 'unasked',
  });
  expect(await check('{host}/a')).toMatchObject({ fault: 'HOST_NOT_SAID', answers: 'unasked' });
  expect(await check('http://suite.test/s/a/b')).toMatchObject({ fault: 'DESTINATION_LOOPS' });
  expect(await check('')).toMatchObject({ fault: 'required' });
  expect(shop.received.length).toBe(before);
});

test('the address after the end must not be a short URL either [TP-12]', async () => {
  const id = await madeTouchpoint(suite.app, client);
  const { problem } = await admin.call(updateTouchpointCall, {
    params: { id },
    body: { brandId: client.brandId, version: 1, fallbackUrl: 'http://suite.test/s/a/b' },
  });
  expect(problem.errors).toMatchObject([{ field: 'body.fallbackUrl', code: 'DESTINATION_LOOPS' }]);
});

test('{host} without a website is reported at its field [TP-12]', async () => {
  const id = await madeTouchpoint(suite.app, client);
  for (const field of ['destUrl', 'fallbackUrl']) {
    const { problem } = await admin.call(updateTouchpointCall, {
      params: { id },
      body: { brandId: client.brandId, version: 1, [field]: '{host}/x' },
    });
    expect(problem.errors).toEqual([{ field: `body.${field}`, code: 'HOST_NOT_SAID' }]);
  }
});

test.each([
  [['touchpoints/list'], 200],
  [['touchpoints/creation'], 200],
  [['touchpoints/import'], 403],
])(
  'with the menu items %j suffixes and destinations are checked: %i [TP-03]',
  async (menus, answered) => {
    const visitor = await visitorOf(client, menus);
    const { brandId } = client;
    const suffix = await visitor.call(checkSuffixCall, { query: { brandId, suffix: 'new' } });
    const query = { brandId, destUrl: 'http://open.example/' };
    const destination = await visitor.call(checkDestinationCall, { query });
    expect([suffix.status, destination.status]).toEqual([answered, answered]);
  },
);
