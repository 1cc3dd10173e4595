import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeFormCall, getFormCall } from '#modules/forms/contract/form-calls.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { sendLeadCall, sendLeadFileCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { UNCLAIMED_FILES_LIMIT } from '#modules/forms/contract/limits.ts';
import { sendFormFileCall } from '#modules/forms/contract/mail-calls.ts';
import { collectFiles } from '#platform/server/files/collect-files.ts';
import { receivedFile } from '#platform/server/http/request/multipart-parts.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { FormsTables } from '../tables.ts';
import { brandForm } from '../testing/brand-form.ts';
import { openSettings, PAGE, submission } from '../testing/submission.ts';
import { formForVisitors } from './admit-sender.ts';
import { storeVisitorFile } from './store-form-file.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let form = await brandForm(app, client.id);
const page = suite.visitor(PAGE);

beforeEach(async () => {
  client = await suite.people.client();
  form = await brandForm(app, client.id, {
    settings: openSettings(),
    fields: [
      formFieldSchema.parse({ key: 'photo', type: 'file', required: true, fileKinds: ['png'] }),
    ],
  });
});

const bring = (content: BlobPart, name: string, from = page) =>
  from.upload(sendLeadFileCall, {
    params: { formId: form.id },
    headers: {},
    body: {},
    file: new File([content], name),
  });
const send = (photo: string, formId = form.id) =>
  page.call(sendLeadCall, {
    params: { formId },
    headers: {},
    body: submission({ answers: { photo } }),
  });

test('a file is brought before its request, which takes it for good and alone [FORM-08]', async () => {
  const { body: file, status } = await bring(PNG, 'kitchen.png');
  expect([status, file.name]).toEqual([201, 'kitchen.png']);
  const answer = await send(file.id);
  expect(answer.status).toBe(201);
  const db = app.database.ofClient<FormsTables>(client.id);
  const { rows } = await sql<{
    fields_values: unknown;
  }>`select fields_values from leads.leads`.execute(db);
  expect(rows[0]?.fields_values).toMatchObject([
    { slug: 'photo', value: file.id, files: [{ id: file.id, name: 'kitchen.png' }] },
  ]);
  expect((await send(file.id)).problem.errors).toEqual([
    { field: 'body.answers.photo', code: 'fileUnknown' },
  ]);
  expect((await app.files.find(db, { clientId: client.id, id: file.id })).expiresAt).toBeNull();
});

test('a false extension, a wrong file type, another form’s file and an unauthorized page are refused [FORM-08]', async () => {
  expect((await bring('MZ this is a program', 'photo.png')).problem.code).toBe(
    'FILE_TYPE_NOT_ALLOWED',
  );
  const pdf = await bring('%PDF-1.7\n%âãÏÓ\n1 0 obj\n', 'offer.pdf');
  expect(pdf.status).toBe(201);
  expect((await send(pdf.body.id)).problem.errors).toMatchObject([{ code: 'fileKind' }]);
  const { body: own } = await bring(PNG, 'a.png');
  const other = await brandForm(app, client.id, {
    settings: openSettings(),
    fields: [formFieldSchema.parse({ key: 'photo', type: 'file' })],
  });
  expect((await send(own.id, other.id)).problem.errors).toMatchObject([{ code: 'fileUnknown' }]);
  const thief = suite.visitor({ origin: 'https://thief.example' });
  expect((await bring(PNG, 'a.png', thief)).problem.code).toBe('DOMAIN_NOT_AUTHORIZED');
  const large = Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]);
  expect((await bring(large, 'large.png')).problem.code).toBe('FILE_TOO_LARGE');
});

test('uploads without a request are limited, and unclaimed files are deleted when they expire [FORM-08]', async () => {
  const db = app.database.ofClient<FormsTables>(client.id);
  const { body: file } = await bring(PNG, 'a.png');
  await sql`
    insert into leads.lead_files (client_id, id, form_id, name, kind, sent_by)
    select client_id, gen_random_uuid(), form_id, name, kind, sent_by
    from leads.lead_files, generate_series(2, ${UNCLAIMED_FILES_LIMIT}) where client_id = ${client.id}`.execute(
    db,
  );
  expect((await bring(PNG, 'one-more.png')).problem).toMatchObject({ code: 'TOO_MANY_FILES' });
  await sql`update platform.files set expires_at = now() where client_id = ${client.id}`.execute(
    db,
  );
  await collectFiles(app);
  expect((await send(file.id)).problem.errors).toMatchObject([{ code: 'fileUnknown' }]);
});

test('slow uploads do not block database connections [FORM-08]', async () => {
  const rest = Promise.withResolvers<void>();
  async function* slowly() {
    yield PNG.subarray(0, 20);
    await rest.promise;
    yield PNG.subarray(20);
  }
  const storedForm = await formForVisitors({ app }, form.id);
  const arriving = Array.from({ length: app.config.DATABASE_POOL + 1 }, (_, at) =>
    storeVisitorFile({ app }, storedForm, {
      file: receivedFile(`${at}.png`, slowly()),
      address: `203.0.113.${at}`,
    }),
  );
  const admin = await suite.adminOf(client);
  expect((await admin.call(getFormCall, { params: { formId: form.id } })).status).toBe(200);
  rest.resolve();
  expect(new Set((await Promise.all(arriving)).map(({ size }) => size))).toEqual(
    new Set([PNG.length]),
  );
});

test('the logo of form mails must be a small image, and is stored permanently once the form is saved [FORM-06]', async () => {
  const admin = await suite.adminOf(client);
  form = await brandForm(app, client.id);
  const params = { formId: form.id };
  const upload = (content: BlobPart, name: string) =>
    admin.upload(sendFormFileCall, { params, body: {}, file: new File([content], name) });
  expect((await upload('<svg/>', 'logo.svg')).problem.code).toBe('FILE_TYPE_NOT_ALLOWED');
  const large = Buffer.concat([PNG, Buffer.alloc(300 * 1024)]);
  expect((await upload(large, 'logo.png')).problem.code).toBe('FILE_TOO_LARGE');
  const { body: logo } = await upload(PNG, 'logo.png');
  expect((await suite.visitor().send({ method: 'GET', path: logo.url })).status).toBe(200);
  const save = (id: string) =>
    admin.call(changeFormCall, {
      params,
      body: { notifications: { ...form.notifications, layout: { logo: id } } },
    });
  expect((await save('019a8000-0000-7000-8000-000000000000')).problem.errors).toMatchObject([
    { field: 'body.notifications.layout.logo', code: 'fileUnknown' },
  ]);
  expect((await save(logo.id)).body.notifications.layout).toEqual({ logo: logo.id });
  const db = app.database.ofClient(client.id);
  expect((await app.files.find(db, { clientId: client.id, id: logo.id })).expiresAt).toBeNull();
});
