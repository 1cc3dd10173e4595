import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { leadWithLinks, shopRecipient } from '../../testing/linked-lead.ts';
import { linkReader } from '../testing/link-reader.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let { client, form, lead, pathOf, actionOf, open, press } = await linkReader(suite);

beforeEach(async () => {
  ({ client, form, lead, pathOf, actionOf, open, press } = await linkReader(suite));
});

test('a lead is accepted, undone, sold for a price and undone by link without scripts [LEAD-04] [LEAD-11] [LEAD-12]', async () => {
  const page = await open(pathOf(lead.torgeir));
  expect(page.statusCode).toBe(200);
  // The only script converts times to the reader's time zone.
  expect(page.body.match(/<script[^>]*>/g)).toEqual([
    expect.stringContaining('src="/protected/reader-clock.js?v='),
  ]);
  expect(page.body).toContain('Maison &lt;Aubrac&gt;');
  expect(page.body).toContain('Ingrid is looking for: FON-CR26-BN');
  expect(page.body).not.toMatch(/Bjørnstad|22 55|postkasse/);
  const accepted = await press(pathOf(lead.torgeir), 'accept');
  expect([accepted.statusCode, accepted.headers.location]).toEqual([303, pathOf(lead.torgeir)]);
  const own = await open(pathOf(lead.torgeir));
  expect(own.body).toContain('The request is yours. Call Ingrid Bjørnstad.');
  expect(own.body).toContain('href="tel:+4722550184"');
  await press(pathOf(lead.torgeir), 'undo');
  expect((await lead.row()).status).toBe('new');
  await press(pathOf(lead.torgeir), 'accept');
  const sold = actionOf('convert', lead.torgeir);
  expect((await press(sold, 'convert', { price: '2 890,50' })).statusCode).toBe(303);
  expect(await lead.row()).toMatchObject({ status: 'converted', price: 289_050 });
  const ended = (await open(pathOf(lead.torgeir))).body;
  expect(ended).toContain('This request ended in a sale');
  expect(ended).toContain('Sold · €2,890.50');
  await press(pathOf(lead.torgeir), 'undo');
  expect(await lead.row()).toMatchObject({ status: 'accepted', price: null });
});

test('link pages are not cached, not indexed and send no referrer to other sites [LEAD-11]', async () => {
  for (const path of [pathOf(lead.torgeir), actionOf('accept', lead.torgeir), pathOf('x')]) {
    const { headers } = await open(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  }
});

test('opening an action link changes nothing, whether by a recipient or the consumer [LEAD-12]', async () => {
  const before = await lead.row();
  for (const action of ['accept', 'reject', 'convert', 'lose'])
    for (const method of ['GET', 'HEAD'] as const)
      for (const token of [lead.torgeir, lead.consumer])
        await suite.server.inject({ method, url: `${actionOf(action, token)}&do=${action}` });
  expect(await lead.row()).toEqual(before);
  const { body } = await open(actionOf('accept', lead.torgeir));
  expect(body).toContain('Accept Ingrid’s request?');
  expect(body).toContain('1 other recipient can no longer accept it');
  expect(body).toContain('Nothing changes until you press a button.');
});

test('each link that opens nothing has its own page; none names the consumer, and only one that was good names the brand [LEAD-11]', async () => {
  const other = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  const spent = await lead.tokenFor('late@shops.example', 'subscriber', daysAfter(new Date(), -40));
  for (const [path, status, expectedText] of [
    [pathOf('x'), 400, 'This link is not complete'],
    [`/protected/lead/${lead.id}`, 400, 'This link is not complete'],
    [pathOf('A'.repeat(43)), 404, 'This request cannot be found'],
    [pathOf(other.torgeir), 403, 'You are not authorized to see this request'],
    [actionOf('accept', other.torgeir), 403, 'You are not authorized'],
    [pathOf(spent), 410, 'This request has expired'],
    [actionOf('dance', lead.torgeir), 404, 'This request cannot be found'],
    ['/protected/lead/7?token=x', 404, 'This request cannot be found'],
    ['/protected/expired', 410, 'This request has expired'],
    ['/protected/not-found', 404, 'This request cannot be found'],
  ] as const) {
    const { statusCode, body } = await open(path);
    expect([path, statusCode]).toEqual([path, status]);
    expect(body).toContain(expectedText);
    expect(body).not.toContain('Ingrid');
    const wasGood = path.includes(spent);
    expect([path, body.includes('Maison &lt;Aubrac&gt;')]).toEqual([path, wasGood]);
    expect([path, body.includes('href="/sign-in"')]).toEqual([path, wasGood]);
  }
  expect((await press(pathOf(lead.torgeir), 'accept', { token: other.torgeir })).statusCode).toBe(
    403,
  );
  for (const each of [lead, other]) expect((await each.row()).status).toBe('new');
});

test('a legacy address redirects to the current lead page with its token [NAV-04]', async () => {
  const { statusCode, headers } = await open(`/public/lead/${lead.id}?token=${lead.torgeir}`);
  expect([statusCode, headers.location]).toEqual([301, pathOf(lead.torgeir)]);
});

test('a recipient without an account sees the browser’s language, a user their own [GEN-02]', async () => {
  const which = { clientId: client.id, formId: form.id };
  const german = shopRecipient('Torgeir', 'de');
  const french = { 'accept-language': 'fr' };
  const user = await leadWithLinks(app, which, { subscribers: [{ ...german, userId: uuidV7() }] });
  const own = await open(pathOf(user.torgeir, user.id), french);
  expect(own.body).toContain('<html lang="de">');
  expect(own.body).toContain('Anfrage annehmen');
  const address = await leadWithLinks(app, which, { subscribers: [german] });
  const path = pathOf(address.torgeir, address.id);
  expect((await open(path, french)).body).toContain('<html lang="fr">');
  expect((await open(path)).body).toContain('<html lang="de">');
  const unknown = await open(pathOf('x'), french);
  expect(unknown.body).toContain('Ce lien est incomplet');
});

test('the language is switched on the page, and stays through its links and buttons [GEN-02]', async () => {
  const first = await open(pathOf(lead.torgeir), { 'accept-language': 'fr' });
  expect(first.body).toContain(`href="${pathOf(lead.torgeir)}&amp;lang=no" lang="nb"`);
  const switched = await open(`${pathOf(lead.torgeir)}&lang=no`, { 'accept-language': 'fr' });
  expect(switched.body).toContain('<html lang="nb">');
  expect(switched.body).toContain(`${actionOf('reject', lead.torgeir)}&amp;lang=no`);
  expect((await open(`${pathOf('x')}&lang=no`)).body).toContain('<html lang="nb">');
  const pressed = await press(`${pathOf(lead.torgeir)}&lang=no`, 'accept');
  expect(pressed.headers.location).toBe(`${pathOf(lead.torgeir)}&lang=no`);
  const odd = await open(`${pathOf(lead.torgeir)}&lang=constructor`);
  expect(odd.statusCode).toBe(200);
});

test('each link page has a description without personal data, and is not indexed [LEAD-11]', async () => {
  for (const path of [pathOf(lead.torgeir), actionOf('accept', lead.millau), pathOf('x')]) {
    const { body, headers } = await open(path);
    const [, metaText] = /<meta name="description" content="([^"]+)">/.exec(body) ?? [];
    expect(metaText).toBeTruthy();
    expect(metaText).not.toMatch(/Ingrid|Bjørnstad|Oslo/);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  }
});

