import { expect, test } from 'vitest';
import { IMPORTED_RECORD_TEXTS, RECORD_TEXTS } from '#platform/contract/records/record-texts.ts';
import { keyProblems } from './key-problems.ts';
import { flatten } from './namespace-texts.ts';

const orders = {
  name: 'orders',
  languages: {
    en: flatten({
      title: 'Orders',
      count_one: 'One',
      count_other: 'Many',
      state: { open: 'Open', paid: 'Paid' },
    }),
  },
};

function problems(text: string): string[] {
  return keyProblems([orders], [{ path: 'screen.tsx', text }]);
}

const ALL_BUT_STATES = "t('orders:title'); t('orders:count', { count })";

test('keys are used by name, plurals by their stem and computed ones by their beginning', () => {
  expect(problems(`${ALL_BUT_STATES}; t(\`orders:state.\${state}\`)`)).toEqual([]);
});

test('a key in an attribute counts', () => {
  expect(
    problems(`<Trans i18nKey="orders:state.open" />; t('orders:state.paid'); ${ALL_BUT_STATES}`),
  ).toEqual([]);
});

test('a key in a comment is an example, neither used nor missing', () => {
  const commented = `/** t('orders:titel') */ ${ALL_BUT_STATES} // t('orders:state.open')`;
  expect(problems(`${commented}\nt('orders:state.paid')`)).toEqual([
    'orders:state.open is never asked for',
  ]);
});

test('a key that no code uses is reported', () => {
  expect(problems(ALL_BUT_STATES)).toEqual([
    'orders:state.open is never asked for',
    'orders:state.paid is never asked for',
  ]);
});

test('a missing key is reported with its file, including computed keys', () => {
  expect(
    problems(
      `${ALL_BUT_STATES}; t(\`orders:state.\${s}\`); t('orders:titel'); t(\`orders:kind.\${k}\`)`,
    ),
  ).toEqual([
    'screen.tsx asks for orders:titel, which does not exist',
    'screen.tsx asks for orders:kind., which does not exist',
  ]);
});

test('a text with values that is used without them is reported', () => {
  const named = {
    name: 'orders',
    languages: { en: flatten({ of: 'Orders of {{name}}', lines_other: '{{count}} lines' }) },
  };
  const text = "t('orders:of'); t('orders:lines', { count }); t(\n  'orders:lines',\n)";
  expect(keyProblems([named], [{ path: 'screen.tsx', text }])).toEqual([
    'screen.tsx asks for orders:of without its values',
    'screen.tsx asks for orders:lines without its values',
  ]);
});

test('the texts of a described record are required and used by its description', () => {
  const text = `export const giftCard = defineRecord({
  texts: 'leads:giftCard',
  key: 'code',
});`;
  const source = { path: 'modules/leads/contract/gift-card.ts', text };
  const keys = [...RECORD_TEXTS, ...IMPORTED_RECORD_TEXTS].map((key) => `giftCard.${key}`);
  const written = (names: string[]) => [
    { name: 'leads', languages: { en: new Map(names.map((key) => [key, 'Text'])) } },
  ];
  expect(keyProblems(written(keys), [source])).toEqual([]);
  expect(keyProblems(written([...keys.slice(1), 'giftCard.other']), [source])).toEqual([
    'modules/leads/contract/gift-card.ts asks for leads:giftCard.list, which does not exist',
    'leads:giftCard.other is never asked for',
  ]);
});
