import { expect, test } from 'vitest';
import { changeFormCall } from '#modules/forms/contract/form-calls.ts';
import { defaultTranslationsCall } from '#modules/forms/contract/texts/form-text-calls.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const admin = await suite.adminOf(client);

test('the default texts are there in every language, and not without a session [FORM-05]', async () => {
  const { body } = await admin.call(defaultTranslationsCall, {});
  expect(Object.keys(body).sort()).toEqual([...LOCALES].sort());
  for (const locale of LOCALES) expect(body[locale]?.['static.send']).toBeTruthy();
  expect(new Set(LOCALES.map((locale) => body[locale]?.['static.send'])).size).toBe(LOCALES.length);
  expect((await suite.visitor().call(defaultTranslationsCall, {})).status).toBe(401);
});

test('the search in the header finds forms by their name, of this client only [FORM-01]', async () => {
  const informations = { name: 'Devis Fonte', description: '', active: true };
  const { id } = await brandForm(suite.app, client.id, { informations });
  const other = await suite.people.client();
  await brandForm(suite.app, other.id, { informations });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'fonte' } });
  expect(body.groups).toMatchObject([
    { total: 1, hits: [{ id, path: `platform/forms/${id}`, title: 'Devis Fonte' }] },
  ]);
});

test('a mail text with an unknown variable is refused at its field [FORM-05] [FORM-06]', async () => {
  const form = await brandForm(suite.app, client.id);
  const key = 'mail.newLead.subject';
  const en = { ...form.translations.list.en, [key]: 'For {produkt}' };
  const answer = await admin.call(changeFormCall, {
    params: { formId: form.id },
    body: { translations: { ...form.translations, list: { en } } },
  });
  expect(answer.problem.errors).toMatchObject([
    { field: `body.translations.list.en.${key}`, code: 'variableUnknown' },
  ]);
});
