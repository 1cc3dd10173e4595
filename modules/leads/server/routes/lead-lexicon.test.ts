import { expect, test } from 'vitest';
import { leadLexiconCall, NEW_FORM_SETTINGS } from '#modules/leads/contract/forms/form-settings.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';

const house = await testApp({ work: false });

test('each form has its word for a lead, the client one while its forms agree [FORM-02]', async () => {
  const client = await house.people.client();
  const admin = await house.adminOf(client);
  const words = async () =>
    (await admin.call(leadLexiconCall, { params: { clientId: client.id } })).body;
  expect(await words()).toEqual({ ofClient: 'lead', ofForms: [] });

  const settings = { ...NEW_FORM_SETTINGS, lexicon: 'quote' as const };
  const quotes = await brandForm(house.app, client.id, { settings });
  const other = await house.people.client();
  await brandForm(house.app, other.id);
  expect(await words()).toEqual({
    ofClient: 'quote',
    ofForms: [{ formId: quotes.id, word: 'quote' }],
  });

  const appointments = await brandForm(house.app, client.id, {
    settings: { ...NEW_FORM_SETTINGS, lexicon: 'appointment' },
  });
  expect(await words()).toEqual({
    ofClient: 'lead',
    ofForms: [
      { formId: quotes.id, word: 'quote' },
      { formId: appointments.id, word: 'appointment' },
    ],
  });
});

test('a store owner of the client knows the word, somebody of another client does not [FORM-02]', async () => {
  const client = await house.people.client();
  const other = await house.people.client();
  const user = await house.people.user({ at: [{ client, role: 'store_owner' }] });
  const owner = await house.visitor().as(user);
  const statusAt = async ({ id }: { id: string }) =>
    (await owner.call(leadLexiconCall, { params: { clientId: id } })).status;
  expect([await statusAt(client), await statusAt(other)]).toEqual([200, 403]);
});
