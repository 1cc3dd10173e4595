import { expect, test } from 'vitest';
import { formFieldSchema } from './form-field.ts';
import { NEW_FORM_SETTINGS } from './form-settings.ts';
import { NEW_LOCATION_SETTINGS } from './location-settings.ts';
import { publicFormSchema, toPublicForm } from './public-form.ts';

const form = {
  id: 'f',
  version: 3,
  brand: { name: 'Aubrac', color: null, logoUrl: null },
  settings: { ...NEW_FORM_SETTINGS, algoliaIndex: 'inner', authorizedDomains: ['a.example'] },
  locationSettings: { ...NEW_LOCATION_SETTINGS, countries: ['FR'] },
  fields: [formFieldSchema.parse({ key: 'size', type: 'text', criterion: 'size' })],
  statics: [],
  translations: {
    activatedLocales: ['fr' as const, 'de' as const],
    defaultLocale: 'fr' as const,
    list: {
      fr: { 'static.title': 'Devis', 'static.send': 'Envoyer', 'mail.newLead.body': 'Bonjour' },
      de: { 'static.title': 'Angebot', 'static.send': ' ' },
    },
  },
};

test('a text missing in a language is shown in the first language of the form [FORM-05]', () => {
  expect(toPublicForm(form, 'de').texts).toEqual({
    'static.title': 'Angebot',
    'static.send': 'Envoyer',
  });
});

test('nothing that a visitor may not know reaches the widget [FORM-07]', () => {
  const shown = toPublicForm(form, 'fr');
  expect(publicFormSchema.strict().parse(shown)).toEqual(shown);
  expect(JSON.stringify(shown)).not.toMatch(/inner|a\.example|Bonjour|criterion/);
});
