import { expect, test } from 'vitest';
import { findPublicPageAddress, isMalformedPublicPageAddress } from './page-address.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const addresses = [
  { path: '/public/leads/{id}/{action}', params: { id: 'uuid', action: ['accept', 'lose'] } },
  { path: '/protected/expired' },
] as const;

test.each([
  [`/public/leads/${ID}/accept`, false],
  [`/public/leads/${ID}/dance`, true],
  ['/public/leads/7/accept', true],
  [`/public/leads/${ID}/dance/`, true],
  ['/protected/expired', false],
  ['/public/lead/7', false],
  ['/clients/c/touchpoints/list', false],
])('%s is misspelt: %s [LEAD-12] [NAV-03]', (pathname, expected) => {
  expect(isMalformedPublicPageAddress(addresses, pathname)).toBe(expected);
});

test('an address finds its page, and none where a part of it cannot be', () => {
  expect(findPublicPageAddress(addresses, '/protected/expired/')).toBe(addresses[1]);
  expect(findPublicPageAddress(addresses, `/public/leads/${ID}/dance`)).toBeUndefined();
});
