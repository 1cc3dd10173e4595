import { IconStack2 } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';
import { webModules } from '../modules.ts';
import {
  findExternalAddress,
  findHomeModule,
  type Given,
  openLines,
  openModules,
} from './client-menu.ts';

/** The super admin area has a separate path. */
const PATHS: Partial<Record<string, string>> = { superadmin: 'super-admin' };

function session(given: {
  modules: [Given['modules'][number]['module'], Given['modules'][number]['product'], string?][];
  keys: string[];
  start?: string;
}): Given {
  return {
    modules: given.modules.map(([module, product, url]) => ({
      module,
      product,
      url: url ?? null,
      default: module === given.start,
    })),
    menus: given.modules.map(([module]) => ({
      module,
      items: given.keys
        .filter((key) => key.startsWith(`${PATHS[module] ?? module}/`))
        .map((key) => ({ key, available: !key.endsWith('!') })),
    })),
  };
}

const brand = session({
  modules: [
    ['profilehub', 'v2'],
    ['communication', 'v1', 'https://legacy.example/communication'],
    ['touchpoints', 'v2'],
    ['platform', 'v2'],
    ['superadmin', 'superadmin', 'https://admin.example'],
  ],
  keys: ['profilehub/contacts', 'touchpoints/list', 'touchpoints/import', 'platform/forms!'],
  start: 'touchpoints',
});

const look = {
  label: 'suite:module.superadmin',
  icon: IconStack2,
  group: 'suite:module.superadmin',
} as const;
const operations = defineWebModule({
  name: 'operations',
  menu: [
    { key: 'super-admin/jobs', module: 'superadmin', roles: ['super_admin'] },
    { key: 'super-admin/clients', module: 'superadmin', roles: ['super_admin'] },
  ],
  looks: { 'super-admin/jobs': look, 'super-admin/clients': look },
  screens: [],
});

