import { expect, test } from 'vitest';
import { webModules } from '../modules.ts';
import { findMenuPlace } from './current-place.ts';

test.each([
  ['/clients/c/touchpoints/list', 'touchpoints', 'touchpoints/list'],
  ['/clients/c/touchpoints/65e2f0a1c94b7d0018aa3c5f', 'touchpoints', 'touchpoints/list'],
  ['/clients/c/touchpoints/creation/custom', 'touchpoints', 'touchpoints/creation'],
  ['/clients/c/touchpoints/statistics', 'touchpoints', 'touchpoints/statistics'],
  ['/clients/c/touchpoints/configurations/pack', 'touchpoints', 'touchpoints/configurations'],
  ['/clients/c/touchpoints/new-configuration', 'touchpoints', 'touchpoints/configurations'],
  ['/clients/c/platform/locator/list', 'platform', 'platform/locator/list'],
  ['/clients/c/platform/locator/paris', 'platform', 'platform/locator/list'],
  ['/clients/c/settings/list/manage', 'settings', 'settings/list'],
  ['/clients/c/touchpoints/list/nowhere', 'touchpoints', undefined],
  ['/clients/c/touchpoints/65e2f0a1c94b7d0018aa3c5', 'touchpoints', undefined],
  ['/clients/c/profile', undefined, undefined],
  ['/super-admin/nowhere', 'superadmin', undefined],
])('at %s, %s is open and %s is lit', (pathname, module, item) => {
  expect(findMenuPlace(webModules, pathname)).toEqual({ module, item });
});
