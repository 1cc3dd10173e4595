import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';
import { hiddenInputs } from '../testing/hidden-inputs.ts';
import { PAGE_REQUESTS_LIMIT } from './page-guard.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const field = (given: Record<string, unknown>) => formFieldSchema.parse(given);
const TYPED = {
  'a.firstname': 'Åse <b>',
  'a.email': 'ase@example.org',
  'a.message': 'One\r\n"two" & three',
  do: 'send',
};
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let sender = 0;

beforeEach(async () => {
  sender += 1;
  client = await suite.people.client();
  form = await brandForm(app, client.id, {
    fields: [
      field({ key: 'firstname', type: 'text', required: true, identity: 'firstname' }),
      field({ key: 'email', type: 'email', required: true, identity: 'email' }),
      field({ key: 'message', type: 'longText' }),
      field({ key: 'news', type: 'consent', purpose: 'email' }),
      field({ key: 'plan', type: 'file', fileKinds: ['pdf'] }),
    ],
  });
});

const passSeconds = (seconds: number) =>
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1_000);
const post = (values: Record<string, string>, address = `203.0.113.${sender}`) =>
  suite.server.inject({
    method: 'POST',
    url: `/f/${form.id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
    remoteAddress: address,
  });
async function openForm(): Promise<Record<string, string>> {
  const { body } = await suite.server.inject({ url: `/f/${form.id}` });
  passSeconds(5);
  return hiddenInputs(body);
}
/** Submits the form and returns the hidden inputs of the confirmation page. */
async function fillIn(typed: Record<string, string> = TYPED, address?: string) {
  return hiddenInputs((await post({ ...(await openForm()), ...typed }, address)).body);
}
async function leads() {
  const { rows } = await sql<{ email: string; fields_values: { slug: string; value: string }[] }>`
    select email, fields_values from leads.leads where form_id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  return rows;
}

test('the first press shows what will be sent and sends nothing; the second sends it as it was typed [FORM-08]', async () => {
  const check = await post({ ...(await openForm()), ...TYPED, 'a.news': 'yes' });
  expect(check.statusCode).toBe(200);
  expect(check.body).toContain('<h1>Check your details, then send</h1>');
  expect(check.body).toContain('Åse &lt;b&gt;');
  expect(check.body).toContain('<dd>Yes</dd>');
  expect(check.body).not.toContain('<script');
  expect(await leads()).toEqual([]);
  passSeconds(5);
  const sent = await post({ ...hiddenInputs(check.body), do: 'confirm' });
  expect(sent.body).toContain('Your request has been sent');
  const [lead] = await leads();
  expect(lead?.email).toBe('ase@example.org');
  expect(lead?.fields_values.find(({ slug }) => slug === 'message')?.value).toBe(
    'One\n"two" & three',
  );
});

test('details can be changed from the page that shows them, with all that was typed [FORM-08]', async () => {
  const carried = await fillIn();
  const { statusCode, body } = await post({ ...carried, do: 'change' });
  expect(statusCode).toBe(200);
  expect(body).toContain('value="ase@example.org"');
  expect(body).toContain('"two&quot; &amp; three</textarea>'.replace('"two', '&quot;two'));
  expect(body).not.toContain('role="alert"');
});

test.each([
  ['with another recipient', { 'a.email': 'victim@example.org' }],
  ['with another message', { 'a.message': 'other words' }],
  ['for another submission', { id: uuidV7() }],
  ['with an answer that was not there', { 'a.news': 'yes' }],
  ['with a made-up stamp', { check: `${Date.now() - 60_000}.${'A'.repeat(43)}` }],
  ['without a stamp', { check: '' }],
])(
  'a request that differs from the checked one creates no lead: %s [FORM-08]',
  async (_, given) => {
    const carried = await fillIn();
    passSeconds(5);
    const { body } = await post({ ...carried, ...given, do: 'confirm' });
    // What would be sent now is shown again, with its own confirmation.
    expect(body).toMatch(/Check your details, then send|was not sent yet/);
    expect(body).toContain(`value="${'a.email' in given ? given['a.email'] : TYPED['a.email']}"`);
    expect(await leads()).toEqual([]);
  },
);

test('a confirmation that comes too soon or after an hour must be repeated, and is then accepted [FORM-08]', async () => {
  const carried = await fillIn();
  const quick = await post({ ...carried, do: 'confirm' });
  expect(quick.statusCode).toBe(400);
  expect(quick.body).toContain('was not sent yet');
  passSeconds(3_700);
  const late = await post({ ...carried, do: 'confirm' });
  expect(late.statusCode).toBe(400);
  expect(await leads()).toEqual([]);
  passSeconds(3);
  expect((await post({ ...hiddenInputs(late.body), do: 'confirm' })).statusCode).toBe(200);
  expect(await leads()).toHaveLength(1);
});

test('a file of the first step is in the request of the second, named on the page between them [FORM-08]', async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...(await openForm()), ...TYPED }))
    data.append(name, value);
  data.append('a.plan', new Blob(['%PDF-1.7 a plan']), 'plan <1>.pdf');
  const sent = new Response(data);
  const check = await suite.server.inject({
    method: 'POST',
    url: `/f/${form.id}`,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(check.body).toContain('<dd>plan 1.pdf</dd>');
  passSeconds(5);
  await post({ ...hiddenInputs(check.body), do: 'confirm' });
  const { rows } = await sql<{ name: string; isSent: boolean }>`
    select name, lead_id is not null as "isSent" from leads.lead_files where form_id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toEqual([{ name: 'plan 1.pdf', isSent: true }]);
});

test('a file that does not exist is refused before anything is shown for a check [FORM-08]', async () => {
  const { statusCode, body } = await post({ ...(await openForm()), ...TYPED, 'a.plan': uuidV7() });
  expect(statusCode).toBe(400);
  expect(body).toContain('f-plan-fault');
});

test('a network address can send ten requests an hour without scripts, and a refusal preserves the input [FORM-08]', async () => {
  const address = `198.51.100.${sender}`;
  const carried = await fillIn(TYPED, address);
  for (let at = 0; at < PAGE_REQUESTS_LIMIT + 1; at += 1) {
    passSeconds(61);
    const values = await fillIn(TYPED, `192.0.2.${at + 1}`);
    passSeconds(5);
    await post({ ...values, do: 'confirm' }, address);
  }
  expect(await leads()).toHaveLength(PAGE_REQUESTS_LIMIT);
  const refused = await post({ ...carried, do: 'confirm' }, address);
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Too many requests were sent from your network');
  expect(hiddenInputs(refused.body)['a.email']).toBe('ase@example.org');
  // The count is installation-wide and ends with its hour.
  await sql`update leads.page_senders set since = since - interval '1 hour'`.execute(
    app.database.acrossClients(),
  );
  expect((await post({ ...carried, do: 'confirm' }, address)).statusCode).toBe(200);
});
