import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import { writeTextSheetCall } from '#modules/forms/contract/texts/form-text-calls.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';
import { buildTextSheet, textPlace } from '../components/texts-bar.tsx';

const draft: FormDraft = {
  informations: { name: 'Devis', description: '', active: true },
  settings: { ...NEW_FORM_SETTINGS, lexicon: 'quote' },
  locationSettings: NEW_LOCATION_SETTINGS,
  fields: [formFieldSchema.parse({ key: 'occasion', type: 'select', options: [{ key: 'gift' }] })],
  statics: [{ key: 'hours', place: 'top', mandatory: false }],
  translations: {
    activatedLocales: ['de', 'fr'],
    defaultLocale: 'fr',
    list: {
      fr: { 'field.occasion.label': 'Occasion', 'field.occasion.option.gift': 'Cadeau' },
      es: { 'static.title': 'Presupuesto' },
    },
  },
  notifications: { layout: { logo: null }, recipients: [], followUp: 'off' },
  secrets: {},
};
const byKey = ((key: string, params?: Record<'label' | 'value', string>) =>
  params ? `${params.label}: ${params.value}` : key) as unknown as Parameters<typeof textPlace>[0];

test('the sheet lists every text once, with the reference language first and then each language that has texts [FORM-05]', () => {
  const { locales, lines } = buildTextSheet(draft, () => 'there');
  expect(locales).toEqual(['fr', 'de', 'es']);
  expect(lines.find(({ key }) => key === 'field.occasion.label')).toEqual({
    key: 'field.occasion.label',
    where: 'there',
    texts: { fr: 'Occasion', de: '', es: '' },
  });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(writeTextSheetCall.body.safeParse({ locales, lines }).success).toBe(true);
});

test('the place of a text is described by field and part, mail and part, or position of a paragraph [FORM-05]', () => {
  expect(textPlace(byKey, draft, 'field.occasion.help')).toBe('Occasion: forms:field.help');
  expect(textPlace(byKey, draft, 'field.occasion.option.gift')).toBe(
    'Occasion: forms:field.optionsTitle, Cadeau',
  );
  expect(textPlace(byKey, draft, 'mail.newLead.subject')).toBe(
    'forms:lexicon.quote.new: forms:notify.text.subject',
  );
  expect(textPlace(byKey, draft, 'static.hours')).toBe('forms:editor.texts.placeTop');
});
