import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import { draftChanges } from './draft-changes.ts';
import type { DraftChange, FormDraft } from './draft-store.ts';
import { addField, changeField, moveField, removeField, setText } from './field-edits.ts';

const before: FormDraft = {
  informations: { name: 'Devis', description: '', active: true },
  settings: NEW_FORM_SETTINGS,
  locationSettings: NEW_LOCATION_SETTINGS,
  fields: ['a', 'b', 'c'].map((key) => formFieldSchema.parse({ key, type: 'text' })),
  statics: [],
  translations: { activatedLocales: ['fr'], defaultLocale: 'fr', list: { fr: {} } },
  notifications: { layout: { logo: null }, recipients: [], followUp: 'off' },
  secrets: {},
};
const after = (...changes: DraftChange[]) =>
  changes.reduce((draft, change) => change(draft), before);

test('changes are listed by name, and a reverted change is not listed [FORM-01]', () => {
  const changed = after(
    (draft) => ({ ...draft, settings: { ...draft.settings, captcha: 'none' } }),
    changeField('a', { required: true }),
    addField('text', 'd'),
    setText('fr', 'field.d.label', 'Dessin'),
    setText('fr', 'static.title', 'Bonjour'),
    removeField('c'),
  );
  expect(draftChanges(before, changed)).toEqual([
    { kind: 'part', part: 'settings.captcha' },
    { kind: 'changed', name: 'a' },
    { kind: 'added', name: 'Dessin' },
    { kind: 'removed', name: 'c' },
    { kind: 'texts', locale: 'fr', count: 1 },
  ]);
  expect(draftChanges(before, after(moveField('a', 1)))).toEqual([{ kind: 'order' }]);
  expect(draftChanges(before, after(moveField('a', 1), moveField('a', 0)))).toEqual([]);
});
