import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { PART_NAMES, SHORT_NAMES } from './part-names.ts';

async function textsIn(locale: Locale) {
  const texts = createInstance();
  const path = `../../../translations/${locale}.json`;
  const forms = (await import(/* @vite-ignore */ path)).default;
  await texts.init({
    lng: locale,
    resources: { [locale]: { forms } },
    interpolation: { escapeValue: false },
  });
  return (key: string, values = {}): string => String(texts.t(key as never, values));
}

test.each(LOCALES)(
  'a part with a short label beside its unit has a whole name in %s, in which the label is said [FORM-02] [GEN-01]',
  async (locale) => {
    const text = await textsIn(locale);
    for (const [part, short] of Object.entries(SHORT_NAMES)) {
      const name = text(PART_NAMES[part as keyof typeof SHORT_NAMES]);
      expect(name).toContain(text(short));
      expect(name.length).toBeGreaterThan(text(short).length);
    }
  },
);

test.each([
  ['fr', '1 perte en 3 mois, soit 5 %', '2 pertes en 3 mois', '1 facultatif vide'],
  ['es', '1 perdido así en 3 meses, el 5 %', '2 perdidos así', '1 opcional vacío'],
  ['it', '1 perso così in 3 mesi, il 5 %', '2 persi così', '1 facoltativo vuoto'],
  ['de', '1 in 3 Monaten so verloren, 5 % der', '2 in 3 Monaten so', '1 optionaler leer'],
  ['no', '1 gikk tapt slik på 3 måneder, 5 % av de', '2 gikk tapt', '1 valgfri tom'],
] as const)(
  'one lost lead and one empty text are singular in %s [GEN-01]',
  async (locale, one, two, empty) => {
    const text = await textsIn(locale);
    const counted = (count: number) => ({ count, formatted: String(count), share: '5 %' });
    for (const status of ['lostNew', 'lostAccepted']) {
      expect(text(`forms:editor.settings.${status}`, counted(1))).toContain(one);
      expect(text(`forms:editor.settings.${status}`, counted(2))).toContain(two);
    }
    expect(text('forms:editor.texts.optional', counted(1))).toBe(empty);
  },
);
