import { expect, test } from 'vitest';
import type { Role } from '#platform/contract/permission.ts';
import { decideRouteAccess } from './route-access.ts';

const menu = [
  { key: 'touchpoints/list', module: 'touchpoints', roles: ['brand_admin', 'brand_user'] },
] as const;

function access(role: Role, available: string[], menuKey: string | undefined = 'touchpoints/list') {
  return decideRouteAccess({ menuKey, menu, role, availableKeys: new Set(available) });
}

test('a screen is open to a user with its role and its menu item', () => {
  expect(access('brand_user', ['touchpoints/list'])).toBe('open');
});

test('the address of an item that was not given leads to the error page [NAV-10]', () => {
  expect(access('brand_user', [])).toBe('hidden');
});

test('a role that the route does not list leads to the error page, even with the item [NAV-11]', () => {
  expect(access('store_owner', ['touchpoints/list'])).toBe('other-role');
});

test('a screen whose menu item no module declares is closed to all users', () => {
  expect(access('super_admin', ['touchpoints/gone'], 'touchpoints/gone')).toBe('other-role');
});

test('a screen without a menu item is open to every user of the client', () => {
  expect(
    decideRouteAccess({ menuKey: undefined, menu, role: 'store_owner', availableKeys: new Set() }),
  ).toBe('open');
});
