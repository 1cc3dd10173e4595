import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from './page-address.ts';

const ORIGIN = 'https://suite.example';

describe('the address to go on to after sign-in [NAV-07]', () => {
  test.each([
    '/',
    '/clients/0190a1b2/touchpoints/list',
    '/clients/x/touchpoints/list?q=a%20b&page=2#row-4',
    '/clients/x/platform/locator/caf%C3%A9',
  ])('%s is ours', (address) => {
    expect(safeRedirect(address, ORIGIN)).toBe(address);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%252F%252Fevil.example',
    '/%5Cevil.example',
    '/／evil.example',
    '／／evil.example',
    '/%EF%BC%8Fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/%',
    '',
    `/${'a'.repeat(2_001)}`,
    undefined,
    null,
    ['/clients'],
  ])('%j leads home', (address) => {
    expect(safeRedirect(address, ORIGIN)).toBe('/');
  });

  test.each(['/sign-in?redirect=/', '/verify-auth', '/set-password?token=x'])(
    '%s would go round in a circle, so it leads home',
    (address) => {
      expect(safeRedirect(address, ORIGIN)).toBe('/');
    },
  );

  test('any requested address stays on this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '.',
      '..',
      'evil.example',
      ':',
      '@',
      '／',
      'a',
      '?',
      '#',
      '\t',
      ' ',
      'javascript',
      'http',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const led = safeRedirect(pieces.join(''), ORIGIN);
        const from = `${ORIGIN}/verify-auth`;
        return new URL(led, from).origin === ORIGIN && !/^\/[/\\]/.test(decodeURI(led));
      }),
      { numRuns: 2_000 },
    );
  });
});
