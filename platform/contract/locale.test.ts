import { describe, expect, test } from 'vitest';
import { localeFromAcceptLanguage, localeFromCountry, localeFromLanguageTags } from './locale.ts';

describe('the language before sign-in', () => {
  test.each([
    [['nb-NO', 'en'], 'no'],
    [['nn'], 'no'],
    [['no'], 'no'],
    [['pt-BR', 'es-MX'], 'es'],
    [['DE_at'], 'de'],
    [['pt', 'zh'], 'en'],
    [[], 'en'],
  ])('%j is read as %s [GEN-02]', (tags, locale) => {
    expect(localeFromLanguageTags(tags)).toBe(locale);
  });

  test.each([
    ['NO', 'no'],
    ['FR', 'fr'],
    ['at', 'de'],
    ['MX', 'es'],
    ['CH', 'de'],
    ['NL', undefined],
    ['', undefined],
    ['elsewhere', undefined],
  ])('people of %s read %s [GEN-02]', (country, locale) => {
    expect(localeFromCountry(country)).toBe(locale);
  });

  test('the header is read by preference, not by position [GEN-02]', () => {
    expect(localeFromAcceptLanguage('de;q=0.3, pt, it;q=0.9')).toBe('it');
    expect(localeFromAcceptLanguage('fr;q=0, de')).toBe('de');
    expect(localeFromAcceptLanguage(undefined)).toBe('en');
  });
});
