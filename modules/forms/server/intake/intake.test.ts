import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { leadCaptchaCall, sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import {
  endFormKeyCall,
  listFormKeysCall,
  makeFormKeyCall,
} from '#modules/forms/contract/intake/key-calls.ts';
import { FORM_KEYS_LIMIT } from '#modules/forms/contract/limits.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { siteverify } from '#platform/testing/siteverify.ts';
import { solvedCaptcha } from '#platform/testing/solved-captcha.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { FormsTables } from '../tables.ts';
import { brandForm } from '../testing/brand-form.ts';
import { openSettings, PAGE, submission } from '../testing/submission.ts';

const provider = await siteverify();
const suite = await testApp({ work: false, environment: { TURNSTILE_URL: provider.url } });
const { app } = suite;
let client = await suite.people.client();
let form = await brandForm(app, client.id, { settings: openSettings() });
let address = 0;

beforeEach(async () => {
  client = await suite.people.client();
  form = await brandForm(app, client.id, { settings: openSettings() });
  address += 1;
});

/** Each test uses another address, because senders are counted. */
const send = (
  given: Parameters<typeof submission>[0] = {},
  headers: Record<string, string> = PAGE,
  formId = form.id,
) =>
  suite.visitor().send<{ id: string; location: unknown }>({
    method: 'POST',
    path: sendLeadCall.path.replace('{formId}', formId),
    headers: { 'user-agent': 'Lynx', ...headers },
    body: submission(given),
    remoteAddress: `192.0.2.${address}`,
  });
// biome-ignore lint/suspicious/noExplicitAny: the tables of leads are typed in their own module
type StoredLead = Record<string, any>;
const leads = async () => {
  const { rows } = await sql<StoredLead>`
    select * from leads.leads where form_id = ${form.id}`.execute(app.database.ofClient(client.id));
  return rows;
};

test('a request becomes a lead with identity, opt-in and its wording, answers and metadata [LEAD-13] [LEAD-15]', async () => {
  const answer = await send({
    url: 'https://shop.brand.example/coasters',
    widgetVersion: '1.2.0',
    additionalData: { campaign: 'spring' },
    visitId: 'visit-1',
    skus: ['BOARD-2'],
  });
  expect([answer.status, answer.body.location]).toEqual([201, null]);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const [lead] = await leads();
  expect(lead).toMatchObject({
    id: answer.body.id,
    status: 'new',
    source: 'widget',
    form_version: 1,
    firstname: 'Odile',
    email: 'odile@post.example',
    phone: '+33612345678',
    optin: { email: true },
    wording: { email: expect.stringMatching(/contacted by email/) },
    skus: ['BOARD-2', 'UNT-4'],
    additional_data: { campaign: 'spring' },
    visit_id: 'visit-1',
    metadata: {
      url: 'https://shop.brand.example/coasters',
      userIp: `192.0.2.${address}`,
      userAgent: 'Lynx',
      widgetVersion: '1.2.0',
      locale: 'en',
    },
  });
  expect(lead?.fields_values).toContainEqual({
    slug: 'firstname',
    name: 'First name',
    type: 'text',
    options: [],
    multiple: false,
    value: 'Odile',
  });
  const { rows: history } = await sql`select kind, detail from leads.lead_history`.execute(
    app.database.ofClient(client.id),
  );
  expect(history).toMatchObject([
    { kind: 'created', detail: { source: 'widget', routing: { placed: { why: 'none' } } } },
  ]);
  expect(suite.logged.join('\n')).not.toMatch(/odile|renard|612345678/i);
});

test('the same submission, again or at the same moment, makes one lead and one answer [LEAD-13]', async () => {
  const { submissionId } = submission();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({ submissionId })));
  answers.push(await send({ submissionId }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await leads()).toHaveLength(1);
});

