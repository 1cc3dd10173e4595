import { expect, test } from 'vitest';
import {
  filterRows,
  missingTranslations,
  translationRows,
  withTranslation,
} from './translation-rows.ts';

const ours = { call: 'Appeler', hours: 'Horaires', open: 'Ouvert' };
const translations = [
  { key: 'call', values: { en: 'Ring us', fr: 'Téléphoner' } },
  { key: 'menu.care', values: { en: 'Care' } },
];

test('texts start from ours, then come the keys that the brand added [LOC-03]', () => {
  expect(translationRows(translations, ours, 'fr')).toEqual([
    { key: 'call', ours: 'Appeler', value: 'Téléphoner', isMissing: false },
    { key: 'hours', ours: 'Horaires', value: '', isMissing: false },
    { key: 'open', ours: 'Ouvert', value: '', isMissing: false },
    { key: 'menu.care', ours: undefined, value: '', isMissing: true },
  ]);
});

test('a text that the brand wrote in one language is missing in every other offered language [LOC-03]', () => {
  expect(missingTranslations({ translations, locales: ['en', 'fr', 'de'] })).toEqual([
    { key: 'call', locale: 'de' },
    { key: 'menu.care', locale: 'fr' },
    { key: 'menu.care', locale: 'de' },
  ]);
});

test('texts are found by key or text, with or without accents, and filtered by state', () => {
  const rows = translationRows(translations, ours, 'fr');
  const keys = (given: Parameters<typeof filterRows>[1]) =>
    filterRows(rows, given).map(({ key }) => key);
  expect(keys({ words: 'telephoner', filter: 'all' })).toEqual(['call']);
  expect(keys({ words: 'menu.care', filter: 'all' })).toEqual(['menu.care']);
  expect(keys({ words: '', filter: 'missing' })).toEqual(['menu.care']);
  expect(keys({ words: '', filter: 'own' })).toEqual(['call', 'menu.care']);
});

test('an emptied text gives way to ours; an added key stays until it is removed [LOC-03]', () => {
  const once = withTranslation([], {
    key: 'open',
    locale: 'fr',
    value: 'On vous attend',
    isOurs: true,
  });
  expect(once).toEqual([{ key: 'open', values: { fr: 'On vous attend' } }]);
  expect(withTranslation(once, { key: 'open', locale: 'fr', value: '', isOurs: true })).toEqual([]);
  const added = [{ key: 'menu.care', values: { fr: 'Entretien' } }];
  expect(
    withTranslation(added, { key: 'menu.care', locale: 'fr', value: '', isOurs: false }),
  ).toEqual([{ key: 'menu.care', values: {} }]);
});
