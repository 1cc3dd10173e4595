import { expect, test } from 'vitest';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';
import { mergeTheirs } from './use-form-editor.ts';

const before: FormDraft = {
  informations: { name: 'Devis', description: '', active: true },
  settings: NEW_FORM_SETTINGS,
  locationSettings: NEW_LOCATION_SETTINGS,
  fields: [],
  statics: [],
  translations: { activatedLocales: ['fr'], defaultLocale: 'fr', list: {} },
  notifications: { layout: { logo: null }, recipients: [], followUp: 'off' },
  secrets: {},
};
const named = (name: string) => ({ ...before.informations, name });
const idle = (idleDaysNew: number) => ({ ...before.settings, idleDaysNew });

test('the second of two editors retains edits that the first did not touch and sees which sections both changed [FORM-01]', () => {
  const { draft, contested } = mergeTheirs({
    before,
    mine: { ...before, informations: named('Mine'), settings: idle(3) },
    theirs: { ...before, informations: named('Theirs'), statics: [] },
  });
  expect(draft.informations.name).toBe('Theirs');
  expect(draft.settings.idleDaysNew).toBe(3);
  expect(contested).toEqual(['informations']);
});
