import { describe, expect, test } from 'vitest';
import { webModules } from '../modules.ts';
import { type Given, homeOf, openLines, openModules } from './client-menu.ts';

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
        .filter((key) => key.startsWith(`${module}/`))
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

describe('the menu of a user', () => {
  test('shows only what is available, in the order of the module [NAV-10]', () => {
    const keys = openLines(webModules, brand, 'touchpoints').map(({ key }) => key);
    expect(keys).toEqual(['touchpoints/list', 'touchpoints/import']);
    expect(openLines(webModules, brand, 'platform')).toEqual([]);
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

  test('the start is the default module [NAV-01]', () => {
    expect(homeOf(webModules, brand, 'c')?.address).toBe('/clients/c/touchpoints/list');
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
    expect(homeOf(webModules, closed, 'c')?.module).toBe('touchpoints');
  });

  test('who has nothing open has no start [NAV-05]', () => {
    expect(
      homeOf(webModules, session({ modules: [['platform', 'v2']], keys: [] }), 'c'),
    ).toBeUndefined();
  });
});
