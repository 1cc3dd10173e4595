import { expect, test } from 'vitest';
import { ADMIN_ROLES, BRAND_ROLES, ROLES, type Role } from '#platform/contract/permission.ts';
import { decideRouteAccess } from '#platform/web/module/route-access.ts';
import { webModules } from '../modules.ts';

/** SPEC section 2, copied verbatim; the server renders the link pages. */
const CLIENT_ROUTES = [
  'profilehub/dashboard',
  'profilehub/import',
  'profilehub/export',
  'profilehub/contacts',
  'profilehub/contacts/{id}',
  'profilehub/criteria',
  'profilehub/criteria/{id}',
  'profilehub/criteria/create',
  'profilehub/criteria-mapping',
  'communication/reviews',
  'communication/semantic-analysis',
  'communication/settings',
  'touchpoints/list',
  'touchpoints/creation',
  'touchpoints/import',
  'touchpoints/{id}',
  'platform/leads',
  'platform/forms',
  'platform/conversion',
  'platform/opportunity',
  'platform/configuration',
  'platform/locator/creation',
  'platform/locator/dashboard',
  'platform/locator/list',
  'platform/locator/{slug}',
  'settings/list',
  'settings/list/manage',
  'settings/list/manage/{id}',
  'profile',
];

test.each(CLIENT_ROUTES)('%s exists at exactly that path [NAV-03]', (path) => {
  const found = webModules.flatMap(({ screens }) => screens).filter((one) => one.path === path);
  expect(found).toHaveLength(1);
});

test('every parameter of an address has its form [NAV-03]', () => {
  for (const route of webModules.flatMap(({ screens, suite, open }) => [
    ...screens,
    ...suite,
    ...open,
  ])) {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(route.params ?? {}).sort(), route.path).toEqual(names.sort());
  }
});

/** Roles of each address and of the addresses below it; a longer address comes before its beginning. */
const ROLES_BELOW: readonly (readonly [path: string, roles: readonly Role[]])[] = [
  ['profilehub', BRAND_ROLES],
  ['communication/reviews', ROLES],
  ['communication/semantic-analysis', ROLES],
  ['communication/settings', ADMIN_ROLES],
  ['touchpoints', BRAND_ROLES],
  ['platform/leads', ROLES],
  ['platform/forms', BRAND_ROLES],
  ['platform/conversion', ROLES],
  ['platform/opportunity', ROLES],
  ['platform/configuration', ADMIN_ROLES],
  ['platform/locator', BRAND_ROLES],
  ['settings', ADMIN_ROLES],
  ['profile', ROLES],
];
const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

test('each screen opens for its roles and for no other [NAV-11]', () => {
  const tried = new Set<string>();
  for (const { menu, screens } of webModules)
    for (const screen of screens) {
      const [, expected] = ROLES_BELOW.find(([above]) => isBelow(screen.path, above)) ?? [];
      if (!expected) continue;
      tried.add(screen.path);
      const availableKeys = new Set(menu.map(({ key }) => key));
      const open = ROLES.filter(
        (role) => decideRouteAccess({ menuKey: screen.menu, menu, role, availableKeys }) === 'open',
      );
      expect(open, screen.path).toEqual(expected);
    }
  expect(CLIENT_ROUTES.filter((path) => !tried.has(path))).toEqual([]);
});

/** About the user, whatever modules they have. */
const OWN_SCREENS = ['profile', 'profile/notifications'];

test('every screen except those about the user has a menu item with roles [NAV-11]', () => {
  for (const { menu, screens, suite } of webModules) {
    for (const screen of [...screens, ...suite].filter(({ path }) => !OWN_SCREENS.includes(path))) {
      expect(
        menu.find(({ key }) => key === screen.menu)?.roles.length,
        screen.path,
      ).toBeGreaterThan(0);
    }
  }
});

test('screens outside of any client are for super admins alone [SUP-01] [NAV-10]', () => {
  for (const { menu, suite } of webModules) {
    for (const screen of suite) {
      expect(menu.find(({ key }) => key === screen.menu)?.roles, screen.path).toEqual([
        'super_admin',
      ]);
    }
  }
});
