import { expect, test } from 'vitest';
import { screenAddress } from './screen-address.ts';

test('without a client the address is the one that leads to the own client [NAV-04]', () => {
  expect(screenAddress('settings/list', null)).toBe('/settings/list');
});

test.each([
  ['super-admin/jobs', '/super-admin/jobs'],
  ['settings/locations', '/clients/c/settings/locations'],
  ['settings/super-admin/jobs', '/clients/c/settings/super-admin/jobs'],
])('%s lies at %s [SUP-01]', (key, address) => {
  expect(screenAddress(key, 'c')).toBe(address);
});
