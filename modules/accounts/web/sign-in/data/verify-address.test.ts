import { expect, test } from 'vitest';
import { verifyAddress } from './verify-address.ts';

test('the requested address is preserved completely, including its query [NAV-07]', () => {
  const address = new URL(verifyAddress('/clients/c/list?q=a&page=2'), 'https://comptoir.test');
  expect(address.pathname).toBe('/verify-auth');
  expect(address.searchParams.get('redirect')).toBe('/clients/c/list?q=a&page=2');
});
