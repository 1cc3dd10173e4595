import { expect, test } from 'vitest';
import { ModuleRegistry } from '#platform/server/module-registry.ts';
import { grantedMenus } from './granted-menus.ts';

const registry = new ModuleRegistry([
  {
    menu: [
      { key: 'platform/leads', module: 'platform', roles: ['brand_admin', 'store_owner'] },
      { key: 'platform/forms', module: 'platform', roles: ['brand_admin'] },
      { key: 'touchpoints/list', module: 'touchpoints', roles: ['brand_admin'] },
    ],
  },
]);

test('a menu item needs the role, the client’s module and the gift, all three [NAV-10]', () => {
  const open = { role: 'brand_admin', modules: ['platform'], given: null } as const;
  expect([...grantedMenus(registry, open)]).toEqual(['platform/leads', 'platform/forms']);
  expect([...grantedMenus(registry, { ...open, role: 'store_owner' })]).toEqual(['platform/leads']);
  expect([
    ...grantedMenus(registry, { ...open, given: ['platform/forms', 'touchpoints/list'] }),
  ]).toEqual(['platform/forms']);
  expect([...grantedMenus(registry, { ...open, given: [] })]).toEqual([]);
  expect([...grantedMenus(registry, { ...open, modules: [] })]).toEqual([]);
});

test('two modules cannot bring the same menu item [NAV-10]', () => {
  const menu = [{ key: 'platform/leads', module: 'platform', roles: [] }] as const;
  expect(() => new ModuleRegistry([{ menu }, { menu }])).toThrow('platform/leads');
});
