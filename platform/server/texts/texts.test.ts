import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#platform/contract/locale.ts';
import { Texts } from './texts.ts';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, texts: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(texts));
}
write('platform/translations/en.json', {
  hello: 'Hello {{name}}',
  only: 'Only in English',
  lead_one: '{{count}} lead',
  lead_other: '{{count}} leads',
  due: 'Due {{date, datetime(dateStyle: long; timeZone: UTC)}}',
  sum: '{{sum, number}}',
});
write('platform/translations/it.json', { since: 'dal {{day}}' });
write('platform/translations/fr.json', { hello: 'Bonjour {{name}}' });
write('platform/translations/no.json', {
  lead_one: '{{count}} kundeemne',
  lead_other: '{{count}} kundeemner',
  due: 'Frist {{date, datetime(dateStyle: long; timeZone: UTC)}}',
  sum: '{{sum, number}}',
});
write('suite/translations/fr.json', { title: 'La suite' });
write('modules/profile-hub/translations/fr.json', { mail: { subject: 'Votre export' } });
const texts = new Texts(root);

test('Italian articles fit the day that is inserted [GEN-01]', () => {
  expect(texts.translator('it')('platform:since', { day: '11 nov' })).toBe('dall’11 nov');
});

test('platform, suite and modules each have their namespace [GEN-01]', () => {
  const t = texts.translator('fr');
  expect(t('platform:hello', { name: 'Zoé' })).toBe('Bonjour Zoé');
  expect(t('suite:title')).toBe('La suite');
  expect(t('profile-hub:mail.subject')).toBe('Votre export');
});

test('a name is put in as it is: escaping belongs to the html tag', () => {
  expect(texts.translator('fr')('platform:hello', { name: '<b>&' })).toBe('Bonjour <b>&');
});

test('a text missing in a language is shown in English instead of its key', () => {
  expect(texts.translator('fr')('platform:only')).toBe('Only in English');
});

test('plurals, dates and numbers follow the language, Norwegian included [GEN-03]', () => {
  const t = texts.translator('no');
  expect(t('platform:lead', { count: 1 })).toBe('1 kundeemne');
  expect(t('platform:lead', { count: 3 })).toBe('3 kundeemner');
  expect(t('platform:due', { date: new Date('2026-12-01T00:00:00Z') })).toBe(
    'Frist 1. desember 2026',
  );
  expect(t('platform:sum', { sum: 1234.5 })).toBe('1\u00a0234,5');
  expect(texts.translator('en')('platform:due', { date: new Date('2026-12-01T00:00:00Z') })).toBe(
    'Due December 1, 2026',
  );
});

test('two languages at the same time do not disturb each other', () => {
  const english = texts.translator('en');
  const french = texts.translator('fr');
  expect([
    english('platform:hello', { name: 'A' }),
    french('platform:hello', { name: 'A' }),
  ]).toEqual(['Hello A', 'Bonjour A']);
});

test('a text without parameters is the same each time, also where keys that do not exist come by the thousand', () => {
  const t = new Texts(root).translator('fr');
  for (let at = 0; at < 6_000; at += 1) expect(t(`suite:none${at}`)).toBe(`none${at}`);
  for (let time = 0; time < 2; time += 1)
    expect([t('suite:title'), t('platform:only'), t('platform:hello', { name: 'Zoé' })]).toEqual([
      'La suite',
      'Only in English',
      'Bonjour Zoé',
    ]);
});

test('the repository has its own texts in every language [GEN-01]', () => {
  const own = new Texts();
  const shown = LOCALES.map((locale) => own.translator(locale)('platform:mail.footer'));
  expect(new Set(shown).size).toBe(LOCALES.length);
  expect(shown).not.toContain('mail.footer');
});
