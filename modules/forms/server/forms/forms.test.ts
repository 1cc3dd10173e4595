import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  changeFormCall,
  createFormCall,
  duplicateFormCall,
  getFormCall,
  listFormsCall,
  listFormVersionsCall,
  restoreFormVersionCall,
} from '#modules/forms/contract/form-calls.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { fieldsCalls, settingsCalls } from '#modules/forms/contract/section-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

async function create(name = 'Quote') {
  const made = await admin.call(createFormCall, {
    params: { clientId: client.id },
    body: { name },
  });
  expect(made.status).toBe(201);
  return made.body;
}
const of = ({ id }: { id: string }) => ({ params: { formId: id } });

test('a new form has the fields, texts and settings needed to use it [FORM-01] [FORM-05]', async () => {
  const form = await create();
  expect(form.fields.map(({ key }) => key)).toContain('email');
  expect(form.translations.list[form.translations.defaultLocale]?.['static.send']).toBeTruthy();
  const list = await admin.call(listFormsCall, { params: { clientId: client.id }, query: {} });
  expect(list.body.items).toMatchObject([
    { id: form.id, name: 'Quote', missingTexts: 0, leads: 0 },
  ]);
  expect(list.body.views).toEqual({ all: 1, active: 1, inactive: 0, broken: 0 });
});

test('several sections are saved together or not at all, and the second of two editors gets a conflict [FORM-01]', async () => {
  const form = await create();
  const informations = { ...form.informations, name: 'Devis' };
  const wrong = await admin.call(changeFormCall, {
    ...of(form),
    body: { informations, settings: { ...form.settings, idleDaysNew: 0 }, version: 1 },
  });
  expect(wrong.problem.errors).toMatchObject([{ field: 'body.settings.idleDaysNew' }]);
  const saved = await admin.call(changeFormCall, {
    ...of(form),
    body: { informations, version: 1 },
  });
  expect(saved.body).toMatchObject({ informations: { name: 'Devis' }, version: 2 });
  const late = await admin.call(changeFormCall, {
    ...of(form),
    body: { informations, version: 1 },
  });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
});

test('a mandatory text made empty, a field used twice and a circle of conditions are refused at their place [FORM-04] [FORM-05]', async () => {
  const form = await create();
  const { defaultLocale, list } = form.translations;
  const translations = {
    ...form.translations,
    list: { ...list, [defaultLocale]: { ...list[defaultLocale], 'static.title': ' ' } },
  };
  const empty = await admin.call(changeFormCall, { ...of(form), body: { translations } });
  expect(empty.problem.errors).toEqual([
    { field: `body.translations.list.${defaultLocale}.static.title`, code: 'required' },
  ]);
  const text = (key: string, other?: string) =>
    formFieldSchema.parse({
      key,
      type: 'text',
      ...(other && { shownIf: [{ field: other, operator: 'equals', values: ['x'] }] }),
    });
  const twice = await admin.call(fieldsCalls.put, { ...of(form), body: [text('a'), text('a')] });
  expect(twice.problem.errors).toMatchObject([{ field: 'body.1.key', code: 'keyUsed' }]);
  const circle = await admin.call(fieldsCalls.put, {
    ...of(form),
    body: [text('a', 'b'), text('b', 'a')],
  });
  expect(circle.problem.errors).toMatchObject([{ code: 'conditionCircle' }]);
});

test('a secret is stored sealed, never returned and can be removed [FORM-02]', async () => {
  const form = await create();
  const { body } = await admin.call(settingsCalls.put, {
    ...of(form),
    body: { ...form.settings, secrets: { captchaSecret: 'very-secret' } },
  });
  expect(body.secretsSet).toEqual(['captchaSecret']);
  const read = await admin.call(getFormCall, of(form));
  expect(read.raw.body).not.toContain('very-secret');
  // The table has it sealed only, and so has each stored version.
  const { rows } = await sql<{ secret: string; row: string; versions: string | null }>`
    select secrets ->> 'captchaSecret' as secret, forms::text as row,
      (select string_agg(version::text, '') from leads.form_versions as version where form_id = forms.id) as versions
    from leads.forms as forms where id = ${form.id}`.execute(suite.app.database.acrossClients());
  expect(`${rows[0]?.row} ${rows[0]?.versions}`).not.toContain('very-secret');
  expect(suite.app.secrets.open('form-secret', rows[0]?.secret ?? '')).toBe('very-secret');
  const gone = await admin.call(settingsCalls.put, {
    ...of(form),
    body: { ...form.settings, secrets: { captchaSecret: null } },
  });
  expect(gone.body.secretsSet).toEqual([]);
});

test('an older version is brought back as a new one, and a copy begins switched off [FORM-01]', async () => {
  const form = await create();
  const settings = { ...form.settings, idleDaysNew: 30 };
  await admin.call(changeFormCall, { ...of(form), body: { settings } });
  const restored = await admin.call(restoreFormVersionCall, {
    params: { formId: form.id, version: 1 },
    body: {},
  });
  expect(restored.body).toMatchObject({ version: 3, settings: { idleDaysNew: 7 } });
  const versions = await admin.call(listFormVersionsCall, of(form));
  expect(versions.body.items.map(({ version }) => version)).toEqual([3, 2, 1]);
  const taken = await admin.call(duplicateFormCall, { ...of(form), body: { name: 'quote' } });
  expect(taken.problem.code).toBe('FORM_NAME_TAKEN');
  const copy = await admin.call(duplicateFormCall, { ...of(form), body: { name: 'Quote 2' } });
  expect(copy.body).toMatchObject({ informations: { name: 'Quote 2', active: false }, version: 1 });
});

test('a form of another client is not found, like one that does not exist [NAV-10]', async () => {
  const form = await create();
  const stranger = await suite.adminOf(await suite.people.client());
  for (const formId of [form.id, '019a8000-0000-7000-8000-000000000000']) {
    const answer = await stranger.call(getFormCall, { params: { formId } });
    expect([answer.status, answer.problem.code]).toEqual([404, 'NOT_FOUND']);
  }
});
