import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { listTextKeys } from '#modules/forms/contract/texts/form-texts.ts';
import { fillingDefaults, firstLocaleToWrite, localeFigures, textRows } from './shown-texts.ts';

const fields = [formFieldSchema.parse({ key: 'plan', type: 'file' })];
const mandatory = listTextKeys({ fields, statics: [] }).filter((text) => text.mandatory);
const fr = {
  ...Object.fromEntries(mandatory.map(({ key }) => [key, 'x'])),
  'field.plan.help': 'PDF',
};
const draft = {
  fields,
  statics: [],
  translations: {
    activatedLocales: ['fr' as const, 'no' as const],
    defaultLocale: 'fr' as const,
    list: { fr, no: { 'static.title': 'Tittel' } },
  },
};

test('a language counts as missing only mandatory texts and texts that the first language has [FORM-05]', () => {
  expect(localeFigures(draft, 'fr')).toMatchObject({ missing: 0, done: mandatory.length + 1 });
  expect(localeFigures(draft, 'no')).toEqual({
    all: listTextKeys(draft).length,
    done: 1,
    missing: mandatory.length,
    mandatory: mandatory.length - 1,
    optional: listTextKeys(draft).length - mandatory.length - 1,
  });
});

test('all texts of a language are the written, the missing and the empty optional ones [FORM-05]', () => {
  for (const locale of ['fr', 'no'] as const) {
    const { all, done, missing, optional } = localeFigures(draft, locale);
    expect(all).toBe(textRows(draft, draft, locale).length);
    expect(done + missing + optional).toBe(all);
  }
});

test('the texts open on the first incomplete language, or on the reference language if all are complete [FORM-05]', () => {
  expect(firstLocaleToWrite(draft)).toBe('no');
  const whole = { ...draft, translations: { ...draft.translations, list: { fr, no: fr } } };
  expect(firstLocaleToWrite(whole)).toBe('fr');
  const inactive = {
    ...draft,
    translations: { ...draft.translations, activatedLocales: ['fr' as const] },
  };
  expect(firstLocaleToWrite(inactive)).toBe('fr');
});

test('defaults are offered for missing texts and never replace written ones [FORM-05]', () => {
  const rows = textRows(draft, draft, 'no');
  const filled = fillingDefaults(rows, { 'static.title': 'Ny', 'static.send': 'Send', other: 'x' });
  expect(filled).toEqual({ 'static.send': 'Send' });
});
