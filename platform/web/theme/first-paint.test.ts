import { expect, test } from 'vitest';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';

function schemeAfter(getItem: () => string | null): string | undefined {
  let scheme: string | undefined;
  const document = {
    documentElement: { setAttribute: (_: string, value: string) => (scheme = value) },
  };
  new Function('document', 'localStorage', FIRST_PAINT_SCRIPT)(document, { getItem });
  return scheme;
}

test('the dark choice is applied before the first paint [GEN-04]', () => {
  expect(schemeAfter(() => 'dark')).toBe('dark');
});

test('without a choice, with another word, or without storage it is light [GEN-04]', () => {
  expect(schemeAfter(() => null)).toBe('light');
  expect(schemeAfter(() => 'auto')).toBe('light');
  expect(
    schemeAfter(() => {
      throw new Error('refused');
    }),
  ).toBe('light');
});
