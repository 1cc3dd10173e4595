import { expect, test } from 'vitest';
import { LANGUAGES } from '../translations/namespace-texts.ts';
import { nextMigration } from './next-migration.ts';
import { registerModule } from './register-module.ts';
import { renameSlice, sliceFiles } from './slice-files.ts';
import { sliceNames } from './slice-names.ts';

const loyalty = sliceNames(['loyalty', 'gift-card']);

test('a name is given once and written as each place needs it', () => {
  expect(loyalty.record).toEqual({
    kebab: 'gift-card',
    camel: 'giftCard',
    pascal: 'GiftCard',
    snake: 'gift_card',
    screaming: 'GIFT_CARD',
    words: 'gift card',
    sentence: 'Gift card',
  });
});

test.each([
  [
    ['loyalty', 'card'],
    ['loyalty', 'card', 'cards'],
  ],
  [['gift-cards'], ['gift-cards', 'gift-card', 'gift-cards']],
  [['loyalty'], ['loyalty', 'entry', 'entries']],
  [['campus'], ['campus', 'entry', 'entries']],
  [
    ['school', 'child', 'children'],
    ['school', 'child', 'children'],
  ],
])('%j: the record and its plural are found where they are not given', (given, names) => {
  const { module, record, records } = sliceNames(given);
  expect([module.kebab, record.kebab, records.kebab]).toEqual(names);
});

test.each([
  [[], 'kebab-case'],
  [['GiftCards'], 'kebab-case'],
  [['gift_cards'], 'kebab-case'],
  [['../gift'], 'kebab-case'],
  [['loyalty', 'Card'], 'kebab-case'],
  [['order', 'line'], 'keep for themselves'],
  [['loyalty', 'class'], 'keep for themselves'],
  [['loyalty', 'series', 'series'], 'one and many at once'],
  [['l'.repeat(31)], 'too long'],
  [['platform', 'card'], 'the house itself'],
  [['suite', 'card'], 'the house itself'],
  [['pgboss', 'card'], 'the house itself'],
])('%j is refused with the reason', (given, reason) => {
  expect(() => sliceNames(given)).toThrow(reason);
});

test('every form of the names is replaced by the same form', () => {
  const text =
    'stampCards StampCardRow stamp_cards.code STAMP_CARD_ACTIONS stamp cards; Corner shop';
  expect(renameSlice(text, loyalty)).toBe(
    'giftCards GiftCardRow gift_cards.code GIFT_CARD_ACTIONS gift cards; Loyalty',
  );
});

test('a new module is complete, has all languages and contains no name of the template', () => {
  const files = sliceFiles(loyalty);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.md',
      'contract/menu.ts',
      'server/module.ts',
      'web/module.tsx',
      ...LANGUAGES.map((language) => `translations/${language}.json`),
    ]),
  );
  const all = Object.entries(files).flat().join('\n');
  expect(all).not.toMatch(/stamp[-_ ]?card|corner[-_ ]?shop/i);
});

test('no article precedes a name, which may start with a vowel', () => {
  const all = Object.values(sliceFiles(sliceNames(['corner-shop', 'stamp-card']))).join('\n');
  expect(all.match(/\ban? (stamp|corner)/gi)).toBeNull();
});

test('a new module is mounted after the others', () => {
  const list = 'export const modules = [\n  leads,\n];\n';
  expect(registerModule(list, { code: 'loyalty', file: '#modules/loyalty/server/module.ts' })).toBe(
    "import { loyalty } from '#modules/loyalty/server/module.ts';\nexport const modules = [\n  leads,\n  loyalty,\n];\n",
  );
});

test.each([
  ['2027-03-01', '2027-03-01-01'],
  ['2026-11-16', '2026-11-18-05'],
  ['2026-11-18', '2026-11-18-05'],
])('a table that is made on %s is made after all that are there', (today, next) => {
  const names = ['2026-11-18-04-touchpoints-visits-key', '2026-11-17-30-landing-builds'];
  expect(nextMigration(names, new Date(`${today}T12:00:00Z`))).toBe(next);
});
