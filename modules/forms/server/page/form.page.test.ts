import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';
import { hiddenInputs } from '../testing/hidden-inputs.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const VISIT = '0199f3c4-8d2e-7c31-9a55-1f2e3d4c5b6a';
let client = await suite.people.client();
let form = await brandForm(app, client.id);
/** A separate visitor address per test, because requests per address are limited. */
let visitor = 0;
const visitorAddress = () => `198.51.100.${visitor}`;

const field = (given: Record<string, unknown>) => formFieldSchema.parse(given);
beforeEach(async () => {
  visitor += 1;
  client = await suite.people.client({ name: 'Maison <Aubrac>' });
  form = await brandForm(app, client.id, {
    fields: [
      field({ key: 'firstname', type: 'text', required: true, identity: 'firstname' }),
      field({ key: 'email', type: 'email', required: true, identity: 'email' }),
      field({ key: 'occasion', type: 'radio', options: [{ key: 'gift' }, { key: 'pro' }] }),
      field({
        key: 'company',
        type: 'text',
        shownIf: [{ field: 'occasion', operator: 'equals', values: ['pro'] }],
      }),
      field({ key: 'message', type: 'longText' }),
      field({ key: 'plan', type: 'file', fileKinds: ['pdf'] }),
    ],
  });
});

