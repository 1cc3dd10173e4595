import { expect, test } from 'vitest';
import { legacyAddress } from '../router/create-suite-router.ts';

test.each([
  ['/touchpoints/list', '/clients/c/touchpoints/list'],
  ['/touchpoints/65e2f0a1c94b7d0018aa3c5f', '/clients/c/touchpoints/65e2f0a1c94b7d0018aa3c5f'],
  ['/profilehub/contacts/a1', '/clients/c/profilehub/contacts/a1'],
  ['/communication/reviews', '/clients/c/communication/reviews'],
  ['/platform/locator/list', '/clients/c/platform/locator/list'],
  ['/settings/list/manage', '/clients/c/settings/list/manage'],
  ['/settings', '/clients/c/settings'],
  ['/profile', '/clients/c/profile'],
  ['/profile/notifications', '/clients/c/profile/notifications'],
])('%s lies at %s today [NAV-04]', (legacy, today) => {
  expect(legacyAddress(legacy, 'c')).toBe(today);
});

test.each(['/', '/clients/c', '/touchpointsx/list', '/profile/x', '/nowhere'])(
  '%s is no legacy address',
  (pathname) => {
    expect(legacyAddress(pathname, 'c')).toBeUndefined();
  },
);
