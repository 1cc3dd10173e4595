import { expect, test } from 'vitest';
import { chooseLanguage } from './language-choice.ts';

test('the signed-in user’s own language wins over everything [GEN-02]', () => {
  expect(
    chooseLanguage({ userLocale: 'de', storedChoice: 'it', browserLanguages: ['fr-FR'] }),
  ).toBe('de');
});

test('before sign-in, a language chosen on the sign-in page wins over the browser [GEN-02]', () => {
  expect(chooseLanguage({ storedChoice: 'it', browserLanguages: ['fr-FR'] })).toBe('it');
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['nb-NO'], 'no'],
  [['nn'], 'no'],
  [['no'], 'no'],
  [['pt-BR', 'es-AR'], 'es'],
  [['ja', 'zh-CN'], 'en'],
  [[], 'en'],
])('a browser with languages %j gets %s [GEN-02]', (browserLanguages, expected) => {
  expect(chooseLanguage({ browserLanguages })).toBe(expected);
});
