import { expect, test } from 'vitest';
import { chooseDefaultModule, givenModules, offeredMenus } from './offered-menus.ts';

const byRole = [
  {
    role: 'store_owner' as const,
    modules: [
      { module: 'communication' as const, items: ['communication/reviews'] },
      { module: 'platform' as const, items: ['platform/leads', 'platform/opportunity'] },
      { module: 'settings' as const, items: [] },
    ],
  },
];
const session = {
  modules: (['platform', 'settings'] as const).map((module) => ({
    module,
    default: false,
    product: 'v2' as const,
    url: null,
  })),
};
const offered = offeredMenus(byRole, 'store_owner', session);

test('only menus that the role can have at this client are offered, never an empty module [USR-07]', () => {
  expect(offered).toEqual([
    { module: 'platform', items: ['platform/leads', 'platform/opportunity'] },
  ]);
});

test('only a module with an item given can be the default one [USR-07]', () => {
  const modules = givenModules(
    ['platform/leads'],
    [{ module: 'communication', items: ['communication/reviews'] }, ...offered],
  );
  expect(modules).toEqual(['platform']);
  expect(chooseDefaultModule('communication', modules)).toBe('platform');
  expect(chooseDefaultModule('platform', modules)).toBe('platform');
  expect(chooseDefaultModule('platform', [])).toBeNull();
});