describe('the menu of a user', () => {
  test('shows only available entries, in the order of the module [NAV-10]', () => {
    const keys = openLines(webModules, brand, 'touchpoints').map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(['touchpoints/list', 'touchpoints/import']);
    expect(openLines(webModules, brand, 'platform')).toEqual([]);
  });

  test('the further sections of a screen come with it and go with it [NAV-10]', () => {
    const keysOf = (keys: string[]) =>
      openLines(webModules, session({ modules: [['touchpoints', 'v2']], keys }), 'touchpoints').map(
        ({ key }) => key,
      );
    expect(keysOf(['touchpoints/list'])).toEqual([
      'touchpoints/list',
      'touchpoints/statistics',
      'touchpoints/dead-codes',
      'touchpoints/configurations',
    ]);
    expect(keysOf(['touchpoints/import'])).toEqual(['touchpoints/import']);
  });

  test('a module opens by its product [GEN-05]', () => {
    expect(
      openModules(webModules, brand, 'c').map(({ module, address }) => [module, address]),
    ).toEqual([
      ['profilehub', '/clients/c/profilehub/contacts'],
      ['communication', 'https://legacy.example/communication'],
      ['touchpoints', '/clients/c/touchpoints/list'],
      ['superadmin', 'https://admin.example'],
    ]);
  });

  test('the super admin area is part of this suite unless it is configured elsewhere [GEN-05] [SUP-01]', () => {
    const given = { keys: ['profilehub/contacts', 'super-admin/jobs'] };
    const here = session({ ...given, modules: [['superadmin', 'superadmin']] });
    expect(openModules([operations], here, 'c')).toEqual([
      {
        module: 'superadmin',
        address: '/super-admin/jobs',
        isOutside: false,
        isUnset: false,
        isDefault: false,
      },
    ]);
    const elsewhere = session({
      ...given,
      modules: [['superadmin', 'superadmin', 'https://admin.example']],
    });
    expect(openModules([operations], elsewhere, 'c')[0]?.address).toBe('https://admin.example');
  });

  test('the super admin area begins with the clients, in whatever order modules bring their lines [SUP-01]', () => {
    const keys = ['super-admin/jobs', 'super-admin/clients'];
    const given = session({ modules: [['superadmin', 'superadmin']], keys });
    expect(openLines([operations], given, 'superadmin').map(({ key }) => key)).toEqual([
      'super-admin/clients',
      'super-admin/jobs',
    ]);
  });

  test('shows a module of another product without an address, linked to a page that explains it [GEN-05]', () => {
    const legacy = session({ modules: [['touchpoints', 'v1']], keys: [] });
    expect(openModules(webModules, legacy, 'c')).toEqual([
      {
        module: 'touchpoints',
        address: '/clients/c/touchpoints',
        isOutside: false,
        isUnset: true,
        isDefault: false,
      },
    ]);
    expect(findHomeModule(webModules, legacy, 'c')?.address).toBe('/clients/c/touchpoints');
  });

  test('does not start in a module without an address while another one is open [GEN-05] [NAV-01]', () => {
    const legacy = session({
      modules: [
        ['touchpoints', 'v1'],
        ['settings', 'v2'],
      ],
      keys: ['settings/list'],
      start: 'touchpoints',
    });
    expect(findHomeModule(webModules, legacy, 'c')?.module).toBe('settings');
  });

  test.each([
    ['communication/reviews', 'https://legacy.example/communication'],
    ['touchpoints/list', undefined],
    ['settings/list', undefined],
    ['profile', undefined],
  ])('typing %s leads to %s [GEN-05]', (path, address) => {
    expect(findExternalAddress(webModules, brand, { clientId: 'c', path })).toBe(address);
  });

  test('typing a screen of a module without an address leads to the page that explains it [GEN-05]', () => {
    const legacy = session({ modules: [['touchpoints', 'v1']], keys: [] });
    const typed = { clientId: 'c', path: 'touchpoints/{id}' };
    expect(findExternalAddress(webModules, legacy, typed)).toBe('/clients/c/touchpoints');
  });

  test('a super admin starts in the super admin area while there is no client [SUP-01]', () => {
    const first = session({ modules: [['superadmin', 'superadmin']], keys: ['super-admin/jobs'] });
    expect(findHomeModule([operations], first, null)?.address).toBe('/super-admin/jobs');
  });

  test('the start is the default module [NAV-01]', () => {
    expect(findHomeModule(webModules, brand, 'c')?.address).toBe('/clients/c/touchpoints/list');
  });

  test('a default module that is closed gives way to the first open one', () => {
    const closed = session({
      modules: [
        ['profilehub', 'v2'],
        ['touchpoints', 'v2'],
      ],
      keys: ['touchpoints/list'],
      start: 'profilehub',
    });
    expect(findHomeModule(webModules, closed, 'c')?.module).toBe('touchpoints');
  });

  test('the first screen is one that is built, in another module or further down the menu [NAV-01] [NAV-05]', () => {
    const bare = {
      label: 'suite:module.platform',
      icon: IconStack2,
      group: 'suite:module.platform',
    } as const;
    const roles = ['store_owner'] as const;
    const modules = [
      defineWebModule({
        name: 'reviews',
        menu: [{ key: 'communication/reviews', module: 'communication', roles }],
        looks: { 'communication/reviews': bare },
        screens: [{ path: 'communication/reviews', title: 'suite:module.platform' }],
      }),
      defineWebModule({
        name: 'stores',
        menu: [
          { key: 'platform/map', module: 'platform', roles },
          { key: 'platform/stores', module: 'platform', roles },
        ],
        looks: { 'platform/map': bare, 'platform/stores': bare },
        files: async () => ({ stores: async () => ({ default: () => null }) }),
        screens: [
          { path: 'platform/map', title: 'suite:module.platform' },
          { path: 'platform/stores', title: 'suite:module.platform', screen: 'stores' },
        ],
      }),
    ];
    const given = {
      keys: ['communication/reviews', 'platform/map', 'platform/stores'],
      start: 'communication',
    };
    const owner = session({
      ...given,
      modules: [
        ['communication', 'v2'],
        ['platform', 'v2'],
      ],
    });
    expect(findHomeModule(modules, owner, 'c')?.address).toBe('/clients/c/platform/stores');
    const alone = session({ ...given, modules: [['communication', 'v2']] });
    expect(findHomeModule(modules, alone, 'c')?.address).toBe('/clients/c/communication/reviews');
  });

  test('has no start module if no module is open [NAV-05]', () => {
    expect(
      findHomeModule(webModules, session({ modules: [['platform', 'v2']], keys: [] }), 'c'),
    ).toBeUndefined();
  });
});
