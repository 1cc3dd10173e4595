import { expect, test } from 'vitest';
import { formFieldSchema } from '../form-field.ts';
import { checkSheetTexts } from './form-text-calls.ts';

const form = {
  fields: [formFieldSchema.parse({ key: 'email', type: 'email' })],
  statics: [],
  translations: {
    activatedLocales: ['fr' as const, 'de' as const],
    defaultLocale: 'fr' as const,
    list: {
      fr: { 'static.title': 'Devis', 'static.intro': 'Bonjour', 'field.email.label': 'E-mail' },
      de: { 'static.title': 'Angebot' },
    },
  },
};

test('a sheet that comes back as it went changes nothing and has no fault [FORM-05]', () => {
  expect(
    checkSheetTexts(form, [
      { line: 2, key: 'static.title', texts: { fr: 'Devis', de: 'Angebot' } },
      // Mandatory and missing already: that is counted in the editor, and no news of the sheet.
      { line: 3, key: 'field.email.label', texts: { fr: 'E-mail', de: '' } },
    ]),
  ).toEqual({ changes: [], faults: [] });
});

test('each change is listed with its line, old and new value; an optional text can be cleared [FORM-05]', () => {
  const { changes, faults } = checkSheetTexts(form, [
    { line: 2, key: 'field.email.label', texts: { de: 'E-Mail' } },
    { line: 3, key: 'static.intro', texts: { fr: '' } },
  ]);
  expect(faults).toEqual([]);
  expect(changes).toEqual([
    { line: 2, column: 'de', record: 'field.email.label', from: '', to: 'E-Mail' },
    { line: 3, column: 'fr', record: 'static.intro', from: 'Bonjour', to: '' },
  ]);
});

test('an unknown key, a duplicate key and an empty mandatory text are reported by line and change nothing [FORM-05]', () => {
  const { changes, faults } = checkSheetTexts(form, [
    { line: 2, key: 'field.phone.label', texts: { fr: 'Téléphone' } },
    { line: 3, key: 'static.title', texts: { fr: ' ' } },
    { line: 4, key: 'static.title', texts: { fr: 'Autre' } },
    { line: 5, key: '', texts: { fr: 'Rien' } },
    { line: 6, key: 'constructor', texts: { fr: 'Rien' } },
  ]);
  expect(changes).toEqual([]);
  expect(faults.map(({ line, column, code, params }) => ({ line, column, code, params }))).toEqual([
    { line: 2, column: 'key', code: 'forms.textUnknown', params: undefined },
    { line: 3, column: 'fr', code: 'forms.textMandatory', params: undefined },
    { line: 4, column: 'key', code: 'repeated', params: { line: 3 } },
    { line: 5, column: 'key', code: 'required', params: undefined },
    { line: 6, column: 'key', code: 'forms.textUnknown', params: undefined },
  ]);
});

test('a text that is too long and a variable unknown to its email are reported [FORM-05] [FORM-06]', () => {
  const { faults } = checkSheetTexts(form, [
    { line: 2, key: 'static.intro', texts: { fr: 'x'.repeat(2_001) } },
    { line: 3, key: 'mail.newLead.subject', texts: { de: 'Für {produkt}' } },
  ]);
  expect(faults).toMatchObject([
    { line: 2, code: 'tooLong', params: { max: 2_000 } },
    { line: 3, code: 'forms.variable', params: { variable: 'produkt' } },
  ]);
});