test('an unauthorized page and a request without a page are refused; our own pages are accepted [FORM-08] [LEAD-13]', async () => {
  for (const [headers, domain] of [
    [{ origin: 'https://thief.example' }, 'thief.example'],
    [{ origin: 'null' }, ''],
    [{}, ''],
    [{ origin: 'https://shop.brand.example.thief.example' }, 'shop.brand.example.thief.example'],
  ] as const) {
    const { status, problem } = await send({}, headers as Record<string, string>);
    expect([status, problem.code, problem.params]).toEqual([
      403,
      'DOMAIN_NOT_AUTHORIZED',
      { domain },
    ]);
  }
  expect((await send({}, { origin: app.config.publicUrl })).status).toBe(201);
  expect((await send({}, { 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  expect((await leads()).map(({ source }) => source)).toEqual(['page', 'page']);
});

test('a form that is unknown, switched off or of a closed brand takes nothing [LEAD-13]', async () => {
  const unknown = await send({}, PAGE, '019a8000-0000-7000-8000-000000000000');
  expect(unknown.problem.code).toBe('NOT_FOUND');
  const off = await brandForm(app, client.id, {
    settings: openSettings(),
    informations: { name: 'Off', description: '', active: false },
  });
  const { status, problem } = await send({}, PAGE, off.id);
  expect([status, problem.code]).toEqual([410, 'FORM_SWITCHED_OFF']);
});

test('each invalid answer is reported at its field, and no lead is stored [LEAD-13]', async () => {
  const { answers } = submission();
  const wrong = await send({
    answers: { ...answers, email: 'nobody', firstname: ' ', surprise: 'x', phone: 'x'.repeat(200) },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.problem.errors).toEqual([
    { field: 'body.answers.surprise', code: 'fieldUnknown' },
    { field: 'body.answers.firstname', code: 'required' },
    { field: 'body.answers.email', code: 'email' },
    { field: 'body.answers.phone', code: 'phoneNumber' },
  ]);
  expect(await leads()).toEqual([]);
});

test('the value of a hidden field is dropped, and a hidden required field needs no answer [FORM-04]', async () => {
  const field = (given: object) => formFieldSchema.parse(given);
  form = await brandForm(app, client.id, {
    settings: openSettings(),
    fields: [
      field({ key: 'gift', type: 'consent' }),
      field({
        key: 'card',
        type: 'text',
        required: true,
        shownIf: [{ field: 'gift', operator: 'equals', values: ['yes'] }],
      }),
    ],
  });
  expect((await send({ answers: { gift: true } })).problem.errors).toMatchObject([
    { field: 'body.answers.card', code: 'required' },
  ]);
  expect((await send({ answers: { gift: false, card: 'To you' } })).status).toBe(201);
  const [lead] = await leads();
  expect(lead?.fields_values.map(({ slug }: { slug: string }) => slug)).toEqual(['gift']);
});

test('huge values and bodies are refused before they cost anything [LEAD-13]', async () => {
  const long = await send({ answers: { message: 'x'.repeat(6_000) } });
  expect(long.problem.errors).toMatchObject([{ field: 'body.answers.message' }]);
  const data = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`k${at}`, 'x'.repeat(400)]),
  );
  expect((await send({ additionalData: data })).problem.errors).toMatchObject([
    { field: 'body.additionalData', code: 'tooMuchData' },
  ]);
  const { status } = await send({ url: 'x'.repeat(70_000) });
  expect(status).toBe(413);
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, true]));
  expect((await send({ answers: keys(100_000) })).problem.code).toBe('BODY_TOO_LARGE');
  expect((await send({ answers: keys(2_000) })).problem.code).toBe('INVALID_INPUT');
});

test('a thousand requests from one address are limited, and the refused ones get a retry time [LEAD-13]', async () => {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  while (answers.length < 1_000)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => send()))));
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken.length).toBe(sendLeadCall.rate.max);
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken.length + refused.length).toBe(1_000);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // The page that showed the form can read why.
  expect(refused[0]?.headers['access-control-allow-origin']).toBe('*');
  expect(await leads()).toHaveLength(taken.length);
});

test('a proof of work is required, valid once, and accepted again for the same submission [FORM-02]', async () => {
  form = await brandForm(app, client.id, { settings: openSettings({ captcha: 'proofOfWork' }) });
  expect((await send()).problem.code).toBe('CAPTCHA_REFUSED');
  const { body: challenge } = await suite
    .visitor()
    .call(leadCaptchaCall, { params: { formId: form.id } });
  const captcha = solvedCaptcha(challenge);
  const { submissionId } = submission();
  // Validation errors come before the captcha answer is used up.
  expect((await send({ captcha, submissionId, answers: {} })).problem.code).toBe('INVALID_INPUT');
  const first = await send({ captcha, submissionId });
  expect(first.status).toBe(201);
  expect((await send({ captcha, submissionId })).body.id).toBe(first.body.id);
  expect((await send({ captcha })).problem.code).toBe('CAPTCHA_REFUSED');
});

