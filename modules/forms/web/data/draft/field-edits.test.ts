import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import type { FormDraft } from './draft-store.ts';
import {
  addField,
  makeFieldKey,
  moveField,
  removeField,
  renameField,
  setText,
  setTexts,
} from './field-edits.ts';
import { referencesTo } from './field-references.ts';

const ifGift = [{ field: 'occasion', operator: 'equals' as const, values: ['gift'] }];
const id = (end: number) => `019a8000-0000-7000-8000-00000000000${end}`;
const draft: FormDraft = {
  informations: { name: 'Devis', description: '', active: true },
  settings: NEW_FORM_SETTINGS,
  locationSettings: {
    ...NEW_LOCATION_SETTINGS,
    rules: [{ id: id(1), when: ifGift, locationId: id(2) }],
    tagRules: [{ id: id(3), when: [], tag: 'all' }],
  },
  fields: [
    formFieldSchema.parse({ key: 'occasion', type: 'select', options: [{ key: 'gift' }] }),
    formFieldSchema.parse({ key: 'company', type: 'text', shownIf: ifGift }),
    formFieldSchema.parse({ key: 'email', type: 'email' }),
  ],
  statics: [],
  translations: {
    activatedLocales: ['fr', 'de'],
    defaultLocale: 'fr',
    list: {
      fr: { 'field.occasion.label': 'Occasion', 'field.occasion.option.gift': 'Cadeau' },
      de: { 'field.occasion.label': 'Anlass' },
    },
  },
  notifications: {
    layout: { logo: null },
    recipients: [{ id: id(4), who: { kind: 'location' }, part: 'observer', when: ifGift }],
    followUp: 'off',
  },
  secrets: {},
};

test('a key is made from the label in any of the six languages, and is never one that is taken [FORM-04]', () => {
  expect(makeFieldKey('Nom de l’établissement', [], 'text')).toBe('nom_de_l_etablissement');
  expect(makeFieldKey('Größe', ['grosse'], 'text')).toBe('grosse_2');
  expect(makeFieldKey('7 Ønsker', [], 'text')).toBe('onsker');
  expect(makeFieldKey('？？', [], 'text')).toBe('text');
});

test('deleting a field removes its texts, its conditions and the rules that depend on it alone [FORM-04]', () => {
  expect(referencesTo(draft, 'occasion')).toEqual({
    fields: ['company'],
    rules: 1,
    tagRules: 0,
    recipients: 1,
  });
  const after = removeField('occasion')(draft);
  expect(after.fields.map(({ key, shownIf }) => [key, shownIf])).toEqual([
    ['company', []],
    ['email', []],
  ]);
  expect(after.translations.list).toEqual({ fr: {}, de: {} });
  expect(after.locationSettings.rules).toEqual([]);
  expect(after.locationSettings.tagRules).toHaveLength(1);
  expect(after.notifications.recipients).toEqual([]);
  expect(after.fields[1]).toBe(draft.fields[2]);
});

test('a new field with a changed key has the same texts and conditions under the new key [FORM-04]', () => {
  const after = renameField('occasion', 'anlass')(draft);
  expect(after.translations.list.fr).toEqual({
    'field.anlass.label': 'Occasion',
    'field.anlass.option.gift': 'Cadeau',
  });
  expect(after.fields[1]?.shownIf[0]?.field).toBe('anlass');
  expect(after.locationSettings.rules[0]?.when[0]?.field).toBe('anlass');
});

test('fields are put in another order one by one, and not past the ends [FORM-04]', () => {
  const keys = (one: FormDraft) => one.fields.map(({ key }) => key);
  expect(keys(moveField('email', 0)(draft))).toEqual(['email', 'occasion', 'company']);
  expect(moveField('email', 3)(draft)).toBe(draft);
  expect(keys(addField('file', 'plan')(draft))).toEqual(['occasion', 'company', 'email', 'plan']);
});

test('a text that is made empty is no text [FORM-05]', () => {
  const after = setText('de', 'field.occasion.label', '')(draft);
  expect(after.translations.list.de).toEqual({});
  expect(after.fields).toBe(draft.fields);
});

test('texts that come together are one change, an empty one goes [FORM-05]', () => {
  const { list } = setTexts([
    ['fr', 'field.occasion.label', ''],
    ['no', 'static.title', 'Tilbud'],
  ])(draft).translations;
  expect(list.fr).not.toHaveProperty('field.occasion.label');
  expect(list.no).toEqual({ 'static.title': 'Tilbud' });
  expect(draft.translations.list.fr).toHaveProperty('field.occasion.label');
});