const open = (query = '') => suite.server.inject({ url: `/f/${form.id}${query}` });
function post(values: Record<string, string>, headers: Record<string, string> = {}) {
  return suite.server.inject({
    method: 'POST',
    url: `/f/${form.id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
    remoteAddress: visitorAddress(),
  });
}
/** In the format of a browser form with files. */
async function postFiles(
  values: Record<string, string>,
  file?: { name: string; content: string },
  afterFile: Record<string, string> = {},
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  data.append('a.plan', new Blob([file?.content ?? '']), file?.name ?? '');
  for (const [name, value] of Object.entries(afterFile)) data.append(name, value);
  const sent = new Response(data);
  return suite.server.inject({
    method: 'POST',
    url: `/f/${form.id}`,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
    remoteAddress: visitorAddress(),
  });
}
async function filesOfLeads() {
  const { rows } = await sql<{ name: string; lead_id: string | null }>`
    select name, lead_id from leads.lead_files where form_id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  return rows.map(({ name, lead_id }) => ({ name, isSent: lead_id !== null }));
}
/** Posts a complete form and confirms the preview page. */
async function postAndConfirm(values: Record<string, string>) {
  const check = await post(values);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  return post({ ...hiddenInputs(check.body), do: 'confirm' });
}
async function handedOut(query = ''): Promise<Record<string, string>> {
  const { body } = await open(query);
  // Simulates the time to read and type.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  return hiddenInputs(body);
}
async function leads() {
  const { rows } = await sql<Record<string, unknown>>`
    select firstname, email, visit_id, skus, source from leads.leads where form_id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  return rows;
}
const typed = { 'a.firstname': 'Åse', 'a.email': 'ase@example.org', do: 'send' };

test('the form is sent without scripts, only once if repeated, with its visit and product [FORM-08] [LEAD-13] [TP-10]', async () => {
  const page = await open(`?sku=CR-26&visit=${VISIT}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('Maison &lt;Aubrac&gt;');
  const carried = await handedOut(`?sku=CR-26&visit=${VISIT}`);
  const sent = await postAndConfirm({ ...carried, ...typed });
  await postAndConfirm({ ...carried, ...typed });
  vi.restoreAllMocks();
  expect(sent.statusCode).toBe(200);
  expect(sent.body).toContain('Your request has been sent');
  expect(await leads()).toEqual([
    {
      firstname: 'Åse',
      email: 'ase@example.org',
      visit_id: VISIT,
      skus: ['CR-26'],
      source: 'page',
    },
  ]);
});

test('a message in the link is in the first long text that the page shows [FORM-08]', async () => {
  const isGift = { field: 'occasion', operator: 'equals', values: ['gift'] };
  form = await brandForm(app, client.id, {
    fields: [
      field({ key: 'occasion', type: 'radio', options: [{ key: 'gift' }] }),
      field({ key: 'wish', type: 'longText', shownIf: [isGift] }),
      field({ key: 'message', type: 'longText', newStep: true }),
    ],
  });
  expect((await open('?message=Hello')).body).toMatch(/name="a\.message"[^>]*>Hello</);
});

test('a request records the page of the form, and ignores values that are not a page [LOC-07] [FORM-08]', async () => {
  const pageOfLead = async (from: string) => {
    await postAndConfirm({ ...(await handedOut()), ...typed, from });
    vi.restoreAllMocks();
    const { rows } = await sql<{ url: string }>`
      select metadata ->> 'url' as url from leads.leads where form_id = ${form.id}
      order by created_at desc limit 1`.execute(app.database.acrossClients());
    return rows[0]?.url;
  };
  const store = 'https://stores.brand.example/fr/rodez';
  expect(await pageOfLead(store)).toBe(store);
  expect(await pageOfLead('javascript:alert(1)')).toBe(`http://suite.test/f/${form.id}`);
});

test('invalid input is reported at its field, and all input is preserved [FORM-08]', async () => {
  const carried = await handedOut();
  const wrong = await post({ ...carried, ...typed, 'a.email': 'no"mail', 'a.message': '<b>Hi' });
  vi.restoreAllMocks();
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('aria-describedby="f-email-fault"');
  expect(wrong.body).toContain('value="no&quot;mail"');
  expect(wrong.body).toContain('>&lt;b&gt;Hi</textarea>');
  expect(hiddenInputs(wrong.body).id).toBe(carried.id);
  expect(await leads()).toEqual([]);
});

test('a field that depends on an answer is shown before the request is sent [FORM-04]', async () => {
  const carried = await handedOut();
  const asked = await post({ ...carried, ...typed, 'a.occasion': 'pro' });
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('name="a.company"');
  expect(await leads()).toEqual([]);
  await postAndConfirm({ ...hiddenInputs(asked.body), ...typed, 'a.occasion': 'pro' });
  vi.restoreAllMocks();
  expect(await leads()).toHaveLength(1);
});

test('a request with a forged id, sent too quickly, with a filled trap or from another site creates no lead [FORM-08]', async () => {
  const carried = hiddenInputs((await open()).body);
  expect((await post({ ...carried, ...typed })).statusCode).toBe(400);
  const later = await handedOut();
  expect((await post({ ...later, ...typed, id: uuidV7() })).statusCode).toBe(400);
  expect((await post({ ...later, ...typed, fax: '1' })).statusCode).toBe(200);
  const foreign = await post({ ...later, ...typed }, { 'sec-fetch-site': 'cross-site' });
  vi.restoreAllMocks();
  expect(foreign.statusCode).toBe(403);
  expect(await leads()).toEqual([]);
});

test('hostile values in hidden inputs cause no server error and are not returned as markup [FORM-08]', async () => {
  const carried = await handedOut();
  const sent = await postAndConfirm({
    ...carried,
    ...typed,
    landed: '+275760-09-13T00:00:00.000Z',
    sku: '\u0000\u202e"><script>',
    visit: 'x',
    shop: 'x',
    'a.company': 'c'.repeat(6_000),
    'a.nobody': 'asked',
  });
  vi.restoreAllMocks();
  expect(sent.statusCode).toBe(200);
  expect(sent.body).not.toContain('"><script>');
  // An unusable value is dropped, and the request is sent nevertheless.
  expect(await leads()).toMatchObject([{ firstname: 'Åse', visit_id: null }]);
});

test('a file goes along without scripts, and the same request sent again is one [FORM-08]', async () => {
  const page = await open();
  expect(page.body).toContain('enctype="multipart/form-data"');
  expect(page.body).toMatch(/<input type="file"[^>]* name="a.plan" accept=".pdf"/);
  const carried = await handedOut();
  const plan = { name: 'plan.pdf', content: '%PDF-1.7 a plan' };
  const check = await postFiles({ ...carried, ...typed }, plan);
  await postFiles({ ...carried, ...typed }, plan);
  const without = await postFiles({ ...(await handedOut()), ...typed });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  const confirm = ({ body }: { body: string }) => post({ ...hiddenInputs(body), do: 'confirm' });
  const sent = await confirm(check);
  await confirm(check);
  expect((await confirm(without)).body).toContain('Your request has been sent');
  vi.restoreAllMocks();
  expect(sent.body).toContain('Your request has been sent');
  expect(await leads()).toHaveLength(2);
  expect((await filesOfLeads()).filter(({ isSent }) => isSent)).toEqual([
    { name: 'plan.pdf', isSent: true },
  ]);
});

test('a file that is too large or has a false type is reported at its field [FORM-08]', async () => {
  const carried = await handedOut();
  const submitFile = async (file: { name: string; content: string }, more = {}) => {
    const after = { 'a.message': 'Typed below the file' };
    const { statusCode, body } = await postFiles({ ...carried, ...typed, ...more }, file, after);
    const [, fault = ''] = /id="f-plan-fault">([^<]+)</.exec(body) ?? [];
    const kept = body.includes('value="Åse"') && body.includes('>Typed below the file</textarea>');
    return { statusCode, fault, kept };
  };
  const large = `%PDF-1.7${'x'.repeat(5 * 1024 * 1024)}`;
  const lying = await submitFile({ name: 'plan.pdf', content: 'MZ no plan at all' });
  const tooLarge = await submitFile({ name: 'plan.pdf', content: large });
  const again = await submitFile({ name: 'plan.pdf', content: '%PDF-1.7' }, { 'a.email': 'none' });
  vi.restoreAllMocks();
  expect(lying).toMatchObject({ statusCode: 400, fault: expect.stringMatching(/.+/), kept: true });
  expect(tooLarge).toMatchObject({ statusCode: 400, fault: expect.stringMatching(/5/) });
  expect(again).toMatchObject({ statusCode: 400, fault: expect.stringMatching(/choose the file/) });
  expect(await leads()).toEqual([]);
});

test('no file is stored for a form that was not issued, a missing file field or an invalid body [FORM-08]', async () => {
  const carried = await handedOut();
  const plan = { name: 'plan.pdf', content: '%PDF-1.7' };
  const quick = hiddenInputs((await open()).body);
  vi.restoreAllMocks();
  expect((await postFiles({ ...quick, ...typed }, plan)).statusCode).toBe(400);
  expect((await postFiles({ ...carried, ...typed, fax: '1' }, plan)).statusCode).toBe(200);
  const byHand = async (part: string) => {
    const { statusCode } = await suite.server.inject({
      method: 'POST',
      url: `/f/${form.id}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\nContent-Disposition: form-data${part}`,
      // A different address, so that the visitor's limit is not affected.
      remoteAddress: '203.0.113.9',
    });
    return statusCode;
  };
  expect(await byHand('; name="a.plan"; filename="p.pdf"\r\n\r\n%PDF')).toBe(400);
  expect(await byHand('\r\n\r\nof no field\r\n--x--\r\n')).toBe(400);
  expect(await byHand('; filename="p.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n')).toBe(400);
  expect(await filesOfLeads()).toEqual([]);
  expect(await leads()).toEqual([]);
});

test('an inactive form shows a message, and an unknown one is not found [FORM-08]', async () => {
  await sql`update leads.forms set active = false, version = version + 1 where id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  const off = await open();
  expect(off.statusCode).toBe(410);
  expect(off.body).toContain('not accepting requests');
  for (const id of [uuidV7(), 'x', '..%2f'])
    expect((await suite.server.inject({ url: `/f/${id}` })).statusCode).toBe(404);
});

test('a form of an archived brand shows a message in the visitor’s language [BEY-07]', async () => {
  const archived = await suite.people.client();
  const { id } = await brandForm(app, archived.id);
  await sql`update directory.clients set archived_at = now() where id = ${archived.id}`.execute(
    app.database.acrossClients(),
  );
  const answer = await suite.server.inject({ url: `/f/${id}` });
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('not accepting requests');
});

test('the page uses the form’s term for a request that was not sent [FORM-02] [FORM-08]', async () => {
  form = await brandForm(app, client.id, {
    settings: { ...form.settings, lexicon: 'quote' },
    fields: form.fields,
  });
  const { body } = await post({ ...hiddenInputs((await open()).body), ...typed, stamp: 'forged' });
  expect(body).toContain('Your quote request was not sent yet');
});
