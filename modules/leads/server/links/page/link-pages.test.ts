import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testHouse } from '#platform/testing/test-house.ts';
import { daysAfter } from '../../leads/days-after.ts';
import { brandForm } from '../../testing/brand-form.ts';
import { leadWithLinks, shopParty } from '../../testing/linked-lead.ts';

const house = await testHouse({ work: false });
const { app } = house;
let client = await house.people.client();
let form = await brandForm(app, client.id);
let lead = await leadWithLinks(app, { clientId: client.id, formId: form.id });

beforeEach(async () => {
  client = await house.people.client({ name: 'Maison <Aubrac>' });
  form = await brandForm(app, client.id);
  lead = await leadWithLinks(app, { clientId: client.id, formId: form.id });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  house.server.inject({ url: path, headers });
const pathOf = (token: string, id = lead.id) => `/protected/lead/${id}?token=${token}`;
const actionOf = (action: string, token: string, id = lead.id) =>
  `/public/leads/${id}/${action}?token=${token}`;

/** The form of a page as it was handed out. */
async function formOf(page: string): Promise<{ url: string; hidden: Record<string, string> }> {
  const { body } = await open(page);
  const url = /<form method="post" action="([^"]+)"/.exec(body)?.[1] ?? '';
  const inputs = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const hidden = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
  return { url, hidden };
}

