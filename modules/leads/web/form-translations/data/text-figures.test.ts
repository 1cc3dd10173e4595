import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/leads/contract/forms/form-field.ts';
import { textKeysOf } from '#modules/leads/contract/forms/text-keys.ts';
import { fillingDefaults, localeFigures, textRows } from './text-figures.ts';

const fields = [formFieldSchema.parse({ key: 'plan', type: 'file' })];
const mandatory = textKeysOf({ fields, statics: [] }).filter((text) => text.mandatory);
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

test('a language lacks what is mandatory and what the first language says, and nothing else [FORM-05]', () => {
  expect(localeFigures(draft, 'fr')).toMatchObject({ missing: 0, done: mandatory.length + 1 });
  expect(localeFigures(draft, 'no')).toEqual({
    all: mandatory.length + 1,
    done: 1,
    missing: mandatory.length,
    mandatory: mandatory.length - 1,
  });
});

test('defaults are offered for what is missing, and never in the place of what was written [FORM-05]', () => {
  const rows = textRows(draft, draft, 'no');
  const filled = fillingDefaults(rows, { 'static.title': 'Ny', 'static.send': 'Send', other: 'x' });
  expect(filled).toEqual({ 'static.send': 'Send' });
});
