import { expect, test } from 'vitest';
import { leadLexiconCall, NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';

const suite = await testApp({ work: false });

test('each form has its term for a lead, and the client has one while its forms agree [FORM-02]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const readLexicon = async () =>
    (await admin.call(leadLexiconCall, { params: { clientId: client.id } })).body;
  expect(await readLexicon()).toEqual({ ofClient: 'lead', ofForms: [] });

  const settings = { ...NEW_FORM_SETTINGS, lexicon: 'quote' as const };
  const quotes = await brandForm(suite.app, client.id, { settings });
  const other = await suite.people.client();
  await brandForm(suite.app, other.id);
  expect(await readLexicon()).toEqual({
    ofClient: 'quote',
    ofForms: [{ formId: quotes.id, word: 'quote' }],
  });

  const appointments = await brandForm(suite.app, client.id, {
    settings: { ...NEW_FORM_SETTINGS, lexicon: 'appointment' },
  });
  expect(await readLexicon()).toEqual({
    ofClient: 'lead',
    ofForms: [
      { formId: quotes.id, word: 'quote' },
      { formId: appointments.id, word: 'appointment' },
    ],
  });
});

test('a store owner can read the lead term of their client, but not of another [FORM-02]', async () => {
  const client = await suite.people.client();
  const other = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  const owner = await suite.visitor().as(user);
  const statusAt = async ({ id }: { id: string }) =>
    (await owner.call(leadLexiconCall, { params: { clientId: id } })).status;
  expect([await statusAt(client), await statusAt(other)]).toEqual([200, 403]);
});
