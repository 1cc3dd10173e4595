import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil',
  '/.//evil.example',
  '',
  '\\\\evil.example',
  '///evil.example/x',
])('%j does not lead away [NAV-07]', (asked) => {
  expect(safeRedirect(asked)).toBe('/');
});

test('an address of this site is kept with its query and hash [NAV-07]', () => {
  expect(safeRedirect('/clients/1/touchpoints/list?q=a%2Fb&page=2#x')).toBe(
    '/clients/1/touchpoints/list?q=a%2Fb&page=2#x',
  );
  expect(safeRedirect(null)).toBe('/');
});

test('whatever is asked, a browser stays on this site [NAV-07]', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'a', '%2f', '／') }),
      (tail) => {
        const landed = new URL(safeRedirect(`/${tail}`), 'https://suite.example');
        expect(landed.origin).toBe('https://suite.example');
      },
    ),
  );
});