test('link pages use the form’s term for a lead [FORM-02] [LEAD-11]', async () => {
  await sql`update leads.forms set settings = settings || '{"lexicon": "appointment"}'
    where client_id = ${client.id} and id = ${form.id}`.execute(app.database.ofClient(client.id));
  const confirmation = await open(actionOf('accept', lead.torgeir));
  expect(confirmation.body).toContain('Accept Ingrid’s appointment?');
  expect(confirmation.body).toContain('Accept this appointment');
  expect((await open(actionOf('reject', lead.torgeir))).body).toContain(
    'Decline Ingrid’s appointment?',
  );
  await press(pathOf(lead.torgeir), 'accept');
  const again = await open(actionOf('accept', lead.torgeir));
  expect(again.body).toContain('You already accepted this appointment');
  expect(again.body).toContain('Appointment with Ingrid Bjørnstad');
  expect(again.body).not.toMatch(/request/i);
});

test('a lead without a product is titled by its form’s term, and the internal form name is never shown [LEAD-11]', async () => {
  await sql`update leads.leads set skus = '{}' where id = ${lead.id}`.execute(
    app.database.ofClient(client.id),
  );
  await sql`update leads.forms set name = 'Internal only' where id = ${form.id}`.execute(
    app.database.ofClient(client.id),
  );
  const { body } = await open(pathOf(lead.torgeir));
  expect(body).toContain('<h1>Request from Ingrid</h1>');
  expect(body).toContain('Ask a store near you');
  expect(body).not.toContain('is looking for');
  // The form name is internal to the brand and must not be shown to stores or consumers.
  for (const token of [lead.torgeir, lead.reader, lead.consumer])
    expect((await open(pathOf(token))).body).not.toContain('Internal only');
});

test('files of the consumer can be downloaded by link only after acceptance, by the owner only, and are not cached [LEAD-11]', async () => {
  const db = app.database.ofClient(client.id);
  const file = await app.files.put(db, {
    clientId: client.id,
    name: 'kitchen.pdf',
    stream: Readable.from([Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')]),
    maxBytes: 10_000,
    allow: ['pdf'],
  });
  const files = [{ id: file.id, name: 'kitchen.pdf' }];
  const answer = { slug: 'plan', name: 'Plan', type: 'file', options: [], value: file.id, files };
  await sql`update leads.leads set fields_values = ${JSON.stringify([answer])}::jsonb
    where client_id = ${client.id} and id = ${lead.id}`.execute(db);
  const fileOf = (token: string) =>
    open(`/gtr-api/lead-generation/public/tokens/${token}/files/${file.id}`);
  expect((await open(pathOf(lead.torgeir))).body).not.toContain('kitchen.pdf');
  expect((await fileOf(lead.torgeir)).statusCode).toBe(404);
  await press(pathOf(lead.torgeir), 'accept');
  const { body } = await open(pathOf(lead.torgeir));
  expect(body).toContain(`/public/tokens/${lead.torgeir}/files/${file.id}"`);
  const taken = await fileOf(lead.torgeir);
  expect([taken.statusCode, taken.body.slice(0, 8)]).toEqual([200, '%PDF-1.7']);
  expect(taken.headers['cache-control']).toContain('no-store');
  expect(taken.headers['content-disposition']).toContain('attachment');
  for (const token of [lead.millau, lead.consumer])
    expect((await fileOf(token)).statusCode).toBe(404);
});
