import { expect, test } from 'vitest';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';

type Read = () => string | null;

function pageAfter(theme: Read, language: Read = () => null, sentIn?: string): Map<string, string> {
  const attributes = new Map(sentIn ? [['data-words-in', sentIn]] : []);
  const document = {
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      getAttribute: (name: string) => attributes.get(name) ?? null,
    },
  };
  new Function('document', 'localStorage', 'sessionStorage', FIRST_PAINT_SCRIPT)(
    document,
    { getItem: theme },
    { getItem: language },
  );
  return attributes;
}

const schemeAfter = (theme: Read) => pageAfter(theme).get('data-mantine-color-scheme');

test('the dark choice is applied before the first paint [GEN-04]', () => {
  expect(schemeAfter(() => 'dark')).toBe('dark');
});

test('without a choice, with an unknown value or without storage the theme is light [GEN-04]', () => {
  expect(schemeAfter(() => null)).toBe('light');
  expect(schemeAfter(() => 'auto')).toBe('light');
  expect(
    schemeAfter(() => {
      throw new Error('refused');
    }),
  ).toBe('light');
});

test.each([
  ['no', 'no', 'no'],
  ['fr', 'de', 'another'],
  ['fr', null, 'fr'],
])('texts sent in %s with %s chosen are marked as %s [GEN-02]', (sent, chosen, expected) => {
  const page = pageAfter(
    () => null,
    () => chosen,
    sent,
  );
  expect(page.get('data-words-in')).toBe(expected);
});