test('the captcha provider is called with the form’s own secret, and its page must belong to the form [FORM-02]', async () => {
  const { changeForm } = await import('../forms/change-form.ts');
  form = await brandForm(app, client.id, { settings: openSettings({ captcha: 'turnstile' }) });
  const sendWithCaptcha = (captcha: string) => send({ captcha });
  expect((await sendWithCaptcha('person at shop.brand.example 1')).problem.code).toBe(
    'CAPTCHA_REFUSED',
  );
  const db = app.database.ofClient<FormsTables>(client.id);
  await db
    .transaction()
    .execute((tx) =>
      changeForm(
        { db: tx, app },
        { clientId: client.id, id: form.id, userId: null },
        { secrets: { captchaSecret: 'of this form' } },
      ),
    );
  expect((await sendWithCaptcha('person at shop.brand.example 2')).status).toBe(201);
  expect(provider.requests.at(-1)?.get('secret')).toBe('of this form');
  expect((await sendWithCaptcha('person at shop.brand.example 2')).problem.code).toBe(
    'CAPTCHA_REFUSED',
  );
  expect((await sendWithCaptcha('person at thief.example')).problem.code).toBe('CAPTCHA_REFUSED');
});

test('a server sends with a key, which is shown once, needs no page, and opens nothing once ended [LEAD-13]', async () => {
  const admin = await suite.adminOf(client);
  form = await brandForm(app, client.id, { settings: openSettings({ captcha: 'proofOfWork' }) });
  const params = { formId: form.id };
  const { body: made, status } = await admin.call(makeFormKeyCall, {
    params,
    body: { name: 'Shop server' },
  });
  expect(status).toBe(201);
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  expect((await send({}, bearer(made.key))).status).toBe(201);
  expect((await leads()).map(({ source }) => source)).toEqual(['api']);
  const listed = await admin.call(listFormKeysCall, { params });
  expect(listed.body.items).toMatchObject([
    { id: made.id, name: 'Shop server', prefix: made.key.slice(0, 10), endedAt: null },
  ]);
  expect(listed.body.items[0]?.lastUsedAt).not.toBeNull();
  expect(listed.raw.body).not.toContain(made.key);

  const other = await brandForm(app, client.id, { settings: openSettings() });
  for (const [headers, formId] of [
    [bearer(made.key), other.id],
    [bearer(`${made.key}x`), form.id],
    [{ authorization: 'Bearer ' }, form.id],
    [{ ...PAGE, authorization: 'Token abc' }, form.id],
  ] as const) {
    const refused = await send({}, headers as Record<string, string>, formId);
    expect([refused.status, refused.problem.code]).toEqual([401, 'KEY_REFUSED']);
  }
  const end = () => admin.call(endFormKeyCall, { params: { ...params, keyId: made.id } });
  expect((await end()).status).toBe(204);
  expect((await end()).status).toBe(404);
  expect((await send({}, bearer(made.key))).problem.code).toBe('KEY_REFUSED');
  // Creation and end are audited with their author; use is not a change.
  const { rows } = await sql<{ action: string; text: string }>`
    select action, entry::text as text from platform.audit_entries as entry
    where client_id = ${client.id} and record = 'platform.api_keys' order by id`.execute(
    app.database.acrossClients(),
  );
  expect(rows.map(({ action }) => action)).toEqual(['created', 'changed']);
  expect(rows[0]?.text).toContain('Shop server');
});

test('two users together cannot exceed the limit of keys of a form [LEAD-13]', async () => {
  await sql`
    insert into platform.api_keys (client_id, id, name, purpose, subject, prefix, hash)
    select ${client.id}, gen_random_uuid(), 'Key ' || n, 'leads.intake', ${form.id}, 'cptr_', n || ${form.id}
    from generate_series(2, ${FORM_KEYS_LIMIT}::int) as n`.execute(app.database.acrossClients());
  const admin = await suite.adminOf(client);
  const make = () =>
    admin.call(makeFormKeyCall, { params: { formId: form.id }, body: { name: 'Shop server' } });
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('a sender with a key gets the unknown products; a visitor does not [LEAD-13]', async () => {
  await sql`insert into directory.products (client_id, id, sku, names)
    values (${client.id}, ${uuidV7()}, 'BOARD-2', '{"en":"Board"}')`.execute(
    app.database.acrossClients(),
  );
  const admin = await suite.adminOf(client);
  const { body: made } = await admin.call(makeFormKeyCall, {
    params: { formId: form.id },
    body: { name: 'Shop server' },
  });
  const bearer = { authorization: `Bearer ${made.key}` };
  const skus = ['board-2', 'BOARD-99'];
  const sent = await send({ skus }, bearer);
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ unknownSkus: expect.arrayContaining(['BOARD-99']) });
  expect(sent.body).not.toMatchObject({ unknownSkus: expect.arrayContaining(['board-2']) });
  expect((await leads())[0]?.skus).toContain('BOARD-99');
  expect((await send({ skus })).body).not.toHaveProperty('unknownSkus');
});