let pressed = 0;
/** Presses a button of a page, with what was typed. */
async function press(
  page: string | Awaited<ReturnType<typeof formOf>>,
  button: string,
  typed: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const { url, hidden } = typeof page === 'string' ? await formOf(page) : page;
  pressed += 1;
  return house.server.inject({
    method: 'POST',
    url,
    // One person presses few times a minute; a test many.
    remoteAddress: `198.51.100.${pressed}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...hidden, do: button, ...typed }).toString(),
  });
}

test('a lead is accepted, undone, sold for a price and undone by link without scripts [LEAD-04] [LEAD-11] [LEAD-12]', async () => {
  const page = await open(pathOf(lead.torgeir));
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('Maison &lt;Aubrac&gt;');
  expect(page.body).toContain('Ingrid is looking for FON-CR26-BN');
  expect(page.body).not.toMatch(/Bjørnstad|22 55|postkasse/);
  const accepted = await press(pathOf(lead.torgeir), 'accept');
  expect([accepted.statusCode, accepted.headers.location]).toEqual([303, pathOf(lead.torgeir)]);
  const own = await open(pathOf(lead.torgeir));
  expect(own.body).toContain('It is yours. Call Ingrid Bjørnstad.');
  expect(own.body).toContain('href="tel:+4722550184"');
  await press(pathOf(lead.torgeir), 'undo');
  expect((await lead.row()).status).toBe('new');
  await press(pathOf(lead.torgeir), 'accept');
  const sold = actionOf('convert', lead.torgeir);
  expect((await press(sold, 'convert', { price: '2 890,50' })).statusCode).toBe(303);
  expect(await lead.row()).toMatchObject({ status: 'converted', price: 289_050 });
  expect((await open(pathOf(lead.torgeir))).body).toContain('This request ended in a sale');
  await press(pathOf(lead.torgeir), 'undo');
  expect(await lead.row()).toMatchObject({ status: 'accepted', price: null });
});

test('no page by link is kept, found or told to other sites [LEAD-11]', async () => {
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

test('opening the link of an action changes nothing, whoever opens it [LEAD-12]', async () => {
  const before = await lead.row();
  for (const action of ['accept', 'reject', 'convert', 'lose'])
    for (const method of ['GET', 'HEAD'] as const)
      for (const token of [lead.torgeir, lead.consumer])
        await house.server.inject({ method, url: `${actionOf(action, token)}&do=${action}` });
  expect(await lead.row()).toEqual(before);
  const { body } = await open(actionOf('accept', lead.torgeir));
  expect(body).toContain('Accept Ingrid’s request?');
  expect(body).toContain('1 other can no longer take it');
  expect(body).toContain('Nothing changes until you press a button.');
});

test('of two shops that press at once exactly one has it, the other sees who and nothing of the consumer [LEAD-05]', async () => {
  const forms = [await formOf(pathOf(lead.torgeir)), await formOf(actionOf('accept', lead.millau))];
  const answers = await Promise.all(forms.map((each) => press(each, 'accept')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const { owner } = await lead.row();
  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(late?.body).toContain(`${owner?.name} has this request`);
  expect(late?.body).not.toMatch(/Ingrid|Bjørnstad|22 55|postkasse|Oslo/);
  const moves = (await lead.history()).filter(({ kind }) => kind === 'status');
  expect(moves).toHaveLength(1);
});

test('who is too late finds what else waits for them, by their own links [LEAD-05]', async () => {
  const other = await leadWithLinks(
    app,
    { clientId: client.id, formId: form.id },
    {
      firstname: 'Marit',
      skus: ['KNIFE'],
    },
  );
  const theirs = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  await press(`/protected/lead/${theirs.id}?token=${theirs.millau}`, 'accept');
  await press(pathOf(lead.torgeir), 'accept');
  const { body } = await open(pathOf(lead.millau));
  expect(body).toContain('Still open for you');
  expect(body).not.toContain(theirs.millau);
  expect(body).toContain(`/protected/lead/${other.id}?token=${other.millau}`);
  expect(body).not.toContain(other.torgeir);
  expect(body).not.toContain('Usually taken');
});

test('how quickly requests are taken is told where enough were [LEAD-11]', async () => {
  for (let made = 0; made < 5; made += 1) {
    const past = await leadWithLinks(app, { clientId: client.id, formId: form.id });
    await sql`update leads.leads set accepted_at = created_at + interval '40 minutes'
      where id = ${past.id}`.execute(app.database.ofClient(client.id));
  }
  await press(pathOf(lead.torgeir), 'accept');
  expect((await open(pathOf(lead.millau))).body).toContain('Usually taken within 40 minutes');
});

test('what was done already says who, when and what is due, and changes nothing [LEAD-12]', async () => {
  await press(pathOf(lead.torgeir), 'accept');
  const before = await lead.row();
  const { statusCode, body } = await open(actionOf('accept', lead.torgeir));
  expect(statusCode).toBe(200);
  expect(body).toContain('You already accepted this request');
  expect(body).toContain('Accepted by Torgeir');
  expect(body).toContain('Sold, or not?');
  expect(body).toContain('Undo accept');
  expect((await press(pathOf(lead.torgeir), 'accept')).statusCode).toBe(409);
  expect(await lead.row()).toEqual(before);
});

test('who has handled it already owns it and is asked how it ended [LEAD-12]', async () => {
  await press(actionOf('accept', lead.torgeir), 'handled');
  expect(await lead.row()).toMatchObject({
    status: 'accepted',
    owner: { name: 'Torgeir' },
    handled: { by: { name: 'Torgeir' } },
  });
  expect((await open(pathOf(lead.torgeir))).body).toContain('Already handled. Sold, or not?');
});

test('not for us takes its reason and words, and is taken back [LEAD-04]', async () => {
  const page = actionOf('reject', lead.torgeir);
  const without = await press(page, 'reject', { words: '<b>hi' });
  expect(without.statusCode).toBe(400);
  expect(without.body).toContain('Choose a reason');
  expect(without.body).toContain('&lt;b&gt;hi</textarea>');
  const said = { reason: 'tooFar', words: 'two\r\nlines\u0000' };
  expect((await press(page, 'reject', said)).statusCode).toBe(303);
  const { rejected, subscribers } = await lead.row();
  expect(rejected).toMatchObject([{ name: 'Torgeir', reason: 'tooFar' }]);
  expect(rejected[0]?.words).toBe('two\r\nlines\ufffd');
  expect(subscribers).toHaveLength(1);
  expect((await open(pathOf(lead.torgeir))).body).toContain('You said that this is not for you');
  await press(pathOf(lead.torgeir), 'undo');
  expect((await lead.row()).subscribers).toHaveLength(2);
});

test('a lead that is soon lost is kept by one press, twice at most [LEAD-06]', async () => {
  await press(pathOf(lead.torgeir), 'accept');
  expect((await open(pathOf(lead.torgeir))).body).not.toContain('Keep it for');
  const soon = daysAfter(new Date(), 2);
  await sql`update leads.leads set closes_at = ${soon} where id = ${lead.id}`.execute(
    app.database.ofClient(client.id),
  );
  const { body } = await open(pathOf(lead.torgeir));
  expect(body).toContain('id="keep"');
  expect(body).toContain('Keep it for 7 more days');
  expect(body).toContain('Possible 2 more times');
  await press(pathOf(lead.torgeir), 'keep');
  await press(pathOf(lead.torgeir), 'keep');
  expect((await lead.row()).closes_at?.getTime()).toBeGreaterThan(soon.getTime());
  expect((await open(pathOf(lead.torgeir))).body).not.toContain('Keep it for');
  const third = await press(pathOf(lead.torgeir), 'keep');
  expect(third.statusCode).toBe(409);
  expect((await lead.row()).keeps).toBe(2);
});

test('a consumer says that it was bought, takes it back, and the shop is told by whom [LEAD-12]', async () => {
  await press(pathOf(lead.torgeir), 'accept');
  const early = await formOf(actionOf('lose', lead.torgeir));
  const page = await open(actionOf('convert', lead.consumer));
  expect(page.body).toContain('Did you buy');
  expect((await press(actionOf('convert', lead.consumer), 'convert')).statusCode).toBe(303);
  expect((await lead.row()).closed_by).toMatchObject({ kind: 'consumer' });
  expect((await open(pathOf(lead.torgeir))).body).toContain('The consumer says it was bought');
  expect((await open(pathOf(lead.consumer))).body).toContain('Thank you');
  const late = await press(early, 'lose', { reason: 'other' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('The consumer says it was bought');
  await press(pathOf(lead.consumer), 'undo');
  expect((await lead.row()).status).toBe('accepted');
  await press(actionOf('lose', lead.consumer), 'lose', { reason: 'boughtElsewhere' });
  expect(await lead.row()).toMatchObject({ status: 'lost', lost_reason: 'boughtElsewhere' });
});

test('a consumer cannot accept, who reads along cannot act, and who was asked cannot sell before accepting [LEAD-04]', async () => {
  const before = await lead.row();
  expect((await open(actionOf('accept', lead.consumer))).statusCode).toBe(403);
  expect((await open(actionOf('accept', lead.reader))).statusCode).toBe(403);
  expect((await press(pathOf(lead.reader), 'accept')).statusCode).toBe(409);
  expect((await press(pathOf(lead.consumer), 'accept')).statusCode).toBe(409);
  const early = await open(actionOf('convert', lead.torgeir));
  expect(early.body).toContain('Accept it first');
  expect(await lead.row()).toEqual(before);
});

test.each([
  ['-1', 400],
  ['1e300', 400],
  ['10000001', 400],
])('a price of %s is refused with %i and stays to be mended [LEAD-04]', async (price, status) => {
  await press(pathOf(lead.torgeir), 'accept');
  const answer = await press(actionOf('convert', lead.torgeir), 'convert', { price });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(`value="${price}"`);
  expect(answer.body).toContain('aria-describedby="fault"');
  expect((await lead.row()).status).toBe('accepted');
});

test('a press without its stamp, from another site, or as large as a film changes nothing [LEAD-11]', async () => {
  const before = await lead.row();
  const page = pathOf(lead.torgeir);
  expect((await press(page, 'accept', { stamp: '' })).statusCode).toBe(400);
  expect(
    (await press(page, 'accept', { stamp: `${Date.now()}.${'A'.repeat(43)}` })).body,
  ).toContain('press the button again');
  const foreign = await press(page, 'accept', {}, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect((await press(page, 'accept', { token: 'A'.repeat(10 * 1024 * 1024) })).statusCode).toBe(
    413,
  );
  expect((await press(page, 'accept', { token: 'A'.repeat(200_000) })).statusCode).toBe(400);
  expect((await press(page, 'dance')).statusCode).toBe(400);
  expect(await lead.row()).toEqual(before);
});

test('each link that opens nothing has its own page, and none names brand or consumer [LEAD-11]', async () => {
  const other = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  const spent = await lead.tokenFor('late@shops.example', 'subscriber', daysAfter(new Date(), -40));
  for (const [path, status, words] of [
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
    expect(body).toContain(words);
    expect(body).not.toMatch(/Aubrac|Ingrid/);
  }
  expect((await press(pathOf(lead.torgeir), 'accept', { token: other.torgeir })).statusCode).toBe(
    403,
  );
  for (const each of [lead, other]) expect((await each.row()).status).toBe('new');
});

test('an address of the legacy suite leads to the lead of today and keeps its token [NAV-04]', async () => {
  const { statusCode, headers } = await open(`/public/lead/${lead.id}?token=${lead.torgeir}`);
  expect([statusCode, headers.location]).toEqual([301, pathOf(lead.torgeir)]);
});

test('a page is in the reader’s own language, else in the browser’s [GEN-02]', async () => {
  const german = await leadWithLinks(
    app,
    { clientId: client.id, formId: form.id },
    {
      subscribers: [shopParty('Torgeir', 'de')],
    },
  );
  const own = await open(pathOf(german.torgeir, german.id), { 'accept-language': 'fr' });
  expect(own.body).toContain('<html lang="de">');
  expect(own.body).toContain('Anfrage annehmen');
  const unknown = await open(pathOf('x'), { 'accept-language': 'fr' });
  expect(unknown.body).toContain('Ce lien est incomplet');
});

test('the pages say what the form calls its leads [FORM-02] [LEAD-11]', async () => {
  await sql`update leads.forms set settings = settings || '{"lexicon": "appointment"}'
    where client_id = ${client.id} and id = ${form.id}`.execute(app.database.ofClient(client.id));
  const asked = await open(actionOf('accept', lead.torgeir));
  expect(asked.body).toContain('Accept Ingrid’s appointment?');
  expect(asked.body).toContain('Accept this appointment');
  expect((await open(actionOf('reject', lead.torgeir))).body).toContain(
    'Pass on Ingrid’s appointment?',
  );
  await press(pathOf(lead.torgeir), 'accept');
  const again = await open(actionOf('accept', lead.torgeir));
  expect(again.body).toContain('You already accepted this appointment');
  expect(again.body).toContain('Appointment with Ingrid Bjørnstad');
  expect(again.body).not.toMatch(/request/i);
});

test('what the consumer sent along is shown and taken by link once the contact is, by nobody else and kept nowhere [LEAD-11]', async () => {
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
